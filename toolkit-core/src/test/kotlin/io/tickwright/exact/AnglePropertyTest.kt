package io.tickwright.exact

import io.kotest.property.Arb
import io.kotest.property.arbitrary.int
import io.kotest.property.checkAll
import java.math.BigDecimal
import java.math.BigInteger
import java.math.RoundingMode
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertNotEquals
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test

class AnglePropertyTest {

  @Test
  fun `a ratio of degrees or turns is the bits at or below it`() = check {
    checkAll(exactConfig(10_000), anyBits(), anyBits()) { numerator, anyDenominator ->
      val denominator = maxOf(anyDenominator, 1)
      assertEquals(
        floorOfTurn(big(numerator), big(denominator)),
        Angle.ofTurns(numerator, anyDenominator),
      )
      assertEquals(
        floorOfTurn(big(numerator), big(denominator) * big(360)),
        Angle.ofDegrees(numerator, anyDenominator),
      )
      assertEquals(floorOfTurn(big(numerator), big(360)), Angle.ofDegrees(numerator))
    }
  }

  @Test
  fun `every bit pattern has a text that reads back, and no shorter one`() = check {
    checkAll(exactConfig(20_000), Arb.int()) { bits ->
      val text = Angle.text(bits)
      assertEquals(bits, Angle.parse(text))
      val decimal = BigDecimal(text.removeSuffix("deg"))
      assertTrue(decimal.scale() <= 8, text)
      assertTrue(decimal.signum() >= 0 && decimal < BigDecimal(360), text)
      if (decimal.scale() > 0) {
        for (mode in listOf(RoundingMode.FLOOR, RoundingMode.CEILING)) {
          val shorter = decimal.setScale(decimal.scale() - 1, mode).toPlainString() + "deg"
          assertNotEquals(bits, Angle.parse(shorter), "$text is not the shortest: $shorter")
        }
      }
    }
  }

  @Test
  fun `a sine has the symmetries of a circle`() = check {
    checkAll(exactConfig(), Arb.int()) { bits ->
      val half = Int.MIN_VALUE
      assertEquals(-Angle.sin(bits), Angle.sin(-bits))
      assertEquals(Angle.cos(bits), Angle.cos(-bits))
      assertEquals(-Angle.sin(bits), Angle.sin(bits + half))
      assertEquals(Angle.sin(bits), Angle.sin(half - bits))
      assertTrue(Angle.sin(bits) in -Fixed.ONE..Fixed.ONE)
    }
  }

  @Test
  fun `the way from one angle to another leads there and is the shorter one`() = check {
    checkAll(exactConfig(), Arb.int(), Arb.int()) { from, to ->
      val way = Angle.delta(from, to)
      assertEquals(to, from + way.toInt())
      assertTrue(way > -(1L shl 31) && way <= 1L shl 31)
      assertEquals(to, Angle.lerp(from, to, Fixed.ONE))
    }
  }

  private fun floorOfTurn(numerator: BigInteger, denominator: BigInteger): Int =
    (numerator.mod(denominator).shiftLeft(32) / denominator).toInt()
}
