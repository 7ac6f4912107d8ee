package io.tickwright.dsl

import io.tickwright.bank.Bank
import io.tickwright.sim.Action
import io.tickwright.sim.SimulationFailed
import io.tickwright.time.TimeBase
import io.tickwright.timer.Timer
import io.tickwright.timer.TimerQueue
import kotlin.time.Duration
import kotlin.time.Duration.Companion.milliseconds
import kotlin.time.Duration.Companion.nanoseconds
import kotlin.time.Duration.Companion.seconds
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertFalse
import org.junit.jupiter.api.Assertions.assertThrows
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test

/** What the doors of a game take for a duration, a rate or a property, and what they refuse. */
class DoorsTest {
  class Ox : Row() {
    var rest by duration(Duration.ZERO)
    val yoke by timer("1/3s")
    var hauled by integer(0)
    val pull by bank("2.5/s")
    val haul by bank("2.5/s", into = ::hauled, most = 8)
    val step by metronome("1/3s")

    fun tire() {
      rest = 2.seconds.units + units("1/3s")
    }
  }

  class Farm : Game() {
    val world by clock()
    val call by world.action()
    var grain by integer(0)
    var open by flag(true)
    var rest by duration(Duration.ZERO)
    val mill by world.bank("2.5/s", into = ::grain, most = 8, whenever = ::open)
    val bell by world.metronome(1.seconds)
    val rise by world.timer(3.seconds)
    val flows by world.flows()
    val oxen by world.table(::Ox)
    val sails by easeAngle("6/s")
    val dust by easeValue("1/3/s")
  }

  private val game = Farm()
  private val sim = game.simulation(60.hz)
  private val second = sim.base().unitsPerSecond()

  private fun refused(cure: String, door: () -> Any) {
    val said = assertThrows(IllegalArgumentException::class.java) { door() }.message!!
    assertTrue(cure in said, said)
  }

  @Test
  fun anIntervalOfNoTimeIsRefused() {
    class Zero(val door: Zero.() -> Unit) : Game() {
      val world by clock()

      init {
        door()
      }
    }
    val tooShort = 0.1.nanoseconds
    for (none in listOf(0.seconds, tooShort)) {
      refused("0.5.seconds") {
        Zero {
          val drum by world.metronome(none)
        }
      }
      refused("0.5.seconds") {
        Zero {
          val slow by world.layer(none)
        }
      }
    }
    refused("0.5s") {
      Zero {
        val drum by world.metronome("0s")
      }
    }
    refused("0.5s") {
      Zero {
        val slow by world.layer("0s")
      }
    }
    refused("0.5s") { game.bell.interval("0s") }
    assertEquals(second, game.bell.metronome().intervalNumerator(), "and nothing has changed")
    class Soldier(interval: Duration) : Row() {
      val drum by metronome(interval)
    }
    refused("0.5.seconds") {
      Zero {
        val men by world.table { Soldier(Duration.ZERO) }
      }
    }
  }

  /** Its drum beats faster each time, until its interval is nearer to none than to one unit. */
  private class Hurried : Game() {
    val world by clock()
    val drum by world.metronome(0.5.seconds)
    var gap = 0.5.seconds

    init {
      on.beat(drum) {
        gap /= 1000
        drum.interval(gap)
      }
    }
  }

  @Test
  fun aComputedIntervalOfNoTimeCountsAsOneUnit() {
    val hurried = Hurried()
    val sim = hurried.simulation(60.hz)
    sim.advance(3.seconds)
    assertEquals(180.ticks, sim.ticks)
    assertEquals(1, hurried.drum.metronome().intervalNumerator())
    refused("a duration is 0 or more") { hurried.drum.interval((-1).seconds) }
  }

  @Test
  fun aTextBelowZeroIsRefusedAsADurationIs() {
    val ox = game.oxen.spawn()
    val doors =
      listOf<() -> Any>(
        { game.rise.arm("-1s") },
        { game.rise.arm((-1).seconds) },
        { ox.yoke.arm("-1s") },
        { ox.yoke.arm((-1).seconds) },
        { ox.units("-1s") },
        { with(ox) { (-1).seconds.units } },
        { game.units("-1s") },
        { with(game) { (-1).seconds.units } },
        { sim.advance("-1s") },
        { sim.advance((-1).seconds) },
        { sim.hold(game.call, "-1s") },
        { sim.hold(game.call, (-1).seconds) },
      )
    for (door in doors) refused("a duration is 0 or more", door)
    assertEquals(0.ticks, sim.ticks)
    assertFalse(game.rise.running || ox.yoke.running)
  }

  @Test
  fun aFlowRefusesATextBelowZero() {
    for (play in
      listOf<suspend FlowScope.() -> Unit>(
        { delay("-1s") },
        { until("-1s") { false } },
        { until(game.call, "-1s") },
      )) {
      val farm = Farm()
      farm.on.start { farm.flows.launch("waits") { play() } }
      val failed =
        assertThrows(RuntimeException::class.java) { farm.simulation(60.hz).tick(1.ticks) }
      val said = (failed as? SimulationFailed)?.cause?.message ?: failed.message!!
      assertTrue("a duration is 0 or more" in said, said)
    }
  }

  @Test
  fun aBankFillsWhatItsOwnGameHasDeclared() {
    class Stats : StateList() {
      var shells by integer(7)
      var open by flag(true)
    }
    class Fort(door: Fort.() -> Unit) : Game() {
      val world by clock()
      val stats by part(Stats())
      var shells by integer(7)
      var open by flag(true)

      init {
        door()
      }
    }
    refused("::shells") {
      Fort {
        val feed by world.bank(1.perSecond, into = stats::shells)
      }
    }
    refused("::open") {
      Fort {
        val feed by world.bank(1.perSecond, into = ::shells, whenever = stats::open)
      }
    }
    refused("::open") {
      Fort {
        val flow by world.sequence { until(stats::open) }
      }
    }
    refused("into = ::shells") {
      Fort {
        val feed by world.bank(1.perSecond, most = 3)
      }
    }
    refused("into = ::shells") {
      Fort {
        val feed by world.bank("1/s", most = 3)
      }
    }
    val fort = Fort {
      val feed by world.bank("1/s", into = ::shells, whenever = ::open)
    }
    assertEquals(7, fort.shells, "to look at a property changes nothing")
    assertTrue(fort.open)
    fort.simulation(60.hz).advance(2.seconds)
    assertEquals(9, fort.shells)
  }

  @Test
  fun aNumberAtTheEdgeOfItsRangeIsFilledToo() {
    class Edge : Game() {
      val world by clock()
      var least by wide(Long.MIN_VALUE)
      var most by wide(Long.MAX_VALUE)
      val one by world.bank(1.perSecond, into = ::least)
      val other by world.bank(1.perSecond, into = ::most)
    }
    val edge = Edge()
    edge.simulation(60.hz).advance(1.seconds)
    assertEquals(Long.MIN_VALUE + 1, edge.least)
    assertEquals(Long.MAX_VALUE, edge.most)
  }

  @Test
  fun aDurationIsStoredAddedAndComparedAsUnits() {
    with(game) {
      rest = 2.seconds.units
      assertEquals(Units(2 * second), rest)
      assertEquals(Units(second / 3), units("1/3s"))
      rise.arm()
      assertTrue(rise.left > 2.seconds.units && rise.left < units("10/3s"))
      assertEquals(4.seconds.units, rise.left + 1.seconds.units)
    }
    val ox = game.oxen.spawn { rest = 3.seconds.units }
    assertEquals(Units(3 * second), ox.rest)
    ox.tire()
    assertEquals(Units(7 * second / 3), ox.rest)
    assertEquals(30.ticks.count, simulationInTicks())
  }

  /** Where the step is known before anything is declared, ticks are a length as well. */
  private fun simulationInTicks(): Long {
    var length = Units(0)
    val built = simulation(60.hz) { length = units("30 ticks") }
    return length.count / built.stepUnits()
  }

  @Test
  fun aGameThatRunsTakesTicksForALength() {
    sim.start()
    val half = Units(30 * sim.stepUnits())
    assertEquals(half, game.units("30 ticks"))
    val woke = ArrayList<Ticks>()
    for (wait in listOf("30 ticks", "0.5s")) {
      game.flows.launch(wait) {
        delay(wait)
        woke += sim.ticks
      }
    }
    sim.tick(40.ticks)
    assertEquals(2, woke.size)
    assertEquals(woke[0], woke[1])
  }

  @Test
  fun textIsTakenForARate() {
    assertEquals(2.5.perSecond, game.mill.rate)
    val ox = game.oxen.spawn()
    assertEquals(2.5.perSecond, ox.pull.rate)
    sim.advance(2.seconds)
    assertEquals(5, game.grain)
    sim.advance(30.seconds)
    assertEquals(listOf(8L, 8L), listOf(game.grain, ox.hauled))
    assertEquals(listOf("sails", "dust"), game.world().views().keys.toList())
  }

  @Test
  fun anActionIsHeldForTheTicksThatADurationNeeds() {
    for ((wanted, hold) in
      listOf<Pair<Int, Farm.(io.tickwright.sim.Simulation) -> Unit>>(
        1 to { it.hold(call, Duration.ZERO) },
        3 to { it.hold(call, 50.milliseconds) },
        4 to { it.hold(call, 51.milliseconds) },
        20 to { it.hold(call, "1/3s") },
      )) {
      val farm = Farm()
      val run = farm.simulation(60.hz)
      farm.hold(run)
      var held = 0
      repeat(30) {
        run.tick(1.ticks)
        if (farm.call.held) held++
      }
      assertEquals(wanted, held)
    }
  }

  @Test
  fun aHoldIsReadToTheNearestUnitBeforeItsTicksAreCounted() {
    val run =
      simulation("333333u", base = TimeBase.MICROS) {
        val world by clock()
        val call by world.action()
      }
    val call = run.world().get<Action>("call")
    run.hold(call, "1/3s")
    run.tick(1.ticks)
    assertTrue(call.held, "a step is a third of a microsecond short of it")
    run.tick(1.ticks)
    assertFalse(call.held)
  }

  @Test
  fun whatIsUnderWayIsDrawnAsAPartOfOne() {
    val ox = game.oxen.spawn { yoke.arm() }
    assertEquals(0.0, game.mill.fraction + ox.yoke.fraction + ox.pull.fraction)
    sim.tick(6.ticks)
    assertEquals(0.25, game.mill.fraction, 1e-12)
    assertEquals(0.25, ox.pull.fraction, 1e-12)
    assertEquals(0.3, ox.yoke.fraction, 1e-12)
    ox.yoke.cancel()
    assertEquals(0.0, ox.yoke.fraction)
  }

  @Test
  fun thingsOfOnesOwnTakeALengthOfTime() {
    val base = TimeBase.MICROS
    val timer = Timer()
    timer.arm(base.units(1.5.seconds))
    assertFalse(timer.spend(base.units(1.seconds)))
    assertEquals(
      listOf(500_000L, 1_000_000L, 1_500_000L),
      listOf(timer.left, timer.spent, timer.total).map { it.count },
    )
    assertTrue(timer.running && timer.spend(base.units(1.seconds)) && !timer.running)

    val drum = Metronome(base.units(100.milliseconds))
    assertEquals(10, drum.beat(base.units(1.seconds)))
    drum.interval(base.units(1.seconds))
    assertEquals(2, drum.beat(base.units(2.seconds)))
    assertEquals(3, Bank().gain(3, base.units(1.seconds), base.unitsPerSecond()))

    val queue = TimerQueue()
    val bomb = queue.schedule(base.units(1.seconds), 7)
    assertTrue(queue.rearm(bomb, base.units(2.seconds)))
    assertFalse(queue.poll(base.units(1.seconds)))
    assertTrue(queue.poll(base.units(2.seconds)))
    assertEquals(7, queue.lastWhat())
  }
}
