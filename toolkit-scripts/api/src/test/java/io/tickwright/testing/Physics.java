package io.tickwright.testing;

import io.tickwright.state.StateVisitor;
import io.tickwright.state.Stateful;
import java.util.ArrayList;
import java.util.List;

/** State that a game keeps itself, with one of each kind of field a list can name. */
public final class Physics implements Stateful {
  public enum Mood {
    CALM,
    CROSS
  }

  public static final class Wheel implements Stateful {
    public long turns = 3;
    public int derived = 3;

    @Override
    public void state(StateVisitor s) {
      turns = s.integer("turns", turns);
      s.leavesOut("derived", "follows from turns");
      if (s.restoring()) {
        derived = (int) turns;
      }
    }
  }

  public long limit = 5;
  public long below = 2;
  public boolean asleep;
  public String label = "p";
  public double drag = 0.25;
  public Mood mood = Mood.CALM;
  public final List<Wheel> wheels = new ArrayList<>(List.of(new Wheel(), new Wheel()));
  public int bodies = 2;
  public long[] mass = {7, 8, 99};
  public int[] angle = {1, 2, 99};
  public int[] grid = {4, 5};

  @Override
  public void state(StateVisitor s) {
    limit = s.ranged("limit", limit, 0, 9);
    below = s.below("below", below, "limit");
    asleep = s.flag("asleep", asleep);
    label = s.text("label", label);
    drag = s.real("drag", drag);
    mood = s.oneOf("mood", mood);
    s.parts("wheels", wheels, Wheel::new);
    grid = s.ints("grid", grid);
    bodies =
        s.rows(
            "bodies",
            bodies,
            r -> {
              mass = r.longs("mass", mass);
              r.part("pose", p -> angle = p.ints("angle", angle));
            });
  }
}
