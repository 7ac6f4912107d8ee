package io.tickwright.bank

import io.kotest.property.Arb
import io.kotest.property.arbitrary.list
import io.kotest.property.arbitrary.pair
import io.kotest.property.checkAll
import io.tickwright.exact.anyBits
import io.tickwright.exact.big
import io.tickwright.exact.check
import io.tickwright.exact.exactConfig
import io.tickwright.exact.saturated
import io.tickwright.time.PerSecond
import io.tickwright.time.TimeBase
import java.math.BigInteger
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test

class BankPropertyTest {

  @Test
  fun `a gain is the quotient and the progress the remainder, over the whole 64-bit domain`() =
    check {
      checkAll(exactConfig(), anyBits(), Arb.list(Arb.pair(anyBits(), anyBits()), 1..8)) {
        anyWhole,
        steps ->
        val whole = maxOf(1, anyWhole)
        val bank = Bank()
        var progress = BigInteger.ZERO
        for ((rate, elapsed) in steps) {
          val paid = progress + paidIn(rate, elapsed)
          assertEquals(saturated(paid / big(whole)), bank.gain(rate, elapsed, anyWhole))
          progress = paid.mod(big(whole))
          assertEquals(progress.toLong(), bank.progress())
          assertTrue(bank.fraction(anyWhole) in 0.0..<1.0)
          assertTrue(bank.fraction(anyWhole).toFloat() < 1)
        }
      }
    }

  @Test
  fun `the whole may change between gains`() = check {
    checkAll(exactConfig(), anyBits(), anyBits(), anyBits(), anyBits()) { rate, elapsed, one, other
      ->
      val bank = Bank()
      bank.restore(one, Long.MAX_VALUE)
      val paid = big(bank.progress()) + paidIn(rate, elapsed)
      assertEquals(saturated(paid / big(maxOf(1, other))), bank.gain(rate, elapsed, other))
      assertEquals(paid.mod(big(maxOf(1, other))).toLong(), bank.progress())
    }
  }

  @Test
  fun `most is the greatest gain there is from any progress`() = check {
    checkAll(exactConfig(), anyBits(), anyBits(), anyBits(), anyBits()) { rate, elapsed, whole, at
      ->
      val most = Bank.most(rate, elapsed, whole)
      val bank = Bank()
      bank.restore(at, whole)
      assertTrue(bank.gain(rate, elapsed, whole) <= most)
      bank.restore(maxOf(1, whole) - 1, whole)
      assertEquals(most, bank.gain(rate, elapsed, whole))
    }
  }

  @Test
  fun `any split of a time gains the same and leaves the same`() = check {
    checkAll(exactConfig(), anyBits(), anyBits(), anyBits(), anyBits()) { rate, a, b, whole ->
      val first = a.ushr(2)
      val second = b.ushr(2)
      val together = Bank()
      val gained = together.gain(rate, first + second, whole)
      val split = Bank()
      val parts = big(split.gain(rate, first, whole)) + big(split.gain(rate, second, whole))
      assertEquals(together.progress(), split.progress())
      // What saturated has lost its count, but never its remainder.
      if (gained < Long.MAX_VALUE) assertEquals(big(gained), parts)
    }
  }

  @Test
  fun `restore then continue equals never having stopped`() = check {
    checkAll(exactConfig(), anyBits(), anyBits(), anyBits(), anyBits()) { rate, a, b, whole ->
      val went = Bank()
      val before = went.gain(rate, a, whole)
      val restored = Bank()
      restored.restore(went.progress(), whole)
      assertTrue(before >= 0)
      assertEquals(went.gain(rate, b, whole), restored.gain(rate, b, whole))
      assertEquals(went.progress(), restored.progress())
    }
  }

  @Test
  fun `a fraction is put back exactly where the whole can hold it`() = check {
    checkAll(exactConfig(), anyBits(), anyBits(), anyBits()) { numerator, denominator, whole ->
      val bank = Bank()
      bank.restoreFraction(numerator, denominator, whole)
      val of = big(maxOf(1, denominator))
      val proper = big(maxOf(0, numerator)).mod(of)
      assertEquals((proper * big(maxOf(1, whole)) / of).toLong(), bank.progress())
      val progress = bank.progress()
      bank.restoreFraction(progress, whole, whole)
      assertEquals(progress, bank.progress())
    }
  }

  @Test
  fun `a rate is rounded to the nearest part of its grain, halves up`() = check {
    checkAll(exactConfig(), anyBits(), anyBits()) { numerator, denominator ->
      val grain = Grain.of(TimeBase.FLICKS)
      val rate = PerSecond.of(numerator, denominator)
      val twice = big(rate.numerator()) * big(grain.parts()) * BigInteger.TWO
      val nearest = (twice + big(rate.denominator())) / (big(rate.denominator()) * BigInteger.TWO)
      assertEquals(saturated(nearest), grain.quantise(rate))
    }
  }

  private fun paidIn(rate: Long, elapsed: Long): BigInteger =
    big(maxOf(0, rate)) * big(maxOf(0, elapsed))
}
