package io.tickwright.dsl

import io.tickwright.loop.FrameLoop
import io.tickwright.loop.FramePlan
import io.tickwright.loop.Step
import io.tickwright.loop.StepBody
import io.tickwright.time.Quantity
import io.tickwright.time.TimeBase
import kotlin.time.Duration

/**
 * A loop of fixed steps whose time begins with its first frame.
 *
 * ```
 * val loop = FrameLoop(60.hz)
 * // every frame:
 * val plan = loop.frame(System.nanoTime()) { step -> world.step(step.dt) }
 * draw(plan.alpha)
 * ```
 *
 * @throws IllegalArgumentException when the step is none
 */
public fun FrameLoop(timestep: Hertz, base: TimeBase = TimeBase.FLICKS): FrameLoop =
  FrameLoop.unanchored(base, base.stepFor(timestep.quantity).units())

/** A loop of steps as written, `2/3s` or `60hz`, whose time begins with its first frame. */
public fun FrameLoop(timestep: String, base: TimeBase = TimeBase.FLICKS): FrameLoop =
  FrameLoop.unanchored(base, base.stepFor(Quantity.parse(timestep)).units())

/**
 * A loop of steps this long, to the nearest base unit, whose time begins with its first frame. A
 * [Duration] holds whole nanoseconds: 60 Hz and 2/3 s are said as `60.hz` and `"2/3s"`.
 */
public fun FrameLoop(timestep: Duration, base: TimeBase = TimeBase.FLICKS): FrameLoop {
  val step = base.units(timestep)
  require(step.count > 0) { "timestep is $timestep; a step is longer than 0" }
  return FrameLoop.unanchored(base, step.count)
}

/** Plans the frame of this moment and runs its steps; see [FrameLoop.frame]. */
public fun FrameLoop.frame(now: Timestamp, body: StepBody): FramePlan = frame(now.nanos, body)

/** Plans the frame of this moment for a caller who runs it: `for (step in loop.plan(now)) { }`. */
public fun FrameLoop.plan(now: Timestamp): FramePlan = beginFrame(now.nanos)

/** Counts from this moment on: the time since the last frame is no time. */
public fun FrameLoop.resync(now: Timestamp): Unit = resync(now.nanos)

/** Runs a count of steps, blind to speed, pause and budget. */
public fun FrameLoop.step(count: Ticks, body: StepBody): Ticks = Ticks(step(count.count, body))

/**
 * Lets a duration pass through speed and pause, past the budget; one below 0, as a clock may have
 * measured it, is no time. See [FrameLoop.advance].
 */
public fun FrameLoop.advance(elapsed: Duration, body: StepBody): Ticks =
  Ticks(advance(base().units(elapsed).count, body))

/** Lets this long pass, read exactly, such as `"1/3s"`; see [FrameLoop.advance]. */
public fun FrameLoop.advance(elapsed: String, body: StepBody): Ticks =
  Ticks(advance(base().units(elapsed), body))

/** Which step it is, counted from 0: the ticks done before it. */
public val Step.index: Ticks
  get() = Ticks(index())

/** How long the step is. */
public val Step.dt: Units
  get() = Units(dt())

/** The simulated time at which the step begins. */
public val Step.time: Units
  get() = Units(time())

/** How many steps to run. */
public val FramePlan.steps: Ticks
  get() = Ticks(steps())

/** How many steps past the budget are gone for good. */
public val FramePlan.dropped: Ticks
  get() = Ticks(dropped())

/** How many steps the time was worth. */
public val FramePlan.due: Ticks
  get() = Ticks(due())

/** What is banked toward the next step. */
public val FramePlan.remainder: Units
  get() = Units(remainder())

/** The step. */
public val FramePlan.timestep: Units
  get() = Units(timestep())

/** How far the next step has come, in `[0, 1)`; for drawing only. */
public val FramePlan.alpha: Float
  get() = alpha()
