package io.tickwright.script.kotlin

import io.tickwright.script.HandlerPlace
import io.tickwright.script.Place
import io.tickwright.script.ScriptRefused
import java.lang.reflect.InvocationTargetException

/** Turns what a running script threw into a refusal: whose line, what is wrong, what is right. */
internal class Faults(private val text: ScriptText, private val main: String) {
  fun refusal(thrown: Throwable, during: String, tick: Long): ScriptRefused {
    val cause = if (thrown is InvocationTargetException) thrown.targetException else thrown
    return when (cause) {
      is Mistake -> refusal(cause, cause.problem, cause.cure, during, tick)
      is ScriptStopped ->
        refusal(cause, "the script was stopped: its host interrupted the thread.", "", during, tick)
      is StackOverflowError ->
        refusal(
          cause,
          "stack overflow: calls nest too deeply.",
          "Does a function call itself without end?",
          during,
          tick,
        )
      is IllegalArgumentException,
      is IllegalStateException -> {
        val said = sentence(cause.message ?: "$cause")
        val cure =
          if ("NaN" in said) "Look at what it is computed from: 0.0 / 0.0 is no number." else ""
        refusal(cause, said, cure, during, tick)
      }
      else ->
        refusal(
          cause,
          sentence("${cause.javaClass.simpleName}: ${cause.message}"),
          "",
          during,
          tick,
        )
    }
  }

  fun refusal(
    thrown: Throwable,
    problem: String,
    cure: String,
    during: String,
    tick: Long,
  ): ScriptRefused {
    val cause = if (thrown is InvocationTargetException) thrown.targetException else thrown
    return ScriptRefused(place(cause), problem, cure, notes(during, tick), cause)
  }

  /** The script's innermost line that had a part in it, and in that line what it called. */
  private fun place(thrown: Throwable): Place {
    val trace = thrown.stackTrace
    // What the compiler made by itself and what it inlined stands in no line of the text.
    val at =
      trace.indexOfFirst {
        it.fileName == text.shown && it.className.startsWith(main) && text.has(it.lineNumber)
      }
    if (at < 0) return Place.of(text.shown)
    // In which call a stack ends is chance: the line is told, and no word of it.
    val called = if (at == 0 || thrown is StackOverflowError) "" else wordOf(trace[at - 1])
    val line = trace[at].lineNumber
    return if (called == "provideDelegate") text.declaration(line) else text.word(line, called)
  }

  /** As the script spells it: a property without its `get`, no name mangled by a value class. */
  private fun wordOf(frame: StackTraceElement): String {
    val name = frame.methodName.substringBefore('-').removeSuffix("\$default")
    val property = Regex("(?:get|set)([A-Z].*)").matchEntire(name) ?: return name
    return property.groupValues[1].replaceFirstChar { it.lowercaseChar() }
  }

  private fun notes(during: String, tick: Long): List<String> {
    val event = during.substringBefore(' ')
    val where = if (event in EVENTS) "on.${during.replace(' ', '.')}" else during
    val note = HandlerPlace.of(where, if (event == "frame") 0 else tick + 1)
    return if (note.isEmpty()) emptyList() else listOf(note)
  }

  private fun sentence(words: String): String =
    if (words.trimEnd().lastOrNull() in listOf('.', '!', '?')) words else "$words."

  private companion object {
    val EVENTS = setOf("start", "action", "release", "fired", "beat", "gained", "tick", "frame")
  }
}
