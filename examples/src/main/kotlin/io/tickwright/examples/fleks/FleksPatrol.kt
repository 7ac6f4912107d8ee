package io.tickwright.examples.fleks

import io.tickwright.dsl.*

/** The patrol whose guards live in Fleks; the same game with a table of its own is `Patrol.kt`. */
class FleksPatrol : Game() {
  val world by clock()
  val tire by world.action()
  var turns by integer(0)
  val guards by part(Guards(world().base()))

  /** What runs outside the world's own tables is given the world's time in steps of a layer. */
  private val pace by world.layer("1/180s")

  init {
    on.start {
      guards.post(3.perSecond)
      guards.post(2.25.perSecond)
    }
    on.action(tire) { world.speed = 1 over 3 }
    pace.system("walk") { turns += guards.walk(Units(pace.stepUnits())) }
  }
}
