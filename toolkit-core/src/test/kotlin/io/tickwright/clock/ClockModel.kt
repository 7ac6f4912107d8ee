package io.tickwright.clock

import io.kotest.property.Arb
import io.kotest.property.arbitrary.bind
import io.kotest.property.arbitrary.choice
import io.kotest.property.arbitrary.element
import io.kotest.property.arbitrary.long
import io.kotest.property.arbitrary.map
import io.tickwright.exact.anyBits
import io.tickwright.exact.big
import java.math.BigInteger
import java.math.BigInteger.ONE
import java.math.BigInteger.ZERO

/** What a step clock does, said once more with integers that have no end. */
internal class ClockModel(stepUnits: Long) {
  val step: BigInteger = big(stepUnits).max(ONE)
  var numerator: BigInteger = ONE
  var denominator: BigInteger = ONE
  var carry: BigInteger = ZERO
  var banked: BigInteger = ZERO
  var paused: Boolean = false

  /** Everything paid in and taken out at the present speed, for the conservation law. */
  var submitted: BigInteger = ZERO
  var due: BigInteger = ZERO

  fun spend(elapsed: BigInteger): BigInteger {
    if (paused || elapsed.signum() <= 0) return ZERO
    val (scaled, owed) = (elapsed * numerator + carry).divideAndRemainder(denominator)
    val (steps, rest) = (banked + scaled).divideAndRemainder(step)
    carry = owed
    banked = rest
    submitted += elapsed
    due += steps
    return steps
  }

  fun speed(over: Long, under: Long) {
    numerator = big(over).max(ZERO)
    denominator = big(under).max(ONE)
    carry = ZERO
  }
}

internal val MOST: BigInteger = big(Long.MAX_VALUE)

internal fun BigInteger.saturated(): Long = min(MOST).toLong()

/** One call of one door of a clock or a loop. */
internal sealed interface Call {
  data class Advance(val elapsed: Long) : Call

  data class Capped(val elapsed: Long, val most: Long) : Call

  data class Now(val now: Long) : Call

  data class Speed(val over: Long, val under: Long) : Call

  data class Restore(val units: Long) : Call

  data class Paused(val paused: Boolean) : Call
}

/** Steps of every size, the usual ones more often than chance would have them. */
internal fun anyStep(): Arb<Long> =
  Arb.choice(Arb.element(1L, 3L, 33_000L, 2_000_000L, 11_760_000L, 16_666_667L), anyBits())

internal fun anySpeed(): Arb<Call.Speed> =
  Arb.choice(
    Arb.element(Call.Speed(1, 1), Call.Speed(1, 3), Call.Speed(441, 625), Call.Speed(0, 1)),
    Arb.bind(Arb.long(0, 12), Arb.long(1, 12)) { over, under -> Call.Speed(over, under) },
    Arb.bind(anyBits(), anyBits()) { over, under -> Call.Speed(over, under) },
  )

internal fun anyCall(): Arb<Call> =
  Arb.choice(
    anyBits().map { Call.Advance(it) },
    Arb.long(0, 100_000_000).map { Call.Advance(it) },
    Arb.bind(anyBits(), Arb.long(-1, 9)) { elapsed, most -> Call.Capped(elapsed, most) },
    anyBits().map { Call.Now(it) },
    anySpeed(),
    anyBits().map { Call.Restore(it) },
    Arb.element(Call.Paused(true), Call.Paused(false), Call.Paused(false)),
  )
