package io.tickwright.host;

/** What a driver does while its window is dormant: hidden, minimised, or behind a lid. */
public enum Dormancy {
  /** Steps on and draws nothing. */
  KEEP_STEPPING,
  /** Does nothing; waking, it counts from then on: the time between was no time. */
  RESYNC
}
