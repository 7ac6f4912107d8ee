package io.tickwright.testing;

import io.tickwright.ease.EasedAngle;
import io.tickwright.ease.EasedValue;
import io.tickwright.exact.Angle;
import io.tickwright.script.ScriptHost;
import io.tickwright.sim.Action;
import io.tickwright.sim.AngleColumn;
import io.tickwright.sim.AngleValue;
import io.tickwright.sim.Clock;
import io.tickwright.sim.ClockedBank;
import io.tickwright.sim.ClockedTimer;
import io.tickwright.sim.FlagValue;
import io.tickwright.sim.IntegerColumn;
import io.tickwright.sim.IntegerValue;
import io.tickwright.sim.OneOfColumn;
import io.tickwright.sim.Phases;
import io.tickwright.sim.RandomStream;
import io.tickwright.sim.RowBanks;
import io.tickwright.sim.RowTimers;
import io.tickwright.sim.Sequence;
import io.tickwright.sim.Signal;
import io.tickwright.sim.Table;
import io.tickwright.sim.TextValue;
import io.tickwright.sim.World;
import io.tickwright.time.PerSecond;
import java.util.List;

/** Games for trying scenarios on. */
public final class DemoGames {
  private DemoGames() {}

  /** A turret that banks shells, fires, reloads and cools. */
  public static void turret(World game, ScriptHost host) {
    Clock world = game.clock("world");
    Clock ui = game.clock("ui");
    Action fire = world.action("fire");
    Action slow = ui.action("slow");
    Action pause = ui.action("pause");
    Signal empty = game.signal("empty");
    IntegerValue shells = game.integer("shells", 0);
    AngleValue aim = game.angle("aim", "0deg");
    ClockedBank feed = world.bank("feed", "2.5/s");
    ClockedTimer reload = world.timer("reload", "1.5s");
    ClockedTimer cool = world.timer("cool", "1/3s");
    EasedAngle bearing = game.easedAngle("bearing", "6/s");
    EasedValue barrel = game.easedValue("barrel", "6/s");
    game.on()
        .frame(
            () -> {
              bearing.turnTo(aim.bits());
              barrel.to(shells.get());
            });
    game.on().start(() -> host.log("ready"));
    game.on().gained(feed, count -> shells.set(Math.min(shells.get() + count, 8)));
    game.on()
        .action(
            fire,
            event -> {
              if (reload.running() || cool.running() || shells.get() == 0) {
                return;
              }
              shells.add(-1);
              aim.set(aim.bits() + (int) event.argument(0));
              if (shells.get() > 0) {
                cool.arm();
              } else {
                reload.arm();
                empty.emit("out of shells");
              }
            });
    game.on().action(slow, () -> world.speed(1, 3));
    game.on().release(slow, () -> world.speed(1, 1));
    game.on()
        .action(
            pause,
            () -> {
              if (world.paused()) {
                world.resume();
              } else {
                world.pause();
              }
            });
  }

  /** A game that fails when it is told to. */
  public static void faulty(World game, ScriptHost host) {
    Clock world = game.clock("world");
    game.on()
        .action(
            world.action("fail"),
            () -> {
              throw new IllegalStateException("it was told to");
            });
    FlagValue drawn = game.flag("drawn", true);
    game.on()
        .frame(
            () -> {
              if (!drawn.get()) {
                throw new IllegalStateException("it could not draw");
              }
            });
  }

  /** One of each kind of thing that a world can declare. */
  public static void everything(World game, ScriptHost host) {
    Clock world = game.clock("world");
    Clock inner = world.clock("inner");
    game.integer("hull", 20);
    game.wide("mass", 1);
    game.fixed("weight", 65_536 / 2);
    game.duration("grace", "2s");
    game.angle("aim", "10deg");
    FlagValue lit = game.flag("lit", false);
    game.text("banner", "hello");
    game.oneOf("mood", "calm", "cross", "very cross");
    Phases phase = game.phases("phase", "intro", "fight");
    RandomStream loot = game.stream("loot");
    game.signal("bell");
    Action fire = world.action("fire");
    inner.timer("reload", "1.5s");
    world.timer("bare", 0);
    world.bank("feed", "1/3/s");
    world.metronome("drum", "1/7s");
    world.layer("slow", "2/3s");
    world.sequence(
        "intro",
        flow ->
            flow.delay("1s")
                .until(fire, "10s")
                .repeat(3, again -> again.delay("0.5s").until(lit))
                .run("fight", () -> phase.go("fight")));
    Table enemies = world.table("enemies");
    enemies.oneOf("kind", "scout", "raider");
    enemies.integer("hp", 5);
    enemies.wide("id", 0);
    enemies.fixed("weight", 0);
    enemies.duration("age", 0);
    enemies.angle("bearing", "0deg");
    enemies.flag("shown", true);
    enemies.text("name", "");
    enemies.ref("target", enemies);
    enemies.timers("windup", "0.75s");
    enemies.banks("walk", "2.25/s");
    enemies.metronomes("pulse", "0.5s");
    enemies.streams("luck", loot);
    game.part("physics", new Physics());
  }

  /** Hold the gate: waves of enemies, kinds with a pace of their own, a flow, phases. */
  public static void skirmish(World game, ScriptHost host) {
    new Skirmish(game);
  }

  private static final class Skirmish {
    private static final List<List<String>> WAVES =
        List.of(
            List.of("scout", "scout", "scout"),
            List.of("scout", "raider", "scout", "raider"),
            List.of("brute", "raider", "scout", "raider", "brute"));
    private static final List<String> LANES = List.of("350deg", "10deg", "60deg");

    private final ClockedTimer reload;
    private final ClockedTimer cool;
    private final ClockedTimer toast;
    private final IntegerValue scrap;
    private final IntegerValue wave;
    private final IntegerValue shells;
    private final TextValue banner;
    private final AngleValue aim;
    private final RandomStream loot;
    private final Phases phase;
    private final Signal announce;
    private final Table enemies;
    private final OneOfColumn kind;
    private final IntegerColumn hp;
    private final IntegerColumn hex;
    private final AngleColumn bearing;
    private final RowBanks walk;
    private final RowTimers windup;

    Skirmish(World game) {
      Clock world = game.clock("world");
      Clock ui = game.clock("ui");
      Action fire = world.action("fire");
      Action slow = ui.action("slow");
      Action pause = ui.action("pause");
      announce = game.signal("announce");
      IntegerValue hull = game.integer("hull", 20);
      scrap = game.integer("scrap", 0);
      wave = game.integer("wave", 0);
      shells = game.integer("shells", 0);
      ClockedBank feed = world.bank("feed", "2.5/s");
      reload = world.timer("reload", "1.5s");
      cool = world.timer("cool", "1/3s");
      ClockedTimer lull = world.timer("lull", "5s");
      banner = game.text("banner", "");
      toast = ui.timer("toast", "2s");
      aim = game.angle("aim", "0deg");
      loot = game.stream("loot");
      phase = game.phases("phase", "intro", "fight", "lull", "over");
      enemies = world.table("enemies");
      kind = enemies.oneOf("kind", "scout", "raider", "brute");
      hp = enemies.integer("hp", 0);
      hex = enemies.integer("hex", 20);
      bearing = enemies.angle("bearing", "0deg");
      walk = enemies.banks("walk", PerSecond.ZERO);
      windup = enemies.timers("windup", "0.75s");
      Sequence intro =
          world.sequence(
              "intro",
              s ->
                  s.delay("1.5s")
                      .run("nextWave", this::nextWave)
                      .until(fire, "10s")
                      .run("begin", this::begin));
      game.on().start(intro::start);
      game.on().action(fire, this::shoot);
      game.on().action(slow, () -> world.speed(1, 3));
      game.on().release(slow, () -> world.speed(1, 1));
      game.on()
          .action(
              pause,
              () -> {
                if (world.paused()) {
                  world.resume();
                } else {
                  world.pause();
                }
              });
      game.on().fired(lull, () -> phase.go("fight"));
      game.on().fired(toast, () -> banner.set(""));
      game.on()
          .fired(
              windup,
              rows -> {
                while (rows.next()) {
                  hull.add(-1);
                  windup.arm(rows.slot());
                }
              });
      game.on().gained(feed, n -> shells.set(Math.min(shells.get() + n, 8)));
      game.on()
          .gained(
              walk,
              rows -> {
                while (rows.next()) {
                  int e = rows.slot();
                  hex.set(e, Math.max(hex.get(e) - rows.count(), 1));
                  if (hex.get(e) == 1) {
                    walk.rate(e, PerSecond.ZERO);
                    windup.arm(e);
                  }
                }
              });
      game.on().enter("fight", this::fight);
      game.on()
          .enter(
              "lull",
              () -> {
                lull.arm();
                say("Wave " + wave.get() + " is down.");
              });
      game.on().enter("over", world::pause);
    }

    private void fight() {
      if (enemies.count() == 0) {
        nextWave();
      }
    }

    private void shoot() {
      if (reload.running() || cool.running() || shells.get() == 0) {
        return;
      }
      shells.add(-1);
      if (shells.get() == 0) {
        reload.arm();
      } else {
        cool.arm();
      }
      int target = enemies.least(hex);
      if (target == Table.NONE) {
        return;
      }
      aim.set(bearing.bits(target));
      hp.add(target, -10);
      if (hp.get(target) <= 0) {
        kill(target);
      }
    }

    private void nextWave() {
      List<String> kinds = WAVES.get((int) wave.get());
      for (int i = 0; i < kinds.size(); i++) {
        int e = enemies.spawn();
        kind.set(e, kinds.get(i));
        hp.set(e, kinds.get(i).equals("scout") ? 10 : kinds.get(i).equals("raider") ? 20 : 40);
        hex.set(e, 20 + i);
        bearing.set(e, Angle.parse(LANES.get(i % LANES.size())));
        walk.rate(
            e,
            PerSecond.of(
                kinds.get(i).equals("scout")
                    ? "3/s"
                    : kinds.get(i).equals("raider") ? "2.25/s" : "1.5/s"));
      }
      wave.add(1);
    }

    private void begin() {
      say("They are at the gate!");
      phase.go("fight");
    }

    private void kill(int e) {
      scrap.add(loot.between(1, 3));
      enemies.despawn(e);
      if (enemies.count() > 0 || phase.is("intro")) {
        return;
      }
      phase.go(wave.get() < WAVES.size() ? "lull" : "over");
    }

    private void say(String words) {
      banner.set(words);
      toast.arm();
      announce.emit(words);
    }
  }
}
