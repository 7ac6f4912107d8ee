package io.tickwright.host;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.concurrent.locks.LockSupport;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;

/**
 * The frames that may be drawn before the first of them is shown, each with resources of its own.
 *
 * <p>Slots are handed out in turn. The next is the one used longest ago, and when its frame is not
 * shown yet, whoever asks for it waits: nothing that is still being read is drawn over. One thread
 * takes slots, any thread gives them back.
 */
public final class FrameSlots {

  /** How many frames may be in flight unless told otherwise. */
  public static final int DEFAULT_COUNT = 3;

  private static final int FREE = 0;
  private static final int IN_FLIGHT = 1;

  private final FrameSlot[] slots;
  private final AtomicIntegerArray states;
  private final List<PerSlot<?>> resources = new ArrayList<>();
  private long taken;

  /** Slots that closing has taken for good; fewer than all after an interrupt. */
  private int retired;

  private volatile @Nullable Thread waiting;

  /**
   * So many slots, all free.
   *
   * @throws IllegalArgumentException below 1
   */
  public FrameSlots(int count) {
    if (count < 1) {
      throw new IllegalArgumentException(
          count + " frame slots; drawing needs at least 1, and 2 or 3 to draw ahead");
    }
    slots = new FrameSlot[count];
    states = new AtomicIntegerArray(count);
    for (int i = 0; i < count; i++) {
      slots[i] = new FrameSlot(this, i);
    }
  }

  /** How many there are. */
  public int count() {
    return slots.length;
  }

  /** How many are handed out and not released. */
  public int inFlight() {
    int inFlight = 0;
    for (int i = 0; i < slots.length; i++) {
      inFlight += states.get(i);
    }
    return inFlight;
  }

  /**
   * Waits for the slot that was handed out longest ago, and hands it out.
   *
   * @return the slot, or null when the thread was interrupted before it was free; it still is then
   */
  public @Nullable FrameSlot acquire() {
    int next = (int) (taken % slots.length);
    waiting = Thread.currentThread();
    while (!states.compareAndSet(next, FREE, IN_FLIGHT)) {
      if (Thread.currentThread().isInterrupted()) {
        waiting = null;
        return null;
      }
      LockSupport.park(this);
    }
    waiting = null;
    return slots[next].begin(taken++);
  }

  void release(int index) {
    if (!states.compareAndSet(index, IN_FLIGHT, FREE)) {
      throw new IllegalStateException(
          "frame slot " + index + " is free already; release it once for each frame it shows");
    }
    Thread waits = waiting;
    if (waits != null) {
      LockSupport.unpark(waits);
    }
  }

  /** Gives a slot back that was not shown, so that the next frame takes the same one. */
  void takeBack(FrameSlot slot) {
    if (states.compareAndSet(slot.index(), IN_FLIGHT, FREE)) {
      taken--;
    }
  }

  /** Makes a resource for each slot, such as a buffer to draw into. */
  public <T> PerSlot<T> each(IntFunction<T> make) {
    List<T> made = new ArrayList<>();
    for (int i = 0; i < slots.length; i++) {
      made.add(make.apply(i));
    }
    PerSlot<T> perSlot = new PerSlot<>(made);
    resources.add(perSlot);
    return perSlot;
  }

  /**
   * Waits until all frames are shown, then closes what can be closed, the ones made last first. An
   * interrupted wait closes nothing, and the next call goes on with it.
   *
   * @throws IllegalStateException when something does not close; everything else is closed then
   */
  void close() {
    while (retired < slots.length) {
      if (acquire() == null) {
        return;
      }
      retired++;
    }
    IllegalStateException failure = null;
    for (int i = resources.size() - 1; i >= 0; i--) {
      failure = resources.get(i).close(failure);
    }
    resources.clear();
    if (failure != null) {
      throw failure;
    }
  }
}
