package io.tickwright.sim;

/** Something that spends the time of its clock in each tick and notes down what that brought. */
interface Spender {
  /** The kind of its events, which come in the order of {@link EventKind}. */
  EventKind brings();

  void spend(Events events);
}
