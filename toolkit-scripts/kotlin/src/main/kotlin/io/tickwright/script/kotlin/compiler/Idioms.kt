package io.tickwright.script.kotlin.compiler

import io.tickwright.script.kotlin.ScriptText
import io.tickwright.sim.Names

/** Knows what game authors write that Kotlin, or the toolkit in Kotlin, says in another way. */
internal class Idioms(private val text: ScriptText) {
  /** The advice, or null when the message is about nothing of the kind. */
  fun of(message: String, line: String, argument: String): Advice? {
    COMPARED.find(message)?.destructured?.let { (operator, left, right) ->
      return compared(argument, operator, left, right)
    }
    unknownArgument(message)?.let {
      return Advice("there is no argument `$it` here.", Names.cure(it, ARGUMENTS))
    }
    REFUSED.find(message)?.groupValues?.get(1)?.let {
      return Advice(it.substringBefore(" Write "), "Write " + it.substringAfter(" Write "))
    }
    if (REASSIGNED in message) return reassigned(line, argument)
    if (message.startsWith("Inapplicable candidate")) return rowOfNone(argument)
    if (message.startsWith(NO_CANDIDATE) && MISMATCH !in message) {
      return called(message, line, argument)
    }
    return null
  }

  private fun compared(argument: String, operator: String, left: String, right: String): Advice {
    val sides = argument.split(operator).map { it.trim() }
    if (sides.size != 2) {
      return Advice("${article(left)} and ${article(right)} are never the same.", "")
    }
    val (a, b) = sides
    val better =
      alike(b, right, left)?.let { "$a $operator $it" }
        ?: alike(a, left, right)?.let { "$it $operator $b" }
    return Advice(
      "`$a` is ${article(left)} and `$b` is ${article(right)}, which are never the same.",
      if (better == null) "" else "Write $better.",
    )
  }

  /**
   * How an expression of one type is written to be compared with another type, if there is a way.
   */
  private fun alike(said: String, type: String, other: String): String? =
    when {
      type == "Int" && other == "Long" -> asLong(said)
      type in WHOLE && other == "Fixed" -> "${enclosed(said)}.fixed"
      type == "Double" && other == "Fixed" && isNumber(said) -> "\"$said\".fixed"
      type in LITERALS && other == "Angle" && isNumber(said) -> "${enclosed(said)}.degrees"
      type == "Phases" && other == "String" -> "$said.now"
      type == "String" && Regex("enum\\s+class\\s+$other\\b") in text.text ->
        "$other.${said.trim('"')}"
      else -> null
    }

  private fun reassigned(line: String, name: String): Advice {
    if (Regex("\\.\\s*$name\\s*[-+*/%]?=") in line) {
      return Advice(
        "`$name` is only read, and cannot be assigned.",
        if (name in OF_A_TIMER) "Call arm(…) or cancel()." else "",
      )
    }
    val word = Regex("\\bval\\s+$name\\s+by\\s+(?:\\w+\\.)?(\\w+)").find(text.text)
    val thing = THINGS[word?.groupValues?.get(1)]
    if (thing != null) {
      val cure = thing.substringAfter(": ", "").replace("IT", name)
      return Advice("`$name` is ${thing.substringBefore(':')}, and cannot be assigned.", cure)
    }
    return Advice("`$name` is declared with val, and a val does not change.", "Say var.")
  }

  private fun rowOfNone(name: String): Advice? =
    if (Regex("\\.table\\(\\s*::\\s*$name\\b") in text.text)
      Advice("`$name` is no class of rows.", "Write class $name : Row() { … }.")
    else null

  private fun called(message: String, line: String, argument: String): Advice {
    val name = CANDIDATE.find(message)?.groupValues?.get(1) ?: argument
    val texts = Regex("oneOf\\(\\s*\"(.*)\"").find(line)?.groupValues?.get(1)
    if (texts == null) {
      val given =
        if (argument.isEmpty()) "takes something, and got nothing" else "takes no such thing"
      return Advice("`$name` $given.", "")
    }
    val names = texts.split(Regex("\"\\s*,\\s*\"")).joinToString(", ")
    return Advice(
      "oneOf takes no texts: a choice is one constant of an enum.",
      "Write enum class Kind { $names }, and oneOf<Kind>().",
    )
  }

  companion object {
    const val REASSIGNED = "'val' cannot be reassigned"
    const val MISMATCH = "actual type is"
    const val NO_CANDIDATE = "None of the following candidates is applicable"

    /** The name of an argument that no word of the toolkit has, if that is what is wrong. */
    fun unknownArgument(message: String): String? =
      NO_ARGUMENT.find(message)?.groupValues?.get(1)?.takeIf { it !in ARGUMENTS }

    /** As an expression that something can be called on. */
    fun enclosed(said: String): String = if (SIMPLE.matches(said)) said else "($said)"

    fun asLong(said: String): String =
      if (said.toLongOrNull() != null) "${said}L" else "${enclosed(said)}.toLong()"

    private fun article(type: String): String =
      NOUNS[type] ?: if (type[0] in "AEIO") "an $type" else "a $type"

    private fun isNumber(said: String): Boolean = said.toBigDecimalOrNull() != null

    private val COMPARED = Regex("Operator '([!=]=)' cannot be applied to '([^']+)' and '([^']+)'")
    private val NO_ARGUMENT = Regex("No parameter with name '(\\w+)' found")

    /** What the toolkit's own declarations say of a use that they refuse. */
    private val REFUSED = Regex("' is deprecated\\. (.* Write .*)")
    private val CANDIDATE = Regex("fun (?:<[^>]*>+ )?(?:\\w+\\.)?(\\w+)\\(")
    private val NOUNS = mapOf("String" to "a text", "Phases" to "a set of phases")
    private val SIMPLE = Regex("[\\w.]+(?:\\(\\))?")
    private val WHOLE = setOf("Int", "Long")
    private val LITERALS = setOf("Int", "Double")
    private val ARGUMENTS = listOf("into", "most", "whenever", "rate", "every", "phase", "owner")
    private val OF_A_TIMER = setOf("left", "spent", "total", "running")

    /** What a word declares, and what is done instead of assigning it. */
    private val THINGS =
      mapOf(
        "timer" to "a timer: Call IT.arm(…) or IT.cancel().",
        "bank" to "a bank: Write IT.rate = 3.perSecond.",
        "metronome" to "a metronome",
        "action" to "an action",
        "signal" to "a signal: Call IT.emit(…).",
        "stream" to "a stream",
        "phases" to "a set of phases: Call IT.go(…).",
        "sequence" to "a sequence: Call IT.start() or IT.cancel().",
        "table" to "a table: Call IT.spawn { … }.",
        "clock" to "a clock: Write IT.speed = 1 over 2.",
        "easeAngle" to "something drawn: Call IT.to(…).",
        "easeValue" to "something drawn: Call IT.to(…).",
      )
  }
}
