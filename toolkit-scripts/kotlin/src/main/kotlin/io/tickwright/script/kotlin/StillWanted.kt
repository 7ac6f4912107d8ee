package io.tickwright.script.kotlin

/**
 * What compiled scripts ask wherever they could go on for ever: on entering a function, and before
 * going back to the beginning of a loop. Nobody else needs to.
 */
public object StillWanted {
  /** Goes on, unless the thread has been interrupted. */
  @JvmStatic
  public fun orStop() {
    if (Thread.currentThread().isInterrupted) throw ScriptStopped()
  }
}

/** Ends a script; an error and no exception, so that a script does not catch it by the way. */
internal class ScriptStopped : Error("the script's thread was interrupted")
