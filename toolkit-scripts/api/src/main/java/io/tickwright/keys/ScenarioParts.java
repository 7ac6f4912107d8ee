package io.tickwright.keys;

import java.util.ArrayList;
import java.util.List;

/** A scenario as lines that can be left out or written otherwise, each with its comments. */
final class ScenarioParts {
  private final List<Part> parts;

  /**
   * One line.
   *
   * @param line where it stood in the whole scenario, from 1
   * @param comments the comment lines above it
   * @param text the line itself
   */
  record Part(int line, List<String> comments, String text) {
    Part saying(String other) {
      return new Part(line, comments, other);
    }
  }

  ScenarioParts(List<Part> parts) {
    this.parts = List.copyOf(parts);
  }

  /** All lines of a scenario. */
  static ScenarioParts of(Scenario scenario, boolean withComments) {
    Source source = scenario.source();
    List<Part> parts = new ArrayList<>();
    List<String> comments = new ArrayList<>();
    int done = 0;
    for (Command command : scenario.commands()) {
      for (int line = done + 1; line < command.line(); line++) {
        String text = source.line(line).strip();
        if (withComments && text.startsWith("#")) {
          comments.add(text);
        }
      }
      done = command.line();
      parts.add(new Part(done, List.copyOf(comments), source.line(done).strip()));
      comments.clear();
    }
    return new ScenarioParts(parts);
  }

  List<Part> parts() {
    return parts;
  }

  int size() {
    return parts.size();
  }

  /** The same without the parts in the half-open range [from, to). */
  ScenarioParts without(int from, int to) {
    List<Part> left = new ArrayList<>(parts.subList(0, from));
    left.addAll(parts.subList(to, parts.size()));
    return new ScenarioParts(left);
  }

  /** The same with another line in this place. */
  ScenarioParts with(int at, String text) {
    List<Part> other = new ArrayList<>(parts);
    other.set(at, parts.get(at).saying(text));
    return new ScenarioParts(other);
  }

  String text() {
    StringBuilder text = new StringBuilder();
    for (Part part : parts) {
      part.comments().forEach(comment -> text.append(comment).append('\n'));
      text.append(part.text()).append('\n');
    }
    return text.toString();
  }

  /** Where a line of {@link #text} stood in the whole scenario; 0 for one that is a comment. */
  int lineBefore(int line) {
    int next = 1;
    for (Part part : parts) {
      next += part.comments().size();
      if (next == line) {
        return part.line();
      }
      next++;
    }
    return 0;
  }
}
