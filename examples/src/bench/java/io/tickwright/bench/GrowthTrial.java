package io.tickwright.bench;

import io.tickwright.sim.Clock;
import io.tickwright.sim.Game;
import io.tickwright.sim.IntegerColumn;
import io.tickwright.sim.RowTimers;
import io.tickwright.sim.Rows;
import io.tickwright.sim.Simulation;
import io.tickwright.sim.Table;
import java.util.Locale;

/**
 * So many entities for so many ticks, in a process of its own. Prints the nanoseconds of the ticks
 * and the bytes that the simulation takes at the end.
 */
public final class GrowthTrial {

  /** Every entity walks at 3 a second and strikes every three quarters of a second. */
  private static final class Crowd extends Game {
    private final Clock world = clock("world");
    private final Table mobs = world.table("mobs");
    private final IntegerColumn hex = mobs.integer("hex", 0);
    private final RowTimers windup = mobs.timers("windup", "0.75s");
    private long strikes;

    private Crowd() {
      mobs.banks("walk", "3/s").into(hex);
      on.fired(windup, this::strike);
    }

    private void strike(Rows rows) {
      while (rows.next()) {
        strikes++;
        windup.arm(rows.slot());
      }
    }

    /** Not all in one tick. */
    private void spawn(int count) {
      long step = windup.usual() / 45;
      for (int i = 0; i < count; i++) {
        int mob = mobs.spawn();
        windup.armFor(mob, step * (1 + i % 45));
      }
    }
  }

  private GrowthTrial() {}

  public static void main(String[] args) {
    int entities = Integer.parseInt(args[0]);
    long ticks = Long.parseLong(args[1]);
    long warmUps = Long.parseLong(args[2]);
    long empty = used();
    Crowd crowd = new Crowd();
    Simulation sim = crowd.at("60hz").build();
    crowd.spawn(entities);
    sim.tick(warmUps);
    long start = System.nanoTime();
    sim.tick(ticks);
    long nanos = System.nanoTime() - start;
    System.out.printf(Locale.ROOT, "nanos %d%n", nanos);
    System.out.printf(Locale.ROOT, "bytes %d%n", used() - empty);
    if (sim.ticksDone() != ticks + warmUps || entities > 0 && ticks > 45 && crowd.strikes == 0) {
      throw new IllegalStateException("it did not run");
    }
  }

  private static long used() {
    for (int i = 0; i < 3; i++) {
      System.gc();
    }
    return Runtime.getRuntime().totalMemory() - Runtime.getRuntime().freeMemory();
  }
}
