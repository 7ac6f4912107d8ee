package io.tickwright.snapshot

import io.kotest.property.Arb
import io.kotest.property.arbitrary.arbitrary
import io.kotest.property.arbitrary.int
import io.kotest.property.checkAll
import io.tickwright.exact.check
import io.tickwright.exact.exactConfig
import io.tickwright.testing.OneChange
import io.tickwright.testing.StateDump
import kotlin.random.Random
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertNotEquals
import org.junit.jupiter.api.Assertions.assertThrows
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test

class SnapshotPropertyTest {

  @Test
  fun `a state restored from bytes or a slot over any other state is the one that was saved`() =
    check {
      checkAll(exactConfig(1000), worlds, worlds) { saved, other ->
        val bytes = SnapshotBytes.of(saved)
        val slot = RollbackSlot().apply { save(saved) }
        SnapshotBytes.restore(bytes, other)
        assertSame(saved, other)
        OneChange.apply(other, 3)
        slot.restore(other)
        assertSame(saved, other)
      }
    }

  @Test
  fun `any changed byte is refused and the state is untouched`() = check {
    checkAll(exactConfig(1000), worlds, worlds, Arb.int(0..Int.MAX_VALUE), Arb.int(1..255)) {
      saved,
      other,
      at,
      flip ->
      val bytes = SnapshotBytes.of(saved)
      val index = at % bytes.size
      bytes[index] = (bytes[index].toInt() xor flip).toByte()
      refused(bytes, other)
    }
  }

  @Test
  fun `any truncation is refused and the state is untouched`() = check {
    checkAll(exactConfig(1000), worlds, worlds, Arb.int(0..Int.MAX_VALUE)) { saved, other, cut ->
      val bytes = SnapshotBytes.of(saved)
      refused(bytes.copyOf(cut % bytes.size), other)
    }
  }

  @Test
  fun `digests agree exactly when the diff is empty`() = check {
    checkAll(exactConfig(1000), worlds, worlds) { left, right ->
      val same = StateDump.of(left) == StateDump.of(right)
      assertEquals(same, StateDiff.all(left, right).isEmpty())
      assertEquals(same, StateDigest.of(left) == StateDigest.of(right))
      assertEquals(StateDiff.all(left, right), StateDiff.all(left, SnapshotBytes.of(right)))
    }
  }

  @Test
  fun `one change anywhere in any state moves the digest and is the first difference`() = check {
    checkAll(exactConfig(1000), seeds, Arb.int(0..Int.MAX_VALUE)) { seed, at ->
      val left = world(Random(seed))
      val right = world(Random(seed))
      assertSame(left, right)
      OneChange.apply(right, at % OneChange.count(right))
      // An empty table cannot lose a row: then nothing has changed.
      if (StateDump.of(left) != StateDump.of(right)) {
        assertNotEquals(StateDigest.of(left), StateDigest.of(right))
        assertTrue(StateDiff.first(left, right).isPresent)
      }
    }
  }

  private val seeds = Arb.int()
  private val worlds = arbitrary { rs -> world(rs.random) }

  private fun world(random: Random): EveryDoor =
    EveryDoor().apply {
      hull = edge(random)
      shells = random.nextLong(0, 9)
      limit = random.nextLong(-5, 50)
      spent = if (limit > 0) random.nextLong(0, limit) else 0
      wave = random.nextInt()
      alarm = random.nextBoolean()
      banner = text(random)
      aim = Double.fromBits(edge(random))
      kind = EveryDoor.Kind.entries[random.nextInt(3)]
      lane = random.nextInt(3)
      feed.banked = edge(random)
      repeat(random.nextInt(4)) { turrets.add(EveryDoor.Gauge(edge(random))) }
      repeat(random.nextInt(5)) { enemies.spawn(edge(random), text(random), random.nextInt(3)) }
      scores = LongArray(random.nextInt(6)) { edge(random) }
      marks = IntArray(random.nextInt(6)) { edge(random).toInt() }
      map = random.nextBytes(random.nextInt(40))
      names = Array(random.nextInt(4)) { text(random) }
      lanes = IntArray(random.nextInt(4)) { random.nextInt(3) }
    }

  private fun edge(random: Random): Long = random.nextLong() shr random.nextInt(64)

  private fun text(random: Random): String =
    String(CharArray(random.nextInt(5)) { (1..0xd7ff).random(random).toChar() })

  private fun refused(bytes: ByteArray, world: EveryDoor) {
    val before = StateDump.of(world)
    assertThrows(SnapshotException::class.java) { SnapshotBytes.restore(bytes, world) }
    assertEquals(before, StateDump.of(world))
    assertEquals(0, world.restored)
  }

  private fun assertSame(expected: EveryDoor, actual: EveryDoor) {
    assertEquals(StateDump.of(expected), StateDump.of(actual))
    assertEquals(StateDigest.of(expected), StateDigest.of(actual))
    assertTrue(StateDiff.all(expected, actual).isEmpty())
  }
}
