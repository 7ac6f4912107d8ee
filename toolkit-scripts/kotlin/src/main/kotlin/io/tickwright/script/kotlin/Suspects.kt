package io.tickwright.script.kotlin

import io.tickwright.script.Suspect

/**
 * Finds, by its lines, what a script could remember outside its state: a top-level `var` that is
 * not declared with `by`, and a top-level collection that something is put into. A guess, for a
 * reader who knows already that something is remembered.
 */
internal class Suspects(private val text: ScriptText) {
  private val lines = text.text.lines()

  fun all(): List<Suspect> = lines.indices.mapNotNull { suspect(it) }

  private fun suspect(at: Int): Suspect? {
    val declaration = DECLARATION.find(lines[at]) ?: return null
    val (kind, name) = declaration.destructured
    if (BY.containsMatchIn(lines[at])) return null
    val written = lines.indices.filter { it != at && writes(lines[it], name) }
    val isSuspect = if (kind == "var") true else written.isNotEmpty()
    if (!isSuspect) return null
    val what = lines[at].substringBefore("//").trim()
    return Suspect(
      text.word(at + 1, name),
      what,
      written.map { "${enclosing(it)} (line ${it + 1})" },
    )
  }

  private fun writes(line: String, name: String): Boolean =
    Regex("""(?<![\w.])$name\s*([-+*/%]?=(?!=)|\+\+|--|\[.*]\s*=(?!=)|\.($CHANGING)\()""")
      .containsMatchIn(line) || Regex("""(\+\+|--)$name\b""").containsMatchIn(line)

  /** The function or handler that a line stands in, as it is called at the top level. */
  private fun enclosing(at: Int): String {
    val opener =
      lines.take(at + 1).last { it.isNotBlank() && !it[0].isWhitespace() && it[0] != '}' }
    return HEAD.find(opener)?.groupValues?.drop(1)?.first { it.isNotEmpty() } ?: "the top level"
  }

  private companion object {
    const val CHANGING =
      "add|addAll|put|remove|removeAll|clear|set|sort|shuffle|push|pop|addFirst|addLast"
    val DECLARATION = Regex("""^(?:private )?(va[lr])\s+(\w+)""")
    val BY = Regex("""^(?:private )?va[lr]\s+\w+\s*(?::[^=]*)?\s+by\b""")
    val HEAD = Regex("""^(?:private )?fun\s+(\w+)|^(on\.\w+\([^)]*\)|on\.\w+)""")
  }
}
