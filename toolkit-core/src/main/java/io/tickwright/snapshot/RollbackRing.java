package io.tickwright.snapshot;

import com.google.errorprone.annotations.CheckReturnValue;
import io.tickwright.state.Stateful;
import org.jspecify.annotations.Nullable;

/**
 * Keeps the states of the last ticks to go back to, the oldest making room for the newest.
 *
 * <p>A tick is how many steps were done when the state was saved. Ticks in a ring rise: saving one
 * again, or an earlier one, drops it and all after it first, as a re-simulation wants it. Reuses
 * the memory of its slots; see {@link RollbackSlot}.
 *
 * <p>Not for use by several threads at a time.
 */
public final class RollbackRing {
  private final RollbackSlot[] slots;
  private final long[] ticks;
  private int oldest;
  private int size;

  /**
   * Makes an empty ring.
   *
   * @param capacity how many states it keeps, 1 or more
   * @throws IllegalArgumentException when the capacity is less than 1
   */
  public RollbackRing(int capacity) {
    if (capacity < 1) {
      throw new IllegalArgumentException("capacity is " + capacity + "; a ring keeps 1 or more");
    }
    slots = new RollbackSlot[capacity];
    ticks = new long[capacity];
    for (int i = 0; i < capacity; i++) {
      slots[i] = new RollbackSlot();
    }
  }

  /** Saves the state as that of the tick, and forgets the tick itself and any later one. */
  public void save(long tick, Stateful root) {
    dropFrom(tick);
    if (size == slots.length) {
      oldest = place(1);
      size--;
    }
    int free = place(size);
    slots[free].save(root);
    ticks[free] = tick;
    size++;
  }

  /**
   * Copies the state of exactly that tick back.
   *
   * @return whether it was there; when it was not, nothing has changed
   * @throws IllegalArgumentException when the state lists other fields than the saved one
   */
  @CheckReturnValue
  public boolean restore(long tick, Stateful root) {
    RollbackSlot slot = at(tick);
    if (slot == null) {
      return false;
    }
    slot.restore(root);
    return true;
  }

  /** The slot of exactly that tick, null when the ring has none. */
  public @Nullable RollbackSlot at(long tick) {
    int index = newestUpTo(tick);
    return index >= 0 && ticks[place(index)] == tick ? slots[place(index)] : null;
  }

  /** The newest tick in the ring, −1 when it is empty. */
  public long newest() {
    return newest(Long.MAX_VALUE);
  }

  /** The newest tick in the ring that is not after the given one, −1 when there is none. */
  public long newest(long tick) {
    int index = newestUpTo(tick);
    return index < 0 ? -1 : ticks[place(index)];
  }

  /** Forgets every tick after the given one. */
  public void dropAfter(long tick) {
    size = newestUpTo(tick) + 1;
  }

  /** Forgets all ticks; the memory stays. */
  public void clear() {
    size = 0;
  }

  /** How many ticks can be gone back to. */
  public int size() {
    return size;
  }

  /** How many ticks it keeps at most. */
  public int capacity() {
    return slots.length;
  }

  private void dropFrom(long tick) {
    while (size > 0 && ticks[place(size - 1)] >= tick) {
      size--;
    }
  }

  private int newestUpTo(long tick) {
    int index = size - 1;
    while (index >= 0 && ticks[place(index)] > tick) {
      index--;
    }
    return index;
  }

  private int place(int index) {
    return (int) (((long) oldest + index) % slots.length);
  }
}
