package io.tickwright.script.js;

/**
 * What a script got wrong, on its way through the engine to where its place is known. It says what
 * is wrong and what would be right, and which part of the guilty expression the carets belong
 * under.
 */
final class Mistake extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /** Which part of the expression is meant. */
  enum Spot {
    WHOLE,
    /** The word {@link #word}. */
    WORD,
    /** The right side of an assignment. */
    VALUE,
    /** The argument number {@link #argument} of a call. */
    ARGUMENT
  }

  private final String problem;
  private final String cure;
  private Spot spot = Spot.WHOLE;
  private String word = "";
  private int argument;

  Mistake(String problem, String cure) {
    // With its stack trace: the engine tells the script's own line only as part of one.
    super(cure.isEmpty() ? problem : problem + " " + cure);
    this.problem = problem;
    this.cure = cure;
  }

  /** What the toolkit itself refused, in its own words. */
  static Mistake told(RuntimeException refused) {
    String message = String.valueOf(refused.getMessage());
    return new Mistake(message.matches("(?s).*[.!?]") ? message : message + ".", "");
  }

  /** Puts the carets under this word, if nobody has said better. */
  Mistake at(String name) {
    if (spot == Spot.WHOLE) {
      spot = Spot.WORD;
      word = name;
    }
    return this;
  }

  /** Puts the carets under the assigned value, if nobody has said better. */
  Mistake atValue() {
    if (spot == Spot.WHOLE) {
      spot = Spot.VALUE;
    }
    return this;
  }

  /** Puts the carets under an argument, counted from 0, if nobody has said better. */
  Mistake atArgument(int index) {
    if (spot == Spot.WHOLE) {
      spot = Spot.ARGUMENT;
      argument = index;
    }
    return this;
  }

  String problem() {
    return problem;
  }

  String cure() {
    return cure;
  }

  Spot spot() {
    return spot;
  }

  String word() {
    return word;
  }

  int argument() {
    return argument;
  }
}
