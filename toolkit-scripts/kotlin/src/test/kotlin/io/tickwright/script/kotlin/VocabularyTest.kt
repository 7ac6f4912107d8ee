package io.tickwright.script.kotlin

import io.tickwright.dsl.On
import io.tickwright.script.Vocabulary
import io.tickwright.script.kotlin.compiler.Vocabulary as Words
import java.util.TreeSet
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test

/** What a script can say is one list for all languages, and Kotlin says all of it. */
class VocabularyTest {
  /** What Kotlin says in another way, and how. */
  private val otherwise =
    mapOf(
      "state" to "by",
      "view" to "by easeAngle(…)",
      "on" to "on.fired(…) { }",
      "ratio" to "1 over 3",
      "seconds" to "kotlin.time: 1.5.seconds",
    )

  @Test
  fun everyWordIsThere() {
    val missing = Vocabulary.get().words().map { it.name() } - Words.words - otherwise.keys
    assertTrue(Words.words.size > 100, "${Words.words}")
    assertEquals(listOf<String>(), missing)
  }

  @Test
  fun everyEventIsThereAndNoOther() {
    val said = On::class.java.declaredMethods.map { it.name }.filter { it.none { c -> c in "$-_" } }
    val events = Vocabulary.get().events().map { it.name() }
    assertEquals(TreeSet(events), TreeSet(said - "getHandlers"))
  }
}
