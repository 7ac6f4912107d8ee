package io.tickwright.timer

import io.kotest.property.Arb
import io.kotest.property.arbitrary.long
import io.kotest.property.checkAll
import io.tickwright.exact.check
import io.tickwright.exact.exactConfig
import io.tickwright.snapshot.RollbackSlot
import io.tickwright.snapshot.SnapshotBytes
import io.tickwright.snapshot.StateDigest
import java.util.TreeMap
import kotlin.random.Random
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertFalse
import org.junit.jupiter.api.Assertions.assertThrows
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test

/** The queue against a sorted map, after each operation. */
class TimerQueuePropertyTest {

  @Test
  fun `whatever is armed, cancelled, armed anew, saved and restored fires in exact order`() =
    check {
      var fired = 0
      checkAll(exactConfig(500), Arb.long()) { seed ->
        val run = Compared(Random(seed), ExactQueue())
        repeat(150) { run.something() }
        run.drain()
        fired += run.fired
      }
      assertTrue(fired > 5_000)
    }

  @Test
  fun `thousands at a time, through every level of the buckets`() = check {
    checkAll(exactConfig(20), Arb.long()) { seed ->
      val run = Compared(Random(seed), ExactQueue())
      repeat(30) {
        repeat(run.random.nextInt(400)) { run.schedule() }
        repeat(run.random.nextInt(100)) { run.something() }
      }
      run.drain()
      assertTrue(run.fired > 100)
    }
  }

  @Test
  fun `a wheel that loses the order of arming is found out`() {
    assertThrows(AssertionError::class.java) {
      check {
        checkAll(exactConfig(200), Arb.long()) { seed ->
          val run = Compared(Random(seed), TieLosingQueue())
          repeat(150) { run.something() }
          run.drain()
        }
      }
    }
  }

  private interface Queue {
    val size: Int
    val lastHandle: Long
    val lastDue: Long
    val lastWhat: Long

    fun schedule(due: Long, what: Long): Long

    fun cancel(handle: Long): Boolean

    fun rearm(handle: Long, due: Long): Boolean

    fun due(handle: Long): Long

    fun poll(now: Long): Boolean

    fun saveAndRestore(random: Random)
  }

  /** The real one, and from a restore on the one it was restored into beside it. */
  private class ExactQueue : Queue {
    private var queue = TimerQueue()
    private var twin = TimerQueue()

    override val size
      get() = same { size() }

    override val lastHandle
      get() = same { lastHandle() }

    override val lastDue
      get() = same { lastDue() }

    override val lastWhat
      get() = same { lastWhat() }

    override fun schedule(due: Long, what: Long) = same { schedule(due, what) }

    override fun cancel(handle: Long) = same { cancel(handle) }

    override fun rearm(handle: Long, due: Long) = same { rearm(handle, due) }

    override fun due(handle: Long) = same { due(handle) }

    override fun poll(now: Long) = same { poll(now) }

    override fun saveAndRestore(random: Random) {
      val bytes = SnapshotBytes.of(queue)
      val digest = StateDigest.of(queue)
      assertEquals(digest, StateDigest.of(twin))
      when (random.nextInt(3)) {
        0 -> twin = TimerQueue().also { SnapshotBytes.restore(bytes, it) }
        1 -> {
          repeat(random.nextInt(80)) { twin.schedule(random.nextLong(), 1) }
          twin.poll(random.nextLong())
          SnapshotBytes.restore(bytes, twin)
        }
        else -> {
          val slot = RollbackSlot().also { it.save(queue) }
          repeat(random.nextInt(80)) { queue.schedule(random.nextLong(100), 1) }
          queue.poll(random.nextLong())
          slot.restore(queue)
        }
      }
      assertEquals(digest, StateDigest.of(queue))
      assertEquals(digest, StateDigest.of(twin))
    }

    private fun <T> same(what: TimerQueue.() -> T): T {
      val result = queue.what()
      assertEquals(result, twin.what())
      return result
    }
  }

  /** Right in every way but one: of one due, the one armed last comes first. */
  private class TieLosingQueue : Queue {
    private val armed = LinkedHashMap<Long, Pair<Long, Long>>()
    private var handles = 0L

    override val size
      get() = armed.size

    override var lastHandle = 0L
    override var lastDue = 0L
    override var lastWhat = 0L

    override fun schedule(due: Long, what: Long) = (++handles).also { armed[it] = due to what }

    override fun cancel(handle: Long) = armed.remove(handle) != null

    override fun rearm(handle: Long, due: Long): Boolean {
      val (_, what) = armed.remove(handle) ?: return false
      armed[handle] = due to what
      return true
    }

    override fun due(handle: Long) = armed[handle]?.first ?: 0

    override fun poll(now: Long): Boolean {
      val (handle, timer) = armed.entries.reversed().minByOrNull { it.value.first } ?: return false
      if (timer.first > now) return false
      armed.remove(handle)
      lastHandle = handle
      lastDue = timer.first
      lastWhat = timer.second
      return true
    }

    override fun saveAndRestore(random: Random) = Unit
  }

  private data class Key(val due: Long, val serial: Long) : Comparable<Key> {
    override fun compareTo(other: Key) = compareValuesBy(this, other, Key::due, Key::serial)
  }

  private class Compared(val random: Random, private val queue: Queue) {
    private val order = TreeMap<Key, Long>()
    private val keys = LinkedHashMap<Long, Key>()
    private val whats = LinkedHashMap<Long, Long>()
    private val handles = ArrayList<Long>()
    private var serial = 0L
    private var now = if (random.nextInt(4) == 0) random.nextLong() else 0
    private val scale = random.nextInt(1, 63)
    var fired = 0

    fun something() {
      when (random.nextInt(12)) {
        in 0..3 -> schedule()
        4 -> cancel()
        in 5..6 -> rearm()
        7 -> queue.saveAndRestore(random)
        else -> poll(later())
      }
      assertEquals(order.size, queue.size)
      handles.randomOrNull(random)?.let { assertEquals(keys[it]?.due ?: 0, queue.due(it)) }
    }

    fun schedule() {
      val due = someDue()
      val what = random.nextLong()
      val handle = queue.schedule(due, what)
      assertFalse(handle in keys)
      handles += handle
      whats[handle] = what
      arm(handle, due)
    }

    private fun arm(handle: Long, due: Long) {
      val key = Key(due, serial++)
      keys[handle] = key
      order[key] = handle
    }

    private fun someDue(): Long =
      when (random.nextInt(12)) {
        0 -> listOf(Long.MAX_VALUE, Long.MIN_VALUE, 0, -1, Long.MAX_VALUE - 1).random(random)
        1 -> now
        2 -> TimerQueue.after(now, -random.nextLong(100))
        3 -> TimerQueue.after(now, 1L shl random.nextInt(63))
        4 -> TimerQueue.after(now, 64L * random.nextLong(4))
        5 -> keys.values.randomOrNull(random)?.due ?: now
        6 -> random.nextLong()
        7,
        8 -> TimerQueue.after(now, random.nextLong(8))
        else -> TimerQueue.after(now, random.nextLong(1L shl scale))
      }

    private fun later(): Long =
      when (random.nextInt(8)) {
        0 -> TimerQueue.after(now, random.nextLong(1L shl scale))
        1 -> order.keys.randomOrNull(random)?.due ?: now
        2 -> TimerQueue.after(now, -random.nextLong(50))
        3 -> now
        else -> TimerQueue.after(now, random.nextLong(40))
      }

    private fun cancel() {
      val handle = handles.randomOrNull(random) ?: return
      val key = keys.remove(handle)
      assertEquals(key != null, queue.cancel(handle))
      order.remove(key ?: return)
    }

    private fun rearm() {
      val handle = handles.randomOrNull(random) ?: return
      val due = someDue()
      val key = keys.remove(handle)
      assertEquals(key != null, queue.rearm(handle, due))
      order.remove(key ?: return)
      arm(handle, due)
    }

    fun poll(until: Long) {
      if (until > now) now = until
      val most = if (random.nextInt(4) == 0) random.nextInt(3) else Int.MAX_VALUE
      var count = 0
      while (count++ < most) {
        val first = order.firstEntry()?.takeIf { it.key.due <= until }
        assertEquals(first != null, queue.poll(until))
        if (first == null) break
        assertEquals(first.value, queue.lastHandle)
        assertEquals(first.key.due, queue.lastDue)
        assertEquals(whats[first.value], queue.lastWhat)
        order.remove(first.key)
        keys.remove(first.value)
        fired++
        if (random.nextInt(10) == 0) schedule()
      }
    }

    fun drain() {
      queue.saveAndRestore(random)
      while (order.isNotEmpty()) poll(Long.MAX_VALUE)
      assertEquals(0, queue.size)
    }
  }
}
