package io.tickwright.examples.skirmish

import io.tickwright.dsl.*
import io.tickwright.sim.Simulation
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertNotEquals
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test

/** The Kotlin game and its Java twin are one game: the same digest at every tick. */
class KotlinTwinTest {
  private val kotlin = KotlinSkirmish()
  private val kotlinSim = kotlin.simulation(60.hz, seed = 7)
  private val javaSim = Skirmish().at("60hz").seed(7).build()

  @Test
  fun bothGamesGiveTheSameDigestAtEveryTickOfAFight() {
    val seen = HashSet<Long>()
    for (tick in 0 until 3000) {
      both { play(it, tick) }
      both { it.tick(1) }
      assertEquals(javaSim.digest(), kotlinSim.digest(), "after tick ${tick + 1}")
      seen.add(kotlinSim.digest())
    }
    assertTrue(seen.size > 2900, "the digest moved")
    assertTrue(kotlin.scrap > 0, "enemies were killed")
    assertTrue(kotlin.wave >= 2, "a second wave came, and it is ${kotlin.wave}")
  }

  @Test
  fun aGameWhoseShotsDifferHasAnotherDigest() {
    both { it.tick(150) }
    kotlinSim.tap(kotlin.fire)
    both { it.tick(1) }
    assertNotEquals(javaSim.digest(), kotlinSim.digest())
  }

  private fun both(act: (Simulation) -> Unit) {
    act(javaSim)
    act(kotlinSim)
  }

  /** Fires every fourth tick, slows the world for a while and pauses it now and then. */
  private fun play(sim: Simulation, tick: Int) {
    if (tick % 4 == 0) sim.inputs().tap("fire")
    if (tick % 500 == 200) sim.inputs().press("slow")
    if (tick % 500 == 260) sim.inputs().release("slow")
    if (tick % 700 == 300 || tick % 700 == 320) sim.inputs().tap("pause")
  }
}
