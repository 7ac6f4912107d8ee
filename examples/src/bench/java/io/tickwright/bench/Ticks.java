package io.tickwright.bench;

import io.tickwright.sim.Rollback;
import io.tickwright.sim.Simulation;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/** Ticks of a whole simulation without scripts, and going back through them. */
@Table(id = "ticks", entry = "row", entries = "rows")
public class Ticks {

  private static final float STEP = 1f / 60;

  /** An object of four floats and what refers to it. */
  private static final int OBJECT = 32 + Integer.BYTES;

  /** Of the columns: a bank's progress and what it gains, a timer's time and its end. */
  private static final int COLUMNS = 4 * Long.BYTES;

  /** And all of its state, which is digested or kept. */
  private static final int AND_STATE = COLUMNS + Herd.BYTES;

  /** A game loop over objects, as one would begin with. */
  @State(Scope.Thread)
  public static class Objects {
    @Param({"10000"})
    public int rows;

    Entity[] entities;

    @Setup
    public void fill() {
      entities = new Entity[rows];
      java.util.Random random = new java.util.Random(42);
      for (int row = 0; row < rows; row++) {
        entities[row] = new Entity();
        entities[row].pace = 1 + 3 * random.nextFloat();
        entities[row].windup = 0.75f * random.nextFloat();
      }
    }

    void update() {
      for (Entity entity : entities) {
        entity.update(STEP);
      }
    }
  }

  /** One of its objects. */
  static final class Entity {
    float pace;
    float progress;
    float windup;
    int walked;

    void update(float dt) {
      progress += pace * dt;
      while (progress >= 1) {
        progress -= 1;
        walked++;
      }
      windup -= dt;
      if (windup <= 0) {
        windup = 0.75f;
      }
    }
  }

  /** Components in an entity component system. */
  @State(Scope.Thread)
  public static class Components {
    @Param({"10000"})
    public int rows;

    ArtemisHerd herd;

    @Setup
    public void fill() {
      herd = new ArtemisHerd(rows, true, true);
    }
  }

  /** The simulation. */
  @State(Scope.Thread)
  public static class Herds {
    @Param({"10000"})
    public int rows;

    Simulation sim;

    @Setup
    public void fill() {
      sim = Herd.of(rows);
      sim.tick(200);
    }
  }

  /** The simulation with its last eight ticks kept. */
  @State(Scope.Thread)
  public static class Rewound {
    @Param({"10000"})
    public int rows;

    Simulation sim;
    Rollback rollback;

    @Setup
    public void fill() {
      sim = Herd.of(rows);
      rollback = new Rollback(sim, 8);
      sim.tick(200);
    }
  }

  @Benchmark
  @Row(
      place = 1,
      value = "float fields of objects, updated by hand",
      bytes = OBJECT,
      as = "by hand")
  public Object objects(Objects s) {
    s.update();
    return s.entities;
  }

  @Benchmark
  @Row(place = 2, value = "artemis-odb 2.3.0, the same in two systems", as = "artemis-odb")
  public void components(Components s) {
    s.herd.tick();
  }

  @Benchmark
  @Row(
      place = 3,
      value = "`Simulation.tick`: a bank into a column, a timer with a handler",
      bytes = COLUMNS)
  public void tick(Herds s) {
    s.sim.tick(1);
  }

  @Benchmark
  @Row(place = 4, value = "the same and `Simulation.digest`", bytes = AND_STATE)
  public long tickAndDigest(Herds s) {
    s.sim.tick(1);
    return s.sim.digest();
  }

  @Benchmark
  @Row(place = 5, value = "the same and its state kept for a rollback", bytes = AND_STATE)
  public void tickAndKeep(Rewound s) {
    s.sim.tick(1);
  }

  @Benchmark
  @Row(
      place = 6,
      value = "8 ticks back and run again, each kept (a frame has 16.7 ms)",
      bytes = Herd.BYTES + 8 * AND_STATE)
  public void rollback(Rewound s) {
    s.rollback.resimulate(8);
  }
}
