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
  fun everySnippetCompilesAndPrintsWhatStandsBelowIt(@TempDir folder: Path) {
    val snippets = blocks("kotlin").toList()
    assertTrue(snippets.size > 5, "the page has snippets")
    val imports = blocks("").first().groupValues[1]
    val files =
      snippets.mapIndexed { i, snippet ->
        Files.writeString(folder.resolve("Snippet$i.kt"), imports + "\n" + snippet.groupValues[1])
      }
    assertEquals(emptyList<String>(), Compiling(folder).errorsIn(files))

    var ran = 0
    URLClassLoader(arrayOf(folder.resolve("classes").toUri().toURL()), javaClass.classLoader).use {
      snippets.forEachIndexed { i, snippet ->
        if ("fun main()" in snippet.groupValues[1]) {
          val printed = printed { it.loadClass("Snippet${i}Kt").getMethod("main").invoke(null) }
          assertEquals(textBelow(snippet), printed, "snippet $i")
          ran++
        }
      }
    }
    assertTrue(ran > 4, "snippets were run")
  }

  private fun blocks(language: String): Sequence<MatchResult> =
    Regex("(?m)^```$language\n((?s:.*?))^```$").findAll(page)

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
