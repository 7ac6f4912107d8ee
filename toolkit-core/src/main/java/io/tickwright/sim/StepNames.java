package io.tickwright.sim;

import java.util.ArrayList;
import java.util.List;

/**
 * What the positions of a sequence are called in saves, so that a later version of the game finds
 * the step again that a flow stood at, or says that it is gone.
 *
 * <p>A step that names what it calls or awaits is called by that; any other one by the last such
 * step before it. Of several that would be called alike each says how many there are: then one more
 * or one less changes all their names, and none is taken for another.
 */
final class StepNames {
  /** The first name: of no step. */
  static final String STOPPED = "stopped";

  private StepNames() {}

  /** {@link #STOPPED}, then a name for each step, no two alike. */
  static List<String> of(List<FlowStep> steps) {
    List<String> called = called(steps);
    List<String> names = new ArrayList<>();
    names.add(STOPPED);
    for (int i = 0; i < called.size(); i++) {
      String name = called.get(i);
      long alike = called.stream().filter(name::equals).count();
      long nth = called.subList(0, i + 1).stream().filter(name::equals).count();
      names.add(alike == 1 ? name : name + " (" + nth + " of " + alike + ")");
    }
    return List.copyOf(names);
  }

  private static List<String> called(List<FlowStep> steps) {
    List<String> called = new ArrayList<>();
    String after = "";
    for (FlowStep step : steps) {
      boolean named = step.words().contains(" ");
      called.add(named ? step.words() : step.words() + after);
      after = named ? " after " + step.words() : after;
    }
    return called;
  }
}
