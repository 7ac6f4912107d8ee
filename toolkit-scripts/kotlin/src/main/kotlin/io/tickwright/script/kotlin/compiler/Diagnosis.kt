package io.tickwright.script.kotlin.compiler

import io.tickwright.script.Place
import io.tickwright.script.ScriptRefused
import io.tickwright.script.kotlin.ScriptText
import kotlin.script.experimental.api.ScriptDiagnostic
import kotlin.script.experimental.api.SourceCode

/** Turns what the compiler says of a script into a refusal with the cure. */
internal class Diagnosis(private val text: ScriptText) {
  fun refusal(reports: List<ScriptDiagnostic>): ScriptRefused {
    val errors =
      reports.filter { it.severity >= ScriptDiagnostic.Severity.ERROR && FOLLOWS !in it.message }
    val first = plainest(errors)
    if (first == null) return ScriptRefused(Place.of(text.shown), "it does not compile.", "")
    val others = (errors - first).filter { it.location != null && !follows(it, first) }
    val advice = advice(first)
    val notes = others.take(MOST_NOTES).map { "also ${place(it).label()}: ${advice(it).problem}" }
    val more =
      if (others.size > MOST_NOTES) listOf("and ${others.size - MOST_NOTES} more.") else listOf()
    return ScriptRefused(place(first), advice.problem, advice.cure, notes + more, first.exception)
  }

  private fun plainest(errors: List<ScriptDiagnostic>): ScriptDiagnostic? =
    // What the parser could not read makes nonsense of what is said of the rest.
    errors.firstOrNull { SYNTAX in it.message }
      ?: errors.firstOrNull()?.let { first ->
        // Of an argument that there is not, no door is left, and each is told for its own reason.
        errors.firstOrNull {
          line(it) == line(first) &&
            (Idioms.unknownArgument(it.message) != null || PROPERTY in it.message)
        } ?: first
      }

  /** Whether it is no mistake of its own, but what the compiler makes of the first one. */
  private fun follows(error: ScriptDiagnostic, first: ScriptDiagnostic): Boolean {
    val clash = Advices.clash(first.message)
    return SYNTAX in first.message ||
      clash.isNotEmpty() && clash == Advices.clash(error.message) ||
      line(error) == line(first) &&
        (Idioms.REASSIGNED in first.message && marked(error) == ASSIGNED ||
          (Idioms.unknownArgument(first.message) != null || PROPERTY in first.message) &&
            OF_A_CALL in error.message ||
          Idioms.NO_CANDIDATE in first.message && "No value passed" in error.message)
  }

  private fun line(error: ScriptDiagnostic): Int = error.location?.start?.line ?: 0

  private fun advice(error: ScriptDiagnostic): Advice =
    Advices(text).of(error.message, text.line(line(error)), argument(error))

  private fun place(error: ScriptDiagnostic): Place {
    val clash = Advices.clash(error.message)
    if (clash.isNotEmpty()) return text.declaredAgain(clash)
    val start = error.location?.start ?: return Place.of(text.shown)
    val marked = marked(error)
    if (marked == ASSIGNED) {
      val value = argument(error)
      val at = text.line(start.line).indexOf(value, start.col)
      return text.place(start.line, at + 1, value.length)
    }
    return text.place(start.line, start.col, marked.length)
  }

  /** What the compiler's mark covers, of its first line. */
  private fun marked(error: ScriptDiagnostic): String {
    val location = error.location ?: return ""
    val line = text.line(location.start.line)
    val end = location.end?.takeIf { it.line == location.start.line }?.col ?: (line.length + 1)
    return line.substring(
      from(location, line),
      (end - 1).coerceIn(from(location, line), line.length),
    )
  }

  private fun from(location: SourceCode.Location, line: String): Int =
    (location.start.col - 1).coerceIn(0, line.length)

  /** What is in question: the marked text, what it is called with, or what is assigned there. */
  private fun argument(error: ScriptDiagnostic): String {
    val location = error.location ?: return ""
    val line = text.line(location.start.line)
    val marked = marked(error)
    val after = line.substring((from(location, line) + marked.length).coerceAtMost(line.length))
    if (marked == ASSIGNED) return after.substringBefore(';').trim().removeSuffix("}").trim()
    if (!after.startsWith("(") || "applicable" !in error.message) return marked
    var depth = 0
    for ((i, c) in after.withIndex()) {
      if (c == '(') depth++
      if (c == ')') depth--
      if (depth == 0 || (depth == 1 && c == ',')) return after.substring(1, i).trim()
    }
    return after.drop(1)
  }

  private companion object {
    const val SYNTAX = "Syntax error"
    const val ASSIGNED = "="

    /** Said beside the error that it follows from. */
    const val FOLLOWS = "Captured values cannot be initialized"
    const val PROPERTY = "but 'KProperty0<"
    val OF_A_CALL = Regex("argument|parameter|candidate", RegexOption.IGNORE_CASE)
    const val MOST_NOTES = 4
  }
}
