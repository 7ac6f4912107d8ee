package io.tickwright.examples.readme

import io.tickwright.dsl.hz
import io.tickwright.keys.RunListener
import io.tickwright.keys.RunOptions
import io.tickwright.keys.RunResult
import io.tickwright.keys.Scenario
import io.tickwright.keys.ScenarioRun
import io.tickwright.script.Scripts
import io.tickwright.sim.Simulation
import java.nio.file.Files
import java.nio.file.Path
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertNotEquals
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test
import org.junit.jupiter.api.io.TempDir

/** What the README shows is what runs. */
class ReadmeTest {
  @TempDir lateinit var folder: Path

  private val readme = Files.readString(Path.of("../README.md"))

  private fun block(language: String) =
    readme.substringAfter("```$language\n").substringBefore("```\n").trimEnd()

  @Test
  fun theKotlinTasteIsTheGameTheTestRuns() {
    val source = Path.of("src/test/kotlin/io/tickwright/examples/readme/Turret.kt")
    val game = "class " + Files.readString(source).substringAfter("\nclass ").trimEnd()
    assertEquals(game, block("kotlin"))
  }

  @Test
  fun theKotlinAndTheJavaScriptTasteMakeOneDigestAtEveryTick() {
    val kotlin = Turret().simulation(60.hz)
    val script = Files.writeString(folder.resolve("turret.js"), block("js"))
    val javaScript = Simulation.at("60hz").build()
    Scripts.load(script, javaScript).use {
      val first = kotlin.digest()
      for (tick in 1..600) {
        if (tick % 31 == 0) {
          kotlin.inputs().tap("fire")
          javaScript.inputs().tap("fire")
        }
        kotlin.tick(1)
        javaScript.tick(1)
        assertEquals(kotlin.digest(), javaScript.digest(), "tick $tick")
      }
      assertNotEquals(first, kotlin.digest(), "something happened")
    }
  }

  @Test
  fun theScenarioPassesOnTheScript() {
    Files.writeString(folder.resolve("turret.js"), block("js"))
    val keys = Files.writeString(folder.resolve("turret.keys"), block("keys"))
    val result =
      ScenarioRun(Scenario.parse(keys), RunOptions.DEFAULT, object : RunListener {}).run()
    assertEquals(RunResult.Status.PASSED, result.status(), result.failure())
    assertTrue(result.checksRun() > 0)
  }
}
