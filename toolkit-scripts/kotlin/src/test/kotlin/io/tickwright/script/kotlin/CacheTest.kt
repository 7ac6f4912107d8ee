package io.tickwright.script.kotlin

import java.io.File
import java.nio.file.Files
import java.nio.file.Path
import java.nio.file.StandardCopyOption
import java.util.concurrent.TimeUnit
import kotlin.io.path.readBytes
import kotlin.io.path.writeBytes
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertNotEquals
import org.junit.jupiter.api.Assertions.assertNotNull
import org.junit.jupiter.api.Assertions.assertNull
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test
import org.junit.jupiter.api.io.TempDir

/** Compiled once: what a second start finds, and what it does when that is of no use. */
class CacheTest {
  @TempDir private lateinit var folder: Path

  private val cacheFolder
    get() = folder.resolve("cache")

  private val script = "val world by clock()\nvar n by integer(0)\non.tick { n += 1 }\n"

  /** In a process of its own, whose class path lacks the compiler. */
  private fun process(withCompiler: Boolean, text: String = script): String {
    val all = System.getProperty("java.class.path").split(File.pathSeparator)
    val compiler = all.filter { isKotlin(it) }
    val path = all.filter { !isKotlin(it) || "stdlib" in File(it).name }
    val jars = Files.createDirectories(folder.resolve("compiler"))
    if (withCompiler) {
      for (jar in compiler) {
        Files.copy(Path.of(jar), jars.resolve(File(jar).name), StandardCopyOption.REPLACE_EXISTING)
      }
    }
    val java = Path.of(System.getProperty("java.home"), "bin", "java").toString()
    val file = Cases.write(folder, text).toString()
    val options =
      listOf("-Dtickwright.kotlin.cache=$cacheFolder") +
        if (withCompiler) listOf("-Dtickwright.kotlin.compiler=$jars") else listOf()
    // Newer ones warn, where the tests look for what the script says, of what the compiler does.
    val quiet =
      if (Runtime.version().feature() >= 24) listOf("--sun-misc-unsafe-memory-access=allow")
      else listOf()
    val command =
      listOf(java) + quiet + options + listOf("-cp", path.joinToString(File.pathSeparator))
    val process =
      ProcessBuilder(command + listOf("io.tickwright.script.kotlin.PlayOnceKt", file))
        .redirectErrorStream(true)
        .start()
    val said = process.inputStream.readAllBytes().decodeToString().trim()
    assertTrue(process.waitFor(60, TimeUnit.SECONDS))
    return said
  }

  private fun isKotlin(entry: String): Boolean = KOTLIN.any { File(entry).name.startsWith(it) }

  private fun assertNeedsTheCompiler(text: String) {
    val said = process(withCompiler = false, text)
    assertTrue("kotlin-scripting-jvm-host" in said, said)
  }

  private fun theOnlyEntry(): Path =
    Files.list(cacheFolder).use { files -> files.toList() }.single()

  @Test
  fun aSecondStartNeedsNoCompilerAndComputesTheSame() {
    assertNeedsTheCompiler(script)
    val first = process(withCompiler = true)
    assertTrue(first.startsWith("n = 4, digest"), first)
    assertEquals(first, process(withCompiler = false))
    val cache = KotlinScriptCache(cacheFolder)
    assertEquals(1, cache.entries)
    assertEquals(Files.size(theOnlyEntry()), cache.bytes)
    assertNeedsTheCompiler("$script//")

    // Cut short, as by a full disk; and a byte that the disk has forgotten.
    val whole = theOnlyEntry().readBytes()
    for (damaged in listOf(whole.copyOf(whole.size / 2), whole.copyOf().also { it[999]++ })) {
      theOnlyEntry().writeBytes(damaged)
      assertNeedsTheCompiler(script)
    }
    assertEquals(first, process(withCompiler = true))
    assertEquals(whole.size, theOnlyEntry().readBytes().size, "and made anew")
  }

  @Test
  fun everyDamagedByteIsSeen() {
    val cache = KotlinScriptCache(cacheFolder)
    val program = Program("Main", mapOf("Main" to ByteArray(40) { it.toByte() }))
    cache.keep("key", program)
    assertNotNull(cache.find("key"))
    val whole = theOnlyEntry().readBytes()
    for (at in whole.indices) {
      theOnlyEntry().writeBytes(whole.copyOf().also { it[at]++ })
      assertNull(cache.find("key"), "byte $at")
      theOnlyEntry().writeBytes(whole.copyOf(at))
      assertNull(cache.find("key"), "cut at $at")
    }
    theOnlyEntry().writeBytes(whole)
    assertNotNull(cache.find("key"))
    cache.clear()
    assertEquals(0, cache.entries)
  }

  @Test
  fun whatHasNotBeenUsedForLongestGoesFirst() {
    val cache = KotlinScriptCache(cacheFolder)
    val program = Program("Main", mapOf())
    cache.keep("first", program)
    Files.setLastModifiedTime(theOnlyEntry(), java.nio.file.attribute.FileTime.fromMillis(1000))
    cache.keep("second", program)
    repeat(255) { cache.keep("key$it", program) }
    assertEquals(256, cache.entries)
    assertNull(cache.find("first"))
    assertNotNull(cache.find("second"))
  }

  @Test
  fun aFolderThatCannotBeMadeCostsNothingButTime() {
    val cache = KotlinScriptCache(Files.writeString(folder.resolve("file"), "").resolve("cache"))
    cache.keep("key", Program("Main", mapOf()))
    assertNull(cache.find("key"))
    assertEquals(listOf(0L, 0L), listOf(cache.entries.toLong(), cache.bytes))
  }

  @Test
  fun theFolderIsThePropertysOrTheSystems() {
    val before = System.getProperty(PROPERTY)
    try {
      System.setProperty(PROPERTY, "$cacheFolder")
      assertEquals(cacheFolder, KotlinScriptCache.ofUser().folder)
      System.clearProperty(PROPERTY)
      val folder = KotlinScriptCache.ofUser().folder
      assertNotEquals(cacheFolder, folder)
      assertTrue(folder.isAbsolute && folder.endsWith(Path.of("tickwright", "kotlin-scripts")))
    } finally {
      if (before != null) System.setProperty(PROPERTY, before)
    }
  }

  private companion object {
    val KOTLIN = listOf("kotlin-", "kotlinx-", "asm-")
    const val PROPERTY = "tickwright.kotlin.cache"
  }
}
