package io.tickwright.host;

/** The right to draw one frame with one of a few sets of resources. */
public final class FrameSlot {
  private final FrameSlots owner;
  private final int index;

  /** Written by the driver before it hands the slot out, read by whoever shows it. */
  private volatile long frame;

  FrameSlot(FrameSlots owner, int index) {
    this.owner = owner;
    this.index = index;
  }

  FrameSlot begin(long frame) {
    this.frame = frame;
    return this;
  }

  /** Which set of resources, in [0, {@link FrameSlots#count}). */
  public int index() {
    return index;
  }

  /** Which frame is drawn with it, counted from 0. */
  public long frame() {
    return frame;
  }

  /**
   * Says that the frame is shown and its resources are free again. Any thread may, once for each
   * frame.
   *
   * @throws IllegalStateException if the slot is free already: two have released one frame
   */
  public void release() {
    owner.release(index);
  }

  @Override
  public String toString() {
    return "FrameSlot[" + index + ", frame " + frame + "]";
  }
}
