package io.tickwright.examples.patrol

import com.badlogic.gdx.ApplicationAdapter
import com.badlogic.gdx.Gdx
import io.tickwright.dsl.RenderLoop
import io.tickwright.dsl.hz

/**
 * The same patrol inside libGDX: its `render` says how many seconds the last frame took, and that
 * is all a simulation needs. Run by any of its backends, with a window or without.
 */
class PatrolScreen : ApplicationAdapter() {
  private val game = Patrol()
  val simulation = game.simulation(60.hz)
  private val loop = RenderLoop(simulation.loop())

  /** Where the guards were drawn last. */
  val drawn = ArrayList<Long>()

  override fun render() {
    loop.frame(Gdx.graphics.deltaTime, simulation)
    drawn.clear()
    for (guard in game.guards) drawn += guard.hex
  }
}
