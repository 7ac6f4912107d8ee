package io.tickwright.host;

import io.tickwright.sim.Simulation;
import org.jspecify.annotations.Nullable;

/**
 * Gives a simulation to one thread: from then on each of its doors refuses the others, with both
 * names. {@link FrameDriver} and {@link ServerDriver} do it with the thread of their first frame.
 *
 * <p>It is asked when a door is called, not for each tick, and costs one comparison. Values and
 * tables of the world do not ask: a handler sets them many times a tick.
 */
public final class OwnerThread implements Runnable {
  private volatile @Nullable Thread owner;

  OwnerThread() {}

  /** Gives the simulation to the thread that calls this. */
  public static OwnerThread claim(Simulation sim) {
    OwnerThread owner = new OwnerThread();
    owner.claim();
    sim.checkCallers(owner);
    return owner;
  }

  /** Gives it to the thread that calls this; the one before must have stopped using it. */
  public void claim() {
    owner = Thread.currentThread();
  }

  /**
   * Refuses any other thread; without an owner, none.
   *
   * @throws IllegalStateException with the names of both
   */
  @Override
  public void run() {
    Thread belongs = owner;
    if (belongs != null && belongs != Thread.currentThread()) {
      throw new IllegalStateException(
          "the simulation belongs to the thread `"
              + belongs.getName()
              + "`, and `"
              + Thread.currentThread().getName()
              + "` called it; hand inputs over with an InputQueue, and the rest with atNextUpdate");
    }
  }

  boolean hasOwner() {
    return owner != null;
  }
}
