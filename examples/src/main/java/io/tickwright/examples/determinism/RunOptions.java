package io.tickwright.examples.determinism;

import java.util.ArrayList;
import java.util.List;

/**
 * What a run was asked for.
 *
 * @param out the file to write; empty for the standard output
 */
record RunOptions(String leg, List<NamedTrial> trials, Span span, String out) {

  /**
   * Reads the options and checks what the leg claims to be.
   *
   * @throws IllegalArgumentException saying which option or claim does not hold
   */
  static RunOptions of(Options options, List<NamedTrial> all) {
    options.list("--claim").forEach(RunOptions::check);
    String leg = options.text("--leg", "this");
    Span span =
        new Span(
            options.flag("--short"),
            options.ticks("--from", 1),
            options.ticks("--until", 0),
            options.ticks("--every", Span.EVERY));
    List<NamedTrial> trials = chosen(options.list("--only"), all);
    String out = options.text("--out", "");
    if (!options.rest().isEmpty()) {
      throw new IllegalArgumentException("`" + options.rest().get(0) + "` is no option");
    }
    return new RunOptions(leg, trials, span, out);
  }

  private static List<NamedTrial> chosen(List<String> names, List<NamedTrial> all) {
    List<NamedTrial> found = new ArrayList<>();
    for (NamedTrial trial : all) {
      if (names.isEmpty() || names.contains(trial.name())) {
        found.add(trial);
      }
    }
    for (String name : names) {
      if (found.stream().noneMatch(trial -> trial.name().equals(name))) {
        throw new IllegalArgumentException(
            "there is no simulation `"
                + name
                + "`; there are "
                + String.join(", ", all.stream().map(NamedTrial::name).toList()));
      }
    }
    return found;
  }

  private static void check(String claim) {
    int equals = claim.indexOf('=');
    String property = claim.substring(0, Math.max(0, equals));
    String actual = System.getProperty(property.isEmpty() ? "?" : property, "");
    if (equals < 1 || !actual.startsWith(claim.substring(equals + 1))) {
      throw new IllegalArgumentException(
          "this JVM is not what the leg claims: " + claim + ", but it is `" + actual + "`");
    }
  }
}
