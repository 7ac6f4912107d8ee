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

  /** Such a game as declared, without handlers. */
  static Everything inert() {
    return new Everything();
  }

  /** The simulation of such a game, as declared. */
  static Simulation fresh() {
    return inert().at("60hz").seed(0).build();
  }

  /** Gives it handlers that keep everything moving. */
  void busy() {
    on.start(
        () -> {
          reload.armFor("0.1s");
          flow.start();
          feed.rate("11/s");
        });
    on.action(move, event -> worth(event.argument(0)));
    on.action(fire, () -> world.speed(hull.get() % 5 + 1, 3));
    on.release(fire, () -> inner.speed(2, hull.get() % 7 + 1));
    on.fired(
        reload,
        () -> {
          reload.armFor((3 + loot.between(0, 4)) * 11_760_000);
          come();
        });
    on.gained(feed, hull::add);
    on.gained(walk, rows -> each(rows, (slot, count) -> hp.add(slot, count)));
    on.beat(drum, k -> score.add(k));
    on.beat(pulse, rows -> each(rows, (slot, count) -> age.set(slot, age.units(slot) + count)));
    on.fired(windup, rows -> each(rows, (slot, count) -> enemies.despawn(slot)));
    on.enter("fight", () -> alarm.set(!alarm.get()));
  }

  private void worth(long tick) {
    best.set(tick);
    weight.set(weight.bits() + enemies.count());
    aim.set(aim.bits() + 12345);
    flock.birds += tick;
    lane.set(lane.names().get((int) (tick % 3)));
    banner.set("tick " + tick);
    if (tick % 20 == 10) {
      phase.go(phase.names().get((int) (tick / 20 % 3)));
    }
  }

  private void come() {
    int e = enemies.spawn();
    windup.armFor(e, luck.between(e, 1, 60) * 11_760_000);
    walk.rate(e, PerSecond.of(luck.between(e, 1, 90), 7));
    worth.set(e, enemies.handle(e));
    target.set(e, enemies.most(hp));
    kind.set(e, kind.names().get(e % 3));
    called.set(e, "row " + e);
    armed.set(e, alarm.get());
    bearing.set(e, aim.bits());
    mass.set(e, weight.bits());
    if (e % 2 == 1) {
      flow.startFor(enemies, e);
    }
  }

  private interface Visit {
    void row(int slot, long count);
  }

  private static void each(Rows rows, Visit visit) {
    while (rows.next()) {
      visit.row(rows.slot(), rows.count());
    }
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
