package io.tickwright.sim;

/**
 * A tick of the simulation threw. Its state is that of no whole tick any more: restore it before it
 * can go on.
 */
public final class SimulationFailed extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final long tick;
  private final String during;

  SimulationFailed(long tick, String during, Throwable cause) {
    super("tick " + tick + ", in " + during + ": " + cause.getMessage(), cause);
    this.tick = tick;
    this.during = during;
  }

  /** The ticks that were done before the one that failed. */
  public long tick() {
    return tick;
  }

  /** What the tick was doing: {@code fired reload}, {@code system patrol}. */
  public String during() {
    return during;
  }
}
