package io.tickwright.dsl

import io.tickwright.sim.SimulationFailed
import io.tickwright.snapshot.RollbackSlot
import io.tickwright.snapshot.SnapshotBytes
import kotlin.time.Duration.Companion.milliseconds
import kotlin.time.Duration.Companion.seconds
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertFalse
import org.junit.jupiter.api.Assertions.assertThrows
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test

class FlowsTest {
  /** The same play twice: as a flow that is not saved, and as a sequence that is. */
  class Hints : Game() {
    val ui by clock()
    val fire by ui.action()
    val go by ui.action()
    val heard = ArrayList<String>()
    var ready by flag(false)

    class Unit : Row() {
      var hp by integer(3)
    }

    val units by ui.table(::Unit)
    val flows by ui.flows()
    val saved by
      ui.sequence {
        delay("1/3s")
        run(::first)
        delay("0.1s")
        run(::second)
        until(fire, max = 1.seconds)
        run(::third)
      }

    init {
      on.action(go) {
        saved.start()
        flows.launch("hint") {
          delay("1/3s")
          heard += "flow first"
          delay(100.milliseconds)
          heard += "flow second"
          val came = until(fire, max = 1.seconds)
          heard += "flow third $came"
        }
      }
    }

    private fun first() = say("first")

    private fun second() = say("second")

    private fun third() = say("third")

    private fun say(word: String) {
      heard += word
    }
  }

  private val game = Hints()
  private val sim = game.simulation(60.hz)

  init {
    sim.start()
  }

  private fun heardInTick(): List<String> {
    game.heard.clear()
    sim.tick(1.ticks)
    return game.heard.toList()
  }

  @Test
  fun aFlowKeepsTheTimeOfItsSequence() {
    sim.tap(game.go)
    sim.tick(19.ticks)
    assertEquals(listOf("flow first", "first"), heardInTick(), "1/3 s is 20 ticks")
    sim.tick(5.ticks)
    assertEquals(listOf("flow second", "second"), heardInTick(), "0.1 s is 6 more")
    sim.tick(10.ticks)
    sim.tap(game.fire)
    assertEquals(listOf("flow third true", "third"), heardInTick())
    assertFalse(game.flows.isRunning("hint"))
  }

  /** A flow and a sequence that wait for the very action that starts them. */
  private class Twice : Game() {
    val ui by clock()
    val go by ui.action()
    val heard = ArrayList<String>()
    val saved by
      ui.sequence {
        until(go)
        run("end") { heard += "sequence" }
      }
    val flows by ui.flows()

    init {
      on.action(go) {
        if (saved.running || flows.isRunning("twice")) return@action
        saved.start()
        flows.launch("twice") {
          until(go)
          heard += "flow"
        }
      }
    }
  }

  @Test
  fun theActionThatStartsAWaitDoesNotEndIt() {
    val twice = Twice()
    val sim = twice.simulation(60.hz)
    sim.tap(twice.go)
    sim.tick(3.ticks)
    assertEquals(listOf<String>(), twice.heard)
    sim.tap(twice.go)
    sim.tick(1.ticks)
    assertEquals(setOf("flow", "sequence"), twice.heard.toSet())
  }

  @Test
  fun aSecondOneInTheSameTickDoes() {
    val twice = Twice()
    val sim = twice.simulation(60.hz)
    repeat(2) { sim.tap(twice.go) }
    sim.tick(1.ticks)
    assertEquals(setOf("flow", "sequence"), twice.heard.toSet())
  }

  @Test
  fun whatNeverComesEndsAtItsLimit() {
    sim.tap(game.go)
    sim.tick((26 + 59).ticks)
    assertEquals(listOf("flow third false", "third"), heardInTick())
  }

  @Test
  fun aSlowClockSlowsAndAPausedOneHolds() {
    sim.tap(game.go)
    sim.tick(1.ticks)
    game.ui.speed = 1 over 2
    sim.tick(37.ticks)
    assertEquals(listOf("flow first", "first"), heardInTick().ifEmpty { heardInTick() })
    game.ui.pause()
    sim.advance(10.seconds)
    assertTrue(game.flows.isRunning("hint"))
  }

  @Test
  fun aSaveRefusesByNameAndARestoreEnds() {
    sim.tick(1.ticks)
    val before = SnapshotBytes.of(sim.state())
    val digest = sim.digest()
    game.flows.launch("hint") { delay(2.seconds) }
    assertEquals(digest, sim.digest(), "it is no state")
    for (save in listOf<() -> Any>({ SnapshotBytes.of(sim.state()) }, { slot() })) {
      val refused = assertThrows(IllegalStateException::class.java) { save() }
      assertTrue("`flow hint` is running" in refused.message!!, refused.message)
    }
    SnapshotBytes.restore(before, sim.state())
    assertFalse(game.flows.isRunning("hint"))
    SnapshotBytes.of(sim.state())
  }

  private fun slot() = RollbackSlot().also { it.save(sim.state()) }

  @Test
  fun aFlowEndsWithItsOwnerOrByName() {
    val owner = game.units.spawn()
    val kept = game.units.spawn()
    for (row in listOf(owner, kept)) {
      game.flows.launch("of ${row.slot}", row) {
        while (true) {
          delay("1/60s")
          game.heard += "tick ${row.slot}"
        }
      }
    }
    assertEquals(listOf("tick 0", "tick 1"), heardInTick(), "in the order launched")
    owner.despawn()
    game.units.spawn()
    assertEquals(listOf("tick 1"), heardInTick())
    game.flows.cancel("of 1")
    assertEquals(emptyList<String>(), heardInTick())
  }

  @Test
  fun conditionsAreAskedOnceATick() {
    var asked = 0
    game.flows.launch("ask") {
      until {
        asked++
        game.ready
      }
      game.heard += "ready"
      game.heard += "in time ${until(2.seconds) { !game.ready }}"
    }
    sim.tick(5.ticks)
    assertEquals(5, asked)
    game.ready = true
    assertEquals(listOf("ready"), heardInTick())
    game.ready = false
    assertEquals(listOf("in time true"), heardInTick())
  }

  @Test
  fun aThrowAndACircleFailTheTick() {
    game.flows.launch("bad") {
      delay(Units(1))
      error("broken")
    }
    assertEquals(
      "broken",
      assertThrows(SimulationFailed::class.java) { sim.tick(1) }.cause!!.message,
    )
    val other = Hints()
    val circling = other.simulation(60.hz)
    assertThrows(IllegalStateException::class.java) { other.flows.launch("early") {} }
    circling.start()
    other.flows.launch("circle") { while (true) delay(Units(0)) }
    assertThrows(SimulationFailed::class.java) { circling.tick(1) }
  }
}
