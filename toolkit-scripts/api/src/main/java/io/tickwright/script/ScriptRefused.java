package io.tickwright.script;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Something a person wrote cannot be taken: where it stands, what is wrong, what would be right.
 *
 * <pre>
 * skirmish.js:58:14: state has no `relaod`. Did you mean `reload`?
 *    58 |       if (my.relaod.running) return;
 *       |              ^^^^^^
 *    in on.action.fire, tick 151. The simulation is at tick 150, unchanged.
 * </pre>
 *
 * <p>{@link #getMessage} is that whole text, without a line end at its end. Every language and
 * {@code .keys} say it this way.
 */
public final class ScriptRefused extends RuntimeException {
  private static final long serialVersionUID = 1L;
  private static final int WIDEST_HEADLINE = 110;

  private final transient Place place;
  private final String problem;
  private final String cure;
  private final transient List<String> notes;

  /**
   * A refusal with what is wrong and what would be right, each a sentence; the cure may be empty.
   */
  public ScriptRefused(Place place, String problem, String cure) {
    this(place, problem, cure, List.of(), null);
  }

  /**
   * A refusal with lines beneath the excerpt, such as what was running.
   *
   * @param cause what was thrown underneath, for a programmer's eyes, or null
   */
  public ScriptRefused(
      Place place, String problem, String cure, List<String> notes, @Nullable Throwable cause) {
    super(render(place, problem, cure, notes), cause);
    this.place = place;
    this.problem = problem;
    this.cure = cure;
    this.notes = List.copyOf(notes);
  }

  /** Where it stands. */
  public Place place() {
    return place;
  }

  /** What is wrong, in a sentence. */
  public String problem() {
    return problem;
  }

  /** What would be right, in a sentence or two; empty when there is nothing to advise. */
  public String cure() {
    return cure;
  }

  /** What is said beneath the excerpt. */
  public List<String> notes() {
    return notes;
  }

  /** The same, with one more line beneath the excerpt. */
  public ScriptRefused with(String note) {
    List<String> more = new java.util.ArrayList<>(notes);
    more.add(note);
    ScriptRefused refused = new ScriptRefused(place, problem, cure, more, getCause());
    refused.setStackTrace(getStackTrace());
    return refused;
  }

  /** The text every language and {@code .keys} show; a long cure goes beneath the excerpt. */
  public static String render(Place place, String problem, String cure, List<String> notes) {
    StringBuilder text = new StringBuilder();
    String label = place.label() + ": ";
    // Where the folder lies decides nothing: the same refusal is laid out alike everywhere.
    int folders = Math.max(place.file().lastIndexOf('/'), place.file().lastIndexOf('\\')) + 1;
    int width = label.length() - folders + problem.length() + cure.length();
    boolean together = width < WIDEST_HEADLINE;
    text.append(label).append(problem);
    if (together && !cure.isEmpty()) {
      text.append(' ').append(cure);
    }
    String excerpt = place.excerpt();
    if (!excerpt.isEmpty()) {
      text.append('\n').append(excerpt);
    }
    if (!together && !cure.isEmpty()) {
      text.append("\n   ").append(cure.replace("\n", "\n   "));
    }
    for (String note : notes) {
      text.append("\n   ").append(note.replace("\n", "\n   "));
    }
    return text.toString();
  }
}
