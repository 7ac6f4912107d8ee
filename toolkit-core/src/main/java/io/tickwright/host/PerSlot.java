package io.tickwright.host;

import java.util.List;

/**
 * One resource for each frame slot, made by {@link FrameSlots#each}: what is drawn with a slot is
 * drawn into its own, while others are still being shown.
 */
public final class PerSlot<T> {
  private final List<T> made;

  PerSlot(List<T> made) {
    this.made = made;
  }

  /** The slot's own. */
  public T of(FrameSlot slot) {
    return made.get(slot.index());
  }

  void close() {
    for (T resource : made) {
      if (resource instanceof AutoCloseable closeable) {
        try {
          closeable.close();
        } catch (Exception e) {
          throw new IllegalStateException("a resource of a frame slot does not close", e);
        }
      }
    }
  }
}
