package io.tickwright.timer

import io.kotest.property.Arb
import io.kotest.property.arbitrary.long
import io.kotest.property.checkAll
import io.tickwright.exact.check
import io.tickwright.exact.exactConfig
import io.tickwright.snapshot.RollbackSlot
import kotlin.random.Random
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test

class ColumnPropertyTest {

  @Test
  fun `row by row a timer column is a timer, whatever happens to it`() = check {
    checkAll(exactConfig(400), Arb.long()) { seed ->
      val run = TimerRun(Random(seed))
      repeat(80) { run.something() }
      run.spend(Long.MAX_VALUE)
      run.armOne(7)
      run.spend(7)
      assertTrue(run.fired > 0)
    }
  }

  @Test
  fun `row by row a metronome column is a metronome, whatever happens to it`() = check {
    checkAll(exactConfig(400), Arb.long()) { seed ->
      val run = MetronomeRun(Random(seed))
      repeat(80) { run.something() }
      run.start(0)
      run.beat(Long.MAX_VALUE)
      assertTrue(run.beats > 0)
    }
  }

  private class TimerRun(private val random: Random) {
    private val size = random.nextInt(1, 700)
    private val usual = random.nextLong(1, 100)
    private var column = TimerColumn(usual)
    private val timers = List(size) { Timer() }
    var fired = 0

    fun something() {
      val row = random.nextInt(size)
      val total = some(random)
      val part = some(random)
      when (random.nextInt(10)) {
        0 -> column.arm(row).also { timers[row].arm(usual) }
        1,
        2 -> column.arm(row, total).also { timers[row].arm(total) }
        3 -> column.cancel(row).also { timers[row].cancel() }
        4 -> column.restoreLeft(row, part, total).also { timers[row].restoreLeft(part, total) }
        5 -> column.restoreSpent(row, part, total).also { timers[row].restoreSpent(part, total) }
        6 -> goBack()
        else -> spend(some(random))
      }
    }

    fun armOne(total: Long) {
      column.arm(0, total)
      timers[0].arm(total)
    }

    private fun goBack() {
      val slot = RollbackSlot()
      slot.save(Rows(size, column.also { it.ensureCapacity(size) }))
      if (random.nextBoolean()) column = TimerColumn(usual)
      else column.spend(9, size, bitsFor(size))
      slot.restore(Rows(0, column))
    }

    fun spend(elapsed: Long) {
      val count = if (random.nextBoolean()) size else random.nextInt(1, size + 1)
      val bits = bitsFor(count)
      val fires = column.spend(elapsed, count, bits)
      val expected = (0 until count).filter { timers[it].spend(elapsed) }
      assertEquals(expected, rowsOf(bits, count))
      assertEquals(expected.size, fires)
      fired += fires
      for (row in 0 until size) {
        assertEquals(timers[row].running(), column.running(row))
        assertEquals(timers[row].spent(), column.spent(row))
        assertEquals(timers[row].left(), column.left(row))
        assertEquals(timers[row].total(), column.total(row))
      }
    }
  }

  private class MetronomeRun(private val random: Random) {
    private val size = random.nextInt(1, 700)
    private val interval = some(random) to some(random)
    private var column = MetronomeColumn(interval.first, interval.second)
    private val metronomes = arrayOfNulls<Metronome>(size)
    var beats = 0

    fun something() {
      val row = random.nextInt(size)
      when (random.nextInt(8)) {
        0,
        1,
        2 -> start(row)
        3 -> column.clear(row).also { metronomes[row] = null }
        4 -> start(row, some(random))
        5 -> goBack()
        else -> beat(some(random))
      }
    }

    fun start(row: Int, late: Long = 0) {
      if (late == 0L) column.start(row) else column.restoreLate(row, late)
      metronomes[row] = Metronome(interval.first, interval.second).also { it.restoreLate(late) }
    }

    private fun goBack() {
      val slot = RollbackSlot()
      slot.save(Rows(size, column.also { it.ensureCapacity(size) }))
      if (random.nextBoolean()) column = MetronomeColumn(interval.first, interval.second)
      column.beat(9, size, bitsFor(size))
      slot.restore(Rows(0, column))
    }

    fun beat(elapsed: Long) {
      val count = if (random.nextBoolean()) size else random.nextInt(1, size + 1)
      val bits = bitsFor(count)
      val beat = column.beat(elapsed, count, bits)
      val expected =
        (0 until count).filter { row ->
          val one = metronomes[row]?.beat(elapsed) ?: 0
          assertEquals(one, column.beats(row))
          one > 0
        }
      assertEquals(expected, rowsOf(bits, count))
      assertEquals(expected.size, beat)
      beats += beat
      for (row in 0 until size) {
        assertEquals(metronomes[row] != null, column.running(row))
        assertEquals(metronomes[row]?.lateNumerator() ?: 0, column.lateNumerator(row))
      }
    }
  }

  private companion object {
    /** Small numbers so that things happen, and any others. */
    fun some(random: Random): Long =
      when (random.nextInt(3)) {
        0 -> random.nextLong(-3, 100)
        1 -> random.nextLong() ushr random.nextInt(64)
        else -> random.nextLong() shr random.nextInt(64)
      }
  }
}
