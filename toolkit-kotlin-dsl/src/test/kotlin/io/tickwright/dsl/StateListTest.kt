package io.tickwright.dsl

import io.tickwright.snapshot.SnapshotBytes
import io.tickwright.snapshot.SnapshotException
import io.tickwright.snapshot.StateDigest
import io.tickwright.state.StateVisitor
import io.tickwright.state.Stateful
import io.tickwright.timer.Timer
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertNotEquals
import org.junit.jupiter.api.Assertions.assertThrows
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test

class StateListTest {
  enum class Mood {
    calm,
    angry,
  }

  /** Each name is said once. */
  private class Turret : StateList() {
    var shells by integer(6)
    var heat by ranged(3, 0L..10L)
    var aim by angle(30.degrees)
    var reach by fixed("2.5".fixed)
    var loaded by flag(true)
    var motto by text("hold")
    var mood by oneOf(Mood.angry)
    val reload by part(Timer())
    val barrels by parts { Barrel() }
    var lastDrawn = 0f

    init {
      leavesOut("lastDrawn", "presentation")
    }
  }

  private class Barrel : StateList() {
    var wear by integer(0)
  }

  /** The same, as a Java author lists it. */
  private class ListedByHand : Stateful {
    private var mood = Mood.angry
    private val reload = Timer()
    private val barrels = ArrayList<Barrel>()

    override fun state(s: StateVisitor) {
      s.integer("shells", 6)
      s.ranged("heat", 3, 0, 10)
      s.int32("aim", 30.degrees.bits)
      s.integer("reach", "2.5".fixed.bits)
      s.flag("loaded", true)
      s.text("motto", "hold")
      mood = s.oneOf("mood", mood)
      s.part("reload", reload)
      s.parts("barrels", barrels) { Barrel() }
      s.leavesOut("lastDrawn", "presentation")
    }
  }

  @Test
  fun theDigestIsThatOfTheListWrittenByHand() {
    val turret = Turret()
    assertEquals(StateDigest.of(ListedByHand()), StateDigest.of(turret))
    turret.shells -= 1
    assertNotEquals(StateDigest.of(ListedByHand()), StateDigest.of(turret))
  }

  @Test
  fun everyFieldComesBackFromASave() {
    val turret = Turret()
    turret.shells = 2
    turret.heat = 99
    turret.aim += 90.degrees
    turret.reach *= 2.fixed
    turret.loaded = false
    turret.motto = "run"
    turret.mood = Mood.calm
    turret.reload.arm(100)
    turret.barrels += Barrel().apply { wear = 7 }
    turret.lastDrawn = 5f

    val loaded = Turret()
    SnapshotBytes.restore(SnapshotBytes.of(turret), loaded)
    assertEquals(StateDigest.of(turret), StateDigest.of(loaded))
    assertEquals(2, loaded.shells)
    assertEquals(10, loaded.heat, "the nearest bound")
    assertEquals(5.fixed, loaded.reach)
    assertEquals(Mood.calm, loaded.mood)
    assertEquals("run", loaded.motto)
    assertEquals(100, loaded.reload.left())
    assertEquals(7, loaded.barrels.single().wear)
    assertEquals(0f, loaded.lastDrawn)
  }

  @Test
  fun aNumberBeginsInItsRange() {
    fun declared(initial: Long, range: LongRange) = state {
      ranged(initial, range).provideDelegate(null, Barrel::wear)
    }
    StateDigest.of(declared(0, 0L..10L))
    StateDigest.of(declared(10, 0L..10L))
    for (outside in listOf(-1L to 0L..10L, 11L to 0L..10L, 5L to 10L..0L)) {
      val refused =
        assertThrows(IllegalArgumentException::class.java) {
          declared(outside.first, outside.second)
        }
      assertTrue("`wear` begins at ${outside.first}" in refused.message!!, refused.message)
    }
  }

  @Test
  fun aWorldKeepsItAsAPart() {
    val sim =
      simulation(60.hz) {
        val turret by part(Turret())
        on.tick { turret.shells += 1 }
      }
    sim.tick(3.ticks)
    val before = sim.digest()
    val bytes = SnapshotBytes.of(sim.state())
    sim.tick(3.ticks)
    assertNotEquals(before, sim.digest())
    SnapshotBytes.restore(bytes, sim.state())
    assertEquals(before, sim.digest())
  }

  @Test
  fun anotherListIsRefused() {
    val bytes = SnapshotBytes.of(Turret())
    val other = state { integer(1).provideDelegate(null, Barrel::wear) }
    assertThrows(SnapshotException::class.java) { SnapshotBytes.restore(bytes, other) }
  }
}
