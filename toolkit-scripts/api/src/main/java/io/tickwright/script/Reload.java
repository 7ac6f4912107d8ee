package io.tickwright.script;

/** What became of a changed script. */
public sealed interface Reload {
  /**
   * The new code runs, with the state kept.
   *
   * @param tick the ticks done when it took over
   */
  record Swapped(long tick) implements Reload {}

  /**
   * The old code goes on: the new one is broken or declares something else.
   *
   * @param why what is wrong with the new one
   */
  record Kept(ScriptRefused why) implements Reload {
    /** What to show. */
    public String message() {
      return why.getMessage();
    }
  }
}
