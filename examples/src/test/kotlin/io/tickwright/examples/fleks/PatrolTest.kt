package io.tickwright.examples.fleks

import io.tickwright.dsl.hz
import io.tickwright.examples.patrol.Patrol as TablePatrol
import io.tickwright.sim.SyncTest
import io.tickwright.snapshot.SnapshotBytes
import java.util.Optional
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertNotEquals
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test

/** An entity component system from elsewhere lives in a simulation like a world of its own. */
class PatrolTest {
  private fun posted(timestep: String = "60hz") =
    Patrol.simulation(timestep).also { (_, patrol) ->
      patrol.post("3/s")
      patrol.post("2.25/s")
      patrol.post("0.5/s")
    }

  @Test
  fun guardsWalkAtTheirRatesHoweverLongTheStepIs() {
    for (timestep in listOf("60hz", "20hz", "2/3s")) {
      val (simulation, patrol) = posted(timestep)
      simulation.advance("6s")
      assertEquals(listOf(12L - 6, 12L - 1, 3L), patrol.hexes(), "18, 13 and 3 hexes at $timestep")
    }
  }

  @Test
  fun aRestoreAtEveryTickInAFreshSimulationGoesOnAsIfItHadNeverStopped() {
    val (straight, patrol) = posted()
    repeat(300) { tick ->
      if (tick == 100) patrol.dismiss(2)
      if (tick == 150) patrol.post("1/s")
      val bytes = SnapshotBytes.of(straight.state())
      val (fresh, _) = Patrol.simulation("60hz")
      SnapshotBytes.restore(bytes, fresh.state())
      assertEquals(straight.digest(), fresh.digest(), "restored at tick $tick")
      straight.tick(1)
      fresh.tick(1)
      assertEquals(straight.digest(), fresh.digest(), "one tick after tick $tick")
    }
    assertNotEquals(posted().first.digest(), straight.digest(), "something happened")
  }

  @Test
  fun itsGuardsStandInEveryTickWhereThoseOfATableDo() {
    val (simulation, patrol) = Patrol.simulation("60hz")
    patrol.post("3/s")
    patrol.post("2.25/s")
    val game = TablePatrol()
    val ticking = game.simulation(60.hz)
    val seen = HashSet<List<Long>>()
    repeat(600) { tick ->
      simulation.tick(1)
      ticking.tick(1)
      val hexes = ArrayList<Long>()
      for (guard in game.guards) hexes += guard.hex
      assertEquals(hexes, patrol.hexes(), "after tick $tick")
      seen += hexes
    }
    assertTrue(seen.size > 20, "they walk")
  }

  @Test
  fun theSelfCheckPassesOnIt() {
    val (simulation, _) = posted()
    val test = SyncTest(simulation, 4)
    repeat(200) { assertEquals(Optional.empty<SyncTest.Mismatch>(), test.tick()) }
  }
}
