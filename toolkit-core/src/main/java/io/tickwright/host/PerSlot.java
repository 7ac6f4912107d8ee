package io.tickwright.host;

import java.util.List;
import org.jspecify.annotations.Nullable;

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

  /** Closes all of them, and adds what does not close to the failure so far. */
  @Nullable IllegalStateException close(@Nullable IllegalStateException before) {
    IllegalStateException failure = before;
    for (T resource : made) {
      if (resource instanceof AutoCloseable closeable) {
        try {
          closeable.close();
        } catch (Exception e) {
          if (failure == null) {
            failure = new IllegalStateException("a resource of a frame slot does not close", e);
          } else {
            failure.addSuppressed(e);
          }
        }
      }
    }
    return failure;
  }
}
