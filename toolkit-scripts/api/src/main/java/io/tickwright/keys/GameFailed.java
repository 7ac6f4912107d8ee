package io.tickwright.keys;

/** The game threw beside its ticks: in its frame, or in what it had put off. Caught in the run. */
final class GameFailed extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final String during;

  /**
   * @param during where it was, with a leading blank: {@code in frame}; empty when nobody knows
   */
  GameFailed(String during, Throwable cause) {
    super(cause);
    this.during = during;
  }

  String during() {
    return during;
  }
}
