package io.tickwright.keys;

import io.tickwright.script.path.Words.Word;
import java.nio.file.Path;
import java.util.List;
import java.util.StringJoiner;

/**
 * Writes a scenario in its one spacing: a blank between words, none before and behind a line, at
 * most one blank line together and none at either end, and an end to the last line. Comments and
 * what {@code echo} says stay as they are, and so do the words and the kind of line end.
 */
public final class ScenarioFormat {
  private ScenarioFormat() {}

  /**
   * The same scenario, in its one spacing.
   *
   * @param name what messages call it
   * @throws ScenarioRefused if it cannot be understood, is a script or a save by its name, or a
   *     recording whose last line was torn off
   */
  public static String of(String name, String text) {
    Scenario.refuseOther(name, text);
    Source source = new Source(name, text);
    Scenario scenario = Scenario.of(source, Path.of(""), Parser.parse(source));
    if (scenario.tornLine() > 0) {
      throw new ScenarioRefused(
          List.of(
              new Problem(
                  source.place(scenario.tornLine()),
                  "this line was torn off by a crash.",
                  "Remove it first.")));
    }
    StringBuilder formatted = new StringBuilder();
    String end = source.lines() > 0 && text.contains("\r\n") ? "\r\n" : "\n";
    boolean blank = false;
    for (int i = 1; i <= source.lines(); i++) {
      String line = line(source.line(i));
      if (line.isEmpty()) {
        blank = formatted.length() > 0;
      } else {
        formatted.append(blank ? end : "").append(line).append(end);
        blank = false;
      }
    }
    return formatted.toString();
  }

  private static String line(String line) {
    String lead = line.stripLeading();
    if (lead.isEmpty() || lead.charAt(0) == '#') {
      return lead.stripTrailing();
    }
    String echo = Grammar.ECHO.word();
    if (Parser.isEcho(line)) {
      String rest = lead.substring(echo.length());
      return rest.isEmpty() ? echo : echo + ' ' + rest.substring(1);
    }
    StringJoiner words = new StringJoiner(" ");
    for (Word word : LineReader.words(line)) {
      words.add(word.raw());
    }
    return words.toString();
  }
}
