package io.tickwright.keys;

import io.tickwright.script.Place;
import io.tickwright.script.ScriptRefused;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.StringJoiner;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * One thing that is wrong with a scenario, or one check that did not hold: where, what, and what
 * would be right.
 *
 * @param place the stretch of the scenario it is about
 * @param what what is wrong, in a sentence
 * @param cure what would be right, in a sentence or two; empty when there is nothing to advise
 * @param notes lines beneath the excerpt, such as since when a value held
 */
public record Problem(Place place, String what, String cure, List<String> notes) {
  /** How many a person is shown at once; the rest are counted. */
  public static final int MOST_SHOWN = 10;

  public Problem {
    notes = List.copyOf(notes);
  }

  /** A problem without notes. */
  public Problem(Place place, String what, String cure) {
    this(place, what, cure, List.of());
  }

  /** What is wrong with a script, with what else is to be said of it. */
  static Problem of(ScriptRefused refused, List<String> more) {
    List<String> notes = new ArrayList<>(refused.notes());
    notes.addAll(more);
    return new Problem(refused.place(), refused.problem(), refused.cure(), notes);
  }

  /**
   * The same, with this file called as it is given here and not by its name alone, also in the
   * notes; the place in another file, such as the script, is as it was.
   */
  public Problem namedAs(Path file) {
    String name = String.valueOf(file.getFileName());
    Place given =
        place.file().equals(name)
            ? new Place(file.toString(), place.line(), place.column(), place.length(), place.text())
            : place;
    List<String> named = notes.stream().map(note -> named(note, name, file)).toList();
    return new Problem(given, what, cure, named);
  }

  /** The two notes that say where in the scenario something was at work. */
  private static String named(String note, String name, Path file) {
    return note.startsWith("during `") || note.startsWith("It is named in ")
        ? note.replaceFirst(
            "(?<=[( ])" + Pattern.quote(name) + "(?=:\\d+[).]$)",
            Matcher.quoteReplacement(file.toString()))
        : note;
  }

  /** The scenario as it is shown, usually the file's name without its folder. */
  public String file() {
    return place.file();
  }

  /** The line, from 1; 0 when it is about the file as a whole. */
  public int line() {
    return place.line();
  }

  /** The column, from 1, in UTF-16 units. */
  public int column() {
    return place.column();
  }

  /** How many UTF-16 units it is about. */
  public int length() {
    return place.length();
  }

  /** The whole as a person reads it: the place, what and cure, the line with carets, the notes. */
  public String text() {
    return ScriptRefused.render(place, what, cure, notes);
  }

  /** Several as a person reads them: the first ones, and how many more there are. */
  static String text(List<Problem> problems) {
    StringJoiner text = new StringJoiner("\n");
    problems.stream().limit(MOST_SHOWN).map(Problem::text).forEach(text::add);
    String more = more(problems);
    return more.isEmpty() ? text.toString() : text.add(more).toString();
  }

  /** The line beneath those that are shown, {@code and 37 more problems}; empty without more. */
  public static String more(List<Problem> problems) {
    int more = problems.size() - MOST_SHOWN;
    return more < 1 ? "" : "and " + more + (more == 1 ? " more problem" : " more problems");
  }

  @Override
  public String toString() {
    return text();
  }
}
