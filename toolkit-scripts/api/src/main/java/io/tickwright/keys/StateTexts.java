package io.tickwright.keys;

import io.tickwright.script.path.Paths;
import io.tickwright.script.path.Property;
import io.tickwright.sim.Input;
import io.tickwright.sim.Simulation;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** A whole state as a person reads it: a text for each path, in declared order. */
final class StateTexts {
  private static final String NONE = "not there";

  private final Map<String, String> texts = new LinkedHashMap<>();
  private final Map<String, String> rows = new LinkedHashMap<>();

  /** One path with what it is on either side. */
  record Differing(String path, String a, String b) {}

  static StateTexts of(Simulation simulation) {
    StateTexts state = new StateTexts();
    state.texts.put("tick", String.valueOf(simulation.ticksDone()));
    state.texts.put("started", simulation.isStarted() ? "yes" : "no");
    List<Input> waiting = simulation.inputs().waiting();
    for (int i = 0; i < waiting.size(); i++) {
      state.texts.put("inputs[" + i + "]", InputText.of(waiting.get(i), -1));
    }
    Paths paths = Paths.of(simulation);
    paths.each().forEach(property -> state.texts.put(property.path(), property.text()));
    for (Property property : paths.all()) {
      if (property.kind() == Property.Kind.ROW) {
        state.rows.put(property.path(), property.text());
      }
    }
    return state;
  }

  void put(String path, String text) {
    texts.put(path, text);
  }

  /** Where two states differ, in the order of the first. */
  static List<Differing> differing(StateTexts a, StateTexts b) {
    Set<String> paths = new LinkedHashSet<>(a.texts.keySet());
    paths.addAll(b.texts.keySet());
    List<Differing> found = new ArrayList<>();
    Set<String> told = new LinkedHashSet<>();
    for (String path : paths) {
      String row = rowOf(path);
      boolean onOneSide = a.isRowGone(row) != b.isRowGone(row);
      if (!row.isEmpty() && onOneSide) {
        if (told.add(row)) {
          found.add(new Differing(row, a.row(row), b.row(row)));
        }
      } else if (!a.text(path).equals(b.text(path))) {
        found.add(new Differing(path, a.text(path), b.text(path)));
      }
    }
    return found;
  }

  private String text(String path) {
    return texts.getOrDefault(path, NONE);
  }

  private static String rowOf(String path) {
    int end = path.indexOf(']');
    return end < 0 || path.startsWith("inputs[") ? "" : path.substring(0, end + 1);
  }

  private boolean isRowGone(String row) {
    return !texts.containsKey(row + ".gen");
  }

  private String row(String row) {
    return rows.getOrDefault(row, "gone");
  }
}
