package io.tickwright.dsl

import io.tickwright.time.PerSecond
import io.tickwright.time.Speed
import io.tickwright.time.TimeBase
import kotlin.time.Duration
import kotlin.time.Duration.Companion.milliseconds
import kotlin.time.Duration.Companion.nanoseconds
import kotlin.time.Duration.Companion.seconds
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertThrows
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test

class WordsTest {
  private val flicks = TimeBase.FLICKS

  @Test
  fun aFrameLoopIsThreeLines() {
    var spent = Units(0)
    val loop = FrameLoop(60.hz)
    loop.frame(Timestamp(0)) { step -> spent += step.dt }
    val plan = loop.frame(Timestamp(50_000_001)) { step -> spent += step.dt }
    assertEquals(3L.ticks, plan.steps)
    assertEquals(Units(3 * 11_760_000L), spent)
    assertTrue(plan.alpha < 0.001f)
  }

  @Test
  fun aPlanIsGoneThroughStepByStep() {
    val loop = FrameLoop("2/3s")
    val start = Timestamp(-5)
    assertEquals(0, loop.plan(start).count())
    val seen = ArrayList<Ticks>()
    for (step in loop.plan(start + 2.seconds)) seen += step.index
    assertEquals(listOf(0.ticks, 1.ticks, 2.ticks), seen)
  }

  @Test
  fun aDurationBecomesTheNearestUnit() {
    assertEquals(Units(1_764_000_000), flicks.units(2.5.seconds))
    assertEquals(Units(105_840_000), flicks.units(150.milliseconds))
    assertEquals(Units(1), flicks.units(1.nanoseconds), "0.7056 of a unit")
    assertEquals(Units(0), TimeBase.MICROS.units(499.nanoseconds))
    assertEquals(Units(1), TimeBase.MICROS.units(500.nanoseconds))
    assertEquals(Units(0), flicks.units((-1).seconds))
    assertEquals(Units(0), flicks.units(Duration.ZERO))
    assertThrows(IllegalArgumentException::class.java) { flicks.units(Duration.INFINITE) }
    assertThrows(IllegalArgumentException::class.java) { flicks.units(9_000_000_000_000.seconds) }
    assertEquals(
      Units(3_000_000_000_000 * 1000),
      TimeBase.of(1000).units(3_000_000_000_000.seconds),
    )
  }

  @Test
  fun aComputedThirdIsNotExactAndItsTextIs() {
    val third = flicks.units((1.0 / 3).seconds)
    assertEquals(Units(235_200_000), third, "the nearest unit repairs it in this base")
    assertEquals(Units(333_333_333), TimeBase.NANOS.units((1.0 / 3).seconds))
    assertEquals("1/3s", flicks.textOf(third))
    assertEquals(1.5.seconds, flicks.durationOf(flicks.units(1.5.seconds)))
  }

  @Test
  fun ratesAndRatiosAreExact() {
    assertEquals(PerSecond.of(5, 2), 2.5.perSecond)
    assertEquals(PerSecond.of(3, 1), 3.perSecond)
    assertEquals(PerSecond.of(1, 3), (1 over 3).perSecond)
    assertEquals(PerSecond.of(1, 10), 0.1.perSecond, "the decimal, not its double")
    assertEquals(Speed.of(1, 3), 1 over 3)
    assertEquals("60hz", 60.hz.toString())
    assertThrows(IllegalArgumentException::class.java) { 1 over 0 }
    assertThrows(IllegalArgumentException::class.java) { -1 over 3 }
    assertThrows(IllegalArgumentException::class.java) { Double.NaN.perSecond }
    assertThrows(IllegalArgumentException::class.java) { (-1).perSecond }
  }

  @Test
  fun aDecimalIsTheOneWrittenHoweverManyDigitsItHas() {
    val decimals = listOf(0.0, 0.1, 2.25, 59.94, 1234567.891, 0.000001, 0.0000001, 123456789.123456)
    val long = listOf(1.0 / 3, 0.1 + 0.2, 1e14, 1e15, 12345678901234.5, 0.12345678901234567, 1e18)
    for (written in decimals + long) {
      val text = java.math.BigDecimal.valueOf(written).toPlainString()
      assertEquals(PerSecond.of("$text/s"), written.perSecond, text)
      for (turned in listOf(text to written, "-$text" to -written)) {
        val bits = io.tickwright.exact.Angle.parse("${turned.first}deg")
        assertEquals(Angle(bits), turned.second.degrees, turned.first)
      }
    }
    assertThrows(IllegalArgumentException::class.java) { (-0.5).perSecond }
    assertEquals(PerSecond.ZERO, (-0.0).perSecond)
    assertThrows(IllegalArgumentException::class.java) { 1e19.perSecond }
    for (none in listOf(Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY)) {
      assertThrows(IllegalArgumentException::class.java) { none.perSecond }
      assertThrows(IllegalArgumentException::class.java) { none.degrees }
    }
  }

  @Test
  fun lengthsAndCountsSaturate() {
    assertEquals(Units(Long.MAX_VALUE), Units(Long.MAX_VALUE) + Units(1))
    assertEquals(Units(Long.MIN_VALUE), Units(-2) - Units(Long.MAX_VALUE))
    assertEquals(Units(Long.MAX_VALUE), Units(0) - Units(Long.MIN_VALUE))
    assertEquals(5.ticks, 2.ticks + 3.ticks)
    assertTrue(2.ticks < 3.ticks && 2.ticks > 1 && Units(1) < Units(2))
  }

  @Test
  fun fixedNumbersAndAnglesCountAsTheCoreDoes() {
    assertEquals("0.83333", ("2.5".fixed * (1 fixedOver 3)).toString())
    assertEquals(3.fixed, 2.fixed + 1.fixed)
    assertEquals((-1).fixed, -(3.fixed - 2.fixed))
    assertEquals(2.fixed, sqrt(4.fixed))
    assertEquals(Fixed.MOST, Fixed.MOST + Fixed.ONE)
    assertTrue(1.fixed / 2.fixed < Fixed.ONE)
    assertEquals(45.degrees, 315.degrees + 90.degrees)
    assertEquals(270.degrees, 0.degrees - 90.degrees)
    assertEquals(180.degrees, -(90.degrees * 2))
    assertEquals("22.5deg", 22.5.degrees.toString())
    assertEquals(Fixed.ONE, 90.degrees.sin)
    assertEquals(Fixed.ZERO, 90.degrees.cos)
    assertEquals(0.degrees.bits, lerp(350.degrees, 10.degrees, 1 fixedOver 2).bits, 40)
  }

  @Test
  fun aDeltaIsRoundedToNanosecondsAndNonsenseIsNoTime() {
    val loop = RenderLoop(FrameLoop(60.hz))
    var steps = 0
    repeat(60) { loop.frame(1f / 60) { steps++ } }
    assertEquals(60, steps)
    assertEquals(Timestamp(1_000_000_080), loop.now)
    for (nonsense in listOf(Float.NaN, -1f, 0f, Float.NEGATIVE_INFINITY, 1f / 0, -1f / 0)) {
      assertEquals(0.ticks, loop.frame(nonsense) {}.due)
    }
    assertEquals(Timestamp(1_000_000_080), loop.now)
    repeat(60) { loop.frame(1f / 60) { steps++ } }
    assertEquals(120, steps, "and the loop goes on")
  }

  @Test
  fun aDeltaOfCenturiesIsDroppedAndTheLoopGoesOn() {
    for (centuries in listOf(1e10f, 9e9f, Float.MAX_VALUE)) {
      val loop = RenderLoop(FrameLoop(60.hz))
      repeat(3) {
        val plan = loop.frame(centuries) {}
        assertEquals(5.ticks, plan.steps)
        assertTrue(plan.dropped > 1_000_000)
      }
      var steps = 0
      repeat(60) { loop.frame(1f / 60) { steps++ } }
      assertTrue(steps in 60..61, "$steps steps in a second after $centuries s")
    }
  }

  @Test
  fun aMomentAndADurationAreAddedExactly() {
    assertEquals(
      Timestamp(-6_000_000_000_123_456_788),
      Timestamp(-6_000_000_000_123_456_789) + 1.nanoseconds,
    )
    assertEquals(Timestamp(Long.MIN_VALUE), Timestamp(Long.MIN_VALUE + 1) + (-2).nanoseconds)
    assertEquals(Timestamp(Long.MAX_VALUE), Timestamp(Long.MAX_VALUE - 1) + 2.nanoseconds)
    assertEquals(Timestamp(Long.MAX_VALUE), Timestamp(Long.MIN_VALUE) + Duration.INFINITE)
    assertEquals(Timestamp(Long.MIN_VALUE), Timestamp(Long.MAX_VALUE) + (-Duration.INFINITE))
    assertEquals(
      Timestamp(6_776_627_963_145_224_193),
      Timestamp(Long.MIN_VALUE + 1) + 16_000_000_000.seconds,
      "507 years, more nanoseconds than a long holds",
    )
  }

  @Test
  fun aLengthBeyondADurationIsTheLongestThatIsFinite() {
    val longest = TimeBase.of(1).durationOf(Units(Long.MAX_VALUE))
    assertTrue(longest.isFinite() && (longest + 1.milliseconds).isInfinite())
    assertEquals(
      1_000_000_000_000_000.seconds,
      TimeBase.of(1).durationOf(Units(1_000_000_000_000_000)),
    )
  }

  private fun assertEquals(expected: Int, actual: Int, within: Int) =
    assertTrue(kotlin.math.abs(expected - actual) <= within, "$actual is not near $expected")
}
