package io.tickwright.bench;

import io.tickwright.examples.skirmish.Skirmish;
import java.util.Random;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/** The words of the Kotlin DSL beside the plain Java calls that they stand for. */
@Table(id = "kotlin-dsl", entry = "call", warmUp = 3, groups = "door")
public class KotlinDsl {

  private static final int TIMES = 4096;
  private static final int ROWS = 1000;
  private static final int CROWD = 10_000;
  private static final int STEPS = 100;

  /** The same few things declared in both languages. */
  @State(Scope.Thread)
  public static class Doors {
    final JavaDoors java = new JavaDoors(ROWS);
    final KotlinDoors kotlin = new KotlinDoors(ROWS);
    final JavaDoors.Spell[] javaSpells;
    final KotlinDoors.Spell[] kotlinSpells;

    public Doors() {
      long[] nanos = new Random(42).longs(TIMES, 1, 10_000_000_000L).toArray();
      javaSpells = JavaDoors.spells(nanos);
      kotlinSpells = KotlinDoors.Companion.spells(nanos);
    }
  }

  /** The Java game with many enemies on their way. */
  @State(Scope.Thread)
  public static class JavaGame {
    ScriptTrial.Ticking game;

    @Setup
    public void crowd() {
      game = ScriptTrial.crowded(new Skirmish().at("60hz").seed(7).build(), CROWD, STEPS);
    }
  }

  /** Its Kotlin twin with as many. */
  @State(Scope.Thread)
  public static class KotlinGame {
    ScriptTrial.Ticking game;

    @Setup
    public void crowd() {
      game = ScriptTrial.crowded(KotlinDoors.Companion.skirmish(), CROWD, STEPS);
    }
  }

  @Benchmark
  @OperationsPerInvocation(TIMES)
  @Row(place = 1, group = "property", value = "Java: `shells.add(-1)`", as = "Java")
  public long javaSpend(Doors s) {
    return s.java.spend(TIMES);
  }

  @Benchmark
  @OperationsPerInvocation(TIMES)
  @Row(place = 2, group = "property", value = "`shells -= 1`")
  public long kotlinSpend(Doors s) {
    return s.kotlin.spend(TIMES);
  }

  @Benchmark
  @OperationsPerInvocation(TIMES)
  @Row(
      place = 3,
      group = "timer, for a duration",
      value = "Java: `reload.armFor(base.units(spell.cooldown))`, a `java.time.Duration`",
      as = "Java")
  public boolean javaCast(Doors s) {
    return s.java.cast(s.javaSpells);
  }

  @Benchmark
  @OperationsPerInvocation(TIMES)
  @Row(
      place = 4,
      group = "timer, for a duration",
      value = "`reload.arm(spell.cooldown)`, a `kotlin.time.Duration`")
  public boolean kotlinCast(Doors s) {
    return s.kotlin.cast(s.kotlinSpells);
  }

  @Benchmark
  @OperationsPerInvocation(TIMES)
  @Row(
      place = 5,
      group = "timer, for a duration",
      value = "Java: `reload.armFor(base.unitsOfNanos(spell.nanos))`, a bare number")
  public boolean javaCastNanos(Doors s) {
    return s.java.castNanos(s.javaSpells);
  }

  @Benchmark
  @OperationsPerInvocation(ROWS)
  @Row(
      place = 6,
      group = "column, 1,000 rows",
      value = "Java: `enemies.each(e -> hp.add(e, -3))`",
      as = "Java")
  public void javaHurt(Doors s) {
    s.java.hurt();
  }

  @Benchmark
  @OperationsPerInvocation(ROWS)
  @Row(place = 7, group = "column, 1,000 rows", value = "`enemies.update(Enemy::hp) { it - 3 }`")
  public void kotlinHurtAll(Doors s) {
    s.kotlin.hurtAll();
  }

  @Benchmark
  @OperationsPerInvocation(ROWS)
  @Row(
      place = 8,
      group = "objects, 1,000 rows",
      value =
          "Java: the same loop with an object for each row, `e.hp.set(e.slot, e.hp.get(e.slot) -"
              + " 3)`",
      as = "Java")
  public void javaHurtObjects(Doors s) {
    s.java.hurtObjects();
  }

  @Benchmark
  @OperationsPerInvocation(ROWS)
  @Row(
      place = 9,
      group = "objects, 1,000 rows",
      value = "`for (e in enemies) e.hp -= 3`, which may be left")
  public void kotlinHurt(Doors s) {
    s.kotlin.hurt();
  }

  @Benchmark
  @Row(
      place = 10,
      group = "tick of skirmish, 10,000 enemies",
      value = "Java: `Simulation.tick`, 100 enemies take a step",
      as = "Java")
  public void javaTick(JavaGame s) throws Exception {
    s.game.tick();
  }

  @Benchmark
  @Row(
      place = 11,
      group = "tick of skirmish, 10,000 enemies",
      value = "the Kotlin twin, with the same digests")
  public void kotlinTick(KotlinGame s) throws Exception {
    s.game.tick();
  }
}
