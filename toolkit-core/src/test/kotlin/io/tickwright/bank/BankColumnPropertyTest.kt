package io.tickwright.bank

import io.kotest.property.Arb
import io.kotest.property.arbitrary.long
import io.kotest.property.checkAll
import io.tickwright.exact.check
import io.tickwright.exact.exactConfig
import io.tickwright.snapshot.RollbackSlot
import io.tickwright.time.PerSecond
import io.tickwright.time.TimeBase
import io.tickwright.timer.Rows
import io.tickwright.timer.bitsFor
import io.tickwright.timer.rowsOf
import kotlin.random.Random
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test

class BankColumnPropertyTest {

  @Test
  fun `row by row a column is a bank, whatever happens to it`() = check {
    checkAll(exactConfig(400), Arb.long()) { seed ->
      val run = Run(Random(seed))
      repeat(60) { run.something() }
      assertTrue(run.gains > 0)
    }
  }

  @Test
  fun `a column that cached a rate for good would not be`() = check {
    val column = BankColumn(GRAIN)
    column.rateParts(0, GRAIN.parts())
    assertEquals(1, column.gain(SECOND, 1, LongArray(1)))
    val cachedForGood = column.gained(0)
    column.rateParts(0, 3 * GRAIN.parts())
    assertEquals(cachedForGood, column.gained(0), "until time passes it tells of the last gain")
    assertEquals(1, column.gain(SECOND, 1, LongArray(1)))
    assertEquals(3, column.gained(0))
  }

  /** A column and a bank per row, through the same random life. */
  private class Run(private val random: Random) {
    private val size = random.nextInt(1, 700)
    private val grain = if (random.nextBoolean()) GRAIN else Grain.of(TimeBase.THIRD_MICROS)
    private var column = BankColumn(grain)
    private val banks = List(size) { Bank() }
    private val rates = LongArray(size)
    private val elapsedTimes = List(3) { elapsed() }
    var gains = 0

    fun something() {
      val row = random.nextInt(size)
      when (random.nextInt(12)) {
        0,
        1 -> rate(row, rates[random.nextInt(size)])
        2,
        3 -> rate(row, random.nextLong(0, 100 * grain.parts()))
        4 -> rate(row, random.nextLong() ushr random.nextInt(64))
        5 -> restore(row)
        6 -> clear(row)
        7 -> goBack()
        else -> gain()
      }
    }

    private fun rate(row: Int, parts: Long) {
      column.rateParts(row, parts)
      rates[row] = maxOf(0, parts)
      assertEquals(rates[row], column.rateParts(row))
    }

    private fun restore(row: Int) {
      val progress = random.nextLong() shr random.nextInt(64)
      column.restore(row, progress)
      banks[row].restore(progress, grain.whole())
    }

    private fun clear(row: Int) {
      column.clear(row)
      banks[row].reset()
      rates[row] = 0
      assertEquals(0, column.gained(row))
    }

    private fun goBack() {
      val slot = RollbackSlot()
      slot.save(Rows(size, column.also { it.ensureCapacity(size) }))
      if (random.nextBoolean()) {
        column = BankColumn(grain)
      } else {
        column.gain(elapsed(), size, bitsFor(size))
        column.rateParts(random.nextInt(size), random.nextLong())
      }
      slot.restore(Rows(0, column))
      for (row in 0 until size) assertEquals(banks[row].progress(), column.progress(row))
    }

    private fun gain() {
      val elapsed = if (random.nextInt(5) == 0) elapsed() else elapsedTimes.random(random)
      val count = if (random.nextBoolean()) size else random.nextInt(size + 1)
      val bits = bitsFor(count)
      val gained = column.gain(elapsed, count, bits)
      val expected =
        (0 until count).filter { row ->
          val one = banks[row].gain(rates[row], elapsed, grain.whole())
          assertEquals(one, column.gained(row))
          assertEquals(banks[row].progress(), column.progress(row))
          one > 0
        }
      assertEquals(expected, rowsOf(bits, count))
      assertEquals(expected.size, gained)
      gains++
    }

    private fun elapsed(): Long =
      when (random.nextInt(4)) {
        0 -> SECOND / 60
        1 -> random.nextLong(-2, 3)
        2 -> random.nextLong(1, 2 * SECOND)
        else -> random.nextLong() shr random.nextInt(64)
      }
  }

  private companion object {
    const val SECOND = 705_600_000L
    val GRAIN: Grain = Grain.of(TimeBase.FLICKS, PerSecond.of(1, 3))
  }
}
