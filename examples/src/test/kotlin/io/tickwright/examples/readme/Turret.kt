package io.tickwright.examples.readme

import io.tickwright.dsl.*
import kotlin.time.Duration.Companion.seconds

class Turret : Game() {
  val world by clock() // slow it, and everything it handed out slows
  val fire by world.action()
  val feed by world.bank(2.5.perSecond) // 2.5 shells a second, for ever, exactly
  val reload by world.timer(1.5.seconds)
  val cool by world.timer("1/3s") // no double ever sees this
  var shells by integer(0) // saved, compared and rewound under its own name

  init {
    on.gained(feed) { n -> shells = minOf(shells + n, 8) }
    on.action(fire) {
      if (!reload.running && !cool.running && shells > 0) {
        shells -= 1
        if (shells == 0L) reload.arm() else cool.arm()
      }
    }
  }
}
