package io.tickwright.host;

import io.tickwright.loop.Step;
import io.tickwright.loop.StepBody;

/**
 * What a game supplies that {@link FrameDriver} runs on a bare {@link
 * io.tickwright.loop.FrameLoop}: what one step does, and what one frame draws.
 */
public interface GameLoop extends FrameHooks, StepBody {

  /**
   * Advances the game by {@link Step#dt}, the same for every step; between {@link #beginFrame} and
   * the drawing, as often as is due.
   */
  @Override
  void step(Step step);
}
