package io.tickwright.examples.fleks

import com.github.quillraven.fleks.Component
import com.github.quillraven.fleks.ComponentType
import com.github.quillraven.fleks.Entity
import com.github.quillraven.fleks.World as Ecs
import com.github.quillraven.fleks.configureWorld
import io.tickwright.bank.Bank
import io.tickwright.bank.Grain
import io.tickwright.dsl.Units
import io.tickwright.state.StateVisitor
import io.tickwright.state.Stateful
import io.tickwright.time.PerSecond
import io.tickwright.time.TimeBase

/** A guard who walks a wall at his own pace and turns round at its ends. */
data class Guard(
  val serial: Long,
  val pace: PerSecond,
  var hex: Long = 0,
  var heading: Long = 1,
  val walk: Bank = Bank(),
) : Component<Guard> {
  override fun type() = Guard

  companion object : ComponentType<Guard>()
}

/**
 * Guards kept in a Fleks world, taken into a game as a part of its own: saved, digested, compared
 * and rewound with everything else.
 *
 * Fleks numbers entities by its own history, which a restore cannot repeat. What is state here is
 * therefore the guard's serial; guards act, and are listed, in the order of it.
 */
class Guards(base: TimeBase) : Stateful {
  private val ecs: Ecs = configureWorld {}
  private val guards = ecs.family { all(Guard) }
  private val grain = Grain.of(base)
  private var nextSerial = 1L

  /** Posts a guard at the start of the wall. */
  fun post(pace: PerSecond): Long = add(Guard(nextSerial++, pace)).serial

  /** Sends a guard home. */
  fun dismiss(serial: Long) {
    inOrder().firstOrNull { ecs.guard(it).serial == serial }?.let { ecs -= it }
  }

  /** Lets every guard walk for so long, and says how often one has turned round. */
  fun walk(elapsed: Units): Long {
    var turns = 0L
    for (entity in inOrder()) {
      val guard = ecs.guard(entity)
      val rate = grain.quantise(guard.pace)
      repeat(guard.walk.gain(rate, elapsed.count, grain.whole()).toInt()) {
        if (guard.hex + guard.heading !in 0..WALL) {
          guard.heading = -guard.heading
          turns++
        }
        guard.hex += guard.heading
      }
    }
    return turns
  }

  /** Where the guards stand, in the order of their serials. */
  fun hexes(): List<Long> = inOrder().map { ecs.guard(it).hex }

  private fun inOrder(): List<Entity> {
    val found = ArrayList<Entity>()
    guards.forEach { found += it }
    return found.sortedBy { ecs.guard(it).serial }
  }

  private fun Ecs.guard(entity: Entity): Guard = with(this) { entity[Guard] }

  private fun add(guard: Guard): Guard {
    ecs.entity { it += guard }
    return guard
  }

  override fun state(s: StateVisitor) {
    s.leavesOut("grain", "follows from the base")
    s.leavesOut("ecs", "its guards are listed as rows")
    nextSerial = s.ranged("nextSerial", nextSerial, 1, Long.MAX_VALUE)
    val columns = Columns(inOrder().map { ecs.guard(it) }, grain)
    columns.count = s.rows("guards", columns.count, columns)
    if (s.restoring()) {
      ecs.removeAll()
      columns.guards().forEach(::add)
    }
  }

  /** The guards as columns, one entry a guard, which is how state lists what has many rows. */
  private class Columns(guards: List<Guard>, val grain: Grain) : Stateful {
    var count = guards.size
    private var serial = LongArray(count) { guards[it].serial }
    private var paceNumerator = LongArray(count) { guards[it].pace.numerator() }
    private var paceDenominator = LongArray(count) { guards[it].pace.denominator() }
    private var hex = LongArray(count) { guards[it].hex }
    private var heading = LongArray(count) { guards[it].heading }
    private var walked = LongArray(count) { guards[it].walk.progress() }

    override fun state(s: StateVisitor) {
      serial = s.ranged("serial", serial, 1, Long.MAX_VALUE)
      paceNumerator = s.ranged("paceNumerator", paceNumerator, 0, Long.MAX_VALUE)
      paceDenominator = s.ranged("paceDenominator", paceDenominator, 1, Long.MAX_VALUE)
      hex = s.ranged("hex", hex, 0, WALL)
      heading = s.ranged("heading", heading, -1, 1)
      walked = s.ranged("walked", walked, 0, grain.whole() - 1)
    }

    fun guards(): List<Guard> =
      (0 until count).map {
        val pace = PerSecond.of(paceNumerator[it], paceDenominator[it])
        val walk = Bank().apply { restore(walked[it], grain.whole()) }
        Guard(serial[it], pace, hex[it], heading[it], walk)
      }
  }

  private companion object {
    const val WALL = 12L
  }
}
