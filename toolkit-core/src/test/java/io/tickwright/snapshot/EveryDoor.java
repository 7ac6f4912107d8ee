package io.tickwright.snapshot;

import io.tickwright.state.StateVisitor;
import io.tickwright.state.Stateful;
import java.util.ArrayList;
import java.util.List;

/** A state with a field for every door of the visitor; {@link #full} has no default anywhere. */
final class EveryDoor implements Stateful {
  static final List<String> LANES = List.of("left", "middle", "right");

  enum Kind {
    SCOUT,
    RAIDER,
    BRUTE
  }

  long hull;
  long shells;
  long limit;
  long spent;
  int wave;
  boolean alarm;
  String banner = "";
  double aim;
  Kind kind = Kind.SCOUT;
  int lane;
  final Gauge feed = new Gauge();
  final List<Gauge> turrets = new ArrayList<>();
  final Herd enemies = new Herd();
  long[] scores = {};
  int[] marks = {};
  byte[] map = {};
  String[] names = {};
  int[] lanes = {};
  int drawn;
  int restored;

  static EveryDoor full() {
    EveryDoor all = new EveryDoor();
    all.hull = -7_000_000_000L;
    all.shells = 5;
    all.limit = 100;
    all.spent = 40;
    all.wave = -3;
    all.alarm = true;
    all.banner = "They are at the gate! ×2";
    all.aim = -0.0;
    all.kind = Kind.BRUTE;
    all.lane = 2;
    all.feed.banked = 13;
    all.turrets.add(new Gauge(8));
    all.turrets.add(new Gauge(9));
    all.enemies.spawn(20, "grim", 1);
    all.enemies.spawn(1L << 40, "pale", 2);
    all.enemies.spawn(30, "stout", 1);
    all.scores = new long[] {3, -1, Long.MAX_VALUE};
    all.marks = new int[] {Integer.MIN_VALUE, 70_000};
    all.map = new byte[] {1, -1, 127, 4, 5};
    all.names = new String[] {"ann", "\ud83d\ude00"};
    all.lanes = new int[] {1, 2, 1, 2};
    return all;
  }

  @Override
  public void state(StateVisitor s) {
    hull = s.integer("hull", hull);
    shells = s.ranged("shells", shells, 0, 8);
    limit = s.integer("limit", limit);
    spent = s.below("spent", spent, "limit");
    wave = s.int32("wave", wave);
    alarm = s.flag("alarm", alarm);
    banner = s.text("banner", banner);
    aim = s.real("aim", aim);
    kind = s.oneOf("kind", kind);
    lane = s.oneOf("lane", lane, LANES);
    s.part("feed", feed);
    s.parts("turrets", turrets, Gauge::new);
    s.part("table", enemies);
    scores = s.longs("scores", scores);
    marks = s.ints("marks", marks);
    map = s.bytes("map", map);
    names = s.texts("names", names);
    lanes = s.oneOfs("lanes", lanes, LANES);
    s.leavesOut("drawn", "presentation");
    s.leavesOut("restored", "counts restores for the tests");
    if (s.restoring()) {
      restored++;
    }
  }

  /** A part. */
  static final class Gauge implements Stateful {
    long banked;

    Gauge() {}

    Gauge(long banked) {
      this.banked = banked;
    }

    @Override
    public void state(StateVisitor s) {
      banked = s.integer("banked", banked);
    }
  }

  /** A table whose columns include a nested part, as a column of timers is one. */
  static final class Herd implements Stateful {
    int count;
    int[] generation = new int[4];
    long[] hp = new long[4];
    byte[] armour = new byte[4];
    String[] called = {"", "", "", ""};
    int[] lane = new int[4];
    int[] spent = new int[4];
    private final Stateful columns = this::columns;
    private final Stateful windup = this::windup;

    void spawn(long health, String name, int where) {
      generation[count]++;
      hp[count] = health;
      armour[count] = (byte) (count + 1);
      called[count] = name;
      lane[count] = where;
      spent[count] = 10 + count;
      count++;
    }

    @Override
    public void state(StateVisitor s) {
      count = s.rows("enemies", count, columns);
    }

    private void columns(StateVisitor s) {
      generation = s.generations("generation", generation);
      hp = s.longs("hp", hp);
      armour = s.bytes("armour", armour);
      called = s.texts("called", called);
      lane = s.oneOfs("lane", lane, LANES);
      s.part("windup", windup);
    }

    private void windup(StateVisitor s) {
      spent = s.ints("spent", spent);
    }
  }
}
