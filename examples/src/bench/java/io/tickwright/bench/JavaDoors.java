package io.tickwright.bench;

import io.tickwright.sim.ClockedTimer;
import io.tickwright.sim.Game;
import io.tickwright.sim.IntegerColumn;
import io.tickwright.sim.IntegerValue;
import io.tickwright.sim.RowLoop;
import io.tickwright.sim.Table;
import java.time.Duration;
import java.util.stream.LongStream;

/** The loops of {@link KotlinDsl} in plain Java: the calls that the Kotlin words stand for. */
final class JavaDoors extends Game {

  private final IntegerValue shells;
  private final ClockedTimer reload;
  private final Table enemies;
  private final IntegerColumn hp;
  private final RowLoop loop;
  private final Enemy[] objects;

  /** A row as an object, as one would write it in Java: it knows its slot and its column. */
  private record Enemy(int slot, IntegerColumn hp) {}

  /** What is cast, and for how long none can be cast again. */
  record Spell(Duration cooldown, long nanos) {}

  static Spell[] spells(long[] nanos) {
    return LongStream.of(nanos)
        .mapToObj(n -> new Spell(Duration.ofNanos(n), n))
        .toArray(Spell[]::new);
  }

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

  boolean cast(Spell[] spells) {
    for (Spell spell : spells) {
      reload.armFor(reload.world().base().units(spell.cooldown));
    }
    return reload.running();
  }

  boolean castNanos(Spell[] spells) {
    for (Spell spell : spells) {
      reload.armFor(reload.world().base().unitsOfNanos(spell.nanos));
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
}
