package io.tickwright.script.kotlin

import java.io.IOException
import java.io.UncheckedIOException
import java.nio.file.Files
import java.nio.file.Path
import java.nio.file.StandardCopyOption.ATOMIC_MOVE
import java.nio.file.StandardCopyOption.REPLACE_EXISTING
import java.nio.file.attribute.FileTime
import java.time.Instant

/**
 * Compiled scripts on disk, one file each, named by all that their code depends on. Several
 * processes may use it at once: a file is there whole or not at all, and one that is damaged is as
 * good as none.
 *
 * What lies in it is run as code, so it belongs in a folder that only its user can write.
 */
public class KotlinScriptCache(
  /** Where it lies; made when the first script is kept. */
  public val folder: Path
) {
  /** How many compiled scripts are in it. */
  public val entries: Int
    get() = kept().size

  /** What they take on disk, in bytes. */
  public val bytes: Long
    get() = kept().sumOf { sizeOf(it) }

  /** Throws all of it away. */
  public fun clear() {
    for (file in kept()) delete(file)
  }

  internal fun find(key: String): Program? {
    val file = folder.resolve(key + ENDING)
    return try {
      val program = Program.decoded(Files.readAllBytes(file))
      touch(file)
      program
    } catch (_: IOException) {
      null
    }
  }

  /** Keeps a program; a disk that is full or not to be written costs speed and nothing else. */
  internal fun keep(key: String, program: Program) {
    try {
      Files.createDirectories(folder)
      val half = Files.createTempFile(folder, key.take(SHORT), ".half")
      try {
        Files.write(half, program.encoded())
        Files.move(half, folder.resolve(key + ENDING), ATOMIC_MOVE, REPLACE_EXISTING)
      } finally {
        Files.deleteIfExists(half)
      }
      for (old in kept().sortedByDescending { usedAt(it) }.drop(MOST)) delete(old)
    } catch (_: IOException) {
      // Compiled again next time.
    }
  }

  private fun kept(): List<Path> =
    try {
      Files.list(folder).use { files -> files.filter { "$it".endsWith(ENDING) }.toList() }
    } catch (_: IOException) {
      emptyList()
    } catch (_: UncheckedIOException) {
      emptyList()
    }

  private fun sizeOf(file: Path): Long =
    try {
      Files.size(file)
    } catch (_: IOException) {
      0
    }

  private fun usedAt(file: Path): FileTime =
    try {
      Files.getLastModifiedTime(file)
    } catch (_: IOException) {
      FileTime.fromMillis(0)
    }

  private fun touch(file: Path) {
    try {
      Files.setLastModifiedTime(file, FileTime.from(Instant.now()))
    } catch (_: IOException) {
      // It may be thrown away before others, no more.
    }
  }

  private fun delete(file: Path) {
    try {
      Files.deleteIfExists(file)
    } catch (_: IOException) {
      // Somebody reads it just now.
    }
  }

  /** Where the cache of this user is. */
  public companion object {
    private const val ENDING = ".program"
    private const val SHORT = 8
    private const val MOST = 256

    /**
     * The cache that scripts are kept in: the folder that the system property
     * `tickwright.kotlin.cache` names, else `tickwright/kotlin-scripts` in the folder that the
     * operating system has for a user's caches.
     */
    @JvmStatic
    public fun ofUser(): KotlinScriptCache =
      KotlinScriptCache(
        System.getProperty("tickwright.kotlin.cache")?.let { Path.of(it) }
          ?: conventional().resolve("tickwright").resolve("kotlin-scripts")
      )

    private fun conventional(): Path {
      val home = Path.of(System.getProperty("user.home"))
      val system = System.getProperty("os.name").lowercase(java.util.Locale.ROOT)
      return when {
        "windows" in system -> variable("LOCALAPPDATA") ?: home.resolve("AppData").resolve("Local")
        "mac" in system -> home.resolve("Library").resolve("Caches")
        else -> variable("XDG_CACHE_HOME") ?: home.resolve(".cache")
      }
    }

    private fun variable(name: String): Path? =
      System.getenv(name)?.takeIf { it.isNotBlank() }?.let { Path.of(it) }?.takeIf { it.isAbsolute }
  }
}
