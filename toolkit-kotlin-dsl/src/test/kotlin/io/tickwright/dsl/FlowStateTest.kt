package io.tickwright.dsl

import io.tickwright.sim.Rollback
import io.tickwright.sim.SimulationFailed
import io.tickwright.snapshot.RollbackSlot
import io.tickwright.snapshot.SnapshotBytes
import kotlin.time.Duration.Companion.seconds
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertFalse
import org.junit.jupiter.api.Assertions.assertThrows
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test

/** What a flow's own code may do to the state, and what a tick that fails of it says. */
class FlowStateTest {
  class Quest : Game() {
    val world by clock()
    val reload by world.timer("1/60s")
    val flows by world.flows()
    var gold by integer(0)
    var fired = {}

    init {
      on.fired(reload) { fired() }
    }
  }

  private val game = Quest()
  private val sim = game.simulation(60.hz)
  private val flows = game.flows

  init {
    sim.start()
  }

  private fun refusal(door: () -> Unit): String =
    assertThrows(IllegalStateException::class.java) { door() }.message!!

  private fun assertSavesAreRefused() {
    for (save in listOf({ SnapshotBytes.of(sim.state()) }, { RollbackSlot().save(sim.state()) })) {
      val said = refusal { save() }
      assertTrue("`flow quest` is running" in said, said)
    }
  }

  @Test
  fun aSaveIsRefusedInAFlowFromItsFirstPartToItsLast() {
    flows.launch("quest") {
      assertSavesAreRefused()
      delay("1/60s")
      assertSavesAreRefused()
      until {
        assertSavesAreRefused()
        true
      }
      game.gold = 42
      assertSavesAreRefused()
    }
    sim.tick(3.ticks)
    assertEquals(42, game.gold)
    assertTrue(SnapshotBytes.of(sim.state()).isNotEmpty(), "and it is over with its last line")
  }

  @Test
  fun aFlowThatHasEndedItselfSaves() {
    var save = ByteArray(0)
    flows.launch("quest") {
      delay("1/60s")
      game.gold = 42
      flows.cancel("quest")
      save = SnapshotBytes.of(sim.state())
    }
    sim.tick(1.ticks)
    val other = Quest()
    SnapshotBytes.restore(save, other.simulation(60.hz).state())
    assertEquals(42, other.gold)
  }

  @Test
  fun aRestoreInAFlowIsRefusedByNameAndChangesNothing() {
    val slot = RollbackSlot().also { it.save(sim.state()) }
    val bytes = SnapshotBytes.of(sim.state())
    val rollback = Rollback(sim, 3)
    sim.tick(1.ticks)
    val restores =
      listOf(
        { slot.restore(sim.state()) },
        { SnapshotBytes.restore(bytes, sim.state()) },
        { sim.reset() },
        { rollback.rewind(1) },
      )
    fun assertRefused() {
      for (restore in restores) {
        val said = refusal { restore() }
        assertTrue("`flow quest` is in the middle of its code" in said, said)
      }
    }
    // A rollback keeps every tick, so that all of it happens in this one.
    game.fired = {
      flows.launch("quest") {
        game.gold = 42
        assertRefused()
        flows.cancel("quest")
        assertRefused()
      }
    }
    game.reload.arm()
    sim.tick(1.ticks)
    assertEquals(2, sim.ticks.count)
    assertEquals(42, game.gold)
    rollback.rewind(1)
    assertEquals(0, game.gold, "when its code is over")
  }

  @Test
  fun oneOfTwoDueFlowsThatRestoresFailsTheTickByItsName() {
    val before = SnapshotBytes.of(sim.state())
    for (name in listOf("first", "quest")) {
      flows.launch(name) {
        delay("1/60s")
        if (name == "quest") SnapshotBytes.restore(before, sim.state())
      }
    }
    flows.launch("last") { delay(1.seconds) }
    val failed = assertThrows(SimulationFailed::class.java) { sim.tick(1.ticks) }
    assertTrue("`flow quest` is in the middle of its code" in failed.message!!, failed.message)
    SnapshotBytes.restore(before, sim.state())
    assertFalse(flows.isRunning("last"))
    sim.tick(100.ticks)
  }

  @Test
  fun aFlowRestoresBetweenTicks() {
    val before = SnapshotBytes.of(sim.state())
    for (name in listOf("first", "quest")) {
      flows.launch(name) {
        delay("1/60s")
        game.gold += 1
        sim.betweenTicks { SnapshotBytes.restore(before, sim.state()) }
        delay("1/60s")
        game.gold += 100
      }
    }
    sim.tick(1.ticks)
    assertEquals(0, sim.ticks.count)
    sim.tick(5.ticks)
    assertEquals(0, game.gold)
  }

  @Test
  fun aHandlerThatRestoresEndsTheFlowsThatAreDueInItsTick() {
    val before = SnapshotBytes.of(sim.state())
    game.fired = { SnapshotBytes.restore(before, sim.state()) }
    repeat(2) {
      flows.launch("quest") {
        delay("1/60s")
        game.gold += 1
      }
    }
    game.reload.arm()
    sim.tick(3.ticks)
    assertEquals(0, game.gold)
  }

  @Test
  fun aTickThatFailsInAFlowNamesTheFlow() {
    flows.launch("fine") { delay("1/60s") }
    flows.launch("alpha") {
      delay("1/60s")
      error("broken")
    }
    val failed = assertThrows(SimulationFailed::class.java) { sim.tick(1.ticks) }
    assertEquals("tick 0, in flow alpha: broken", failed.message)
    assertFalse(flows.isRunning("alpha"))
  }

  @Test
  fun soDoesOneThatFailsInAConditionOrInTheFirstPartOfALaunch() {
    flows.launch("asks") { until { error("no answer") } }
    val failed = assertThrows(SimulationFailed::class.java) { sim.tick(1.ticks) }
    assertEquals("tick 0, in flow asks: no answer", failed.message)
    assertFalse(flows.isRunning("asks"))

    sim.reset()
    sim.start()
    game.fired = { flows.launch("outer") { flows.launch("inner") { error("at once") } } }
    game.reload.arm()
    val nested = assertThrows(SimulationFailed::class.java) { sim.tick(1.ticks) }
    assertEquals("tick 0, in flow inner: at once", nested.message)
    assertFalse(flows.isRunning("outer"))
  }

  @Test
  fun whatThrowsOutsideOfATickReachesItsLauncherAsItIs() {
    val thrown =
      assertThrows(UnsupportedOperationException::class.java) {
        flows.launch("alpha") { throw UnsupportedOperationException("first") }
      }
    assertEquals("first", thrown.message)
    assertFalse(flows.isRunning("alpha"))
    sim.tick(3.ticks)
  }
}
