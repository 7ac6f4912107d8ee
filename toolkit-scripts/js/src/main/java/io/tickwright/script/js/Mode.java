package io.tickwright.script.js;

/** What the script is being asked to do, which decides what it may do. */
enum Mode {
  /** Its top level runs: it may declare and register. */
  LOADING,
  /** A handler runs within a tick: it may change state. */
  TICK,
  /** A frame is drawn: it may look. */
  FRAME,
  /** A save of an older version of the game is made into one of this: it changes only that. */
  MIGRATING,
  /** Nothing of it runs. */
  IDLE
}
