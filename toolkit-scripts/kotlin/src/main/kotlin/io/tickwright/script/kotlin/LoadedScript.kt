package io.tickwright.script.kotlin

import io.tickwright.dsl.SimulationScope
import io.tickwright.script.Place
import io.tickwright.script.Reload
import io.tickwright.script.Script
import io.tickwright.script.ScriptHost
import io.tickwright.script.ScriptRefused
import io.tickwright.script.ScriptWorlds
import io.tickwright.script.Suspect
import io.tickwright.sim.Simulation
import io.tickwright.sim.World
import io.tickwright.snapshot.RollbackSlot
import java.nio.file.Path

/** A Kotlin script bound to its simulation. */
internal class LoadedScript
private constructor(
  private val file: Path,
  private val simulation: Simulation,
  private val host: ScriptHost,
  private var text: ScriptText,
  private var program: Program,
) : Script {
  override fun file(): Path = file

  override fun simulation(): Simulation = simulation

  override fun renew(state: RollbackSlot) {
    goOnWith(text, program, state)
  }

  override fun reload(): Reload =
    try {
      val present = RollbackSlot()
      present.save(simulation.state())
      val changed = ScriptText.read(file)
      goOnWith(changed, Programs.of(changed), present)
      Reload.Swapped(simulation.ticksDone())
    } catch (broken: ScriptRefused) {
      Reload.Kept(broken)
    }

  private fun goOnWith(changed: ScriptText, compiled: Program, state: RollbackSlot) {
    val world = simulation.blankWorld()
    run(changed, compiled, world, host)
    ScriptWorlds.swap(simulation, world, state, Place.of(changed.shown)) {}
    text = changed
    program = compiled
  }

  override fun suspects(): List<Suspect> = Suspects(text).all()

  override fun close() {
    // Its classes go with the simulation that holds its handlers.
  }

  companion object {
    fun load(file: Path, simulation: Simulation, host: ScriptHost): LoadedScript {
      val text = ScriptText.read(file)
      val world = ScriptWorlds.toLoadInto(simulation, Place.of(text.shown))
      val program = Programs.of(text)
      run(text, program, world, host)
      return LoadedScript(file, simulation, host, text, program)
    }

    private fun run(text: ScriptText, program: Program, world: World, host: ScriptHost) {
      val guard = ScriptGuard(Faults(text, program.main), host.limits())
      world.guard(guard)
      guard.loading {
        val script = program.load(LoadedScript::class.java.classLoader)
        script.constructors.single().newInstance(host, SimulationScope(world))
      }
    }
  }
}
