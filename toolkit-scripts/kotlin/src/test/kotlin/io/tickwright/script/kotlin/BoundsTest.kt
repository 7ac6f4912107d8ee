package io.tickwright.script.kotlin

import io.tickwright.script.Reload
import io.tickwright.script.ScriptRefused
import io.tickwright.script.ScriptRunner
import io.tickwright.sim.SimulationFailed
import java.nio.file.Path
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertInstanceOf
import org.junit.jupiter.api.Assertions.assertThrows
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test
import org.junit.jupiter.api.io.TempDir

/** What ends a script that does not end, and what is left: a whole tick, and a host that lives. */
class BoundsTest {
  @TempDir private lateinit var folder: Path

  private val game =
    """
    val world by clock()
    val fire by world.action()
    val drum by world.metronome(0.1.seconds)
    var count by integer(0)
    var loops by integer(0)
    var outside = 0
    on.beat(drum) { n -> count += n; outside += 1; log(count, outside) }
    on.action(fire) { while (true) loops += 1 }
    """
      .trimIndent()

  @Test
  fun anEndlessLoopEndsAtTheLastWholeTickAndTheGameGoesOn() {
    val script = Cases.load(folder, game, limits = Cases.HURRIED)
    val simulation = script.simulation()
    val runner = ScriptRunner(script)
    runner.tick(12)
    simulation.inputs().tap("fire")
    val digest = simulation.digest()
    val failed = assertThrows(SimulationFailed::class.java) { runner.tick(6) }
    val refused = assertInstanceOf(ScriptRefused::class.java, failed.cause)
    assertEquals(8, refused.place().line())
    assertEquals("the script exceeded its time limit of 500 ms.", refused.problem())
    assertEquals(12, simulation.ticksDone())
    assertEquals(digest, simulation.digest())
    assertEquals(0, Cases.integer(simulation, "loops"))
    assertEquals(false, Thread.currentThread().isInterrupted, "the host's thread is its own again")

    Cases.write(folder, game.replace("while (true)", "if (loops == 0L)"))
    assertInstanceOf(Reload.Swapped::class.java, script.reload())
    runner.tick(6)
    assertEquals(1, Cases.integer(simulation, "loops"))
    assertEquals(3, Cases.integer(simulation, "count"))
  }

  @Test
  fun endlessWorkOfTheLibraryOnACallOfTheScriptsEndsToo() {
    val endless =
      "try { generateSequence(1) { it }.count() } catch (e: Exception) { log(\"caught\") }"
    val log = ArrayList<String>()
    val script =
      Cases.load(folder, game.replace("while (true) loops += 1", endless), log, Cases.HURRIED)
    script.simulation().inputs().tap("fire")
    val failed = assertThrows(SimulationFailed::class.java) { script.simulation().tick(1) }
    assertEquals(8, Cases.refusal(failed).place().line())
    assertEquals(listOf<String>(), log)
  }

  @Test
  fun aWaitEndsToo() {
    val script =
      Cases.load(
        folder,
        game.replace("while (true) loops += 1", "Thread.sleep(600_000)"),
        limits = Cases.HURRIED,
      )
    script.simulation().inputs().tap("fire")
    val failed = assertThrows(SimulationFailed::class.java) { script.simulation().tick(1) }
    assertEquals("game.tick.kts:8:26", Cases.refusal(failed).place().label())
  }

  @Test
  fun anEndlessLoopAtTheTopLevelEndsToo() {
    val refused =
      assertThrows(ScriptRefused::class.java) {
        Cases.load(folder, "var n = 0\nwhile (true) n++", limits = Cases.HURRIED)
      }
    assertEquals(2, refused.place().line())
  }

  @Test
  fun aHostThatInterruptsItsThreadGetsItBackStillInterrupted() {
    val script = Cases.load(folder, game)
    script.simulation().inputs().tap("fire")
    Thread.currentThread().interrupt()
    try {
      val failed = assertThrows(SimulationFailed::class.java) { script.simulation().tick(1) }
      assertTrue("interrupted" in Cases.refusal(failed).problem(), failed.message)
    } finally {
      assertTrue(Thread.interrupted())
    }
  }

  @Test
  fun aBrokenOrOtherScriptLeavesTheOldOneRunning() {
    val script = Cases.load(folder, game)
    script.simulation().tick(6)
    Cases.write(folder, game.replace("val drum", "val"))
    val broken = assertInstanceOf(Reload.Kept::class.java, script.reload())
    assertTrue(broken.message().startsWith("game.tick.kts:3:"), broken.message())
    Cases.write(folder, game.replace("var outside =", "var more by integer(1)\nvar outside ="))
    val other = assertInstanceOf(Reload.Kept::class.java, script.reload())
    assertTrue("declares" in other.message(), other.message())
    script.simulation().tick(6)
    assertEquals(2, Cases.integer(script.simulation(), "count"))
  }

  @Test
  fun aChangedScriptTakesOverBetweenTwoTicksAndForgetsWhatWasOutsideTheState() {
    val log = ArrayList<String>()
    val script = Cases.load(folder, game, log)
    script.simulation().tick(12)
    Cases.write(folder, game.replace("count += n", "count += 10 * n"))
    assertEquals(12, assertInstanceOf(Reload.Swapped::class.java, script.reload()).tick)
    script.simulation().tick(6)
    assertEquals(listOf("1 1", "2 2", "12 1"), log)
  }
}
