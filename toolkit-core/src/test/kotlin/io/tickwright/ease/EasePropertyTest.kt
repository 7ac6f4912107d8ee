package io.tickwright.ease

import io.kotest.property.Arb
import io.kotest.property.arbitrary.int
import io.kotest.property.arbitrary.long
import io.kotest.property.arbitrary.map
import io.kotest.property.checkAll
import io.tickwright.exact.check
import io.tickwright.exact.exactConfig
import java.math.BigDecimal
import kotlin.math.abs
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test

class EasePropertyTest {

  @Test
  fun `every double wraps into its range, to the exact remainder`() = check {
    checkAll(exactConfig(), anyDouble()) { degrees ->
      val wrapped = Degrees.wrapDegrees(degrees)
      val delta = Degrees.wrapDelta(degrees)
      assertTrue(wrapped >= 0 && wrapped < 360)
      assertTrue(delta > -180 && delta <= 180)
      if (degrees.isFinite()) {
        val turned = BigDecimal(degrees).remainder(BigDecimal(360))
        val off = (BigDecimal(delta) - turned).remainder(BigDecimal(360))
        assertTrue(off.signum() == 0, "$degrees turns by $delta")
        val positive = if (turned.signum() < 0) turned + BigDecimal(360) else turned
        assertEquals(positive.toDouble().let { if (it < 360) it else 0.0 }, wrapped)
      }
    }
  }

  @Test
  fun `easing stays between value and target and never arrives in a fraction`() = check {
    checkAll(exactConfig(), anyDouble(), anyDouble(), anyDouble(), anyDouble()) {
      value,
      target,
      rate,
      seconds ->
      val fraction = Ease.easeFraction(rate, seconds)
      assertTrue(fraction >= 0 && fraction < 1)
      val moved = Ease.approach(value, target, rate, seconds)
      assertTrue(moved.isFinite())
      if (value.isFinite() && target.isFinite()) {
        assertTrue(moved >= minOf(value, target) && moved <= maxOf(value, target))
      }
    }
  }

  @Test
  fun `two frames move as far as one of their length`() = check {
    val some = Arb.int(0, 2_000_000).map { it / 1e6 }
    checkAll(exactConfig(), some, some, some) { rate, first, second ->
      val twice = Ease.approach(Ease.approach(0.0, 10.0, rate, first), 10.0, rate, second)
      assertEquals(Ease.approach(0.0, 10.0, rate, first + second), twice, 1e-13)
      val angle =
        Ease.approachAngle(Ease.approachAngle(350.0, 80.0, rate, first), 80.0, rate, second)
      val once = Ease.approachAngle(350.0, 80.0, rate, first + second)
      assertTrue(abs(Degrees.wrapDelta(angle - once)) < 1e-11)
    }
  }

  private fun anyDouble(): Arb<Double> = Arb.long().map { Double.fromBits(it) }
}
