package io.tickwright.dsl

import java.nio.file.Files
import java.nio.file.Path
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test

/** Nothing that a user may call is without words. */
class KDocTest {
  private val sources = Path.of("src/main/kotlin/io/tickwright/dsl")

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

  private fun kotlinFiles(): List<Path> = Files.list(sources).use { it.sorted().toList() }

  private companion object {
    val PUBLIC = Regex("""^\s*public (?!override)|^public (?!override)""")
  }
}
