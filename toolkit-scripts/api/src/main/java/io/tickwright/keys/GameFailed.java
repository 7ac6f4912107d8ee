package io.tickwright.keys;

import org.jspecify.annotations.Nullable;

/** The game threw beside its ticks: in its frame, or in what it had put off. Caught in the run. */
final class GameFailed extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /**
   * @param during where it was, with a leading blank: {@code in frame}; empty when nobody knows
   */
  GameFailed(String during, Throwable cause) {
    super("the game failed" + during + why(cause), cause);
  }

  /** What was thrown, behind a colon; empty when there is nothing to say. */
  static String why(@Nullable Throwable cause) {
    if (cause == null) {
      return "";
    }
    String message = cause.getMessage();
    return ": " + (message == null ? cause.getClass().getSimpleName() : message);
  }
}
