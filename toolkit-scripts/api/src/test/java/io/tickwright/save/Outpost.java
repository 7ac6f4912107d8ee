package io.tickwright.save;

import io.tickwright.sim.Action;
import io.tickwright.sim.ActionEvent;
import io.tickwright.sim.AngleColumn;
import io.tickwright.sim.AngleValue;
import io.tickwright.sim.Clock;
import io.tickwright.sim.ClockedBank;
import io.tickwright.sim.ClockedMetronome;
import io.tickwright.sim.ClockedTimer;
import io.tickwright.sim.DurationColumn;
import io.tickwright.sim.FixedColumn;
import io.tickwright.sim.FixedValue;
import io.tickwright.sim.FlagColumn;
import io.tickwright.sim.FlagValue;
import io.tickwright.sim.IntegerColumn;
import io.tickwright.sim.IntegerValue;
import io.tickwright.sim.Layer;
import io.tickwright.sim.OneOfColumn;
import io.tickwright.sim.OneOfValue;
import io.tickwright.sim.Phases;
import io.tickwright.sim.RandomStream;
import io.tickwright.sim.RefColumn;
import io.tickwright.sim.RowBanks;
import io.tickwright.sim.RowMetronomes;
import io.tickwright.sim.RowStreams;
import io.tickwright.sim.RowTimers;
import io.tickwright.sim.Rows;
import io.tickwright.sim.Sequence;
import io.tickwright.sim.Simulation;
import io.tickwright.sim.Table;
import io.tickwright.sim.TextColumn;
import io.tickwright.sim.TextValue;
import io.tickwright.sim.World;

/** A game that declares one of everything and keeps all of it busy. */
final class Outpost {
  final Simulation sim;
  final World world;
  final Clock ground;
  final Clock sky;
  final IntegerValue shells;
  final IntegerValue hull;
  final IntegerValue seen;
  final FixedValue heat;
  final AngleValue aim;
  final FlagValue loaded;
  final TextValue banner;
  final OneOfValue weather;
  final Phases phase;
  final RandomStream loot;
  final ClockedTimer reload;
  final ClockedBank feed;
  final ClockedMetronome drum;
  final Action fire;
  final Action slow;
  final Table enemies;
  final OneOfColumn kind;
  final IntegerColumn hp;
  final FixedColumn weight;
  final DurationColumn rest;
  final AngleColumn bearing;
  final FlagColumn armed;
  final TextColumn called;
  final RefColumn leader;
  final RowBanks walk;
  final RowTimers windup;
  final RowMetronomes step;
  final RowStreams luck;
  final Sequence intro;
  final Radar radar = new Radar();

  Outpost() {
    this(7);
  }

  Outpost(long seed) {
    sim = Simulation.at("60hz").seed(seed).build();
    world = sim.world();
    ground = world.clock("ground");
    sky = ground.clock("sky");
    shells = world.integer("shells", 6);
    hull = world.integer("hull", 400);
    seen = world.wide("seen", 1L << 60);
    heat = world.fixed("heat", 65536);
    world.duration("pause", "1/3s");
    aim = world.angle("aim", "350deg");
    loaded = world.flag("loaded", true);
    banner = world.text("banner", "hold the gate");
    weather = world.oneOf("weather", "clear", "rain", "snow");
    phase = world.phases("phase", "quiet", "fight", "over");
    loot = world.stream("loot");
    reload = ground.timer("reload", "1.5s");
    feed = ground.bank("feed", "2.5/s");
    sky.bank("fill", "1/3/s").into(shells).most(9).when(loaded);
    drum = sky.metronome("drum", "1/7s");
    fire = ground.action("fire");
    slow = sky.action("slow");
    enemies = ground.table("enemies");
    kind = enemies.oneOf("kind", "scout", "raider", "brute");
    hp = enemies.integer("hp", 20);
    weight = enemies.fixed("weight", 1 << 14);
    rest = enemies.duration("rest", 0);
    bearing = enemies.angle("bearing", "10deg");
    armed = enemies.flag("armed", true);
    called = enemies.text("called", "nobody");
    leader = enemies.ref("leader", enemies);
    walk = enemies.banks("walk", "3/s");
    windup = enemies.timers("windup", "0.75s");
    step = enemies.metronomes("step", "0.4s");
    luck = enemies.streams("luck", loot);
    intro =
        ground.sequence(
            "intro",
            s ->
                s.delay("0.3s")
                    .run("first", this::spawn)
                    .repeat(3, again -> again.delay("1/7s").run("more", this::spawn))
                    .until(fire, "2s")
                    .run("fight", () -> phase.go("fight")));
    Layer economy = ground.layer("economy", "0.1s");
    economy.system("trade", () -> seen.add(loot.between(1, 9)));
    world.part("radar", radar);
    world.signal("announce");
    world.system("sweep", () -> radar.turn(aim.bits()));
    listen();
  }

  private void listen() {
    world.on().start(intro::start);
    world.on().action(fire, this::shoot);
    world.on().action(slow, e -> ground.speed(1 + e.argument(0) % 3, 3));
    world.on().release(slow, () -> ground.speed(1, 1));
    world.on().fired(reload, () -> shells.add(4));
    world.on().gained(feed, units -> heat.set(heat.bits() * 3 / 2 % 1_000_003 + units));
    world.on().beat(drum, beats -> weather.set(weather.names().get((int) loot.between(0, 2))));
    world.on().fired(windup, this::strike);
    world.on().gained(walk, this::march);
    world.on().beat(step, this::stamp);
    world.on().enter(phase, "fight", () -> banner.set("They are here \ud83d\udd25 \"now\""));
  }

  private void spawn() {
    int slot = enemies.spawn();
    kind.set(slot, kind.names().get((int) loot.between(0, 2)));
    hp.set(slot, 20 + luck.between(slot, 0, 40));
    called.set(slot, "no. " + enemies.handle(slot));
    leader.set(slot, enemies.next(0));
    bearing.set(slot, (int) luck.between(slot, Integer.MIN_VALUE, Integer.MAX_VALUE));
    windup.arm(slot);
  }

  private void shoot(ActionEvent event) {
    shells.add(-1);
    reload.arm();
    aim.set(aim.bits() + 0x1234567);
    loaded.set(!loaded.get());
    int target = enemies.least(hp);
    if (target != Table.NONE) {
      hp.add(target, -6 - event.argument(0));
      if (hp.get(target) <= 0) {
        enemies.despawn(target);
      }
    }
  }

  private void strike(Rows rows) {
    while (rows.next()) {
      hull.add(-1);
      windup.arm(rows.slot());
      rest.set(rows.slot(), sim.ticksDone());
    }
  }

  private void march(Rows rows) {
    while (rows.next()) {
      weight.set(rows.slot(), weight.bits(rows.slot()) + rows.count());
    }
  }

  private void stamp(Rows rows) {
    while (rows.next()) {
      armed.set(rows.slot(), luck.between(rows.slot(), 0, 1) == 0);
      if (enemies.count() < 9 && luck.between(rows.slot(), 0, 5) == 0) {
        spawn();
      }
    }
  }

  /** One tick of somebody playing, by a seed of its own. */
  void play(long who) {
    long dice = (sim.ticksDone() * 0x9E3779B97F4A7C15L + who * 0xD1B54A32D192ED03L) >>> 33;
    if (dice % 11 == 0) {
      sim.inputs().tap("fire", dice % 5);
    }
    if (dice % 29 == 0) {
      sim.inputs().holdBy((int) (dice % 3), "slow", 1 + dice % 20);
    }
    if (dice % 37 == 0) {
      sim.advance("0.013s");
    }
    sim.tick(1);
  }

  void play(long who, int times) {
    for (int i = 0; i < times; i++) {
      play(who);
    }
  }
}
