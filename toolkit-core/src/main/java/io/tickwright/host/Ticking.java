package io.tickwright.host;

import io.tickwright.loop.FrameLoop;
import io.tickwright.loop.FramePlan;
import io.tickwright.loop.StepBody;
import io.tickwright.sim.Simulation;
import org.jspecify.annotations.Nullable;

/** What a driver advances: a simulation, or a bare loop with what a step does. */
abstract class Ticking {
  final FrameLoop loop;

  Ticking(FrameLoop loop) {
    this.loop = loop;
  }

  static Ticking of(FrameLoop loop, StepBody body) {
    return new Ticking(loop) {
      @Override
      FramePlan credit(long now) {
        return loop.credit(now);
      }

      @Override
      void runCredited() {
        loop.runCredited(body);
      }

      @Override
      void tick(long count) {
        loop.step(count, body);
      }

      @Override
      void anchor(long now) {
        loop.resync(now);
      }
    };
  }

  static Ticking of(Simulation sim) {
    return new Ticking(sim.loop()) {
      @Override
      FramePlan credit(long now) {
        return sim.credit(now);
      }

      @Override
      void runCredited() {
        sim.runCredited();
      }

      @Override
      Simulation simulation() {
        return sim;
      }

      @Override
      void tick(long count) {
        sim.tick(count);
      }

      @Override
      void anchor(long now) {
        sim.anchor(now);
      }
    };
  }

  /** The simulation, where there is one. */
  @Nullable Simulation simulation() {
    return null;
  }

  abstract FramePlan credit(long now);

  abstract void runCredited();

  abstract void tick(long count);

  abstract void anchor(long now);

  /**
   * Counts from now on with half a step banked: a display that is early or late by less than half a
   * step then gets one step a frame, instead of none and two by turns.
   */
  final void anchorHalfway(long now) {
    loop.restore(loop.stepUnits() / 2);
    anchor(now);
  }
}
