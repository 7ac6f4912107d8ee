package io.tickwright.examples.skirmish;

import io.tickwright.ease.EasedAngle;
import io.tickwright.exact.Angle;
import io.tickwright.sim.Action;
import io.tickwright.sim.AngleColumn;
import io.tickwright.sim.AngleValue;
import io.tickwright.sim.Clock;
import io.tickwright.sim.ClockedBank;
import io.tickwright.sim.ClockedTimer;
import io.tickwright.sim.Game;
import io.tickwright.sim.IntegerColumn;
import io.tickwright.sim.IntegerValue;
import io.tickwright.sim.OneOfColumn;
import io.tickwright.sim.Phases;
import io.tickwright.sim.RandomStream;
import io.tickwright.sim.RowBanks;
import io.tickwright.sim.RowMetronomes;
import io.tickwright.sim.RowTimers;
import io.tickwright.sim.Rows;
import io.tickwright.sim.Sequence;
import io.tickwright.sim.Signal;
import io.tickwright.sim.Table;
import io.tickwright.sim.TextValue;
import io.tickwright.sim.World;
import io.tickwright.time.PerSecond;
import io.tickwright.time.TimeBase;
import java.util.List;

/**
 * Hold the gate: a whole small game, as a Java author would write it. Three waves come, two patrols
 * walk the wall and mend the gate.
 *
 * <p>It stands in {@code examples/skirmish} for each script language too. Whatever is declared here
 * is declared there in the same order and spelt alike (the kinds of enemies in lower case), so that
 * all give the same digest.
 */
public final class Skirmish extends Game {

  enum Kind {
    scout(10, "3/s", 1),
    raider(20, "2.25/s", 2),
    brute(40, "1.5/s", 5);

    final long hp;
    final PerSecond pace;
    final long bite;

    Kind(long hp, String pace, long bite) {
      this.hp = hp;
      this.pace = PerSecond.of(pace);
      this.bite = bite;
    }
  }

  static final List<List<Kind>> WAVES =
      List.of(
          List.of(Kind.scout, Kind.scout, Kind.scout),
          List.of(Kind.scout, Kind.raider, Kind.scout, Kind.raider),
          List.of(Kind.brute, Kind.raider, Kind.scout, Kind.raider, Kind.brute));
  static final List<String> LANES = List.of("350deg", "10deg", "60deg");
  static final long LAST_LANE = LANES.size() - 1L;
  static final long GATE = 1;
  static final long WHOLE = 20;

  public final Clock world = clock("world");
  public final Clock ui = clock("ui");
  final Action fire = world.action("fire");
  final Action slow = ui.action("slow");
  final Action pause = ui.action("pause");
  final Signal announce = signal("announce");

  public final IntegerValue hull = integer("hull", WHOLE);
  public final IntegerValue scrap = integer("scrap", 0);
  public final IntegerValue wave = integer("wave", 0);
  public final IntegerValue shells = integer("shells", 0);
  public final ClockedBank feed = world.bank("feed", "2.5/s");
  public final ClockedTimer reload = world.timer("reload", "1.5s");
  public final ClockedTimer cool = world.timer("cool", "1/3s");
  public final ClockedTimer lull = world.timer("lull", "5s");
  final TextValue banner = text("banner", "");
  public final ClockedTimer toast = ui.timer("toast", "2s");
  final AngleValue aim = angle("aim", "0deg");
  final RandomStream loot = stream("loot");
  public final Phases phase = phases("phase", "intro", "fight", "lull", "over");

  public final Table enemies = world.table("enemies");
  final OneOfColumn kind = enemies.oneOf("kind", "scout", "raider", "brute");
  final IntegerColumn hp = enemies.integer("hp", 0);
  final IntegerColumn hex = enemies.integer("hex", 20);
  final AngleColumn bearing = enemies.angle("bearing", "0deg");
  final RowBanks walk = enemies.banks("walk", "0/s");
  final RowTimers windup = enemies.timers("windup", "0.75s");

  public final Table patrols = world.table("patrols");
  final IntegerColumn lane = patrols.integer("lane", 0);
  final IntegerColumn stride = patrols.integer("stride", 1);
  final RowMetronomes round = patrols.metronomes("round", "2s");

  final Sequence intro =
      world.sequence(
          "intro",
          s ->
              s.delay("1.5s")
                  .run("nextWave", this::nextWave)
                  .until(fire, "10s")
                  .run("begin", this::begin));

  private final EasedAngle drawnAim = easedAngle("bearing", "6/s");

  /** A game in a world of its own. */
  public Skirmish() {
    this(new World(TimeBase.FLICKS));
  }

  /** A game in the world of a simulation that is there already. */
  public Skirmish(World into) {
    super(into);
    on.start(this::setOut);
    on.action(fire, this::shoot);
    on.action(slow, () -> world.speed(1, 3));
    on.release(slow, () -> world.speed(1, 1));
    on.action(pause, this::togglePause);
    on.fired(lull, () -> phase.go("fight"));
    on.fired(toast, () -> banner.set(""));
    on.fired(windup, this::strike);
    on.beat(round, this::patrol);
    on.gained(feed, units -> shells.set(Math.min(shells.get() + units, 8)));
    on.gained(walk, this::march);
    on.enter("fight", this::fight);
    on.enter("lull", this::rest);
    on.enter("over", this::end);
    on.frame(() -> drawnAim.turnTo(aim.bits()));
  }

  private void setOut() {
    post(0, 1);
    post(LAST_LANE, -1);
    intro.start();
  }

  private void post(long firstLane, long firstStride) {
    int patrol = patrols.spawn();
    lane.set(patrol, firstLane);
    stride.set(patrol, firstStride);
  }

  private void togglePause() {
    if (world.paused()) {
      world.resume();
    } else {
      world.pause();
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

  private void strike(Rows rows) {
    while (rows.next()) {
      hull.add(-kindOf(rows.slot()).bite);
      windup.arm(rows.slot());
    }
    if (hull.get() <= 0) {
      phase.go("over");
    }
  }

  private void patrol(Rows rows) {
    while (rows.next()) {
      for (long beat = 0; beat < rows.count(); beat++) {
        walk(rows.slot());
      }
    }
  }

  private void walk(int patrol) {
    lane.add(patrol, stride.get(patrol));
    if (lane.get(patrol) == 0 || lane.get(patrol) == LAST_LANE) {
      stride.set(patrol, -stride.get(patrol));
    }
    if (lane.get(patrol) == GATE && hull.get() > 0 && hull.get() < WHOLE) {
      hull.add(1);
    }
  }

  private void march(Rows rows) {
    while (rows.next()) {
      int enemy = rows.slot();
      hex.set(enemy, Math.max(hex.get(enemy) - rows.count(), 1));
      if (hex.get(enemy) == 1) {
        walk.rate(enemy, PerSecond.ZERO);
        windup.arm(enemy);
      }
    }
  }

  private void fight() {
    if (enemies.count() == 0) {
      nextWave();
    }
  }

  private void rest() {
    lull.arm();
    say("Wave " + wave.get() + " is down.");
  }

  private void end() {
    world.pause();
    say(hull.get() > 0 ? "The gate holds." : "The gate is gone.");
  }

  private void nextWave() {
    List<Kind> kinds = WAVES.get((int) wave.get());
    for (int i = 0; i < kinds.size(); i++) {
      Kind next = kinds.get(i);
      int enemy = enemies.spawn();
      kind.set(enemy, next.name());
      hp.set(enemy, next.hp);
      hex.set(enemy, 20 + i);
      bearing.set(enemy, Angle.parse(LANES.get(i % LANES.size())));
      walk.rate(enemy, next.pace);
    }
    wave.add(1);
  }

  private void begin() {
    say("They are at the gate!");
    phase.go("fight");
  }

  private void kill(int enemy) {
    scrap.add(loot.between(1, 3));
    enemies.despawn(enemy);
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

  private Kind kindOf(int enemy) {
    return Kind.valueOf(kind.get(enemy));
  }
}
