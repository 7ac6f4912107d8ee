package io.tickwright.examples.patrol

import com.badlogic.gdx.ApplicationListener
import com.badlogic.gdx.Gdx
import com.badlogic.gdx.backends.headless.HeadlessApplication
import com.badlogic.gdx.backends.headless.HeadlessApplicationConfiguration
import io.tickwright.dsl.hz
import io.tickwright.keys.Problem
import io.tickwright.keys.RunListener
import io.tickwright.keys.RunOptions
import io.tickwright.keys.Scenario
import io.tickwright.keys.ScenarioRun
import io.tickwright.script.Scripts
import io.tickwright.sim.Simulation
import java.io.ByteArrayOutputStream
import java.io.PrintStream
import java.nio.file.Files
import java.nio.file.Path
import java.util.concurrent.CountDownLatch
import java.util.concurrent.TimeUnit
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test

/** One patrol, however it is driven and whatever it is written in: the same digest in each tick. */
class PatrolTest {
  private val folder = Path.of(System.getProperty("basedir", ""), "patrol")

  private fun digests(simulation: Simulation): List<Long> {
    val digests = ArrayList<Long>()
    simulation.afterTick { digests += simulation.digest() }
    return digests
  }

  private fun expected(ticks: Int): List<Long> {
    val plain = Patrol().simulation(60.hz)
    val digests = digests(plain)
    plain.tick(ticks.toLong())
    assertTrue(digests.distinct().size == ticks, "something happens in every tick")
    return digests
  }

  @Test
  fun framesOfAnyLengthMakeTheSameTicks() {
    for (nanos in listOf(4_000_000L, 16_666_667L, 50_000_000L)) {
      val simulation = Patrol().simulation(60.hz)
      simulation.frames(0..(3_000_000_000 / nanos).toInt(), nanos)
      val ticks = simulation.ticksDone().toInt()
      assertTrue(ticks >= 179, "three seconds, and $ticks ticks")
      assertEquals(expected(ticks).last(), simulation.digest())
    }
  }

  @Test
  fun withoutAScreenItTellsEachSecondWhereTheGuardsAre() {
    val before = System.out
    val said = ByteArrayOutputStream()
    System.setOut(PrintStream(said, true, Charsets.UTF_8))
    try {
      main()
    } finally {
      System.setOut(before)
    }
    val lines = said.toString(Charsets.UTF_8).trim().lines()
    assertEquals("60 ticks: guards at [3, 2], 0 turns", lines.first())
    assertEquals("480 ticks: guards at [0, 6], 2 turns", lines.last())
  }

  @Test
  fun inJavaKotlinAndJavaScriptItIsTheSameGame() {
    val script = Simulation.at("60hz").build()
    Scripts.load(folder.resolve("patrol.js"), script).use {
      val played = digestsOf(Patrol().simulation(60.hz))
      assertEquals(600, played.distinct().size, "something happens in every tick")
      assertEquals(played, digestsOf(JavaPatrol().at("60hz").build()), "Java")
      assertEquals(played, digestsOf(script), "JavaScript")
    }
  }

  private fun digestsOf(simulation: Simulation): List<Long> {
    val digests = digests(simulation)
    simulation.tick(300)
    simulation.inputs().tap("tire")
    simulation.tick(300)
    return digests
  }

  @Test
  fun itsScenarioPlaysTheCompiledGameToo() {
    val text = Files.readString(folder.resolve("patrol.keys")).replace("script patrol.js", "")
    val options = RunOptions.DEFAULT.withGame { Patrol(it.world()) }
    val result =
      ScenarioRun(Scenario.parse("compiled.keys", text), options, RunListener.SILENT).run()
    assertEquals(emptyList<Problem>(), result.problems())
    assertTrue(result.passed() && result.checksRun() > 4, "${result.checksRun()} checks")
  }

  @Test
  fun libGdxsHeadlessBackendDrivesItInItsOwnFrames() {
    val screen = PatrolScreen()
    val digests = digests(screen.simulation)
    val over = CountDownLatch(1)
    val until =
      object : ApplicationListener by screen {
        override fun render() {
          screen.render()
          if (digests.size >= 60) Gdx.app.exit()
        }

        override fun dispose() = over.countDown()
      }
    HeadlessApplication(until, HeadlessApplicationConfiguration().apply { updatesPerSecond = 120 })
    assertTrue(over.await(60, TimeUnit.SECONDS), "it came to its end")
    assertEquals(expected(digests.size), digests)
    assertEquals(2, screen.drawn.size)
  }
}
