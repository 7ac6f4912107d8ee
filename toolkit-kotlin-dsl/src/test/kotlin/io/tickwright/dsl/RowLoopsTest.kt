package io.tickwright.dsl

import io.tickwright.snapshot.SnapshotBytes
import kotlin.time.Duration.Companion.seconds
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertFalse
import org.junit.jupiter.api.Assertions.assertNull
import org.junit.jupiter.api.Assertions.assertSame
import org.junit.jupiter.api.Assertions.assertThrows
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test

/** A loop over rows may do to its table what any loop over objects may do. */
class RowLoopsTest {
  class Herd : Game() {
    val world by clock()

    class Sheep : Row() {
      var wool by integer(1)
      var weight by fixed(2.fixed)
      var age by duration(3.seconds)
      var heading by angle(90.degrees)
      var unnamed: Long
        get() = wool
        set(value) {
          wool = value
        }
    }

    val sheep by world.table(::Sheep)
  }

  private val herd = Herd()
  private val sim = herd.simulation(60.hz)
  private val sheep = herd.sheep

  init {
    sim.start()
    repeat(5) { i -> sheep.spawn { wool = i.toLong() } }
  }

  private fun visited(): List<Int> {
    val seen = ArrayList<Int>()
    for (each in sheep) seen += each.slot
    return seen
  }

  private fun <T> every(of: (Herd.Sheep) -> T): List<T> {
    val seen = ArrayList<T>()
    for (each in sheep) seen += of(each)
    return seen
  }

  @Test
  fun aLoopMayBeLeftAndTheNextBeginsAnew() {
    repeat(3) {
      for (each in sheep) {
        for (other in sheep) if (other.slot == 2) break
        if (each.slot == 3) break
      }
      assertEquals(listOf(0, 1, 2, 3, 4), visited())
    }
  }

  @Test
  fun aRowThatEndsInTheLoopIsNotVisitedAndOneThatComesIsNotEither() {
    val seen = ArrayList<Int>()
    for (each in sheep) {
      seen += each.slot
      each.despawn()
      if (each.slot == 0) {
        sheep[3].despawn()
        repeat(100) { sheep.spawn() }
      }
    }
    assertEquals(listOf(0, 1, 2, 4), seen)
    assertEquals(100, sheep.count)
  }

  @Test
  fun aSlotTakenAgainInTheLoopHoldsARowThatIsNotVisited() {
    val seen = ArrayList<Long>()
    for (each in sheep) {
      seen += each.wool
      if (each.slot == 1) {
        sheep[2].despawn()
        assertEquals(2, sheep.spawn { wool = 77 }.slot)
      }
    }
    assertEquals(listOf(0L, 1L, 3L, 4L), seen)
  }

  @Test
  fun loopsNestAndRecur() {
    fun pairs(depth: Int): Int {
      var count = 0
      for (each in sheep) count += if (depth == 0) 1 else pairs(depth - 1)
      return count
    }
    assertEquals(125, pairs(2))
    assertEquals(125, pairs(2), "with iterators used again")
  }

  @Test
  fun aRowKeptOutOfTheLoopStaysItself() {
    val kept = ArrayList<Herd.Sheep>()
    for (each in sheep) kept += each
    for (each in sheep) each.wool += 10
    assertEquals(listOf(10L, 11L, 12L, 13L, 14L), kept.map { it.wool })
    assertSame(sheep[4], kept[4])
    val gone = kept[1].ref
    kept[1].despawn()
    assertNull(sheep[gone])
    assertFalse(kept[1].lives)
    val misuses = sheep.table.staleUses()
    assertEquals(1, kept[1].wool, "the default")
    assertEquals(misuses + 1, sheep.table.staleUses())
  }

  @Test
  fun anIteratorAtItsEndStaysThereAndIsLentOnce() {
    val spent = sheep.iterator()
    while (spent.hasNext()) spent.next()
    assertFalse(spent.hasNext())
    assertThrows(NoSuchElementException::class.java) { spent.next() }
    val one = sheep.iterator()
    val two = sheep.iterator()
    one.next()
    assertEquals(0, two.next().slot)
    assertEquals(1, one.next().slot)
  }

  @Test
  fun aTableThatWasRestoredIsLoopedOver() {
    val saved = SnapshotBytes.of(sim.state())
    val other = Herd()
    val loaded = other.simulation(60.hz)
    SnapshotBytes.restore(saved, loaded.state())
    var wool = 0L
    for (each in other.sheep) wool += each.wool
    assertEquals(10, wool)
    assertTrue(loaded.digest() == sim.digest())
  }

  @Test
  fun oneNumberOfEveryRowIsChangedAtOnce() {
    sheep.update(Herd.Sheep::wool) { it * 2 }
    assertEquals(listOf(0L, 2L, 4L, 6L, 8L), every { it.wool })
    sheep.update(Herd.Sheep::weight) { it + 1.fixed }
    assertEquals(List(5) { 3.fixed }, every { it.weight })
    sheep.update(Herd.Sheep::age) { it + it }
    assertEquals(List(5) { sheep.table.world().base().units(6.seconds) }, every { it.age })
    sheep.update(Herd.Sheep::heading) { it + 90.degrees }
    assertEquals(List(5) { 180.degrees }, every { it.heading })
  }

  @Test
  fun aChangeOfEveryRowPassesByThoseThatEndAndComeMeanwhile() {
    sheep.update(Herd.Sheep::wool) {
      if (it == 1L) {
        sheep[3].despawn()
        sheep[4].despawn()
        sheep.spawn { wool = 50 }
      }
      it + 100
    }
    assertEquals(listOf(100L, 101L, 102L, 50L), every { it.wool })
  }

  @Test
  fun whatIsNoColumnIsNotChangedAndSaysSo() {
    val refusal =
      assertThrows(IllegalArgumentException::class.java) {
        sheep.update(Herd.Sheep::unnamed) { it + 1 }
      }
    assertTrue("`sheep.unnamed` is no column" in refusal.message!!, refusal.message)
  }
}
