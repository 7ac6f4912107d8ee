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

  /** So many ticks of one kind of game. */
  private interface Ticking {
    void tick(long ticks);

    /** How often something happened, which shows that it ran. */
    long strikes();
  }

  private GrowthTrial() {}

  /** What holds the entities, how many, ticks to be timed, ticks before that. */
  public static void main(String[] args) {
    int entities = Integer.parseInt(args[1]);
    long ticks = Long.parseLong(args[2]);
    Ticking game =
        switch (args[0]) {
          case "objects" -> objects(entities);
          case "artemis" -> artemis(entities);
          default -> crowd(entities);
        };
    game.tick(Long.parseLong(args[3]));
    long start = System.nanoTime();
    game.tick(ticks);
    long nanos = System.nanoTime() - start;
    System.out.printf(Locale.ROOT, "nanos %d%n", nanos);
    // What only the first collection finds is not the game's.
    used();
    long held = used();
    if (ticks > 45 && game.strikes() == 0) {
      throw new IllegalStateException("it did not run");
    }
    game = null;
    used();
    System.out.printf(Locale.ROOT, "bytes %d%n", held - used());
  }

  private static Ticking crowd(int entities) {
    Crowd crowd = new Crowd();
    Simulation sim = crowd.at("60hz").build();
    crowd.spawn(entities);
    return new Ticking() {
      @Override
      public void tick(long ticks) {
        sim.tick(ticks);
      }

      @Override
      public long strikes() {
        return crowd.strikes;
      }
    };
  }

  private static Ticking objects(int entities) {
    Ticks.Objects objects = new Ticks.Objects();
    objects.rows = entities;
    objects.fill();
    return new Ticking() {
      @Override
      public void tick(long ticks) {
        for (long tick = 0; tick < ticks; tick++) {
          objects.update();
        }
      }

      @Override
      public long strikes() {
        return objects.entities[0].walked;
      }
    };
  }

  private static Ticking artemis(int entities) {
    ArtemisHerd herd = new ArtemisHerd(entities, true, true);
    return new Ticking() {
      @Override
      public void tick(long ticks) {
        for (long tick = 0; tick < ticks; tick++) {
          herd.tick();
        }
      }

      @Override
      public long strikes() {
        return 1;
      }
    };
  }

  private static long used() {
    System.gc();
    return Runtime.getRuntime().totalMemory() - Runtime.getRuntime().freeMemory();
  }
}
