package io.tickwright.exact;

/**
 * Says that a text is no exact number: where, what is wrong, and what would be right.
 *
 * <p>The message names the text and the column; whoever read the text from a file adds the place.
 */
public final class ExactTextException extends IllegalArgumentException {

  private static final long serialVersionUID = 1L;

  private final int column;

  ExactTextException(String text, int column, String wrong, String cure) {
    super("\"" + text + "\" at column " + column + ": " + wrong + "; " + cure);
    this.column = column;
  }

  /** Where in the text it is wrong, the first character being 0. */
  public int column() {
    return column;
  }
}
