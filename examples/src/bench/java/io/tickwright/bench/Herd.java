package io.tickwright.bench;

import io.tickwright.sim.Game;
import io.tickwright.sim.IntegerColumn;
import io.tickwright.sim.RowBanks;
import io.tickwright.sim.RowTimers;
import io.tickwright.sim.Simulation;
import io.tickwright.sim.Table;
import io.tickwright.time.PerSecond;
import java.util.Random;

/** Entities as in a game: each walks at a pace of its own and winds up for a strike. */
final class Herd extends Game {

  /** Six columns of longs and the generation of each slot. */
  static final int BYTES = 6 * Long.BYTES + Integer.BYTES;

  final Table cattle = clock("field").table("cattle");
  final IntegerColumn health = cattle.integer("health", 10);
  final IntegerColumn walked = cattle.integer("walked", 0);
  final RowBanks walk = cattle.banks("walk", "2.5/s").into(walked);
  final RowTimers windup = cattle.timers("windup", "0.75s");

  Herd() {
    on.fired(
        windup,
        rows -> {
          while (rows.next()) {
            windup.arm(rows.slot());
          }
        });
  }

  static Simulation of(int rows) {
    Herd herd = new Herd();
    Simulation sim = herd.at("60hz").build();
    sim.start();
    Random random = new Random(42);
    for (int row = 0; row < rows; row++) {
      int slot = herd.cattle.spawn();
      herd.walk.rate(slot, PerSecond.of(1000 + random.nextInt(3000), 1000));
      herd.walk.restoreFraction(slot, random.nextInt(1000), 1000);
      long left = 1 + (long) (random.nextDouble() * herd.windup.usual());
      herd.windup.restoreLeft(slot, left, herd.windup.usual());
    }
    return sim;
  }
}
