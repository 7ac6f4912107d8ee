package io.tickwright.dsl

import kotlin.time.Duration.Companion.seconds
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertFalse
import org.junit.jupiter.api.Assertions.assertNull
import org.junit.jupiter.api.Assertions.assertSame
import org.junit.jupiter.api.Assertions.assertThrows
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test

/** What a row may be asked for, and what it is refused. */
class RowsTest {
  class Named : Row() {
    var ref by integer(7)
  }

  @Test
  fun aFieldThatWouldHideWhatNamesARowIsRefused() {
    val said =
      assertThrows(IllegalArgumentException::class.java) {
        simulation(60.hz) {
          val world by clock()
          val named by world.table(::Named)
          on.start { named.spawn() }
        }
      }
    assertEquals(
      "every row has a `ref` already, which names it for ever; choose another name",
      said.message,
    )
  }

  private class Fort : Game() {
    val world by clock()

    class Tower : Row() {
      var shells by integer(0)
      var open by flag(true)
      var reach by fixed(1.fixed)
      var rest by duration(1.seconds)
      val feed by bank(2.5.perSecond, into = ::shells, most = 8, whenever = ::open)
      val pulse by metronome(1.seconds)
    }

    class Scout(fort: Fort) : Row() {
      var target: Tower? by ref(fort.west)
    }

    val west by world.table(::Tower)
    val east by world.table(::Tower)
    val scouts by world.table { Scout(this) }
    var calls by integer(0)
    val watch by
      world.sequence {
        repeat(1_000) {
          delay(1.seconds)
          run(::call)
        }
      }
    var beats: (RowsOf<Tower>) -> Unit = {}

    init {
      on.beat(west, Tower::pulse) { beats(it) }
    }

    private fun call() {
      calls += 1
    }
  }

  private val fort = Fort()
  private val sim = fort.simulation(60.hz).also { it.start() }

  @Test
  fun aReferenceRefusesARowOfAnotherTableOfTheSameClass() {
    val west = fort.west.spawn()
    val east = fort.east.spawn()
    val scout = fort.scouts.spawn { target = west }
    val refused =
      assertThrows(IllegalArgumentException::class.java) { scout.target = east }.message!!
    assertTrue("`scouts.target` refers to rows of `west`" in refused, refused)
    assertTrue("of `east`" in refused, refused)
    assertSame(west, scout.target)
    scout.target = null
    assertNull(scout.target)
  }

  @Test
  fun aBlendRefusesARowOfAnotherTableOfTheSameClass() {
    val ghosts = sim.blend(fort.west, Fort.Tower::shells)
    val west = fort.west.spawn { shells = 4 }
    val east = fort.east.spawn()
    assertEquals(4.0, ghosts.lerp(west, 0f))
    val refused =
      assertThrows(IllegalArgumentException::class.java) { ghosts.lerp(east, 0f) }.message!!
    assertTrue("`west`" in refused && "`east`" in refused, refused)
  }

  @Test
  fun aSlotThatNoTableHasIsRefusedByName() {
    for (slot in listOf(-1, Int.MIN_VALUE, 1 shl 24, 1 shl 29, Int.MAX_VALUE)) {
      val refused =
        assertThrows(IndexOutOfBoundsException::class.java) { fort.west[slot] }.message!!
      assertTrue("`west`" in refused && "$slot" in refused, refused)
    }
    assertEquals(1_000, fort.west[1_000].slot)
  }

  @Test
  fun aBatchIsGoneThroughOnce() {
    fort.west.spawn()
    fort.west.spawn()
    var seen = 0
    var kept: RowsOf<Fort.Tower>? = null
    fort.beats = { rows ->
      for (each in rows) seen += 1
      kept = rows
      val again = assertThrows(IllegalStateException::class.java) { for (each in rows) seen += 10 }
      assertTrue("`west.pulse` can be gone through once" in again.message!!, again.message)
    }
    sim.advance(2.seconds)
    assertEquals(4, seen)
    val late = assertThrows(IllegalStateException::class.java) { kept!!.iterator() }
    assertTrue("within their handler only" in late.message!!, late.message)
  }

  @Test
  fun aRowsBankFillsANumberOfItsRowWhileAFlagIsSet() {
    val tower = fort.west.spawn()
    val shut = fort.west.spawn { open = false }
    sim.advance(2.seconds)
    assertEquals(5, tower.shells)
    sim.advance(10.seconds)
    assertEquals(8, tower.shells)
    assertEquals(0, shut.shells)
    shut.open = true
    sim.advance(2.seconds)
    assertEquals(5, shut.shells)
  }

  private class Wrong(row: (Wrong) -> Row) : Game() {
    val world by clock()
    var shells by integer(0)
    val rows by world.table { row(this) }
  }

  private class FillsNothing : Row() {
    val feed by bank(2.perSecond, most = 8)
  }

  private class FillsTheGames(game: Wrong) : Row() {
    val shells by integer(0)
    val feed by bank(2.perSecond, into = game::shells)
  }

  private class FillsWhatComesLater : Row() {
    val feed by bank(2.perSecond, into = ::shells)
    val shells by integer(0)
  }

  @Test
  fun aRowsBankThatFillsNoNumberOfItsRowIsRefused() {
    fun refusalOf(row: (Wrong) -> Row): String =
      assertThrows(IllegalArgumentException::class.java) { Wrong(row) }.message!!

    val nothing = refusalOf { FillsNothing() }
    assertTrue("`rows.feed` has a most of 8 and nothing to fill" in nothing, nothing)
    val games = refusalOf { FillsTheGames(it) }
    assertTrue("`shells` is no property of FillsTheGames" in games, games)
    val later = refusalOf { FillsWhatComesLater() }
    assertTrue("above the bank" in later, later)
  }

  @Test
  fun theLeastAndTheMostAreAskedOfNumbersFixedPointNumbersAndTimes() {
    val one = fort.west.spawn { rest = rest + rest }
    val two = fort.west.spawn { reach = 3.fixed }
    one.shells = 2
    assertSame(two, fort.west.least(Fort.Tower::shells))
    assertSame(one, fort.west.most(Fort.Tower::shells))
    assertSame(one, fort.west.least(Fort.Tower::reach))
    assertSame(two, fort.west.most(Fort.Tower::reach))
    assertSame(two, fort.west.least(Fort.Tower::rest))
    assertSame(one, fort.west.most(Fort.Tower::rest))
  }

  @Test
  fun aSequenceStartedForARowEndsWithIt() {
    val tower = fort.west.spawn()
    fort.watch.startFor(tower)
    sim.advance(2.seconds)
    assertEquals(2, fort.calls)
    tower.despawn()
    assertFalse(fort.watch.running)
    fort.watch.startFor(tower)
    assertFalse(fort.watch.running, "nobody is there")
    sim.advance(2.seconds)
    assertEquals(2, fort.calls)
  }
}
