package io.tickwright.timer

import io.kotest.property.Arb
import io.kotest.property.arbitrary.int
import io.kotest.property.arbitrary.list
import io.kotest.property.arbitrary.long
import io.kotest.property.checkAll
import io.tickwright.exact.anyBits
import io.tickwright.exact.big
import io.tickwright.exact.check
import io.tickwright.exact.exactConfig
import java.math.BigInteger
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertFalse
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test

class TimerPropertyTest {

  @Test
  fun `it fires with the elapsed time that reaches its duration, over the whole 64-bit domain`() =
    check {
      checkAll(exactConfig(), anyBits(), Arb.list(anyBits(), 1..6)) { total, steps ->
        val timer = Timer()
        timer.arm(total)
        var running = total > 0
        var spent = BigInteger.ZERO
        for (elapsed in steps) {
          if (running) spent += big(maxOf(0, elapsed))
          val fires = running && spent >= big(total)
          assertEquals(fires, timer.spend(elapsed))
          running = running && !fires
          assertEquals(running, timer.running())
          assertEquals(if (running) spent else BigInteger.ZERO, big(timer.spent()))
          assertEquals(if (running) total else 0, timer.total())
          assertEquals(timer.total() - timer.spent(), timer.left())
          assertTrue(timer.fraction().toFloat() < 1)
        }
      }
    }

  @Test
  fun `a duration armed anywhere fires after its ceil of steps`() = check {
    checkAll(exactConfig(500), Arb.long(1L, 1L shl 40), Arb.int(1, 300), Arb.int(0, 50)) {
      step,
      steps,
      before ->
      val timer = Timer()
      for (duration in listOf(step * (steps - 1) + 1, step * steps)) {
        repeat(before) { assertFalse(timer.spend(step)) }
        timer.arm(duration)
        repeat(steps - 1) { assertFalse(timer.spend(step)) }
        assertTrue(timer.spend(step))
      }
    }
  }

  @Test
  fun `what is put back is what was, by left and by spent`() = check {
    checkAll(exactConfig(), anyBits(), anyBits(), anyBits()) { total, elapsed, more ->
      val went = Timer()
      went.arm(total)
      val fired = went.spend(elapsed)
      assertEquals(total > 0 && elapsed >= total, fired)
      val bySpent = Timer()
      bySpent.restoreSpent(went.spent(), went.total())
      val byLeft = Timer()
      byLeft.restoreLeft(went.left(), went.total())
      val fires = went.spend(more)
      for (restored in listOf(bySpent, byLeft)) {
        assertEquals(fires, restored.spend(more))
        assertEquals(went.spent(), restored.spent())
        assertEquals(went.total(), restored.total())
      }
    }
  }

  @Test
  fun `putting back anything at all leaves a timer that is whole`() = check {
    checkAll(exactConfig(), anyBits(), anyBits()) { part, total ->
      val timer = Timer()
      timer.restoreLeft(part, total)
      assertEquals(part > 0 && total > 0, timer.running())
      if (timer.running()) assertEquals(minOf(part, total), timer.left())
      timer.restoreSpent(part, total)
      assertEquals(total > maxOf(0, part), timer.running())
      if (timer.running()) assertEquals(maxOf(0, part), timer.spent())
    }
  }
}
