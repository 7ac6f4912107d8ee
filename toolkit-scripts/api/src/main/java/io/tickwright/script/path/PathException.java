package io.tickwright.script.path;

/**
 * A path or a value that cannot be taken: where in the text, what is wrong, what would be right.
 * Whoever knows where the text stands adds the place.
 */
public final class PathException extends IllegalArgumentException {
  private static final long serialVersionUID = 1L;

  private final int column;
  private final int length;
  private final String problem;
  private final String cure;

  /**
   * A refusal of a stretch of a text.
   *
   * @param column where the stretch begins, counted from 0
   * @param length how long it is; below 1 counts as 1
   * @param problem what is wrong, in a sentence
   * @param cure what would be right, in a sentence; empty when there is nothing to advise
   */
  public PathException(int column, int length, String problem, String cure) {
    super(cure.isEmpty() ? problem : problem + " " + cure);
    this.column = column;
    this.length = Math.max(1, length);
    this.problem = problem;
    this.cure = cure;
  }

  /** Where in the text it goes wrong, counted from 0. */
  public int column() {
    return column;
  }

  /** How many characters are wrong. */
  public int length() {
    return length;
  }

  /** What is wrong, in a sentence. */
  public String problem() {
    return problem;
  }

  /** What would be right, in a sentence; empty when there is nothing to advise. */
  public String cure() {
    return cure;
  }

  /** The same about a text that begins so many characters later. */
  PathException shifted(int by) {
    return new PathException(column + by, length, problem, cure);
  }
}
