package io.tickwright.sim;

import java.util.List;

/**
 * One input as it arrived: what replays a run and what a recording writes down.
 *
 * @param stamp the ticks done when it is applied
 * @param kind what was done
 * @param action the declared name of the action
 * @param source the player, 0 to {@link Inputs#MOST_SOURCE}
 * @param arguments up to {@link Events#MOST_ARGUMENTS} whole numbers or fixed-point bits
 */
public record Input(long stamp, Kind kind, String action, int source, List<Long> arguments) {
  /** What was done with the action. */
  public enum Kind {
    /** Done and over: raises {@code action} and holds nothing. */
    TAP,
    /** Begun and held: raises {@code action}, once however often it is repeated. */
    PRESS,
    /** Let go: raises {@code release}, if it was held. */
    RELEASE
  }
}
