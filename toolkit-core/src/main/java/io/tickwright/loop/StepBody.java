package io.tickwright.loop;

/** What the game does in one step. */
@FunctionalInterface
public interface StepBody {

  /**
   * Advances the game by {@link Step#dt} units.
   *
   * @param step which one; the loop's own, read it before returning
   */
  void step(Step step);
}
