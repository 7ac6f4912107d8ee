package io.tickwright.loop

import io.kotest.property.Arb
import io.kotest.property.arbitrary.choice
import io.kotest.property.arbitrary.element
import io.kotest.property.arbitrary.list
import io.kotest.property.arbitrary.long
import io.kotest.property.arbitrary.map
import io.kotest.property.checkAll
import io.tickwright.clock.Call
import io.tickwright.clock.ClockModel
import io.tickwright.clock.MOST
import io.tickwright.clock.anySpeed
import io.tickwright.clock.anyStep
import io.tickwright.clock.saturated
import io.tickwright.exact.anyBits
import io.tickwright.exact.big
import io.tickwright.exact.check
import io.tickwright.exact.exactConfig
import io.tickwright.snapshot.RollbackSlot
import io.tickwright.time.TimeBase
import java.math.BigInteger
import java.math.BigInteger.ONE
import java.math.BigInteger.ZERO
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test

/** Below it, no sum of these tests outgrows a long, so that the laws hold without a clamp. */
private const val NO_SATURATION = 1L shl 33

private val BILLION: BigInteger = big(1_000_000_000)

/** A call, and whether it sets the moment without planning: `Advance` is a resync here. */
private fun frameCalls(): Arb<Call> =
  Arb.choice(
    anyBits().map { Call.Now(it) },
    Arb.long(0, 3_000_000_000).map { Call.Now(it) },
    Arb.long(0, 3_000_000_000).map { Call.Advance(it) },
    anySpeed(),
    anyBits().map { Call.Restore(it) },
    Arb.element(Call.Paused(true), Call.Paused(false), Call.Paused(false)),
  )

/** The usual bases, and others that reach as far as wanted. */
private fun bases(most: Long): Arb<TimeBase> =
  Arb.choice(
    Arb.element(TimeBase.FLICKS, TimeBase.NANOS, TimeBase.MICROS, TimeBase.THIRD_MICROS),
    Arb.long(1, most).map { TimeBase.of(it) },
  )

class FrameLoopPropertyTest {

  /** Two stages with a carry each, in integers that have no end. */
  private class LoopModel(val base: TimeBase, step: Long, var anchor: BigInteger?) {
    val clock = ClockModel(step)
    var nanosCarry: BigInteger = ZERO
    var ticks: BigInteger = ZERO

    fun plan(now: Long, budget: Long): List<Long> {
      val elapsed = (big(now) - (anchor ?: big(now))).max(ZERO).min(MOST)
      anchor = big(now)
      var units = ZERO
      if (!clock.paused) {
        val (whole, owed) =
          (elapsed * big(base.unitsPerSecond()) + nanosCarry).divideAndRemainder(BILLION)
        nanosCarry = owed
        units = whole.min(MOST)
      }
      val due = clock.spend(units).min(MOST)
      val ceiling = (clock.numerator + clock.denominator - ONE) / clock.denominator
      val steps = due.min((big(budget) * ceiling.max(ONE)).min(MOST))
      val first = ticks
      ticks = (ticks + steps).min(MOST)
      return listOf(first, steps, due - steps, clock.banked, ticks, nanosCarry).map {
        it.saturated()
      }
    }
  }

  @Test
  fun `any moments, speeds and pauses give the model's plans in every base`() = check {
    var dropping = 0
    checkAll(
      exactConfig(),
      bases(Long.MAX_VALUE),
      anyStep(),
      Arb.list(frameCalls(), 1..40),
      Arb.element(1, 2, 5, 60, Long.MAX_VALUE),
    ) { base, step, calls, budget ->
      val loop = FrameLoop.unanchored(base, step).apply { budget(budget) }
      val model = LoopModel(base, step, null)
      for (call in calls) {
        when (call) {
          is Call.Now -> {
            val plan = loop.beginFrame(call.now)
            assertEquals(model.plan(call.now, budget), seen(plan, loop), "$call")
            assertTrue(plan.alpha() >= 0f && plan.alpha() < 1f)
            assertTrue(plan.alphaDouble().toFloat() < 1f)
            if (plan.dropped() > 0) dropping++
          }
          is Call.Advance -> {
            loop.resync(call.elapsed)
            model.anchor = big(call.elapsed)
          }
          is Call.Speed -> {
            loop.speed(call.over, call.under)
            model.clock.speed(call.over, call.under)
          }
          is Call.Restore -> {
            loop.restore(call.units)
            model.clock.banked = big(call.units).max(ZERO).mod(model.clock.step)
          }
          is Call.Paused -> {
            if (call.paused) loop.pause() else loop.resume()
            model.clock.paused = call.paused
          }
          is Call.Capped -> error("no call of a loop")
        }
      }
    }
    assertTrue(dropping > 500, "frames that dropped: $dropping")
  }

  private fun seen(plan: FramePlan, loop: FrameLoop): List<Long> =
    listOf(
      plan.firstTick(),
      plan.steps(),
      plan.dropped(),
      plan.remainder(),
      loop.ticksDone(),
      loop.nanosCarry(),
    )

  @Test
  fun `no nanosecond is lost on the way through both stages`() = check {
    checkAll(
      exactConfig(),
      bases(NO_SATURATION),
      Arb.long(1, 1L shl 40),
      Arb.list(Arb.long(0, 1_000_000_000), 1..60),
      Arb.long(1, 9),
    ) { base, step, frames, under ->
      val loop = FrameLoop(base, step, 0)
      loop.speed(3, under)
      var now = 0L
      var executed = ZERO
      for (frame in frames) {
        now += frame
        executed += big(loop.beginFrame(now).steps())
      }
      val nanos = big(now) * big(base.unitsPerSecond())
      val submitted = big(loop.stats().submittedUnits())
      assertEquals(nanos, submitted * BILLION + big(loop.nanosCarry()))
      val spent = (executed + big(loop.stats().dropped())) * big(step) + big(loop.banked())
      assertEquals(submitted * big(3), spent * big(under) + big(loop.carry()))
    }
  }

  @Test
  fun `any split of the frames plans the same steps when none are dropped`() = check {
    checkAll(exactConfig(), bases(NO_SATURATION), Arb.list(Arb.long(0, 1L shl 40), 1..60)) {
      base,
      frames ->
      val split = FrameLoop(base, 11_760_000, 0).apply { unlimitedBudget() }
      val whole = FrameLoop(base, 11_760_000, 0).apply { unlimitedBudget() }
      var now = 0L
      val steps =
        frames.sumOf {
          now += it
          split.beginFrame(now).steps()
        }
      assertEquals(whole.beginFrame(now).steps(), steps)
      assertEquals(whole.banked(), split.banked())
      assertEquals(whole.nanosCarry(), split.nanosCarry())
    }
  }

  @Test
  fun `a loop restored from a slot goes on as if it had never stopped`() = check {
    checkAll(
      exactConfig(1000),
      anyStep(),
      Arb.list(frameCalls(), 0..20),
      Arb.list(Arb.long(), 1..20),
    ) { step, before, after ->
      val steady = FrameLoop(TimeBase.FLICKS, step, 0)
      for (call in before) {
        when (call) {
          is Call.Now -> steady.beginFrame(call.now).steps()
          is Call.Speed -> steady.speed(call.over, call.under)
          is Call.Restore -> steady.restore(call.units)
          is Call.Paused -> if (call.paused) steady.pause() else steady.resume()
          else -> steady.restore(0)
        }
      }
      val slot = RollbackSlot()
      slot.save(steady)
      val restored = FrameLoop(TimeBase.FLICKS, step, 77)
      slot.restore(restored)
      steady.resync(0)
      restored.beginFrame(0).steps()
      val emptyFrame = restored.stats().scheduleHash() != steady.stats().scheduleHash()
      assertTrue(emptyFrame, "the frame that says where time begins is a frame")

      for (now in after) {
        assertEquals(seen(steady.beginFrame(now), steady), seen(restored.beginFrame(now), restored))
      }
    }
  }
}
