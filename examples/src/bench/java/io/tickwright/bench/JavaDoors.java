package io.tickwright.bench;

import io.tickwright.sim.ClockedTimer;
import io.tickwright.sim.Game;
import io.tickwright.sim.IntegerColumn;
import io.tickwright.sim.IntegerValue;
import io.tickwright.sim.RowLoop;
import io.tickwright.sim.Table;
import io.tickwright.time.TimeBase;

/** The loops of {@link KotlinDsl} in plain Java: the calls that the Kotlin words stand for. */
final class JavaDoors extends Game {

  private static final long HALF = 500_000_000;

  private final IntegerValue shells;
  private final ClockedTimer reload;
  private final Table enemies;
  private final IntegerColumn hp;
  private final RowLoop loop;
  private final Enemy[] objects;

  /** A row as an object, as one would write it in Java: it knows its slot and its column. */
  private record Enemy(int slot, IntegerColumn hp) {}

  JavaDoors(int rows) {
    var world = clock("world");
    shells = integer("shells", 0);
    reload = world.timer("reload", "1.5s");
    enemies = world.table("enemies");
    hp = enemies.integer("hp", 0);
    loop = enemies.loop();
    objects = new Enemy[rows];
    at("60hz").build().start();
    for (int row = 0; row < rows; row++) {
      objects[row] = new Enemy(enemies.spawn(), hp);
    }
  }

  long spend(int times) {
    for (int i = 0; i < times; i++) {
      shells.add(-1);
    }
    return shells.get();
  }

  boolean armFor(long[] nanos) {
    for (long each : nanos) {
      reload.armFor(TimeBase.FLICKS.unitsOfNanos(each, HALF));
    }
    return reload.running();
  }

  void hurt() {
    enemies.each(slot -> hp.add(slot, -3));
  }

  void hurtObjects() {
    loop.begin();
    while (loop.hasNext()) {
      Enemy enemy = objects[loop.next()];
      enemy.hp.set(enemy.slot, enemy.hp.get(enemy.slot) - 3);
    }
  }

  void hurtOneByOne() {
    loop.begin();
    while (loop.hasNext()) {
      hp.add(loop.next(), -3);
    }
  }
}
