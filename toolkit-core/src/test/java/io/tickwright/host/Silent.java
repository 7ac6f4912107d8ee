package io.tickwright.host;

import io.tickwright.loop.Step;

/** A game that does nothing, on a surface that shows nothing. */
final class Silent implements GameLoop, Surface {
  @Override
  public void beginFrame() {}

  @Override
  public void step(Step step) {}

  @Override
  public void viewportSizeChanged(int width, int height) {}

  @Override
  public void encode(FrameSlot slot, float alpha) {}

  @Override
  public int width() {
    return 1;
  }

  @Override
  public int height() {
    return 1;
  }

  @Override
  public void present(FrameSlot slot) {
    slot.release();
  }
}
