package io.tickwright.save;

import io.tickwright.sim.Clock;
import io.tickwright.sim.ClockedBank;
import io.tickwright.sim.ClockedTimer;
import io.tickwright.sim.IntegerColumn;
import io.tickwright.sim.IntegerValue;
import io.tickwright.sim.OneOfColumn;
import io.tickwright.sim.RowTimers;
import io.tickwright.sim.Simulation;
import io.tickwright.sim.Table;
import java.nio.charset.StandardCharsets;
import java.util.function.Consumer;

/** The small game whose save the guide shows. */
final class Gate {
  static final ScriptMark MARK =
      ScriptMark.of("gate.js", "the script of the guide".getBytes(StandardCharsets.UTF_8));

  final Simulation sim;
  final Clock ground;
  final IntegerValue shells;
  final ClockedBank feed;
  final ClockedTimer reload;
  final Table enemies;
  final OneOfColumn kind;
  final IntegerColumn hp;
  final RowTimers windup;

  Gate() {
    this(gate -> gate.sim.world().version(2));
  }

  /** The game of another version: more is declared at its end. */
  Gate(Consumer<Gate> more) {
    sim = Simulation.at("60hz").seed(7).build();
    ground = sim.world().clock("ground");
    shells = sim.world().integer("shells", 6);
    sim.world().text("banner", "hold the gate");
    sim.world().phases("phase", "quiet", "fight");
    feed = ground.bank("feed", "2.5/s");
    reload = ground.timer("reload", "1.5s");
    ground.action("fire");
    ground.sequence("intro", s -> s.repeat(2, again -> again.delay("1s")));
    enemies = ground.table("enemies");
    kind = enemies.oneOf("kind", "scout", "brute");
    hp = enemies.integer("hp", 20);
    windup = enemies.timers("windup", "0.75s");
    sim.world().on().gained(feed, shells::add);
    more.accept(this);
  }

  /** At tick 12: two enemies, one of them winding up, and the gun reloading. */
  Gate played() {
    sim.start();
    windup.arm(enemies.spawn());
    kind.set(enemies.spawn(), "brute");
    hp.set(1, 35);
    reload.arm();
    sim.tick(12);
    sim.advance("0.01s");
    return this;
  }

  Save save() {
    return Save.of(sim, MARK);
  }
}
