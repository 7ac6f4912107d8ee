package io.tickwright.present;

import io.tickwright.ease.Ease;
import io.tickwright.sim.AngleColumn;
import io.tickwright.sim.FixedColumn;
import io.tickwright.sim.IntegerColumn;
import io.tickwright.sim.Rollback;
import io.tickwright.sim.Simulation;
import io.tickwright.sim.SimulationListener;
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
 * <p>A row is known by its handle. One that is new, or was marked by {@link #snap}, stands where it
 * is instead of flying in from somewhere else.
 *
 * <p>After a restore every row stands where it is, and ticks that follow it are drawn between like
 * any others. So a rollback that is run again moves what came out otherwise and nothing else:
 * {@link #lerp} and {@link #extrapolate} go by the last two ticks as they were run again, and
 * {@link #chase} eases over to them when the rollback is a {@link Rollback}'s. Any other restore
 * may be the load of another game, so that {@code chase} begins anew there.
 *
 * <p>Numbers are drawn straight, angles in degrees in [0, 360) the short way. Drawing allocates
 * nothing once there has been room for as many rows. It belongs to the simulation's thread, which
 * keeps it up to date in every tick until it is {@linkplain #close closed}.
 */
public final class Blend implements AutoCloseable {
  private static final int NOBODY = 0;

  private final Simulation sim;
  private final Table table;
  private final Reading now;
  private final SimulationListener ears = new Ears();
  private double[] previous = new double[0];
  private double[] current = new double[0];
  private double[] chased = new double[0];

  /** Whose last two values they are, by generation; 0, which no row has, is nobody's. */
  private int[] owners = new int[0];

  /** Whose chase it is: it goes on when a rollback takes the row away and makes it again. */
  private int[] chasers = new int[0];

  private long tick = -1;

  /** Whether something was restored that is not about to be run again, and not taken in yet. */
  private boolean isLoaded;

  private Blend(Simulation sim, Table table, Reading now) {
    this.sim = sim;
    this.table = table;
    this.now = now;
    sim.addListener(ears);
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
    if (!isShown(slot)) {
      return 0;
    }
    return now.between(previous[slot], current[slot], Math.max(0, Math.min(alpha, 1)));
  }

  /**
   * The row where it would be {@code alpha} of a tick from now if it went on as in the last one.
   */
  public double extrapolate(int slot, double alpha) {
    if (!isShown(slot)) {
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
    if (!isShown(slot)) {
      return 0;
    }
    double fraction = Ease.easeFraction(rate, frameSeconds);
    chased[slot] = now.between(chased[slot], current[slot], fraction);
    return chased[slot];
  }

  /** Makes the row stand where it is: it has been put there, it has not moved there. */
  public void snap(int slot) {
    if (isShown(slot)) {
      chasers[slot] = NOBODY;
      place(slot, now.at(slot));
    }
  }

  /** Lets the simulation go, for a screen that closes before its game; it is of no use after. */
  @Override
  public void close() {
    sim.removeListener(ears);
  }

  /** Whether there is a row to show; one that no tick has seen yet stands where it is. */
  private boolean isShown(int slot) {
    settle();
    if (!table.lives(slot)) {
      return false;
    }
    grow();
    if (owners[slot] != table.generation(slot)) {
      place(slot, now.at(slot));
    }
    return true;
  }

  /** Takes in what no tick has told: a load, a rollback, a tick that left its listeners out. */
  private void settle() {
    if (isLoaded || tick != sim.ticksDone()) {
      placeAll();
    }
  }

  private void placeAll() {
    tick = sim.ticksDone();
    if (isLoaded) {
      Arrays.fill(chasers, NOBODY);
      isLoaded = false;
    }
    grow();
    Arrays.fill(owners, NOBODY);
    for (int slot = table.next(0); slot != Table.NONE; slot = table.next(slot + 1)) {
      place(slot, now.at(slot));
    }
  }

  /** Takes in a tick that has just been done. */
  private void remember() {
    if (isLoaded || tick + 1 != sim.ticksDone()) {
      placeAll();
      return;
    }
    tick++;
    grow();
    for (int slot = table.next(0); slot != Table.NONE; slot = table.next(slot + 1)) {
      double value = now.at(slot);
      if (owners[slot] == table.generation(slot)) {
        previous[slot] = current[slot];
        current[slot] = value;
      } else {
        place(slot, value);
      }
    }
  }

  private void place(int slot, double value) {
    int owner = table.generation(slot);
    owners[slot] = owner;
    previous[slot] = value;
    current[slot] = value;
    if (chasers[slot] != owner) {
      chasers[slot] = owner;
      chased[slot] = value;
    }
  }

  private void grow() {
    int rows = table.highWater();
    if (owners.length < rows) {
      int capacity = Math.max(rows, owners.length * 2);
      previous = Arrays.copyOf(previous, capacity);
      current = Arrays.copyOf(current, capacity);
      chased = Arrays.copyOf(chased, capacity);
      owners = Arrays.copyOf(owners, capacity);
      chasers = Arrays.copyOf(chasers, capacity);
    }
  }

  /** Hears of ticks and restores. What was restored is read when all of it is: before it is run. */
  private final class Ears implements SimulationListener {
    @Override
    public void beforeTicks(long count) {
      settle();
    }

    @Override
    public void beforeAdvance(long units) {
      settle();
    }

    @Override
    public void beforeCredited() {
      settle();
    }

    @Override
    public void tickDone() {
      remember();
    }

    @Override
    public boolean hearsInputs() {
      return false;
    }

    @Override
    public void restored() {
      isLoaded |= !sim.isRunningAgain();
    }
  }
}
