package io.tickwright.time

import io.kotest.property.Arb
import io.kotest.property.arbitrary.choice
import io.kotest.property.arbitrary.element
import io.kotest.property.arbitrary.long
import io.kotest.property.arbitrary.map
import io.kotest.property.arbitrary.string
import io.kotest.property.checkAll
import io.tickwright.exact.anyBits
import io.tickwright.exact.big
import io.tickwright.exact.check
import io.tickwright.exact.exactConfig
import java.math.BigDecimal
import java.math.BigInteger
import java.math.RoundingMode
import java.time.Duration
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertThrows
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test

class DurationPropertyTest {

  private fun bases(): Arb<TimeBase> =
    Arb.choice(
      Arb.element(TimeBase.FLICKS, TimeBase.NANOS, TimeBase.THIRD_MICROS),
      Arb.long(1, 1L shl 40).map { TimeBase.of(it) },
    )

  @Test
  fun `a duration's text and decimal read back as the same units over all longs`() = check {
    checkAll(exactConfig(), bases(), anyBits()) { base, bits ->
      val units = bits and Long.MAX_VALUE
      assertEquals(units, base.units(base.text(units)), base.text(units))
      assertEquals(units, base.units(base.decimal(units)))
    }
  }

  @Test
  fun `seconds, decimals and text are rounded to the nearest unit, halves up`() = check {
    checkAll(exactConfig(), bases(), Arb.long(0, 1L shl 50), Arb.long(0, 9)) { base, digits, places
      ->
      val seconds = BigDecimal(big(digits), places.toInt())
      val exact = seconds * BigDecimal(base.unitsPerSecond())
      val nearest = exact.setScale(0, RoundingMode.HALF_UP).toBigInteger()
      if (nearest.bitLength() <= 63) {
        assertEquals(nearest.toLong(), base.units(seconds))
        assertEquals(nearest.toLong(), base.units(seconds.toPlainString() + "s"))
        val double = BigDecimal(seconds.toDouble()) * BigDecimal(base.unitsPerSecond())
        assertEquals(
          double.setScale(0, RoundingMode.HALF_UP).toLong(),
          base.units(seconds.toDouble()),
        )
      } else {
        assertThrows(IllegalArgumentException::class.java) { base.units(seconds) }
      }
    }
  }

  @Test
  fun `durations and nanoseconds are rounded to the nearest unit, halves up, over all longs`() =
    check {
      checkAll(exactConfig(), bases(), anyBits(), anyBits()) { base, bits, more ->
        val nanos = big(bits)
        val nearest = nearestUnit(base, nanos)
        assertUnits(nearest) { base.unitsOfNanos(bits) }
        assertUnits(nearest) { base.units(Duration.ofNanos(bits)) }
        val longer = Duration.ofSeconds(bits, more and 0x1FFF_FFFF)
        val exact = nanos * big(1_000_000_000) + big(more and 0x1FFF_FFFF)
        assertUnits(nearestUnit(base, exact)) { base.units(longer) }
      }
    }

  private fun nearestUnit(base: TimeBase, nanos: BigInteger): BigInteger =
    BigDecimal(nanos.max(BigInteger.ZERO) * big(base.unitsPerSecond()))
      .divide(BigDecimal(1_000_000_000), 0, RoundingMode.HALF_UP)
      .toBigInteger()

  private fun assertUnits(expected: BigInteger, units: () -> Long) {
    if (expected.bitLength() <= 63) {
      assertEquals(expected.toLong(), units())
    } else {
      assertThrows(IllegalArgumentException::class.java) { units() }
    }
  }

  @Test
  fun `nanoseconds in any portions are worth the same units and carry`() = check {
    checkAll(exactConfig(), bases(), Arb.long(0, 1L shl 52), Arb.long(0, 1L shl 52)) { base, a, b ->
      val owed = base.carryOfNanos(a, 0)
      if (big(a + b) * big(base.unitsPerSecond()) / big(1_000_000_000) < big(Long.MAX_VALUE)) {
        assertEquals(
          base.unitsOfNanos(a + b, 0),
          base.unitsOfNanos(a, 0) + base.unitsOfNanos(b, owed),
        )
      }
      assertEquals(base.carryOfNanos(a + b, 0), base.carryOfNanos(b, owed))
    }
  }

  @Test
  fun `any text is read or refused with a column inside it, and never anything else`() = check {
    val words = Arb.choice(Arb.string(0, 12), Arb.string(0, 12).map { "1" + it }, quantities())
    var read = 0
    checkAll(exactConfig(), words) { text ->
      try {
        assertEquals(text, Quantity.parse(text).text())
        read++
      } catch (refusal: QuantityException) {
        assertTrue(refusal.column() in 0..text.length, "$refusal at ${refusal.column()}")
        assertTrue(refusal.cure().isNotBlank())
      }
    }
    assertTrue(read > 50, "texts that were read: $read")
  }

  private fun quantities(): Arb<String> =
    Arb.element("1.5", "1/3", "0", "-2", "1.", "/3", "1/0").let { numbers ->
      Arb.choice(
        numbers,
        numbers.map { it + "s" },
        numbers.map { it + "/s" },
        numbers.map { "$it deg" },
      )
    }
}
