package io.tickwright.examples.determinism;

import io.tickwright.exact.Fixed;
import io.tickwright.sim.AngleColumn;
import io.tickwright.sim.Clock;
import io.tickwright.sim.FixedColumn;
import io.tickwright.sim.FlagColumn;
import io.tickwright.sim.Game;
import io.tickwright.sim.IntegerColumn;
import io.tickwright.sim.IntegerValue;
import io.tickwright.sim.OneOfColumn;
import io.tickwright.sim.RandomStream;
import io.tickwright.sim.RefColumn;
import io.tickwright.sim.RowBanks;
import io.tickwright.sim.RowMetronomes;
import io.tickwright.sim.RowStreams;
import io.tickwright.sim.RowTimers;
import io.tickwright.sim.Rows;
import io.tickwright.sim.Table;
import io.tickwright.sim.TextColumn;
import io.tickwright.time.PerSecond;

/** A pond in which rows are born, fed and eaten all the time, in every kind of column there is. */
final class Churn extends Game {
  private static final int MOST_ROWS = 120;

  private final Clock water = clock("water");
  private final RandomStream tide = stream("tide");
  private final RandomStream moods = stream("moods");
  final IntegerValue born = integer("born", 0);
  final IntegerValue eaten = integer("eaten", 0);
  final IntegerValue old = integer("old", 0);

  private final Table fish = water.table("fish");
  private final OneOfColumn kind = fish.oneOf("kind", "roach", "perch", "pike");
  private final IntegerColumn weight = fish.integer("weight", 1);
  private final FixedColumn depth = fish.fixed("depth", Fixed.ONE);
  private final AngleColumn heading = fish.angle("heading", "90deg");
  private final FlagColumn hungry = fish.flag("hungry", true);
  private final TextColumn name = fish.text("name", "");
  private final RefColumn prey = fish.ref("prey", fish);
  private final RowTimers life = fish.timers("life", "2s");
  private final RowBanks plankton =
      fish.banks("plankton", "1.5/s").into(weight).most(40).when(hungry);
  private final RowBanks steps = fish.banks("steps", "20/s");
  private final RowMetronomes hunt = fish.metronomes("hunt", "0.3s");
  private final RowStreams mood = fish.streams("mood", moods);

  Churn() {
    on.gained(steps, this::swim);
    on.beat(hunt, this::bite);
    on.fired(life, this::die);
    on.tick(water, this::flow);
    system("spawn", this::spawn);
  }

  int count() {
    return fish.count();
  }

  private void spawn() {
    for (long births = tide.between(0, 2); births > 0 && fish.count() < MOST_ROWS; births--) {
      int row = fish.spawn();
      String[] kinds = {"roach", "perch", "pike"};
      kind.set(row, kinds[tide.draw().below(3)]);
      weight.set(row, tide.between(1, 20));
      name.set(row, kind.get(row) + " " + born.get());
      plankton.rate(row, PerSecond.of(tide.between(0, 50), 10));
      life.armFor(row, tide.between(1, 5L * 705_600_000));
      prey.set(row, fish.next(tide.draw().below(fish.highWater())));
      born.add(1);
    }
  }

  private void swim(Rows rows) {
    while (rows.next()) {
      int row = rows.slot();
      heading.set(row, heading.bits(row) + (int) mood.between(row, -1 << 24, 1 << 24));
      depth.set(row, Fixed.mul(depth.bits(row), Fixed.ratio(100 + rows.count(), 101)));
    }
  }

  private void bite(Rows rows) {
    while (rows.next()) {
      int hunter = rows.slot();
      int victim = prey.get(hunter);
      if (victim != Table.NONE && victim != hunter && weight.get(victim) < weight.get(hunter)) {
        weight.add(hunter, weight.get(victim));
        fish.despawn(victim);
        eaten.add(1);
      }
      prey.set(hunter, fish.least(weight));
      hungry.set(hunter, weight.get(hunter) < mood.between(hunter, 1, 60));
    }
  }

  private void die(Rows rows) {
    while (rows.next()) {
      fish.despawn(rows.slot());
      old.add(1);
    }
  }

  private void flow() {
    if (tide.chance(1, 200)) {
      water.speed(tide.between(1, 5), tide.between(1, 5));
    }
  }
}
