package io.tickwright.dsl

import io.tickwright.sim.Game as JavaGame
import io.tickwright.sim.SimulationFailed
import io.tickwright.snapshot.SnapshotBytes
import io.tickwright.time.TimeBase
import kotlin.time.Duration.Companion.seconds
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertNull
import org.junit.jupiter.api.Assertions.assertThrows
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test

/** Everything that can be declared, in Kotlin and as the same Java game: one digest. */
class DeclarationsTest {
  @Suppress("EnumEntryName")
  enum class Mood {
    calm,
    angry,
  }

  class InKotlin : Game(TimeBase.MICROS) {
    val world by clock()
    val inner by world.clock()
    var count by integer(3)
    var big by wide(Long.MAX_VALUE)
    var reach by fixed("2.5".fixed)
    var rest by duration(1.5.seconds)
    var third by duration("1/3s")
    var aim by angle(22.5.degrees)
    var open by flag(true)
    var words by text("hold")
    var mood by oneOf<Mood>()
    val loot by stream()
    val drum by inner.metronome(0.5.seconds)
    val odd by inner.metronome("1/3s")
    val slow by inner.layer(2.seconds)

    class Item : Row() {
      var count by integer(3)
      var big by wide(-1)
      var reach by fixed(Fixed.ONE)
      var rest by duration(1.5.seconds)
      var aim by angle(10.degrees)
      var open by flag(true)
      var words by text("new")
      var mood by oneOf<Mood>()
      var other: Item? by ref<Item>()
      val fuse by timer("1/3s")
      val fill by bank(2.5.perSecond)
      val pulse by metronome("1/3s")
    }

    val items by inner.table(::Item)
    val log = ArrayList<String>()

    init {
      on.start {
        items.spawn { fuse.arm() }
        items.spawn {
          mood = Mood.angry
          other = items[0]
          rest = Units(7)
        }
      }
      on.tick { count += 1 }
      system("even", every = 2) { mood = if (mood == Mood.calm) Mood.angry else Mood.calm }
      system("guarded", onlyWhile = { count > 6 }) { log += "guarded $count" }
      chained("both", ::one, ::two, every = 4, phase = 1)
    }

    private fun one() {
      log += "one $count"
    }

    private fun two() {
      reach += Fixed.ONE
    }
  }

  private class InJavaWords : JavaGame(TimeBase.MICROS) {
    val clock = clock("world")
    val inner = clock.clock("inner")
    val count = integer("count", 3)
    val big = wide("big", Long.MAX_VALUE)
    val reach = fixed("reach", "2.5".fixed.bits)
    val rest = duration("rest", "1.5s")
    val third = duration("third", "1/3s")
    val aim = angle("aim", "22.5deg")
    val open = flag("open", true)
    val words = text("words", "hold")
    val mood = oneOf("mood", "calm", "angry")
    val loot = stream("loot")
    val drum = inner.metronome("drum", "0.5s")
    val odd = inner.metronome("odd", "1/3s")
    val slow = inner.layer("slow", "2s")
    val items = inner.table("items")

    init {
      items.integer("count", 3)
      items.wide("big", -1)
      items.fixed("reach", Fixed.ONE.bits)
      val rest = items.duration("rest", 1_500_000)
      items.angle("aim", "10deg")
      items.flag("open", true)
      items.text("words", "new")
      val moods = items.oneOf("mood", "calm", "angry")
      val other = items.ref("other", items)
      val fuse = items.timers("fuse", "1/3s")
      items.banks("fill", "2.5/s")
      items.metronomes("pulse", "1/3s")
      on.start {
        fuse.arm(items.spawn())
        val second = items.spawn()
        moods.set(second, "angry")
        other.set(second, 0)
        rest.set(second, 7)
      }
      on.tick { count.add(1) }
      system("even", { mood.set(if (mood.index() == 0) "angry" else "calm") }).every(2)
      system("two", { reach.set(reach.bits() + Fixed.ONE.bits) }).every(4, 1)
    }
  }

  @Test
  fun everyDeclarationIsTheJavaOne() {
    val kotlin = InKotlin()
    val one = kotlin.simulation(60.hz, seed = 3)
    val other = InJavaWords().at("60hz").seed(3).build()
    assertEquals(other.digest(), one.digest())
    repeat(300) {
      one.tick(1.ticks)
      other.tick(1)
      assertEquals(other.digest(), one.digest(), "after tick ${it + 1}")
    }
    assertEquals(303, kotlin.count)
    assertEquals(listOf("one 5", "guarded 7", "guarded 8"), kotlin.log.take(3))
    assertEquals(kotlin.items[0], kotlin.items[1].other)
    kotlin.items[0].despawn()
    assertNull(kotlin.items[1].other)
  }

  @Test
  fun whatIsStoredIsReadBack() {
    val game = InKotlin()
    game.big = -5
    game.rest += Units(1)
    game.third = Units(0) - Units(5)
    game.open = !game.open
    game.words += "!"
    val item = game.items.spawn()
    item.aim += 350.degrees - 0.degrees
    item.reach = item.reach / 2.fixed
    item.big -= 1
    item.open = false
    item.words = item.words.uppercase()
    assertEquals(listOf(-5L, 1_500_001L, 0L), listOf(game.big, game.rest.count, game.third.count))
    assertEquals(
      "false hold! false NEW 0.5 -2",
      "${game.open} ${game.words} ${item.open} ${item.words} ${item.reach} ${item.big}",
    )
  }

  @Test
  fun aGameOfAnotherOrderIsAnotherGame() {
    class Swapped : Game() {
      var second by integer(0)
      var first by integer(0)
    }
    class Straight : Game() {
      var first by integer(0)
      var second by integer(0)
    }
    val bytes = SnapshotBytes.of(Straight().simulation(60.hz).state())
    val other = Swapped().simulation(60.hz)
    assertThrows(RuntimeException::class.java) { SnapshotBytes.restore(bytes, other.state()) }
  }

  @Test
  fun aDurationBelowZeroAndAnIntegerBeyondItsRangeAreRefusedWithTheCure() {
    val sim =
      simulation(60.hz) {
        val world by clock()
        val reload by world.timer(1.seconds)
        on.tick { reload.arm((-1).seconds) }
        assertThrows(IllegalArgumentException::class.java) {
          val late by world.timer((-1).seconds)
        }
        assertThrows(IllegalArgumentException::class.java) {
          val much by integer((1L shl 53))
        }
        val most by integer((1L shl 53) - 1)
      }
    val failed = assertThrows(SimulationFailed::class.java) { sim.tick(1.ticks) }
    assertTrue("1.5.seconds" in failed.message!!, failed.message)
  }
}
