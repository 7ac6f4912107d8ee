package io.tickwright.script.kotlin

import io.tickwright.script.Script
import io.tickwright.script.ScriptHost
import io.tickwright.script.ScriptLimits
import io.tickwright.script.ScriptRefused
import io.tickwright.script.Scripts
import io.tickwright.sim.Action
import io.tickwright.sim.IntegerValue
import io.tickwright.sim.Simulation
import io.tickwright.sim.SimulationFailed
import java.nio.file.Files
import java.nio.file.Path
import java.time.Duration

/** A script and what is to come of it. */
internal class Case(val name: String, val script: String, val expected: String) {
  override fun toString(): String = name
}

/** Scripts, written down, loaded and played with. */
internal object Cases {
  /** For what has no end. */
  val HURRIED = ScriptLimits(1, Duration.ofMillis(500))

  /** For all that ends by itself, on a slow machine too. */
  val PATIENT = ScriptLimits(1, Duration.ofMinutes(5))

  /** From a text of `=== name`, a script, `---` and what is to come of it. */
  fun read(resource: String): List<Case> =
    text(resource)
      .split(Regex("(?m)^=== "))
      .filter { it.isNotBlank() }
      .map { part ->
        val halves = part.substringAfter('\n').split(Regex("(?m)^---\n"), 2)
        Case(part.substringBefore('\n'), halves[0], halves.getOrElse(1) { "" }.trimEnd())
      }

  fun text(resource: String): String =
    checkNotNull(javaClass.getResourceAsStream("/scripts/$resource"))
      .use { it.readBytes().decodeToString() }
      .replace("\r\n", "\n")

  fun write(folder: Path, script: String, name: String = "game.tick.kts"): Path =
    Files.writeString(folder.resolve(name), script)

  fun load(
    folder: Path,
    script: String,
    log: MutableList<String> = ArrayList(),
    limits: ScriptLimits = PATIENT,
  ): Script = load(write(folder, script), log, limits)

  fun load(
    file: Path,
    log: MutableList<String> = ArrayList(),
    limits: ScriptLimits = PATIENT,
  ): Script {
    val host =
      object : ScriptHost {
        override fun log(text: String) {
          log += text
        }

        override fun limits(): ScriptLimits = limits
      }
    return Scripts.load(file, Simulation.at("60hz").seed(7).build(), host)
  }

  /** Fires if the script knows how to, lets some ticks pass and draws a frame. */
  fun play(simulation: Simulation) {
    if (simulation.world().find("fire") is Action) simulation.inputs().tap("fire")
    simulation.tick(4)
    simulation.frame(0)
  }

  /** What went wrong, as the script's author reads it. */
  fun refusal(thrown: RuntimeException): ScriptRefused =
    thrown as? ScriptRefused
      ?: (thrown as? SimulationFailed)?.cause as? ScriptRefused
      ?: throw AssertionError("not told as a refusal: $thrown", thrown)

  fun integer(simulation: Simulation, name: String): Long =
    simulation.world().get(IntegerValue::class.java, name).get()
}
