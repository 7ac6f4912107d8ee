package io.tickwright.script.groovy;

/**
 * What a script got wrong, on its way to where its place is known: what is wrong, what would be
 * right, and which part of the guilty line the carets belong under.
 */
final class Mistake extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final String problem;
  private final String cure;
  private String word = "";
  private int argument = -1;
  private boolean value;

  Mistake(String problem, String cure) {
    // With its stack trace, which tells the script's line.
    super(cure.isEmpty() ? problem : problem + " " + cure);
    this.problem = problem;
    this.cure = cure;
  }

  /** What the core refuses, in its own words. */
  static Mistake of(RuntimeException refused) {
    String message = String.valueOf(refused.getMessage());
    return new Mistake(message.matches("(?s).*[.!?]") ? message : message + ".", "");
  }

  /** Puts the carets under this word, if nobody has said better. */
  Mistake at(String name) {
    if (word.isEmpty()) {
      word = name;
    }
    return this;
  }

  /** Puts the carets under an argument of the call of {@code door}, counted from 0. */
  Mistake atArgument(String door, int index) {
    if (word.isEmpty()) {
      word = door;
      argument = index;
    }
    return this;
  }

  /** Puts the carets under what is assigned to {@code name}. */
  Mistake atValueOf(String name) {
    if (word.isEmpty()) {
      word = name;
      value = true;
    }
    return this;
  }

  String problem() {
    return problem;
  }

  String cure() {
    return cure;
  }

  String word() {
    return word;
  }

  int argument() {
    return argument;
  }

  boolean isAssigned() {
    return value;
  }
}
