package io.tickwright.sim;

import io.tickwright.state.StateVisitor;
import io.tickwright.state.Stateful;
import io.tickwright.time.PerSecond;
import java.util.List;

/** A game with one of everything that can be declared, in a state without a default anywhere. */
final class Everything extends Game {
  final Clock world = clock("world");
  final Clock inner = world.clock("inner");
  final Action fire = inner.action("fire");
  final Action move = inner.action("move");
  final IntegerValue hull = integer("hull", 0);
  final IntegerValue score = wide("score", 0);
  final FixedValue weight = fixed("weight", 0);
  final DurationValue best = duration("best", "0");
  final AngleValue aim = angle("aim", "0deg");
  final FlagValue alarm = flag("alarm", false);
  final TextValue banner = text("banner", "");
  final OneOfValue lane = oneOf("lane", "left", "middle", "right");
  final Phases phase = phases("phase", "intro", "fight", "over");
  final RandomStream loot = stream("loot");
  final Signal announce = signal("announce");
  final ClockedTimer reload = inner.timer("reload", "1.5s");
  final ClockedBank feed = inner.bank("feed", "1/3/s");
  final ClockedMetronome drum = inner.metronome("drum", "1/7s");
  final Layer slow = world.layer("slow", "2/3s");
  final Table enemies = world.table("enemies");
  final IntegerColumn hp = enemies.integer("hp", 0);
  final IntegerColumn worth = enemies.wide("worth", 0);
  final FixedColumn mass = enemies.fixed("mass", 0);
  final DurationColumn age = enemies.duration("age", 0);
  final AngleColumn bearing = enemies.angle("bearing", 0);
  final FlagColumn armed = enemies.flag("armed", false);
  final TextColumn called = enemies.text("called", "");
  final OneOfColumn kind = enemies.oneOf("kind", "scout", "raider", "brute");
  final RefColumn target = enemies.ref("target", enemies);
  final RowTimers windup = enemies.timers("windup", "0.75s");
  final RowBanks walk = enemies.banks("walk", "0/s");
  final RowMetronomes pulse = enemies.metronomes("pulse", "1/7s");
  final RowStreams luck = enemies.streams("luck", loot);
  final Sequence flow =
      inner.sequence(
          "flow", s -> s.run(() -> {}).repeat(5, again -> again.delay("9s")).delay("1s"));
  final Flock flock = new Flock();

  /** State of the user's own. */
  static final class Flock implements Stateful {
    private long birds;

    @Override
    public void state(StateVisitor s) {
      birds = s.integer("birds", birds);
    }
  }

  private Everything() {
    world().part("flock", flock);
    system("think", () -> {});
    slow.system("plan", () -> {});
  }

  /** The simulation of such a game, as declared. */
  static Simulation fresh() {
    return new Everything().at("60hz").seed(0).build();
  }

  /** Always the same state, in which every field differs from its default. */
  static Simulation full() {
    Everything all = new Everything();
    Simulation sim = all.at("60hz").seed(7).build();
    sim.restoreTick(1234);
    sim.inputs().add(new Input(1300, Input.Kind.PRESS, "move", 2, List.of(1L, 2L, 3L, 4L)));
    sim.inputs().add(new Input(1400, Input.Kind.RELEASE, "move", 3, List.of(5L, 6L, 7L, 8L)));
    all.clocks();
    all.values();
    all.spenders(sim);
    for (int i = 0; i < 3; i++) {
      all.row(i);
    }
    all.flow.startFor(all.enemies, 1);
    all.flow.restore(1, 77);
    all.flow.restoreTurns(0, 2);
    all.flow.restoreOwner(all.enemies, all.enemies.handle(1));
    return sim;
  }

  private void clocks() {
    world.speed(5, 3);
    world.restoreCarry(2);
    world.pause();
    inner.speed(7, 11);
    inner.restoreCarry(5);
    inner.pause();
    slow.restoreTicks(9);
    slow.restoreLeftover(1_000);
    fire.restoreHeld(3, true);
    move.restoreHeld(0, true);
  }

  private void values() {
    hull.set(-20);
    score.set(1L << 60);
    weight.set(3 << 15);
    best.set(99);
    aim.set(1 << 30);
    alarm.set(true);
    banner.set("They are at the gate!");
    lane.set("middle");
    phase.restore("fight");
    phase.go("over");
    loot.between(1, 6);
    flock.birds = 5;
  }

  private void spenders(Simulation sim) {
    reload.armFor("7s");
    reload.timer().restoreLeft(100 * sim.stepUnits(), reload.total());
    feed.rate("2/3/s");
    feed.restoreFraction(7, 12);
    drum.interval("1/11s");
    drum.metronome().restoreLate(1234);
  }

  private void row(int i) {
    enemies.despawn(enemies.spawn());
    int e = enemies.spawn();
    hp.set(e, 10 + i);
    worth.set(e, Long.MIN_VALUE + i);
    mass.set(e, 20 + i);
    age.set(e, 30 + i);
    bearing.set(e, 40 + i);
    armed.set(e, true);
    called.set(e, "enemy " + i);
    kind.set(e, "brute");
    target.set(e, 0);
    windup.restoreLeft(e, 500, 1_000 + i);
    walk.rate(e, PerSecond.of(3 + i, 1));
    walk.restoreFraction(e, 1 + i, 12);
    pulse.metronomes().restoreLate(e, 50 + i);
    luck.between(e, 1, 6);
  }
}
