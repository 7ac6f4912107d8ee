package io.tickwright.dsl

import io.tickwright.loop.FrameLoop
import io.tickwright.loop.FramePlan
import io.tickwright.loop.StepBody
import io.tickwright.sim.Simulation

/**
 * A [FrameLoop] for hosts that hand over the seconds since the last frame, as libGDX does.
 *
 * ```
 * private val loop = RenderLoop(FrameLoop(60.hz))
 *
 * override fun render(delta: Float) {
 *   val plan = loop.frame(delta) { step -> world.step(step.dt) }
 *   draw(plan.alpha)
 * }
 * ```
 *
 * Each delta is rounded to the nearest nanosecond, which is the only place a float becomes time; a
 * host that can read its clock gives the moment itself to [FrameLoop.frame] and rounds nothing. A
 * delta below 0 or not finite, such as `1f / fps` of 0 frames, is no time. Not thread-safe.
 */
public class RenderLoop(
  /** The loop underneath: speed, pause, budget, statistics, state. */
  public val loop: FrameLoop
) {
  private var nanos = 0L

  init {
    loop.resync(0)
  }

  /** The moment of the last frame, counted from 0 at the first, and anew after 292 years. */
  public val now: Timestamp
    get() = Timestamp(nanos)

  /** Plans the frame that ends this many seconds after the last one and runs its steps. */
  public fun frame(deltaSeconds: Float, body: StepBody): FramePlan {
    pass(nanosOf(deltaSeconds))
    return loop.frame(nanos, body)
  }

  /**
   * The same for a simulation whose loop this is: runs its ticks, and its own `frame` after them.
   */
  public fun frame(deltaSeconds: Float, simulation: Simulation): FramePlan {
    require(simulation.loop() === loop) {
      "this loop is another one's: make it as RenderLoop(simulation.loop())"
    }
    pass(nanosOf(deltaSeconds))
    return simulation.frame(nanos)
  }

  private fun pass(elapsed: Long) {
    // No moment is later than the last one of a long, and no time would pass after it.
    if (nanos > Long.MAX_VALUE - elapsed) {
      nanos = 0
      loop.resync(0)
    }
    nanos += elapsed
  }

  /** Starts counting anew after a restore, which leaves the loop without a moment to count from. */
  public fun resync() {
    loop.resync(nanos)
  }

  private companion object {
    const val NANOS_PER_SECOND = 1e9

    fun nanosOf(seconds: Float): Long =
      if (seconds > 0 && seconds.isFinite()) Math.round(seconds.toDouble() * NANOS_PER_SECOND)
      else 0
  }
}
