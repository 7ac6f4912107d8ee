package io.tickwright.script.kotlin

import io.tickwright.script.Script
import io.tickwright.script.ScriptHost
import io.tickwright.script.ScriptLanguage
import io.tickwright.sim.Simulation
import java.nio.file.Path

/**
 * Gameplay scripts in Kotlin, `*.tick.kts`: compiled once, then cached on disk. They are trusted
 * code, which can do whatever the host can.
 */
public class KotlinScript : ScriptLanguage {
  override fun name(): String = "Kotlin script"

  // Not listOf: who runs no Kotlin loads none of its library.
  override fun extensions(): List<String> = java.util.List.of("tick.kts")

  override fun load(file: Path, simulation: Simulation, host: ScriptHost): Script =
    LoadedScript.load(file, simulation, host)
}
