package io.tickwright.script.kotlin

import java.nio.file.Files
import java.nio.file.Path
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test
import org.junit.jupiter.api.io.TempDir

/** What a game's own functions may be called. */
fun `give (up`(): Nothing = error("It was given up.")

class MisuseTest {
  @Test
  fun everyMisuseSaysWhereWhatAndTheCure(@TempDir folder: Path) {
    val cases = Cases.read("misuse.txt")
    assertTrue(cases.size > 25, "there are cases")
    assertTrue(cases.all { it.expected.isNotEmpty() } || UPDATE, "each expects a message")
    val told = cases.map { Case(it.name, it.script, refusal(it, folder)) }
    if (UPDATE) Files.writeString(Path.of("src/test/resources/scripts/misuse.txt"), text(told))
    assertEquals(text(cases), text(told))
  }

  private fun refusal(wrong: Case, folder: Path): String =
    try {
      val endless = " exceeded its time limit " in wrong.expected
      val limits = if (endless) Cases.HURRIED else Cases.PATIENT
      Cases.play(Cases.load(folder, wrong.script, limits = limits).simulation())
      "nothing was refused"
    } catch (thrown: RuntimeException) {
      Cases.refusal(thrown).message!!
    }

  private fun text(cases: List<Case>): String =
    cases.joinToString("") { "=== ${it.name}\n${it.script}---\n${it.expected}\n" }

  private companion object {
    val UPDATE: Boolean = java.lang.Boolean.getBoolean("misuse.update")
  }
}
