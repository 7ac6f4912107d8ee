package io.tickwright.clock

import io.kotest.property.Arb
import io.kotest.property.arbitrary.list
import io.kotest.property.arbitrary.long
import io.kotest.property.checkAll
import io.tickwright.exact.anyBits
import io.tickwright.exact.big
import io.tickwright.exact.check
import io.tickwright.exact.exactConfig
import io.tickwright.snapshot.RollbackSlot
import java.math.BigInteger
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test

class StepClockPropertyTest {

  @Test
  fun `any calls over the whole 64-bit domain give the model's steps and state`() = check {
    var stepped = 0
    checkAll(exactConfig(), anyStep(), Arb.list(anyCall(), 1..30)) { step, calls ->
      val clock = StepClock(step)
      val pair = Pair(clock, ClockModel(step))
      var last: Long? = null
      for (call in calls) {
        val steps = pair.make(call, last)
        if (call is Call.Now) last = call.now
        assertEquals(pair.second.banked.toLong(), clock.banked(), "$call")
        assertEquals(pair.second.carry.toLong(), clock.carry(), "$call")
        assertTrue(clock.alphaDouble() >= 0 && clock.alphaDouble().toFloat() < 1f, "$call")
        assertTrue(clock.alpha() >= 0f && clock.alpha() < 1f, "$call")
        if (steps > 0) stepped++
      }
    }
    assertTrue(stepped > 1000, "calls that stepped: $stepped")
  }

  private fun Pair<StepClock, ClockModel>.make(call: Call, last: Long?): Long {
    val (clock, model) = this
    when (call) {
      is Call.Advance ->
        return same(model.spend(big(call.elapsed)).saturated(), clock.advance(call.elapsed), call)
      is Call.Capped -> {
        val due = model.spend(big(call.elapsed)).saturated()
        val most = maxOf(1, call.most)
        val steps = same(minOf(due, most), clock.advanceCapped(call.elapsed, call.most), call)
        same(due - steps, clock.lastDropped(), call)
        return steps
      }
      is Call.Now -> {
        val elapsed = if (last == null) BigInteger.ZERO else big(call.now) - big(last)
        return same(model.spend(elapsed.min(MOST)).saturated(), clock.pump(call.now), call)
      }
      is Call.Speed -> {
        model.speed(call.over, call.under)
        clock.speed(call.over, call.under)
      }
      is Call.Restore -> {
        model.banked = big(call.units).max(BigInteger.ZERO).mod(model.step)
        clock.restore(call.units)
      }
      is Call.Paused -> {
        model.paused = call.paused
        if (call.paused) clock.pause() else clock.resume()
      }
    }
    return 0
  }

  private fun same(expected: Long, actual: Long, call: Call): Long {
    assertEquals(expected, actual, "$call")
    return actual
  }

  @Test
  fun `every submitted unit is executed, dropped, banked or scaled away by the carry`() = check {
    var dropped = 0
    checkAll(
      exactConfig(),
      Arb.long(1, 1L shl 40),
      Arb.list(Arb.long(0, 1L shl 44), 1..40),
      anySpeed(),
      Arb.long(1, 1000),
    ) { step, elapsed, speed, most ->
      val clock = StepClock(step)
      val under = speed.under.coerceAtLeast(1)
      val over = speed.over.coerceIn(0, 1000)
      clock.speed(over, under)
      var executed = BigInteger.ZERO
      for (units in elapsed) executed += big(clock.advanceCapped(units, most))

      val submitted = elapsed.fold(BigInteger.ZERO) { sum, units -> sum + big(units) }
      val spent = (executed + big(clock.droppedTotal())) * big(step) + big(clock.banked())
      assertEquals(submitted * big(over), spent * big(under) + big(clock.carry()))
      assertEquals(executed.toLong(), clock.ticksDone())
      if (clock.droppedTotal() > 0) dropped++
    }
    assertTrue(dropped > 100, "runs in which the cap engaged: $dropped")
  }

  @Test
  fun `any split of an elapsed time gives the same steps, banked units and carry`() = check {
    var stepped = 0
    checkAll(
      exactConfig(),
      Arb.long(1, 1L shl 45),
      Arb.list(Arb.long(0, 1L shl 50), 1..50),
      anySpeed(),
    ) { step, parts, speed ->
      val whole = StepClock(step)
      val split = StepClock(step)
      whole.speed(speed.over.coerceAtMost(50), speed.under)
      split.speed(speed.over.coerceAtMost(50), speed.under)

      val atOnce = whole.advance(parts.sum())
      val inParts = parts.sumOf { split.advance(it) }

      assertEquals(atOnce, inParts)
      assertEquals(whole.banked(), split.banked())
      assertEquals(whole.carry(), split.carry())
      if (atOnce > 0) stepped++
    }
    assertTrue(stepped > 500, "splits that stepped: $stepped")
  }

  @Test
  fun `advancing by n steps of time is stepping n times`() = check {
    checkAll(exactConfig(), anyBits(), Arb.long(0, 1L shl 40)) { units, wanted ->
      val step = maxOf(1, units)
      val n = minOf(wanted, Long.MAX_VALUE / step)
      val clock = StepClock(step)
      val counted = StepClock(step)
      assertEquals(counted.step(n), clock.advance(n * step))
      assertEquals(0, clock.banked())
      assertEquals(counted.ticksDone(), clock.ticksDone())
      assertEquals(counted.simulatedUnits(), clock.simulatedUnits())
    }
  }

  @Test
  fun `a clock restored from a slot goes on as if it had never stopped`() = check {
    checkAll(
      exactConfig(1000),
      anyStep(),
      Arb.list(anyCall(), 0..20),
      Arb.list(anyCall(), 1..20),
    ) { step, before, after ->
      val steady = StepClock(step)
      before.forEach { play(steady, it) }
      val slot = RollbackSlot()
      slot.save(steady)
      val restored = StepClock(step)
      slot.restore(restored)

      // The moment pump counts from is no state: both are told it anew, the steady one by going
      // back.
      assertEquals(0, restored.pump(Long.MIN_VALUE))
      assertEquals(0, steady.pump(Long.MIN_VALUE))
      for (call in after) assertEquals(play(restored, call), play(steady, call), "$call")
      assertEquals(restored.ticksDone(), steady.ticksDone())
      assertEquals(restored.droppedTotal(), steady.droppedTotal())
      assertEquals(restored.speed(), steady.speed())
    }
  }
}

/** Makes the call and says everything that can be seen afterwards. */
internal fun play(clock: StepClock, call: Call): List<Long> {
  val steps =
    when (call) {
      is Call.Advance -> clock.advance(call.elapsed)
      is Call.Capped -> clock.advanceCapped(call.elapsed, call.most)
      is Call.Now -> clock.pump(call.now)
      is Call.Speed -> clock.speed(call.over, call.under).let { 0L }
      is Call.Restore -> clock.restore(call.units).let { 0L }
      is Call.Paused -> (if (call.paused) clock.pause() else clock.resume()).let { 0L }
    }
  return listOf(steps, clock.banked(), clock.carry(), clock.lastDropped(), clock.ticksDone())
}
