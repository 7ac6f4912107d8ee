package io.tickwright.exact

import io.kotest.property.Arb
import io.kotest.property.arbitrary.int
import io.kotest.property.arbitrary.long
import io.kotest.property.arbitrary.positiveInt
import io.kotest.property.arbitrary.positiveLong
import io.kotest.property.arbitrary.string
import io.kotest.property.checkAll
import java.math.BigInteger
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test

class Pcg32PropertyTest {

  @Test
  fun `a draw is the published generator's, computed with unbounded integers`() = check {
    checkAll(exactConfig(), Arb.long(), Arb.string(0, 12), Arb.long()) { seed, name, key ->
      val random = Pcg32.seeded(seed).stream(name).child(key)
      var state = unsigned(random.stateBits())
      repeat(5) {
        val xorShifted = ((state.shiftRight(18)).xor(state)).shiftRight(27).toInt()
        assertEquals(
          Integer.rotateRight(xorShifted, state.shiftRight(59).toInt()),
          random.nextU32(),
        )
        state =
          (state * BigInteger("6364136223846793005") + unsigned(random.increment())).mod(TWO_64)
      }
      assertTrue(random.increment() and 1L == 1L)
    }
  }

  @Test
  fun `a bounded draw is the first fair draw's remainder`() = check {
    checkAll(exactConfig(), Arb.long(), Arb.positiveInt(), Arb.positiveLong()) { seed, small, large
      ->
      val random = Pcg32.seeded(seed)
      val model = Pcg32.seeded(seed)
      assertEquals(
        firstFair(BigInteger.valueOf(small.toLong()), 32) { model.nextU32().toUInt().toLong() },
        random.below(small).toLong(),
      )
      assertEquals(
        firstFair(BigInteger.valueOf(large), 64) { model.nextU64() },
        random.below(large),
      )
      assertEquals(model.at(), random.at())
    }
  }

  @Test
  fun `between stays within its closed range, over the whole 64-bit domain`() = check {
    checkAll(exactConfig(), Arb.long(), Arb.long(), Arb.long()) { seed, a, b ->
      val least = minOf(a, b)
      val most = maxOf(a, b)
      val model = Pcg32.seeded(seed)
      val span = BigInteger.valueOf(most) - BigInteger.valueOf(least) + BigInteger.ONE
      val expected = least + firstFair(span, 64) { model.nextU64() }
      val drawn = Pcg32.seeded(seed).between(least, most)
      assertEquals(expected, drawn)
      assertTrue(drawn in least..most)
    }
  }

  @Test
  fun `going to a place and going back are exact`() = check {
    checkAll(exactConfig(), Arb.long(), Arb.int(0, 300), Arb.long()) { seed, steps, far ->
      val walked = Pcg32.seeded(seed)
      repeat(steps) { walked.nextU32() }
      assertEquals(steps.toLong(), walked.at())
      val jumped = Pcg32.seeded(seed)
      jumped.restoreAt(far)
      assertEquals(far, jumped.at())
      jumped.restoreAt(steps.toLong())
      assertEquals(walked.nextU64(), jumped.nextU64())
    }
  }

  private fun firstFair(bound: BigInteger, bits: Int, draw: () -> Long): Long {
    val unfair = BigInteger.ONE.shiftLeft(bits).mod(bound)
    while (true) {
      val drawn = unsigned(draw())
      if (drawn >= unfair) return drawn.mod(bound).toLong()
    }
  }
}
