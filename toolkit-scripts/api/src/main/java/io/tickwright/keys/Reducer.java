package io.tickwright.keys;

import io.tickwright.keys.ScenarioParts.Part;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Makes a scenario smaller: takes out halves of its lines, quarters and so on down to single ones
 * (delta debugging), then does the same with the frames of a line, then makes counts smaller; all
 * of it again until nothing changes.
 */
final class Reducer {
  private static final int MOST_REMEMBERED = 20_000;

  /** A count of ticks, times or base units; what is checked is left as it is. */
  private static final Pattern COUNT =
      Pattern.compile(
          "(?<=^tick )\\d+|(?<= x)\\d+(?= |$)|(?<=^hold \\S{1,99} )\\d+$|(?<=max )\\d+$");

  private static final Pattern DURATION = Pattern.compile("(?<=^wait )\\d+(?:\\.\\d+)?(?=m?s$)");

  private final Scenario scenario;
  private final Keeping keeping;
  private final Consumer<String> progress;
  private final int before;
  private final Map<String, Boolean> asked = new LinkedHashMap<>();
  private ScenarioParts best;
  private long tries;

  Reducer(Scenario scenario, Keeping keeping, boolean comments, Consumer<String> progress) {
    this.scenario = scenario;
    this.keeping = keeping;
    this.progress = progress;
    this.best = ScenarioParts.of(scenario, comments);
    this.before = best.size();
  }

  Reduction run() {
    refuseWhatTellsNothing();
    String earlier = "";
    while (!earlier.equals(best.text())) {
      earlier = best.text();
      takeOut();
      for (int at = 0; at < best.size(); at++) {
        takeFramesOut(at);
        join(at);
        makeSmaller(at);
      }
    }
    return new Reduction(best.text(), before, best.size(), tries);
  }

  private void refuseWhatTellsNothing() {
    if (!keeps(best)) {
      throw refused(
          "what is to be kept does not hold of it as it is.",
          "See that it does: the command exits with 0 for this scenario.");
    }
    if (keeps(new ScenarioParts(List.of()))) {
      throw refused(
          "what is to be kept holds of an empty scenario as well.",
          "Ask for more, such as a line of the failure.");
    }
  }

  private ScenarioRefused refused(String what, String cure) {
    return new ScenarioRefused(List.of(new Problem(scenario.source().whole(), what, cure)));
  }

  private boolean keeps(ScenarioParts candidate) {
    String text = candidate.text();
    Boolean known = asked.get(text);
    if (known != null) {
      return known;
    }
    boolean holds = isUnderstood(text) && keeping.holds(candidate);
    tries++;
    if (asked.size() < MOST_REMEMBERED) {
      asked.put(text, holds);
    }
    progress.accept(best.size() + " of " + before + " lines left, " + tries + " tried");
    return holds;
  }

  private boolean isUnderstood(String text) {
    try {
      Scenario.parse(scenario.name(), text, scenario.folder());
      return true;
    } catch (ScenarioRefused nonsense) {
      return false;
    }
  }

  private boolean accept(ScenarioParts candidate) {
    boolean holds = keeps(candidate);
    best = holds ? candidate : best;
    return holds;
  }

  // Lines

  private void takeOut() {
    int length = Math.max(1, best.size() / 2);
    while (true) {
      boolean any = false;
      // From the end: what comes later is less often needed.
      for (int to = best.size(); to > 0; to = Math.min(to - length, best.size())) {
        any |= accept(best.without(Math.max(0, to - length), to));
      }
      if (length == 1 && !any) {
        return;
      }
      length = any ? Math.min(length, Math.max(1, best.size() / 2)) : Math.max(1, length / 2);
    }
  }

  // Frames

  private void takeFramesOut(int at) {
    List<String> words = List.of(best.parts().get(at).text().split("[ \t]+", -1));
    if (!words.get(0).equals("frames")) {
      return;
    }
    List<String> frames = new ArrayList<>();
    for (String word : words.subList(1, words.size())) {
      if (word.startsWith("x") && !frames.isEmpty()) {
        frames.set(frames.size() - 1, frames.get(frames.size() - 1) + " " + word);
      } else {
        frames.add(word);
      }
    }
    for (int length = frames.size() / 2; length > 0; length /= 2) {
      for (int from = 0; from + length <= frames.size() && frames.size() > length; ) {
        List<String> left = new ArrayList<>(frames.subList(0, from));
        left.addAll(frames.subList(from + length, frames.size()));
        boolean taken = accept(best.with(at, "frames " + String.join(" ", left)));
        frames = taken ? left : frames;
        from += taken ? 0 : length;
      }
    }
  }

  /** Two lines of ticks are one. */
  private void join(int at) {
    if (at + 1 >= best.size()) {
      return;
    }
    String first = best.parts().get(at).text();
    String second = best.parts().get(at + 1).text();
    if (first.matches("tick \\d{1,9}") && second.matches("tick \\d{1,9}")) {
      long sum = Long.parseLong(first.substring(5)) + Long.parseLong(second.substring(5));
      accept(best.without(at + 1, at + 2).with(at, "tick " + sum));
    }
  }

  // Counts

  private void makeSmaller(int at) {
    Part part = best.parts().get(at);
    if (!keeping.isAbout(part)) {
      shrink(at, COUNT, Function.identity());
      shrink(at, DURATION, text -> text.contains(".") ? text.replaceFirst("\\..*", "") : text);
    }
  }

  private void shrink(int at, Pattern pattern, Function<String, String> whole) {
    int found = 0;
    while (true) {
      String line = best.parts().get(at).text();
      Matcher matcher = pattern.matcher(line);
      for (int i = 0; i <= found; i++) {
        if (!matcher.find()) {
          return;
        }
      }
      String number = whole.apply(matcher.group());
      if (number.length() < 18) {
        shrink(at, line.substring(0, matcher.start()), number, line.substring(matcher.end()));
      }
      found++;
    }
  }

  /** Looks for the least number by halves, as if all above it would do as well. */
  private void shrink(int at, String head, String number, String tail) {
    long most = Long.parseLong(number);
    if (!best.parts().get(at).text().equals(head + number + tail)) {
      accept(best.with(at, head + number + tail));
    }
    long least = 1;
    while (least < most) {
      long middle = least + (most - least) / 2;
      if (accept(best.with(at, head + middle + tail))) {
        most = middle;
      } else {
        least = middle + 1;
      }
    }
  }
}
