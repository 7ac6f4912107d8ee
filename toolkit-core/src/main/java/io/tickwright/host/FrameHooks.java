package io.tickwright.host;

/**
 * What a game supplies to be drawn, all called by {@link FrameDriver} on its thread, in the order
 * in which they stand here. A simulation does its steps by itself; a game on a bare loop is a
 * {@link GameLoop}, which has a step as well.
 */
public interface FrameHooks {

  /** A frame begins: its time is credited, none of its steps has run. Where inputs are read. */
  void beginFrame();

  /** The drawable has this size from now on, in pixels; also before the first frame is drawn. */
  void viewportSizeChanged(int width, int height);

  /**
   * Draws what the scene needs first: shadows, off-screen images.
   *
   * @param alpha how far the next step has come, in [0, 1)
   */
  default void encodePrePasses(FrameSlot slot, float alpha) {}

  /**
   * Draws the scene.
   *
   * @param alpha how far the next step has come, in [0, 1)
   */
  void encode(FrameSlot slot, float alpha);

  /** Draws text and bars over the scene, from the latest step: they are never interpolated. */
  default void encodeHud(FrameSlot slot) {}
}
