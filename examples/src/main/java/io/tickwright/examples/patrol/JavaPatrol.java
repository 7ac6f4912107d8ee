package io.tickwright.examples.patrol;

import io.tickwright.sim.Action;
import io.tickwright.sim.Clock;
import io.tickwright.sim.Game;
import io.tickwright.sim.IntegerColumn;
import io.tickwright.sim.IntegerValue;
import io.tickwright.sim.RowBanks;
import io.tickwright.sim.Rows;
import io.tickwright.sim.Table;
import io.tickwright.time.PerSecond;

/** Two guards walk a wall, each at his own pace: the Java twin of {@code Patrol.kt}. */
public final class JavaPatrol extends Game {
  private static final long WALL = 12;

  private final Clock world = clock("world");
  private final Action tire = world.action("tire");
  private final IntegerValue turns = integer("turns", 0);
  private final Table guards = world.table("guards");
  private final IntegerColumn hex = guards.integer("hex", 0);
  private final IntegerColumn heading = guards.integer("heading", 1);
  private final RowBanks walk = guards.banks("walk", PerSecond.ZERO);

  public JavaPatrol() {
    on.start(
        () -> {
          post("3/s");
          post("2.25/s");
        });
    on.action(tire, () -> world.speed(1, 3));
    on.gained(walk, this::walked);
  }

  private void post(String pace) {
    walk.rate(guards.spawn(), PerSecond.of(pace));
  }

  private void walked(Rows rows) {
    while (rows.next()) {
      for (long i = 0; i < rows.count(); i++) {
        step(rows.slot());
      }
    }
  }

  private void step(int guard) {
    long next = hex.get(guard) + heading.get(guard);
    if (next < 0 || next > WALL) {
      heading.set(guard, -heading.get(guard));
      turns.add(1);
    }
    hex.add(guard, heading.get(guard));
  }
}
