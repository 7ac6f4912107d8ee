package io.tickwright.script.kotlin.compiler

import io.tickwright.script.kotlin.ScriptText
import io.tickwright.sim.Names

/** What is wrong and what would be right, a sentence each; the cure may be empty. */
internal class Advice(val problem: String, val cure: String)

/** Says in a game author's words what the compiler says in its own. */
internal class Advices(private val text: ScriptText) {
  fun of(message: String, line: String, argument: String): Advice {
    Idioms(text).of(message, line, argument)?.let {
      return it
    }
    val actual = ACTUAL.find(message)?.groupValues?.get(1)
    if (actual != null) {
      val expected = EXPECTED.findAll(message).map { it.groupValues[1] }.toList()
      return mismatch(actual, expected, argument)
    }
    UNRESOLVED.find(message)?.let {
      return unresolved(it.groupValues[1])
    }
    BLOCK.find(message)?.let {
      return notHere(it.groupValues[1])
    }
    if (message.startsWith("Syntax error")) return syntax(message)
    if (clash(message).isNotEmpty()) {
      return Advice("`${clash(message)}` is declared already.", "Choose another name.")
    }
    NULL.find(message)?.let {
      return Advice("null is nothing, where ${nounOf(it.groupValues[1])} belongs.", "")
    }
    return Advice(sentence(message.lines().first { it.isNotBlank() }), "")
  }

  private fun mismatch(actual: String, expected: List<String>, argument: String): Advice {
    if (actual == "Int" && "Long" in expected) {
      return Advice(
        "`$argument` is an Int where a whole number of the game belongs, which is a Long.",
        "Write ${Idioms.asLong(argument)}.",
      )
    }
    if (actual == "Long" && "Int" in expected) {
      return Advice(
        "`$argument` is a Long where an Int belongs.",
        "Write ${Idioms.enclosed(argument)}.toInt().",
      )
    }
    val wanted = MEASURES.firstOrNull { measure -> expected.any { measure.type.matches(it) } }
    if (wanted == null) {
      return Advice("`$argument` is $actual where ${expected.first()} belongs.", "")
    }
    val number = actual in NUMBERS
    val literal = argument.toBigDecimalOrNull()
    val problem =
      if (number && wanted.unit.isNotEmpty())
        "`$argument` has no unit where ${wanted.noun} belongs."
      else "`$argument` is ${nounOf(actual)} where ${wanted.noun} belongs."
    val cure =
      if (number && literal != null && literal.signum() >= 0 && wanted.unit.isNotEmpty())
        "Write $argument${wanted.unit}${if (wanted.other.isEmpty()) "" else ", or ${wanted.other}"}."
      else "Write ${wanted.example}."
    return Advice(problem, cure)
  }

  private fun nounOf(type: String): String =
    when (type) {
      "Int" -> "a plain number"
      "Double",
      "Float" -> "a fraction"
      else -> MEASURES.firstOrNull { it.type.matches(type) }?.noun ?: "of the type $type"
    }

  private fun unresolved(name: String): Advice {
    val known = Regex("""\b(?:val|var|fun|class|object)\s+(\w+)""").findAll(text.text)
    val names = known.map { it.groupValues[1] }.toList() + Vocabulary.words
    val nearest = Names.cure(name, names.distinct() - name)
    return Advice(
      "there is no `$name` here.",
      if (nearest.startsWith("Did")) nearest else "Declare it, or import it at the top.",
    )
  }

  private fun notHere(word: String): Advice =
    Advice(
      "`$word` cannot be said within this block.",
      "Within a row, a sequence or a flow only its own words count; declare at the top level.",
    )

  private fun syntax(message: String): Advice {
    val first = message.lines().first().substringAfter("Syntax error: ").removeSuffix(".")
    // The compiler loses the second quote of a mark at the end.
    val said = first.replace(Regex("'(\\W)$"), "'$1'").replaceFirstChar { it.lowercaseChar() }
    return Advice(
      "this is no Kotlin: $said.",
      "Look at the mark and just before it: something is missing there, or too much.",
    )
  }

  private fun sentence(words: String): String = "${words.trimEnd('.', ':')}."

  private class Measure(
    type: String,
    val noun: String,
    val example: String,
    val unit: String = "",
    val other: String = "",
  ) {
    val type = Regex("(?:kotlin\\.time\\.)?$type")
  }

  companion object {
    /** The property that is declared twice, if that is what the message is about. */
    fun clash(message: String): String =
      CLASH.find(message)?.groupValues?.get(1)?.replaceFirstChar { it.lowercaseChar() }
        ?: TWICE.find(message)?.groupValues?.get(1)
        ?: ""

    /** Each use of a name that is declared twice. */
    private val TWICE =
      Regex("""Overload resolution ambiguity.*\s+va[lr] (\w+): .*\s+va[lr] \1: """)
    private val NULL = Regex("""Null cannot be a value of a non-null type '([^']+)'""")
    private val CLASH = Regex("""declaration clash.*\((?:get|set)(\w+)\(""")
    private val ACTUAL = Regex("""actual type is '([^']+)'""")
    private val EXPECTED = Regex("""but '([^']+)' was expected""")
    private val UNRESOLVED = Regex("""Unresolved reference '([^']+)'""")
    private val BLOCK =
      Regex("""'fun (?:<[^>]*> )?(?:\w+\.)?(\w+)\(.*cannot be called in this context""")
    private val NUMBERS = setOf("Int", "Long", "Double", "Float")

    /** In the order of preference, when a word takes more than one of them. */
    private val MEASURES =
      listOf(
        Measure(
          "Duration",
          "a duration",
          "a duration, such as 1.5.seconds or \"1/3s\"",
          ".seconds",
          "exact text such as \"1/3s\"",
        ),
        Measure("PerSecond", "a rate", "a rate, such as 2.5.perSecond", ".perSecond"),
        Measure(
          "Speed",
          "a speed",
          "a ratio, such as 1 over 3; in Kotlin 1/3 is 0, and 0.333 is no third",
        ),
        Measure("KProperty0<.*", "a property", "its name, such as ::shells"),
        Measure("Angle", "an angle", "an angle, such as 60.degrees", ".degrees"),
        Measure("Ticks", "a count of steps", "a count of steps, such as 30.ticks", ".ticks"),
        Measure(
          "Units",
          "a length of time",
          "a length of time, such as units(\"1.5s\") or reload.left",
        ),
        Measure(
          "(?:Runnable|LongConsumer|Function\\d.*|\\(.*\\) -> .*|KFunction0.*|ActionEvent\\..*)",
          "a function",
          "a block { … }, or a function's name as ::shoot",
        ),
        Measure(
          "Fixed",
          "a fixed-point number",
          "a fixed-point number, such as 2.fixed or \"2.5\".fixed",
        ),
        Measure("Long", "a whole number", "a whole number"),
        Measure("Boolean", "a yes or no", "true or false"),
        Measure("String", "a text", "a text in quotes"),
      )
  }
}
