package io.tickwright.sim;

/**
 * An action as its handler sees it: who did it, and with which arguments. Good within the handler.
 */
public final class ActionEvent {
  private final Events events;
  private int at;

  ActionEvent(Events events) {
    this.events = events;
  }

  void at(int event) {
    at = event;
  }

  /** The player who did it, 0 for the only one. */
  public int source() {
    return (int) events.count(at);
  }

  /** The argument at [0, {@link Events#MOST_ARGUMENTS}); 0 where none was given. */
  public long argument(int index) {
    return events.argument(at, index);
  }
}
