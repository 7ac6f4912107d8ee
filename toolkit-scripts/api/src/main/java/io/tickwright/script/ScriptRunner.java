package io.tickwright.script;

import io.tickwright.loop.FramePlan;
import io.tickwright.sim.Simulation;
import io.tickwright.sim.SimulationFailed;
import io.tickwright.snapshot.RollbackSlot;

/**
 * Lets a scripted simulation run so that a bad script cannot take the host down: what goes wrong in
 * a tick is thrown, and by then the simulation stands at the last whole tick, with a fresh context.
 *
 * <pre>{@code
 * ScriptRunner runner = new ScriptRunner(Scripts.load(file, simulation));
 * try {
 *   runner.frame(System.nanoTime());
 * } catch (SimulationFailed failed) {
 *   hud.say(failed.getCause().getMessage());
 *   paused = true;
 * }
 * }</pre>
 *
 * <p>It keeps one copy of the state and renews it after every tick, which costs about as much as
 * copying the state's arrays. Inputs that were waiting wait again: the same tick fails again, until
 * the script is {@linkplain Script#reload changed} or the state is. Belongs to the simulation's
 * thread, and only its doors give the guarantee.
 */
public final class ScriptRunner {
  private final Script script;
  private final Simulation simulation;
  private final RollbackSlot lastWholeTick = new RollbackSlot();
  private boolean running;

  /** A runner for a script; it looks after each tick of its simulation from now on. */
  public ScriptRunner(Script script) {
    this.script = script;
    this.simulation = script.simulation();
    simulation.afterTick(
        () -> {
          if (running) {
            lastWholeTick.save(simulation.state());
          }
        });
  }

  /** The script it runs. */
  public Script script() {
    return script;
  }

  /**
   * Runs so many ticks; see {@link Simulation#tick}.
   *
   * @throws SimulationFailed if one fails; the ticks before it stay done
   */
  public void tick(long count) {
    guarded(
        () -> {
          simulation.tick(count);
          return true;
        });
  }

  /**
   * Lets a duration in base units pass; see {@link Simulation#advance(long)}.
   *
   * @return how many ticks it was worth
   * @throws SimulationFailed if a tick fails; the ticks before it stay done
   */
  public long advance(long units) {
    return guarded(() -> simulation.advance(units));
  }

  /**
   * Runs the ticks that are due; see {@link Simulation#frame}.
   *
   * @throws SimulationFailed if a tick fails; the ticks before it stay done
   * @throws ScriptRefused if the script's own frame handler fails; all its ticks stay done
   */
  public FramePlan frame(long nowNanos) {
    return guarded(() -> simulation.frame(nowNanos));
  }

  private interface Door<R> {
    R open();
  }

  private <R> R guarded(Door<R> door) {
    lastWholeTick.save(simulation.state());
    running = true;
    try {
      return door.open();
    } catch (SimulationFailed | ScriptRefused failed) {
      script.renew(lastWholeTick);
      throw failed;
    } finally {
      running = false;
    }
  }
}
