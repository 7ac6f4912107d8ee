package io.tickwright.script.kotlin

import java.nio.file.Path
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Test
import org.junit.jupiter.api.io.TempDir

/** What a script prints: its host may be writing JSON to the console. */
class PrintTest {
  @Test
  fun whatAScriptPrintsIsToldToItsHost(@TempDir folder: Path) {
    val game =
      """
      val world by clock()
      val fire by world.action()
      class Enemy : Row() { var hp by integer(3) }
      val enemies by world.table(::Enemy)
      val intro by world.sequence { run { println("begun") } }
      println(1)
      on.start { println(2L); intro.start() }
      on.action(fire) { print("fired"); println() }
      """
        .trimIndent()
    val log = ArrayList<String>()
    Cases.play(Cases.load(folder, game, log).simulation())
    assertEquals(listOf("1", "2", "fired", "", "begun"), log)
  }
}
