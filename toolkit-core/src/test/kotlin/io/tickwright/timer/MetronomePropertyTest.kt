package io.tickwright.timer

import io.kotest.property.Arb
import io.kotest.property.arbitrary.list
import io.kotest.property.arbitrary.pair
import io.kotest.property.checkAll
import io.tickwright.exact.anyBits
import io.tickwright.exact.big
import io.tickwright.exact.check
import io.tickwright.exact.exactConfig
import io.tickwright.exact.saturated
import java.math.BigInteger
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test

class MetronomePropertyTest {

  @Test
  fun `the beats are the quotient and the lateness the remainder, over the whole 64-bit domain`() =
    check {
      checkAll(exactConfig(), anyBits(), anyBits(), Arb.list(anyBits(), 1..8)) {
        numerator,
        denominator,
        steps ->
        val metronome = Metronome(numerator, denominator)
        val interval = big(metronome.intervalNumerator())
        val per = big(metronome.intervalDenominator())
        assertEquals(BigInteger.ONE, interval.gcd(per))
        assertTrue(interval >= per)
        var late = BigInteger.ZERO
        for (elapsed in steps) {
          val passed = late + big(maxOf(0, elapsed)) * per
          assertEquals(saturated(passed / interval), metronome.beat(elapsed))
          late = passed.mod(interval)
          assertEquals(late.toLong(), metronome.lateNumerator())
          assertTrue(metronome.fraction().toFloat() < 1)
        }
      }
    }

  @Test
  fun `a new interval keeps the lateness, cut to its parts and reduced below it`() = check {
    checkAll(
      exactConfig(),
      Arb.pair(anyBits(), anyBits()),
      Arb.pair(anyBits(), anyBits()),
      anyBits(),
    ) { old, new, late ->
      val metronome = Metronome(old.first, old.second)
      metronome.restoreLate(late)
      val before = big(metronome.lateNumerator())
      val per = big(metronome.intervalDenominator())
      metronome.interval(new.first, new.second)
      val parts = before * big(metronome.intervalDenominator()) / per
      assertEquals(
        parts.mod(big(metronome.intervalNumerator())).toLong(),
        metronome.lateNumerator(),
      )
    }
  }

  @Test
  fun `any split of a time beats as often and is as late`() = check {
    checkAll(exactConfig(), anyBits(), anyBits(), anyBits(), anyBits()) { p, q, a, b ->
      val first = a.ushr(2)
      val second = b.ushr(2)
      val together = Metronome(p, q)
      val beats = together.beat(first + second)
      val split = Metronome(p, q)
      val parts = big(split.beat(first)) + big(split.beat(second))
      assertEquals(together.lateNumerator(), split.lateNumerator())
      assertEquals(big(beats), parts)
    }
  }

  @Test
  fun `restore then continue equals never having stopped`() = check {
    checkAll(exactConfig(), anyBits(), anyBits(), anyBits(), anyBits()) { p, q, a, b ->
      val went = Metronome(p, q)
      assertTrue(went.beat(a) >= 0)
      val restored = Metronome(went.intervalNumerator(), went.intervalDenominator())
      restored.restoreLate(went.lateNumerator())
      assertEquals(went.beat(b), restored.beat(b))
      assertEquals(went.lateNumerator(), restored.lateNumerator())
    }
  }
}
