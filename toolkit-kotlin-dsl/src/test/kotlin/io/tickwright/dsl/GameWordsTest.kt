package io.tickwright.dsl

import io.tickwright.sim.Clock
import io.tickwright.sim.ClockedTimer
import io.tickwright.snapshot.SnapshotBytes
import kotlin.time.Duration
import kotlin.time.Duration.Companion.milliseconds
import kotlin.time.Duration.Companion.seconds
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertFalse
import org.junit.jupiter.api.Assertions.assertNull
import org.junit.jupiter.api.Assertions.assertSame
import org.junit.jupiter.api.Assertions.assertThrows
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test

/** Each word of the DSL, once, as a worked example. */
class GameWordsTest {
  class Turret : Game() {
    val world by clock()
    val fire by world.action()
    val volley by world.action()
    var shells by integer(0)
    var open by flag(true)
    val feed by world.bank(2.5.perSecond, into = ::shells, most = 8, whenever = ::open)
    val reload by world.timer(1.5.seconds)
    val drum by world.metronome("1/3s")
    var beats by integer(0)
    val aim by easeAngle(6.perSecond)
    val bar by easeValue(6.perSecond)
    val phase by phases("calm", "fight")
    val said by signal()
    val slow by world.layer("2/3s")
    var slowTicks by integer(0)
    var fired by integer(0)

    init {
      on.action(fire, ::shoot)
      on.action(volley) { fired += argument(0) }
      on.beat(drum) { n -> beats += n }
      on.enter("fight") { said.emit("to arms") }
      on.transition(phase, "calm", "fight") { beats = 0 }
      on.exit(phase, "calm") { fired = 0 }
      slow.system("slowly") { slowTicks += 1 }
      on.frame {
        aim.to(90.degrees)
        bar.to(shells)
      }
    }

    private fun shoot() {
      if (reload.running) return
      fired += 1
      reload.arm()
    }
  }

  private val game = Turret()
  private val sim = game.simulation(60.hz, seed = 7)

  @Test
  fun aBankFillsADeclaredNumberWhileAFlagIsSet() {
    sim.advance(2.seconds)
    assertEquals(5, game.shells)
    game.open = false
    sim.advance(10.seconds)
    assertEquals(5, game.shells)
    game.open = true
    sim.advance(10.seconds)
    assertEquals(8, game.shells)
    assertEquals(2.5.perSecond, game.feed.rate)
  }

  @Test
  fun anActionArmsATimerThatCountsInUnits() {
    sim.tap(game.fire)
    sim.tap(game.fire)
    sim.tick(30.ticks)
    assertEquals(1, game.fired)
    assertEquals(sim.base().units(1.seconds), game.reload.left)
    assertEquals(sim.base().units(500.milliseconds), game.reload.spent)
    game.reload.arm("1/3s")
    assertEquals(235_200_000, game.reload.total.count)
    sim.tap(game.volley, 40)
    sim.tick(1.ticks)
    assertEquals(41, game.fired)
  }

  @Test
  fun speedIsARatioAndAPauseKeepsIt() {
    game.world.speed = 1 over 3
    sim.tick(60.ticks)
    assertEquals(1, game.beats, "a third of a second passed")
    game.world.pause()
    assertTrue(game.world.paused)
    sim.advance(5.seconds)
    assertEquals(1, game.beats)
    assertEquals(1 over 3, game.world.speed)
  }

  @Test
  fun layersPhasesAndSignalsSpeakAlike() {
    val heard = ArrayList<String>()
    sim.onSignal(game.said) { words -> heard += words }
    game.phase.go("fight")
    sim.tick(40.ticks)
    assertEquals("fight", game.phase.now)
    assertEquals(listOf("to arms"), heard)
    assertEquals(1, game.slowTicks)
  }

  @Test
  fun aFrameEasesWhatIsDrawn() {
    sim.anchor(Timestamp(0))
    game.shells = 7
    sim.frame(Timestamp(0))
    assertEquals(90.0, game.aim.degrees)
    assertEquals(7.0, game.bar.value)
    game.bar.to("2.5".fixed)
    assertEquals(2.5, game.bar.target())
    assertEquals(3.ticks, sim.frame(Timestamp(50_000_000)).steps)
  }

  @Test
  fun aBuilderDeclaresWithoutAClass() {
    var drums = 0L
    val built =
      simulation(60.hz, seed = 7) {
        val world by clock()
        val drum by world.metronome(0.5.seconds)
        val reload by world.timer("1/3s")
        var flag by flag(false)
        on.start { reload.arm() }
        on.fired(reload) { flag = true }
        on.beat(drum) { n -> if (flag) drums += n }
      }
    assertEquals(120.ticks, built.advance(2.seconds))
    assertEquals(4, drums)
    assertEquals("world", built.world().get<Clock>("world").name())
    assertThrows(IllegalArgumentException::class.java) { built.world().get<ClockedTimer>("relaod") }
  }

  @Test
  fun rowsReadLikeObjects() {
    val herd = Flock()
    val flock = herd.simulation(60.hz)
    flock.start()
    val first = herd.sheep.spawn { wool = 5 }
    val second = herd.sheep.spawn { friend = first }
    assertSame(first, second.friend)
    assertSame(first, herd.sheep.most(Flock.Sheep::wool))
    assertEquals(6, herd.sheep.sum(Flock.Sheep::wool))
    val kept: Ref<Flock.Sheep> = first.ref
    assertTrue(first.lives)
    first.despawn()
    assertNull(second.friend)
    assertNull(herd.sheep[kept])
    herd.sheep.spawn()
    assertNull(herd.sheep[kept], "another one in its slot")
    flock.advance(2.seconds)
    assertEquals(4, herd.bleats)
    assertEquals(0, herd.sheep[0].bleat.beats, "outside of its handler")
  }

  class Flock : Game() {
    val world by clock()

    class Sheep : Row() {
      var wool by integer(1)
      var friend: Sheep? by ref<Sheep>()
      val bleat by metronome(1.seconds)
    }

    val sheep by world.table(::Sheep)
    var bleats by integer(0)

    init {
      on.beat(sheep, Sheep::bleat) { rows -> for (each in rows) bleats += each.bleat.beats }
    }
  }

  @Test
  fun aLoopVisitsTheRowsThatLivedWhenItBegan() {
    val herd = Flock()
    repeat(3) { i -> herd.sheep.spawn { wool = i.toLong() } }
    val seen = ArrayList<Long>()
    for (each in herd.sheep) {
      seen += each.wool
      if (each.slot == 0) {
        herd.sheep[1].despawn()
        herd.sheep.spawn { wool = 77 }
      }
    }
    assertEquals(listOf(0L, 2L), seen, "the new one in slot 1 was not there")
    var pairs = 0
    for (a in herd.sheep) for (b in herd.sheep) if (a !== b) pairs++
    assertEquals(6, pairs, "loops nest")
  }

  @Test
  fun aLoopVisitsWhatTheTableDoesHoweverFullItIs() {
    for (gap in listOf(1, 2, 63, 64, 65, 200, 300)) {
      val herd = Flock()
      repeat(300) { herd.sheep.spawn() }
      for (each in herd.sheep) if (each.slot % gap != 0) each.despawn()
      val visited = herd.sheep.iterator().asSequence().map { it.slot }.toList()
      assertEquals(List((299 / gap) + 1) { it * gap }, visited, "every slot by $gap")
      herd.sheep.clear()
      assertFalse(herd.sheep.iterator().hasNext())
    }
  }

  @Test
  fun aRowWithoutATableIsRefused() {
    val refused = assertThrows(IllegalStateException::class.java) { Flock.Sheep() }
    assertTrue("spawn" in refused.message!!)
  }

  @Test
  fun whatComesTooLateIsRefused() {
    sim.start()
    assertThrows(IllegalStateException::class.java) { game.on.start {} }
    assertThrows(IllegalStateException::class.java) {
      val late by game.integer(3)
      late.toString()
    }
  }

  @Test
  fun aSaveOfOneGameIsReadByAnother() {
    sim.tap(game.fire)
    sim.advance(3.seconds)
    val other = Turret()
    val loaded = other.simulation(60.hz, seed = 7)
    SnapshotBytes.restore(SnapshotBytes.of(sim.state()), loaded.state())
    assertEquals(sim.digest(), loaded.digest())
    assertEquals(game.shells, other.shells)
  }

  @Test
  fun ghostsAreDrawnBetweenTwoTicks() {
    val herd = Flock()
    val flock = herd.simulation(60.hz)
    val ghosts = flock.blend(herd.sheep, Flock.Sheep::wool)
    val sheep = herd.sheep.spawn { wool = 0 }
    flock.tick(1.ticks)
    sheep.wool = 10
    flock.tick(1.ticks)
    assertEquals(5.0, ghosts.lerp(sheep, 0.5f))
    assertEquals(15.0, ghosts.extrapolate(sheep, 0.5f))
    ghosts.snap(sheep)
    assertEquals(10.0, ghosts.lerp(sheep, 0.5f))
    assertThrows(IllegalArgumentException::class.java) {
      flock.blend(herd.sheep, Flock.Sheep::bleat)
    }
  }

  @Test
  fun ghostsOfANewRowAndOfALoadStandWhereTheyAre() {
    val herd = Flock()
    val flock = herd.simulation(60.hz)
    flock.blend(herd.sheep, Flock.Sheep::wool).use { ghosts ->
      herd.sheep.spawn { wool = 1 }
      flock.tick(1.ticks)
      val save = SnapshotBytes.of(flock.state())
      herd.sheep[0].despawn()
      val sheep = herd.sheep.spawn { wool = 500 }
      assertEquals(500.0, ghosts.lerp(sheep, 0.5f))
      SnapshotBytes.restore(save, flock.state())
      assertEquals(1.0, ghosts.lerp(herd.sheep[0], 0.5f))
    }
  }

  private class Texts(play: suspend FlowScope.(Texts) -> Unit) : Game() {
    val world by clock()
    val fire by world.action()
    val flows by world.flows()
    var seen by integer(0)

    class Ox : Row() {
      var rest by duration("1/3s")
      val yoke by timer(9.seconds)
    }

    val oxen by world.table(::Ox)

    init {
      on.start { flows.launch("waits") { play(this@Texts) } }
    }
  }

  @Test
  fun exactTextIsTakenWhereverADurationIs() {
    val game = Texts { said ->
      if (!until(said.fire, "1/3s")) said.seen += 1
      if (!until("1/3s") { false }) said.seen += 10
    }
    val sim = game.simulation("1/30s")
    sim.advance("2/3s")
    assertEquals(11, game.seen, "two thirds of a second of waiting")
    val third = sim.base().units("1/3s")
    val ox = game.oxen.spawn()
    assertEquals(third, ox.rest.count)
    ox.yoke.arm("1/3s")
    assertEquals(third, ox.yoke.left.count)
    assertEquals(2, FrameLoop("1/6s").advance("1/3s") {}.count)
    assertEquals(sim.stepUnits(), simulation("1/30s") {}.stepUnits())
    val twentieth = sim.base().units(50.milliseconds).count
    assertEquals(twentieth, simulation(50.milliseconds) {}.stepUnits())
    assertEquals(twentieth, Texts {}.simulation(50.milliseconds).stepUnits())
    assertThrows(IllegalArgumentException::class.java) { Texts {}.at(Duration.INFINITE) }
  }
}
