package io.tickwright.script.groovy;

/** What the script is being asked to do, which decides what it may do. */
enum Mode {
  /** Its top level runs: it may declare and register. */
  LOADING,
  /** A handler runs within a tick: it may change state. */
  TICK,
  /** A frame is drawn: it may look. */
  FRAME,
  /** Nothing of it runs. */
  IDLE
}
