package io.tickwright.examples.patrol

import io.tickwright.dsl.*
import io.tickwright.sim.World
import io.tickwright.time.PerSecond
import io.tickwright.time.TimeBase

/**
 * Two guards walk a wall, each at his own pace. Its twins are `JavaPatrol.java` and `patrol.js`.
 */
class Patrol(within: World = World(TimeBase.FLICKS)) : Game(within) {
  val world by clock()
  val tire by world.action()
  var turns by integer(0)

  class Guard : Row() {
    var hex by integer(0)
    var heading by integer(1)
    val walk by bank()
  }

  val guards by world.table(::Guard)

  init {
    on.start {
      post(3.perSecond)
      post(2.25.perSecond)
    }
    on.action(tire) { world.speed = 1 over 3 }
    on.gained(guards, Guard::walk) { rows ->
      for (guard in rows) repeat(guard.walk.gained.toInt()) { step(guard) }
    }
  }

  private fun post(pace: PerSecond) {
    guards.spawn { walk.rate = pace }
  }

  private fun step(guard: Guard) {
    if (guard.hex + guard.heading !in 0L..WALL) {
      guard.heading = -guard.heading
      turns += 1
    }
    guard.hex += guard.heading
  }

  private companion object {
    const val WALL = 12L
  }
}
