package io.tickwright.keys;

/**
 * Where a run is looked at: as a line is reached, when so many ticks are done, or at the end.
 *
 * @param line from 1; 0 when no line is meant
 * @param tick from 0; negative when no tick is meant
 */
record CapturePoint(int line, long tick) {
  static final CapturePoint END = new CapturePoint(0, -1);

  static CapturePoint line(int line) {
    return new CapturePoint(line, -1);
  }

  static CapturePoint tick(long tick) {
    return new CapturePoint(0, tick);
  }
}
