package io.tickwright.time;

/** A quantity that cannot be taken as written: where, what is wrong, and what would be right. */
public final class QuantityException extends IllegalArgumentException {

  private static final long serialVersionUID = 1L;

  private final String text;
  private final int column;
  private final String problem;
  private final String cure;

  /**
   * A refusal of {@code text}.
   *
   * @param column where in the text it goes wrong, counted from 0
   * @param problem what is wrong, without a full stop
   * @param cure what would be right, without a full stop
   */
  public QuantityException(String text, int column, String problem, String cure) {
    super("\"" + text + "\": " + problem + "; " + cure);
    this.text = text;
    this.column = column;
    this.problem = problem;
    this.cure = cure;
  }

  /** The whole text that was refused. */
  public String text() {
    return text;
  }

  /** Where in the text it goes wrong, counted from 0, for a caller who knows the text's place. */
  public int column() {
    return column;
  }

  /** What is wrong. */
  public String problem() {
    return problem;
  }

  /** What would be right. */
  public String cure() {
    return cure;
  }
}
