package io.tickwright.examples.fleks

import io.tickwright.dsl.*
import io.tickwright.examples.patrol.Patrol
import io.tickwright.sim.SyncTest
import io.tickwright.snapshot.SnapshotBytes
import java.util.Optional
import kotlin.time.Duration.Companion.seconds
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertNotEquals
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test

/** An entity component system from elsewhere lives in a game like a table of its own. */
class FleksPatrolTest {
  @Test
  fun guardsWalkAtTheirRatesHoweverLongTheStepIs() {
    for (timestep in listOf("60hz", "20hz", "2/3s")) {
      val game = FleksPatrol()
      val simulation = game.simulation(timestep)
      game.guards.post(0.5.perSecond)
      simulation.advance(6.seconds)
      assertEquals(listOf(3L, 12L - 6, 12L - 1), game.guards.hexes(), "3, 18 and 13 at $timestep")
    }
  }

  @Test
  fun aRestoreAtEveryTickInAFreshSimulationGoesOnAsIfItHadNeverStopped() {
    val game = FleksPatrol()
    val straight = game.simulation(60.hz)
    repeat(300) { tick ->
      if (tick == 100) game.guards.dismiss(2)
      if (tick == 150) game.guards.post(1.perSecond)
      val bytes = SnapshotBytes.of(straight.state())
      val fresh = FleksPatrol().simulation(60.hz)
      SnapshotBytes.restore(bytes, fresh.state())
      assertEquals(straight.digest(), fresh.digest(), "restored at tick $tick")
      straight.tick(1)
      fresh.tick(1)
      assertEquals(straight.digest(), fresh.digest(), "one tick after tick $tick")
    }
    assertNotEquals(FleksPatrol().simulation(60.hz).digest(), straight.digest())
    assertEquals(2, game.guards.hexes().size)
  }

  @Test
  fun itIsTheGameOfTheTableInEveryTickAlsoWhileTheWorldIsSlow() {
    val ours = FleksPatrol()
    val theirs = Patrol()
    val simulations = listOf(ours.simulation(60.hz), theirs.simulation(60.hz))
    val seen = HashSet<List<Long>>()
    repeat(900) { tick ->
      if (tick == 400) simulations.forEach { it.inputs().tap("tire") }
      simulations.forEach { it.tick(1) }
      val hexes = ArrayList<Long>()
      for (guard in theirs.guards) hexes += guard.hex
      assertEquals(hexes, ours.guards.hexes(), "after tick $tick")
      assertEquals(theirs.turns, ours.turns, "after tick $tick")
      seen += hexes
    }
    assertTrue(seen.size > 20 && ours.turns > 1, "they walk and turn round")
  }

  @Test
  fun theSelfCheckPassesOnIt() {
    val test = SyncTest(FleksPatrol().simulation(60.hz), 4)
    repeat(200) { assertEquals(Optional.empty<SyncTest.Mismatch>(), test.tick()) }
  }
}
