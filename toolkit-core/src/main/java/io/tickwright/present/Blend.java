package io.tickwright.present;

import io.tickwright.ease.Ease;
import io.tickwright.sim.AngleColumn;
import io.tickwright.sim.FixedColumn;
import io.tickwright.sim.IntegerColumn;
import io.tickwright.sim.Simulation;
import io.tickwright.sim.Table;
import java.util.Arrays;
import java.util.function.IntToDoubleFunction;

/**
 * Shows a column of a table between its last two ticks, so that what moves by whole steps is drawn
 * moving smoothly.
 *
 * <pre>{@code
 * Blend hex = Blend.of(sim, game.hex);
 * // when drawing:
 * draw(hex.lerp(slot, plan.alphaDouble()));
 * }</pre>
 *
 * <p>Three ways to show a row, each with its price:
 *
 * <ul>
 *   <li>{@link #lerp}: always between two values that were, and so up to one tick late;
 *   <li>{@link #extrapolate}: not late, and wrong for a moment whenever the row changes its mind;
 *   <li>{@link #chase}: smooth over any change, and later than lerp, by 1/rate seconds.
 * </ul>
 *
 * <p>Pairs are kept by slot and generation: a row new in its slot, a row marked by {@link #snap}
 * and every row after a load stand where they are instead of flying in from somewhere else. Numbers
 * are drawn straight, angles in degrees in [0, 360) the short way. It belongs to the simulation's
 * thread.
 */
public final class Blend {
  private final Simulation sim;
  private final Table table;
  private final Reading now;
  private double[] previous = new double[0];
  private double[] current = new double[0];
  private double[] chased = new double[0];
  private int[] generations = new int[0];
  private long tick = -1;

  private Blend(Simulation sim, Table table, Reading now) {
    this.sim = sim;
    this.table = table;
    this.now = now;
    sim.afterTick(this::remember);
  }

  /** Blends whole numbers. */
  public static Blend of(Simulation sim, IntegerColumn column) {
    return new Blend(sim, column.table(), Reading.straight(slot -> (double) column.get(slot)));
  }

  /** Blends fixed-point numbers. */
  public static Blend of(Simulation sim, FixedColumn column) {
    return new Blend(sim, column.table(), Reading.straight(slot -> column.bits(slot) / 65536.0));
  }

  /**
   * Blends what a row shows that is no column of its own: a place made of whole steps and of what a
   * bank has of the next one.
   *
   * @param value what the row in a slot shows now, from the state alone
   */
  public static Blend of(Simulation sim, Table table, IntToDoubleFunction value) {
    return new Blend(sim, table, Reading.straight(value));
  }

  /** Blends angles, the short way. */
  public static Blend of(Simulation sim, AngleColumn column) {
    return new Blend(sim, column.table(), Reading.turning(column::bits));
  }

  /**
   * The row between its last two ticks, {@code alpha} of the way from the last to the present one.
   */
  public double lerp(int slot, double alpha) {
    refresh();
    if (!table.lives(slot)) {
      return 0;
    }
    return now.between(previous[slot], current[slot], Math.max(0, Math.min(alpha, 1)));
  }

  /**
   * The row where it would be {@code alpha} of a tick from now if it went on as in the last one.
   */
  public double extrapolate(int slot, double alpha) {
    refresh();
    if (!table.lives(slot)) {
      return 0;
    }
    double ahead = now.ahead(previous[slot], current[slot]);
    return now.between(current[slot], ahead, Math.max(0, Math.min(alpha, 1)));
  }

  /**
   * The row as it eases after its present value; each call moves it on by the time of one frame.
   *
   * @param rate how fast, per second; 1/rate seconds is how late it is
   */
  public double chase(int slot, double rate, double frameSeconds) {
    refresh();
    if (!table.lives(slot)) {
      return 0;
    }
    double fraction = Ease.easeFraction(rate, frameSeconds);
    chased[slot] = now.between(chased[slot], current[slot], fraction);
    return chased[slot];
  }

  /** Makes the row stand where it is: it has been put there, it has not moved there. */
  public void snap(int slot) {
    refresh();
    if (table.lives(slot)) {
      place(slot, now.at(slot));
    }
  }

  /** Takes in a tick that has just been done. */
  private void remember() {
    boolean follows = sim.ticksDone() == tick + 1;
    tick = sim.ticksDone();
    grow();
    for (int slot = table.next(0); slot != Table.NONE; slot = table.next(slot + 1)) {
      double value = now.at(slot);
      if (follows && generations[slot] == table.generation(slot)) {
        previous[slot] = current[slot];
        current[slot] = value;
      } else {
        place(slot, value);
      }
    }
  }

  /** Notices what no tick told: a load, a rewind, a row made between two ticks. */
  private void refresh() {
    if (tick != sim.ticksDone() || generations.length < table.highWater()) {
      tick = Long.MIN_VALUE;
      remember();
    }
  }

  private void place(int slot, double value) {
    generations[slot] = table.generation(slot);
    previous[slot] = value;
    current[slot] = value;
    chased[slot] = value;
  }

  private void grow() {
    int rows = table.highWater();
    if (generations.length < rows) {
      int capacity = Math.max(rows, generations.length * 2);
      previous = Arrays.copyOf(previous, capacity);
      current = Arrays.copyOf(current, capacity);
      chased = Arrays.copyOf(chased, capacity);
      generations = Arrays.copyOf(generations, capacity);
    }
  }
}
