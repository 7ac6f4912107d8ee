package io.tickwright.examples.patrol

import io.tickwright.dsl.*
import io.tickwright.sim.Simulation

/** Runs frames of so many nanoseconds each, as a server without a screen would. */
fun Simulation.frames(which: IntRange, nanos: Long) {
  for (number in which) frame(Timestamp(number * nanos))
}

/** A patrol without a screen tells each second where its guards are. */
fun main() {
  val game = Patrol()
  val simulation = game.simulation(60.hz)
  for (second in 0..7) {
    simulation.frames(second * 30..second * 30 + 30, nanos = 33_333_334)
    val hexes = ArrayList<Long>()
    for (guard in game.guards) hexes += guard.hex
    println("${simulation.ticks}: guards at $hexes, ${game.turns} turns")
  }
}
