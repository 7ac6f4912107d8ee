package io.tickwright.keys;

import io.tickwright.keys.Verification.Fault;
import io.tickwright.keys.Verification.Finding;
import io.tickwright.keys.Verification.Step;
import io.tickwright.script.Suspect;
import java.util.List;

/** A verification as a person reads it. */
final class VerificationText {
  private static final int MOST_SHOWN = 8;

  private VerificationText() {}

  static String of(Verification verification) {
    StringBuilder text = new StringBuilder();
    int width =
        verification.steps().stream().mapToInt(step -> step.what().length()).max().orElse(0);
    for (Step step : verification.steps()) {
      text.append(step.what()).append(" ".repeat(width - step.what().length()));
      text.append(step.finding().isEmpty() ? "   same digests\n" : "   differs\n");
    }
    verification.finding().ifPresent(finding -> add(text, finding));
    return text.toString();
  }

  private static void add(StringBuilder text, Finding finding) {
    text.append('\n').append("  ").append(headline(finding)).append('\n');
    List<Diff.Field> fields = finding.fields();
    for (Diff.Field field : fields.subList(0, Math.min(MOST_SHOWN, fields.size()))) {
      text.append("    ").append(field.path()).append("   ");
      text.append(first(finding)).append(' ').append(field.a()).append("   ");
      text.append(again(finding)).append(' ').append(field.b()).append('\n');
    }
    if (fields.size() > MOST_SHOWN) {
      text.append("    and ").append(fields.size() - MOST_SHOWN).append(" more\n");
    }
    text.append("  ").append(meaning(finding.fault())).append('\n');
    if (!finding.suspects().isEmpty()) {
      text.append("  Suspects:\n");
      finding.suspects().forEach(suspect -> text.append("    ").append(said(suspect)).append('\n'));
    }
    text.append("  ").append(cure(finding)).append('\n');
  }

  private static String headline(Finding finding) {
    return switch (finding.fault()) {
      case NOT_DETERMINISTIC -> "two runs differ at tick " + finding.tick();
      case INCOMPLETE_SAVE -> "restored at tick " + finding.from() + ", differs at once";
      case HIDDEN_STATE ->
          "restored at tick " + finding.from() + ", differs at tick " + finding.tick();
      case NOT_REPEATABLE -> "tick " + finding.tick() + " gives a different result when re-run";
    };
  }

  private static String first(Finding finding) {
    return finding.fault() == Fault.NOT_DETERMINISTIC ? "one run:" : "went on:";
  }

  private static String again(Finding finding) {
    return switch (finding.fault()) {
      case NOT_DETERMINISTIC -> "another:";
      case NOT_REPEATABLE -> "again:";
      default -> "restored:";
    };
  }

  private static String meaning(Fault fault) {
    return switch (fault) {
      case NOT_DETERMINISTIC ->
          "The game asks something that is not in its state: a clock, luck of its own, an order by"
              + " hash.";
      case INCOMPLETE_SAVE -> "The save does not hold all of the state.";
      case HIDDEN_STATE -> "The game remembers something outside its state.";
      case NOT_REPEATABLE ->
          "The game remembers something outside its state, or asks something that is not in it.";
    };
  }

  private static String said(Suspect suspect) {
    String written =
        suspect.writtenIn().isEmpty()
            ? ""
            : "   written in " + String.join(", ", suspect.writtenIn());
    return suspect.place().label() + "   " + suspect.what() + written;
  }

  private static String cure(Finding finding) {
    return switch (finding.fault()) {
      case NOT_DETERMINISTIC -> "Cure: take luck from a declared stream, and time from a clock.";
      case INCOMPLETE_SAVE -> "Cure: list every field in the part's state(…).";
      case HIDDEN_STATE, NOT_REPEATABLE ->
          "Cure: declare it with the rest of the state, and use it there.";
    };
  }
}
