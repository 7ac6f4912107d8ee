package io.tickwright.keys

import io.kotest.common.ExperimentalKotest
import io.kotest.property.Arb
import io.kotest.property.PropTestConfig
import io.kotest.property.arbitrary.Codepoint
import io.kotest.property.arbitrary.az
import io.kotest.property.arbitrary.bind
import io.kotest.property.arbitrary.char
import io.kotest.property.arbitrary.choice
import io.kotest.property.arbitrary.element
import io.kotest.property.arbitrary.int
import io.kotest.property.arbitrary.list
import io.kotest.property.arbitrary.long
import io.kotest.property.arbitrary.map
import io.kotest.property.arbitrary.string
import io.kotest.property.checkAll
import io.tickwright.keys.RunResult.Status.FAILED
import io.tickwright.keys.RunResult.Status.PASSED
import io.tickwright.script.ScriptHost
import io.tickwright.script.path.PathException
import io.tickwright.script.path.Paths
import io.tickwright.script.path.Property
import io.tickwright.script.path.Words
import io.tickwright.sim.Action
import io.tickwright.sim.AngleColumn
import io.tickwright.sim.AngleValue
import io.tickwright.sim.Clock
import io.tickwright.sim.ClockedBank
import io.tickwright.sim.ClockedMetronome
import io.tickwright.sim.ClockedTimer
import io.tickwright.sim.DurationColumn
import io.tickwright.sim.DurationValue
import io.tickwright.sim.FixedColumn
import io.tickwright.sim.FixedValue
import io.tickwright.sim.FlagColumn
import io.tickwright.sim.FlagValue
import io.tickwright.sim.Input
import io.tickwright.sim.IntegerColumn
import io.tickwright.sim.IntegerValue
import io.tickwright.sim.Layer
import io.tickwright.sim.OneOfColumn
import io.tickwright.sim.OneOfValue
import io.tickwright.sim.Phases
import io.tickwright.sim.RandomStream
import io.tickwright.sim.RowBanks
import io.tickwright.sim.RowMetronomes
import io.tickwright.sim.RowStreams
import io.tickwright.sim.RowTimers
import io.tickwright.sim.Sequence
import io.tickwright.sim.Simulation
import io.tickwright.sim.Table
import io.tickwright.sim.TextColumn
import io.tickwright.sim.TextValue
import io.tickwright.testing.DemoGames
import io.tickwright.testing.Told
import io.tickwright.time.PerSecond
import java.util.HexFormat
import java.util.Random
import kotlinx.coroutines.runBlocking
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertNotEquals
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test

/** What a property says, it takes back: for every kind of thing, whatever its value. */
@OptIn(ExperimentalKotest::class)
class PathPropertyTest {
  private fun config(iterations: Int) =
    PropTestConfig(seed = System.getProperty("property.seed")?.toLong(), iterations = iterations)

  private fun everything(): Simulation {
    val simulation = Simulation.at("60hz").seed(7).build()
    DemoGames.everything(simulation.world(), ScriptHost.quiet())
    simulation.open()
    return simulation
  }

  private val anyText: Arb<String> =
    Arb.choice(
      Arb.string(0, 12),
      Arb.list(Arb.char(), 0..12).map { it.joinToString("") },
      Arb.element(
        "",
        "#",
        "\"",
        "\\",
        "a b",
        "a +- b",
        "1..2",
        "\n",
        "\t",
        "\u0000",
        "\ud800",
        "\u2028",
        "yes",
      ),
    )

  /** Longs of every magnitude. */
  private val anyLong: Arb<Long> =
    Arb.bind(Arb.long(), Arb.int(0, 63)) { bits, shift -> bits shr shift }

  /** Gives everything in the world some value by the doors of the core. */
  private fun scramble(simulation: Simulation, seed: Long, text: String) {
    val random = Random(seed)
    fun some() = random.nextLong() shr random.nextInt(64)
    fun positive() = some() and Long.MAX_VALUE
    val world = simulation.world()
    for (thing in world.declared()) {
      when (thing) {
        is IntegerValue -> thing.set(some())
        is FixedValue -> thing.set(some())
        is DurationValue -> thing.set(positive())
        is AngleValue -> thing.set(random.nextInt())
        is FlagValue -> thing.set(random.nextBoolean())
        is TextValue -> thing.set(text)
        is OneOfValue -> thing.set(thing.names()[random.nextInt(thing.names().size)])
        is Phases -> {
          thing.restore(thing.names()[random.nextInt(thing.names().size)])
          if (random.nextBoolean()) thing.go(thing.names()[random.nextInt(thing.names().size)])
        }
        is RandomStream -> repeat(random.nextInt(20)) { thing.between(1, 6) }
        is ClockedTimer -> thing.timer().restoreSpent(random.nextInt(100).toLong(), positive())
        is ClockedBank -> {
          thing.rate(PerSecond.of(positive() % 1_000_000, 1 + positive() % 100))
          thing.restoreFraction(positive() % thing.whole(), thing.whole())
        }
        is ClockedMetronome -> {
          thing.metronome().interval(positive() shr 2, 1 + positive() % 1000)
          thing.metronome().restoreLate(positive())
        }
        is Clock -> {
          thing.speed(positive(), positive())
          thing.restoreCarry(positive())
          if (random.nextBoolean()) thing.pause()
        }
        is Action ->
          repeat(random.nextInt(4)) { thing.restoreHeld(random.nextInt(63), random.nextBoolean()) }
        is Layer -> {
          thing.restoreTicks(positive())
          thing.restoreLeftover(positive())
        }
        is Sequence -> {
          thing.restore(random.nextInt(7) - 1, positive())
          val owners = world.declaredOf(Table::class.java)
          thing.restoreOwner(owners[random.nextInt(owners.size)], positive() % IntegerValue.MOST)
          for (loop in 0 until thing.loops()) thing.restoreTurns(loop, positive())
        }
        is Table -> scramble(thing, random, text)
        else -> {}
      }
    }
    scrambleOwn(simulation, random, text)
  }

  /** Gives the part that the game keeps itself some other fields, and more or fewer of them. */
  private fun scrambleOwn(simulation: Simulation, random: Random, text: String) {
    val paths = Paths.of(simulation)
    fun set(path: String, value: String) {
      val property = paths.find(path)
      property.set(property.read(value))
    }
    for (list in listOf("wheels", "grid", "bodies")) {
      set("physics.$list.count", "${random.nextInt(5)}")
    }
    set("physics.limit", "${3 + random.nextInt(7)}")
    set("physics.below", "${random.nextInt(3)}")
    for (property in paths.all()) {
      val own = property.path().startsWith("physics.")
      if (own && !Regex(".*(count|limit|below)").matches(property.path())) {
        val value =
          when (property.kind()) {
            Property.Kind.FLAG -> if (random.nextBoolean()) "yes" else "no"
            Property.Kind.TEXT -> Words.quote(text)
            Property.Kind.REAL -> Double.fromBits(random.nextLong()).toString()
            Property.Kind.NAME -> if (random.nextBoolean()) "CALM" else "CROSS"
            else -> "${random.nextInt()}"
          }
        set(property.path(), value.replace("NaN", "nan").replace("Infinity", "infinite"))
      }
    }
  }

  private fun scramble(table: Table, random: Random, text: String) {
    fun positive() = (random.nextLong() shr random.nextInt(64)) and Long.MAX_VALUE
    repeat(random.nextInt(6)) { table.spawn() }
    repeat(random.nextInt(3)) { table.despawn(random.nextInt(6)) }
    repeat(random.nextInt(3)) { table.spawn() }
    table.each { slot ->
      for (column in table.columns()) {
        when (column) {
          is IntegerColumn -> column.set(slot, positive())
          is AngleColumn -> column.set(slot, random.nextInt())
          is FixedColumn -> column.set(slot, random.nextLong() shr random.nextInt(64))
          is DurationColumn -> column.set(slot, positive())
          is FlagColumn -> column.set(slot, random.nextBoolean())
          is OneOfColumn -> column.set(slot, column.names()[random.nextInt(column.names().size)])
          is TextColumn -> column.set(slot, text)
          is RowTimers -> column.restoreLeft(slot, positive(), positive())
          is RowBanks -> {
            column.rate(slot, PerSecond.of(positive() % 1_000_000, 1 + positive() % 64))
            column.restoreFraction(slot, positive() % column.whole(), column.whole())
          }
          is RowMetronomes -> column.metronomes().restoreLate(slot, positive())
          is RowStreams -> column.between(slot, 1, 6)
          is io.tickwright.sim.RefColumn -> column.setHandle(slot, positive() % IntegerValue.MOST)
          else -> {}
        }
      }
    }
  }

  @Test
  fun whatEveryPropertySaysMakesTheSameStateElsewhere(): Unit = runBlocking {
    val fresh = everything().digest()
    checkAll(config(400), Arb.long(), anyText) { seed, text ->
      val simulation = everything()
      scramble(simulation, seed, text)
      assertNotEquals(fresh, simulation.digest())
      val copy = everything()
      val paths = Paths.of(copy)
      val all = Paths.of(simulation).all()
      assertTrue(all.size > 20)
      for (property in all) {
        val twin = paths.find(property.path())
        twin.set(twin.read(property.text()))
        assertEquals(property.text(), twin.text(), property.path())
        assertTrue(property.holds(property.read(property.text())), property.path())
        assertEquals(property.isInitial, twin.isInitial, property.path())
      }
      assertEquals(simulation.digest(), copy.digest())
    }
  }

  @Test
  fun whatIsNotInitialIsAllThatAPositionNeeds(): Unit = runBlocking {
    checkAll(config(200), Arb.long(), anyText) { seed, text ->
      val simulation = everything()
      scramble(simulation, seed, text)
      val copy = everything()
      val paths = Paths.of(copy)
      for (property in Paths.of(simulation).all().filter { !it.isInitial }) {
        val twin = paths.find(property.path())
        twin.set(twin.read(property.text()))
      }
      assertEquals(simulation.digest(), copy.digest())
    }
  }

  /** Gives the rest of a simulation some value: its tick, what waits, and its schedule. */
  private fun scrambleAround(simulation: Simulation, seed: Long) {
    val random = Random(seed xor 0x5eed)
    fun positive() = (random.nextLong() shr random.nextInt(64)) and Long.MAX_VALUE
    simulation.restoreTick(positive())
    simulation.restoreStarted(random.nextInt(4) > 0)
    val kinds = Input.Kind.values()
    repeat(random.nextInt(5)) {
      val arguments = List(random.nextInt(5)) { random.nextLong() shr random.nextInt(64) }
      val stamp = positive()
      val kind = kinds[random.nextInt(kinds.size)]
      val with = if (kind == Input.Kind.RELEASE) listOf() else arguments
      simulation.inputs().add(Input(stamp, kind, "fire", random.nextInt(63), with))
    }
    val loop = simulation.loop()
    loop.speed(positive(), positive())
    loop.restoreCarry(positive())
    loop.restore(positive())
    if (random.nextBoolean()) loop.pause()
  }

  private fun said(position: String) = position.lines().filter { !it.startsWith("#") }

  @Test
  fun whatIsCapturedIsTheSameStateWhenItIsReadBack(): Unit = runBlocking {
    val fresh = everything().digest()
    var waited = 0
    checkAll(config(150), Arb.long(), anyText) { seed, text ->
      val simulation = everything()
      scramble(simulation, seed, text)
      scrambleAround(simulation, seed)
      assertNotEquals(fresh, simulation.digest())
      val position = Capture.of(simulation, "every.demo").text()
      val scenario = Scenario.parse("position.keys", position, Told.folder())
      val back = ScenarioRun(scenario, RunOptions.DEFAULT, RunListener.SILENT).captureAtEnd()
      assertEquals(said(position), said(back.text()))
      assertEquals("0x" + HexFormat.of().toHexDigits(simulation.digest()), back.digestText())
      waited += simulation.inputs().pending()
      val checked = position + Capture.of(simulation, "every.demo").checks()
      val due = simulation.inputs().anyDue()
      val result = Told.of(RunOptions.DEFAULT, "checked.keys", checked).result()
      assertEquals(if (due) FAILED else PASSED, result.status(), result.failure() + checked)
    }
    assertTrue(waited > 50)
  }

  @Test
  fun aValueThatCannotBeIsRefusedAndChangesNothing(): Unit = runBlocking {
    val simulation = everything()
    scramble(simulation, 5, "x")
    val all = Paths.of(simulation).all()
    val before = simulation.digest()
    var refused = 0
    checkAll(config(3000), Arb.element(all), anyText) { property, text ->
      try {
        property.read(text)
      } catch (wrong: PathException) {
        refused++
        assertTrue(wrong.column() in 0..maxOf(0, text.length), "$text at ${wrong.column()}")
        assertTrue(wrong.problem().isNotEmpty())
      }
    }
    assertTrue(refused > 1000)
    assertEquals(before, simulation.digest())
  }

  @Test
  fun aPathFindsSomethingOrSaysWhatThereIs(): Unit = runBlocking {
    val paths = Paths.of(everything())
    val names = paths.all().map(Property::path)
    val pieces = Arb.element(names + listOf(".", "[", "]", "0", "left", "hp", "enemies", "x", " "))
    checkAll(config(3000), Arb.list(pieces, 0..4)) { parts ->
      val text = parts.joinToString("")
      try {
        assertEquals(text, paths.find(text).path())
      } catch (wrong: PathException) {
        assertTrue(wrong.column() in 0..text.length, text)
      }
    }
  }

  @Test
  fun aSpelledWordIsThatWord(): Unit = runBlocking {
    checkAll(config(5000), anyText) { text ->
      assertEquals(listOf(text), Words.of(Words.spell(text)).map { it.text() })
      assertEquals(listOf(text), Words.of(" " + Words.quote(text) + "\t").map { it.text() })
    }
  }

  @Test
  fun wholeNumbersComeBackAtEveryMagnitude(): Unit = runBlocking {
    val simulation = everything()
    val mass = Paths.of(simulation).find("mass")
    checkAll(config(2000), anyLong) { value ->
      mass.set(mass.read(value.toString()))
      assertEquals(value.toString(), mass.text())
    }
  }

  @Test
  fun anyTextIsAScenarioOrIsRefusedWithItsPlaces(): Unit = runBlocking {
    val words = Grammar.words() + listOf("event", "max", "x3", "1s", "5", "a.b", "\"", "#", "no")
    val line = Arb.list(Arb.choice(Arb.element(words), Arb.string(0, 6, Codepoint.az())), 0..6)
    val anyLine = Arb.choice(line.map { it.joinToString(" ") }, anyText)
    var understood = 0
    checkAll(config(3000), Arb.list(anyLine, 0..5)) { lines ->
      val text = lines.joinToString("\n")
      try {
        Scenario.parse("any.keys", text)
        understood++
      } catch (refused: ScenarioRefused) {
        for (problem in refused.problems()) {
          assertTrue(problem.line() >= 1, problem.text())
          assertTrue(problem.column() >= 1, problem.text())
          assertTrue(problem.what().isNotEmpty())
        }
      }
    }
    assertTrue(understood > 50)
  }
}
