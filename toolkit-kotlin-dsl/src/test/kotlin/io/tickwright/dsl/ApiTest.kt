package io.tickwright.dsl

import io.tickwright.sim.World
import java.nio.file.Files
import java.nio.file.Path
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test

/** What users compile against changes only on purpose, and never without words. */
class ApiTest {
  private val sources = Path.of("src/main/kotlin/io/tickwright/dsl")

  /** Kotlin's `internal` is public to the JVM; these are nobody's to use. */
  private val internal = setOf("Birth", "FlowTask", "TableWalk")

  @Test
  fun theApiIsTheOneCheckedIn() {
    val classes = Path.of(Row::class.java.protectionDomain.codeSource.location.toURI())
    val dump = ApiDump(classes, internal).text()
    val file = Path.of("api/toolkit-kotlin-dsl.api")
    if (java.lang.Boolean.getBoolean("api.update")) {
      Files.createDirectories(file.parent)
      Files.writeString(file, dump)
    }
    assertTrue(dump.lines().size > 200, "an API was read")
    assertEquals(
      Files.readString(file),
      dump,
      "The API differs from $file. If that is meant, run the tests with -Dapi.update=true and" +
        " commit the file: removing or changing a line breaks compiled users.",
    )
  }

  @Test
  fun everyPublicSymbolSaysWhatItIsFor() {
    val silent = ArrayList<String>()
    var symbols = 0
    for (file in kotlinFiles()) {
      val lines = Files.readAllLines(file)
      lines.forEachIndexed { i, line ->
        if (PUBLIC.containsMatchIn(line)) {
          symbols++
          val above = lines.subList(0, i).lastOrNull { !it.trim().startsWith("@") } ?: ""
          val isDocumented = above.trim().endsWith("*/") || "*/ public" in line
          if (!isDocumented) silent += "${file.fileName}:${i + 1}: ${line.trim()}"
        }
      }
    }
    assertTrue(symbols > 200, "symbols were looked at")
    assertEquals(emptyList<String>(), silent)
  }

  /**
   * What the core does not mark, Kotlin would see as a type with `!` that may or may not be null.
   */
  @Test
  fun everyCorePackageSaysWhatMayBeNull() {
    val packages =
      Regex("exports (io\\.tickwright\\.[a-z.]+)")
        .findAll(Files.readString(Path.of("../toolkit-core/src/main/java/module-info.java")))
        .map { it.groupValues[1] }
        .toList()
    assertTrue(packages.size > 8, packages.toString())
    val unmarked =
      packages.filter { name ->
        // By name and not by path: the core is a folder in one build and a jar in another.
        val info = World::class.java.getResource("/${name.replace('.', '/')}/package-info.class")
        info == null || "NullMarked" !in String(info.readBytes(), Charsets.ISO_8859_1)
      }
    assertEquals(emptyList<String>(), unmarked)
  }

  private fun kotlinFiles(): List<Path> = Files.list(sources).use { it.sorted().toList() }

  private companion object {
    val PUBLIC = Regex("""^\s*public (?!override)|^public (?!override)""")
  }
}
