package io.tickwright.bench;

/**
 * How much is measured.
 *
 * @param rounds how often every table is measured in turn, each time in fresh processes
 */
record Length(int rounds, int warmUps, int warmUpMillis, int measurements, int measurementMillis) {

  /** Everything in less than ten minutes. */
  static final Length SHORT = new Length(2, 3, 130, 4, 60);

  /** For figures that are to be argued about. */
  static final Length LONG = new Length(5, 5, 500, 5, 500);

  /** The same after a warm-up so many times as long. */
  Length warmedUp(int times) {
    return new Length(rounds, warmUps * times, warmUpMillis, measurements, measurementMillis);
  }

  String inWords() {
    return rounds
        + " processes, each "
        + measurements
        + " × "
        + measurementMillis
        + " ms after "
        + warmUps
        + " × "
        + warmUpMillis
        + " ms of warm-up";
  }
}
