package io.tickwright.script.kotlin

import io.tickwright.keys.RunOptions
import io.tickwright.keys.Scenario
import io.tickwright.keys.Verification
import io.tickwright.keys.VerifyOptions
import java.nio.file.Path
import org.junit.jupiter.api.Assertions.assertFalse
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test
import org.junit.jupiter.api.io.TempDir
import org.junit.jupiter.params.ParameterizedTest
import org.junit.jupiter.params.provider.CsvSource

/** What a script remembers outside its state is found by `verify`, with the line to look at. */
class HiddenStateTest {
  private val hidden =
    """
    val world by clock()
    val fire by world.action()
    var scrap by integer(0)
    val most = 3L
    var combo = 0L
    on.action(fire) {
      combo += 1
      scrap += if (combo % most == 0L) 2 else 1
    }
    """
      .trimIndent()

  private fun verify(folder: Path, script: String): Verification {
    Cases.write(folder, script)
    val shots = "tick 5\ndo fire\n".repeat(6) + "tick 5\n"
    val keys = "script game.tick.kts\ntimestep 60hz\n$shots"
    val scenario = Scenario.parse(Cases.write(folder, keys, "game.keys"))
    return Verification.of(scenario, RunOptions.DEFAULT, VerifyOptions.DEFAULT.atEveryTick())
  }

  @Test
  fun aPlainVarIsHiddenStateAndIsNamedWithItsLine(@TempDir folder: Path) {
    val found = verify(folder, hidden)
    assertFalse(found.holds())
    assertTrue("scrap" in found.text(), found.text())
    assertTrue("game.tick.kts:5:5" in found.text(), found.text())
    assertTrue("on.action(fire) (line 7)" in found.text(), found.text())
  }

  @ParameterizedTest
  @CsvSource(
    "val shots = ArrayList<Long>(),shots.add(1L),shots.size",
    "val shots = IntArray(1),shots[0] += 1,shots[0]",
    "object Kept { var shots = 0 },Kept.shots += 1,Kept.shots",
  )
  fun whateverElseRemembersIsFoundToo(
    declared: String,
    change: String,
    read: String,
    @TempDir folder: Path,
  ) {
    val game =
      hidden
        .replace("var combo = 0L", declared)
        .replace("combo += 1", change)
        .replace("combo % most == 0L", "$read % most.toInt() == 0")
    val found = verify(folder, game)
    assertFalse(found.holds())
    assertTrue("scrap" in found.text(), found.text())
  }

  @Test
  fun theSameDeclaredWithByPasses(@TempDir folder: Path) {
    val declared = verify(folder, hidden.replace("combo = 0L", "combo by integer(0)"))
    assertTrue(declared.holds(), declared.text())
  }
}
