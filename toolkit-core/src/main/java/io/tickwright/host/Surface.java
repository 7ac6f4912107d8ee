package io.tickwright.host;

/** What a frame is drawn on: a window's canvas, a texture, a stream. */
public interface Surface {

  /** How wide it is now, in pixels. */
  int width();

  /** How high it is now, in pixels. */
  int height();

  /**
   * Shows what was drawn with this slot, now or later; may wait for the display. Whoever shows it
   * calls {@link FrameSlot#release} when the slot's resources are free again, on any thread: here,
   * if everything is done on return.
   */
  void present(FrameSlot slot);
}
