package io.tickwright.bench

import io.tickwright.dsl.*
import io.tickwright.dsl.Row
import io.tickwright.examples.skirmish.KotlinSkirmish
import io.tickwright.sim.Simulation
import kotlin.time.Duration
import kotlin.time.Duration.Companion.nanoseconds
import kotlin.time.Duration.Companion.seconds

/** The loops of `KotlinDsl` in Kotlin, over the declarations of `JavaDoors`. */
class KotlinDoors(rows: Int) : Game() {
  val world by clock()
  var shells by integer(0)
  val reload by world.timer(1.5.seconds)

  class Enemy : Row() {
    var hp by integer(0)
  }

  val enemies by world.table(::Enemy)

  init {
    simulation(60.hz).start()
    repeat(rows) { enemies.spawn() }
  }

  fun spend(times: Int): Long {
    for (i in 0 until times) shells -= 1
    return shells
  }

  /** What is cast, and for how long none can be cast again. */
  class Spell(val cooldown: Duration)

  fun cast(spells: Array<Spell>): Boolean {
    for (spell in spells) reload.arm(spell.cooldown)
    return reload.running
  }

  fun hurt() {
    for (enemy in enemies) enemy.hp -= 3
  }

  fun hurtAll() {
    enemies.update(Enemy::hp) { it - 3 }
  }

  companion object {
    fun spells(nanos: LongArray): Array<Spell> = Array(nanos.size) { Spell(nanos[it].nanoseconds) }

    fun skirmish(): Simulation = KotlinSkirmish().simulation(60.hz, seed = 7)
  }
}
