package io.tickwright.examples.determinism;

/**
 * Which set of simulations to run, how far, and which of their digests to note.
 *
 * @param shortened whether it is the short set
 * @param from no digest is noted before this many ticks are done
 * @param until how many ticks to do at most; 0 is all of the set
 * @param every one digest is noted in so many ticks
 */
record Span(boolean shortened, long from, long until, long every) {
  static final long EVERY = 100;
  static final Span FULL = new Span(false, 0, 0, EVERY);

  /** Its name in the report: digests of a part are no proof that all was done. */
  String name() {
    if (until > 0) {
      return "part";
    }
    return shortened ? "short" : "full";
  }

  long until(NamedTrial trial) {
    long all = shortened ? trial.shortTicks() : trial.ticks();
    return until > 0 ? Math.min(until, all) : all;
  }

  boolean notes(long tick) {
    return tick >= from && tick % every == 0;
  }
}
