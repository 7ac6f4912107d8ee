package io.tickwright.exact

import io.kotest.property.checkAll
import java.math.BigDecimal
import java.math.BigInteger
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertNotEquals
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test

class FixedPropertyTest {

  @Test
  fun `sums and differences are exact until they saturate`() = check {
    checkAll(exactConfig(), anyBits(), anyBits()) { a, b ->
      assertEquals(saturated(big(a) + big(b)), Fixed.add(a, b))
      if (a != 0L || b != Fixed.LEAST) {
        assertEquals(saturated(big(a) - big(b)), Fixed.sub(a, b))
      }
    }
  }

  @Test
  fun `products and quotients are rounded to nearest, ties away from zero`() = check {
    checkAll(exactConfig(20_000), anyBits(), anyBits()) { a, b ->
      assertEquals(saturated(roundedQuotient(big(a) * big(b), ONE_BITS)), Fixed.mul(a, b))
      if (b != 0L) {
        assertEquals(saturated(roundedQuotient(big(a) * ONE_BITS, big(b))), Fixed.div(a, b))
        assertEquals(Fixed.div(a, b), Fixed.ratio(a, b))
      }
    }
  }

  @Test
  fun `every saturation is counted, and nothing else`() = check {
    checkAll(exactConfig(), anyBits(), anyBits()) { a, b ->
      val before = Fixed.saturations()
      Fixed.mul(a, b)
      val exact = roundedQuotient(big(a) * big(b), ONE_BITS)
      val expected = if (exact == big(saturated(exact))) 0 else 1
      assertEquals(expected.toLong(), Fixed.saturations() - before)
    }
  }

  @Test
  fun `a root is the greatest number whose square is not above`() = check {
    checkAll(exactConfig(20_000), anyBits()) { bits ->
      val a = bits and Long.MAX_VALUE
      assertEquals(big(a).multiply(ONE_BITS).sqrt().toLong(), Fixed.sqrt(a))
    }
  }

  @Test
  fun `a root of 128 bits is rounded down`() = check {
    checkAll(exactConfig(20_000), anyBits(), anyBits()) { high, low ->
      val number = unsigned(high).shiftLeft(64) + unsigned(low)
      assertEquals(number.sqrt().toLong(), Roots.floor(high, low))
      val square = number.sqrt().pow(2)
      for (near in listOf(square, square - BigInteger.ONE)) {
        if (near.signum() >= 0) {
          val root = Roots.floor(near.shiftRight(64).toLong(), near.toLong())
          assertEquals(near.sqrt().toLong(), root)
        }
      }
    }
  }

  @Test
  fun `whole and fraction put together are the number`() = check {
    checkAll(exactConfig(), anyBits()) { a ->
      assertEquals(a, Fixed.trunc(a) * Fixed.ONE + Fixed.fract(a))
      assertTrue(kotlin.math.abs(Fixed.fract(a)) < Fixed.ONE)
    }
  }

  @Test
  fun `a place between two numbers is rounded once`() = check {
    checkAll(exactConfig(), anyBits(), anyBits(), anyBits()) { from, to, t ->
      val exact = big(from) * ONE_BITS + (big(to) - big(from)) * big(t)
      assertEquals(saturated(roundedQuotient(exact, ONE_BITS)), Fixed.lerp(from, to, t))
    }
  }

  @Test
  fun `text reads back as the same bits and no shorter text does`() = check {
    checkAll(exactConfig(), anyBits()) { bits ->
      val text = Fixed.text(bits)
      assertEquals(bits, Fixed.parse(text))
      val decimal = BigDecimal(text)
      val exact = BigDecimal(bits).divide(BigDecimal(65536))
      assertTrue((decimal - exact).abs() <= BigDecimal("0.00000762939453125"), text)
      if (decimal.scale() > 0) {
        for (mode in listOf(java.math.RoundingMode.FLOOR, java.math.RoundingMode.CEILING)) {
          val shorter = decimal.setScale(decimal.scale() - 1, mode).toPlainString()
          assertNotEquals(bits, parsedOrNull(shorter), "$text is not the shortest: $shorter")
        }
      }
    }
  }

  private fun parsedOrNull(text: String): Long? =
    try {
      Fixed.parse(text)
    } catch (outOfRange: ExactTextException) {
      null
    }
}
