package io.tickwright.script.kotlin

import io.tickwright.script.Place
import io.tickwright.script.ScriptRefused
import java.io.IOException
import java.nio.charset.CharacterCodingException
import java.nio.file.Files
import java.nio.file.NoSuchFileException
import java.nio.file.Path

/** The text of a script as it was read, which places in messages are shown from. */
internal class ScriptText(val shown: String, val text: String) {
  private val lines = text.lines()

  /** The line counted from 1, empty when there is none. */
  fun line(number: Int): String = lines.getOrElse(number - 1) { "" }

  fun has(number: Int): Boolean = number in 1..lines.size

  fun place(line: Int, column: Int, length: Int): Place =
    Place(shown, line, column, length, lines.getOrNull(line - 1))

  /** The whole of a line but its indentation. */
  fun wholeLine(number: Int): Place {
    val trimmed = line(number).trim()
    return place(number, line(number).indexOf(trimmed) + 1, trimmed.length)
  }

  /** Where the word stands first in the line, or the whole line. */
  fun word(number: Int, word: String): Place {
    // A name in backticks may have brackets in it.
    val found = wordIn(line(number), Regex.escape(word))
    return if (word.isEmpty() || found == null) wholeLine(number)
    else place(number, found.range.first + 1, word.length)
  }

  /** What stands after `by`, or the whole line. */
  fun declaration(number: Int): Place {
    val by = wordIn(line(number), "by") ?: return wholeLine(number)
    val said = line(number).drop(by.range.last + 1).trim()
    return place(number, line(number).lastIndexOf(said) + 1, said.length)
  }

  /** Where the name is declared for the second time, or the whole file. */
  fun declaredAgain(name: String): Place {
    val declaring =
      lines.indices.filter { wordIn(lines[it], "va[lr] ${Regex.escape(name)}") != null }
    return if (declaring.size < 2) Place.of(shown) else word(declaring[1] + 1, name)
  }

  private fun wordIn(line: String, pattern: String): MatchResult? =
    Regex("(?<![\\w`])$pattern(?!\\w)").find(line)

  companion object {
    fun read(file: Path): ScriptText {
      val shown = file.fileName.toString()
      try {
        return ScriptText(shown, Files.readString(file).removePrefix("\uFEFF"))
      } catch (_: NoSuchFileException) {
        throw ScriptRefused(Place.of(shown), "there is no such file.", "Looked for $file.")
      } catch (_: CharacterCodingException) {
        throw ScriptRefused(Place.of(shown), "the file is not valid UTF-8.", "Save it as UTF-8.")
      } catch (unreadable: IOException) {
        throw ScriptRefused(Place.of(shown), "the file cannot be read: ${unreadable.message}.", "")
      }
    }
  }
}
