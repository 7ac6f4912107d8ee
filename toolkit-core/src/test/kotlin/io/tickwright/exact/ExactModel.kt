package io.tickwright.exact

import io.kotest.common.ExperimentalKotest
import io.kotest.property.Arb
import io.kotest.property.PropTestConfig
import io.kotest.property.arbitrary.bind
import io.kotest.property.arbitrary.choice
import io.kotest.property.arbitrary.element
import io.kotest.property.arbitrary.int
import io.kotest.property.arbitrary.long
import java.math.BigInteger
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.runBlocking

internal val TWO_64: BigInteger = BigInteger.ONE.shiftLeft(64)
internal val ONE_BITS: BigInteger = BigInteger.valueOf(65536)

internal fun unsigned(bits: Long): BigInteger = BigInteger.valueOf(bits).mod(TWO_64)

internal fun big(value: Long): BigInteger = BigInteger.valueOf(value)

internal fun saturated(value: BigInteger): Long =
  value.max(big(Long.MIN_VALUE)).min(big(Long.MAX_VALUE)).toLong()

/** The quotient rounded to nearest, ties away from zero. */
internal fun roundedQuotient(numerator: BigInteger, denominator: BigInteger): BigInteger {
  val doubled = numerator.abs().shiftLeft(1) + denominator.abs()
  val magnitude = doubled / denominator.abs().shiftLeft(1)
  return if (numerator.signum() * denominator.signum() < 0) magnitude.negate() else magnitude
}

/** Longs of every magnitude, with the corners far more often than chance would have them. */
internal fun anyBits(): Arb<Long> =
  Arb.choice(
    Arb.long(),
    Arb.bind(Arb.long(), Arb.int(0, 63)) { bits, shift -> bits shr shift },
    Arb.element(corners),
    Arb.bind(Arb.element(corners), Arb.int(-2, 2)) { corner, by -> corner + by },
  )

private val corners: List<Long> =
  listOf(1L, 1L shl 15, 1L shl 16, 1L shl 31, 1L shl 32, 1L shl 47, 1L shl 62, 3037000500L)
    .flatMap { listOf(it, -it) } + listOf(0L, Long.MAX_VALUE, Long.MIN_VALUE)

/** A seed from `-Dproperty.seed=…` repeats a failure; each run has its own otherwise. */
@OptIn(ExperimentalKotest::class)
internal fun exactConfig(iterations: Int = 2000): PropTestConfig =
  PropTestConfig(seed = System.getProperty("property.seed")?.toLong(), iterations = iterations)

internal fun check(body: suspend CoroutineScope.() -> Unit): Unit = runBlocking { body() }
