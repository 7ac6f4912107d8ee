package io.tickwright.dsl

import java.io.ByteArrayOutputStream
import java.io.PrintStream
import java.net.URLClassLoader
import java.nio.file.Files
import java.nio.file.Path
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test
import org.junit.jupiter.api.io.TempDir

/** The Kotlin page of the guide says nothing that does not compile, run and print as it says. */
class KotlinGuideTest {
  private val page = Files.readString(Path.of("../docs/kotlin.md")).replace("\r\n", "\n")

  @Test
  fun everySnippetCompilesWithThoseBeforeItAndPrintsWhatStandsBelowIt(@TempDir folder: Path) {
    val programs = programs()
    assertTrue(programs.size > 5, "the page has programs")
    val files =
      programs.mapIndexed { i, program ->
        Files.writeString(folder.resolve("Program$i.kt"), "package step$i\n${program.source}")
      }
    assertEquals(emptyList<String>(), Compiling(folder).errorsIn(files))

    URLClassLoader(arrayOf(folder.resolve("classes").toUri().toURL()), javaClass.classLoader).use {
      programs.forEachIndexed { i, program ->
        val main = it.loadClass("step$i.Program${i}Kt").getMethod("main")
        assertEquals(program.prints, printed { main.invoke(null) }, "program $i")
      }
    }
  }

  private class Program(val source: String, val prints: String)

  /** Each `main` of the page, in a file with all that a reader has written down before it. */
  private fun programs(): List<Program> {
    var game = ""
    val programs = ArrayList<Program>()
    for (snippet in Regex("(?m)^```kotlin(?: inside (\\w+))?\n((?s:.*?))^```$").findAll(page)) {
      val (home, text) = snippet.destructured
      when {
        home.isNotEmpty() -> game = inside(home, game, text)
        "fun main()" in text -> programs += Program("$game\n$text", textBelow(snippet))
        else -> game += "\n" + text
      }
    }
    return programs
  }

  private fun inside(home: String, game: String, text: String): String {
    val end = game.indexOf("\n}\n", game.indexOf("class $home "))
    assertTrue(end > 0, "there is a class $home")
    return game.substring(0, end) + "\n\n" + text.trimEnd() + game.substring(end)
  }

  private fun textBelow(snippet: MatchResult): String =
    Regex("\\A\\s*```text\n((?s:.*?))```")
      .find(page.substring(snippet.range.last + 1))!!
      .groupValues[1]

  private fun printed(body: () -> Unit): String {
    val before = System.out
    val caught = ByteArrayOutputStream()
    System.setOut(PrintStream(caught, true, Charsets.UTF_8))
    try {
      body()
    } finally {
      System.setOut(before)
    }
    return caught.toString(Charsets.UTF_8).replace("\r\n", "\n")
  }
}
