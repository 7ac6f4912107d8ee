package io.tickwright.timer;

import com.google.errorprone.annotations.CheckReturnValue;
import io.tickwright.state.StateVisitor;
import io.tickwright.state.Stateful;

/**
 * Millions of timers that fire once, each with a handle to cancel it or arm it anew, in exact
 * order: by due, and those of one due in the order they were armed.
 *
 * <pre>{@code
 * long fuse = queue.schedule(TimerQueue.after(now, base.units("2.5s")), bomb);
 * ...
 * while (queue.poll(now)) {
 *   explode(queue.lastWhat());
 * }
 * }</pre>
 *
 * <p>Dues are times in base units, any {@code long}; what they are counted from is the caller's
 * affair. A poll may be late, jump far ahead or go back: it always gives the first of all timers
 * due by then, among them those that were armed between two polls. So a timer armed with a due that
 * has passed fires in the same round, in its place, and one that arms itself at {@code now} again
 * and again keeps the round from ending.
 *
 * <p>A handle is positive and below 2⁵³, exact in a double; it stays good while its timer is armed,
 * however often it is armed anew. Any other number is no timer: nothing happens, and what is read
 * is 0. Up to 16,777,216 timers can be armed at a time.
 *
 * <p>Arming, cancelling and firing take constant time on average and allocate nothing once there is
 * room; see {@link #ensureCapacity}. A restore takes time for each timer. A timer takes about 60
 * bytes; what was cancelled or armed anew takes 24 more until its old due is met or there is more
 * of it than of timers.
 *
 * <p>Not thread-safe: a queue belongs to the simulation that owns it.
 */
public final class TimerQueue implements Stateful {

  /** What {@link #schedule} returns when all timers there can be are armed. */
  public static final long NO_HANDLE = 0;

  /** Entries of what was cancelled or armed anew, besides as many as there are slots. */
  private static final int MOST_STALE = 1024;

  private final TimerSlots slots = new TimerSlots();
  private long lastSerial;

  private final DueOrder order = new DueOrder();
  private long latest;

  /** While this slot is free, the last handle is the slot's and not yet looked up. */
  private int lastSlot = TimerSlots.NONE;

  private long lastHandle;
  private long lastDue;
  private long lastWhat;

  /** {@code now + delay} for any two longs, held at the least and the largest long. */
  public static long after(long nowUnits, long delayUnits) {
    long sum = nowUnits + delayUnits;
    boolean overflowed = ((nowUnits ^ sum) & (delayUnits ^ sum)) < 0;
    return overflowed ? Long.MAX_VALUE + (nowUnits >>> 63) : sum;
  }

  /** Makes room for this many timers at a time. */
  public void ensureCapacity(int count) {
    slots.ensureCapacity(Math.min(count, TimerSlots.MOST));
  }

  /** How many timers are armed. */
  public int size() {
    return slots.size();
  }

  /**
   * Arms a timer; if its due has passed, the next poll gives it.
   *
   * @param dueUnits when it fires, in base units; see {@link #after}
   * @param what anything the caller wants to be told when it fires, such as a row's handle
   * @return its handle, or {@link #NO_HANDLE} if there is no room for more
   */
  @CheckReturnValue
  public long schedule(long dueUnits, long what) {
    leaveRoomForSerial();
    int slot = slots.take(what);
    if (slot == TimerSlots.NONE) {
      return NO_HANDLE;
    }
    if (slot == lastSlot) {
      lastSlot = TimerSlots.NONE;
      lastHandle = slots.handleBefore(slot);
    }
    arm(slot, dueUnits, what);
    return slots.handle(slot);
  }

  private void leaveRoomForSerial() {
    if (lastSerial == TimerSlots.LAST_SERIAL) {
      lastSerial = slots.renumber();
      rebuild();
    }
  }

  private void arm(int slot, long due, long what) {
    long serial = ++lastSerial;
    slots.arm(slot, serial, due);
    order.add(due, TimerSlots.word(serial, slot), what);
    if (order.isCrowded()
        || order.size() > 2L * slots.size() + MOST_STALE + (slots.highWater() >> 3)) {
      rebuild();
    }
  }

  /** Arms an armed timer anew, as if it had been scheduled just now; says whether there is one. */
  public boolean rearm(long handle, long dueUnits) {
    int slot = slots.find(handle);
    if (slot == TimerSlots.NONE) {
      return false;
    }
    leaveRoomForSerial();
    slots.addStale(slot);
    arm(slot, dueUnits, slots.what(slot));
    return true;
  }

  /** Disarms a timer without firing; says whether there was one. */
  public boolean cancel(long handle) {
    int slot = slots.find(handle);
    if (slot == TimerSlots.NONE) {
      return false;
    }
    slots.addStale(slot);
    slots.release(slot);
    return true;
  }

  /** Disarms all slots. */
  public void clear() {
    for (int slot = 0; slot < slots.highWater(); slot++) {
      if (slots.armed(slot)) {
        slots.release(slot);
      }
    }
    slots.clearStale();
    order.clear(latest);
  }

  /** Whether this is the handle of an armed timer. */
  public boolean armed(long handle) {
    return slots.find(handle) != TimerSlots.NONE;
  }

  /** When an armed timer fires, in base units; else 0. */
  public long due(long handle) {
    int slot = slots.find(handle);
    return slot == TimerSlots.NONE ? 0 : slots.due(slot);
  }

  /** What an armed timer was scheduled with; else 0. */
  public long what(long handle) {
    int slot = slots.find(handle);
    return slot == TimerSlots.NONE ? 0 : slots.what(slot);
  }

  /**
   * Fires the first timer that is due by now, if there is one: the one with the least due, and of
   * those the one armed first. It is disarmed, and {@link #lastWhat}, {@link #lastDue} and {@link
   * #lastHandle} tell of it.
   *
   * @param nowUnits in base units; timers with this very due fire
   * @return whether a timer fired; there may be more
   */
  @CheckReturnValue
  public boolean poll(long nowUnits) {
    if (order.isQuiet(nowUnits)) {
      return false;
    }
    latest = Math.max(latest, nowUnits);
    while (order.next(nowUnits, slots)) {
      long word = order.word();
      int slot = TimerSlots.slot(word);
      if (slots.isFresh(word)) {
        lastDue = order.due();
        lastWhat = order.what();
        lastSlot = slot;
        slots.release(slot);
        return true;
      }
      slots.removeStale(slot);
    }
    return false;
  }

  /** What the timer that fired last was scheduled with; 0 before any did. */
  public long lastWhat() {
    return lastWhat;
  }

  /** The due of the timer that fired last, in base units; 0 before any did. */
  public long lastDue() {
    return lastDue;
  }

  /** The handle the timer that fired last had; {@link #NO_HANDLE} before any did. */
  public long lastHandle() {
    return lastSlot == TimerSlots.NONE ? lastHandle : slots.handle(lastSlot);
  }

  /** How many entries wait in the order, those included that are stale. */
  int entries() {
    return order.size();
  }

  /** Puts all armed timers in order anew, and what is stale out of it. */
  private void rebuild() {
    long base = latest;
    for (int slot = 0; slot < slots.highWater(); slot++) {
      if (slots.armed(slot)) {
        base = Math.min(base, slots.due(slot));
      }
    }
    order.clear(base);
    slots.clearStale();
    for (int slot = 0; slot < slots.highWater(); slot++) {
      if (slots.armed(slot)) {
        order.add(slots.due(slot), TimerSlots.word(slots.serial(slot), slot), slots.what(slot));
      }
    }
  }

  @Override
  public void state(StateVisitor s) {
    lastHandle = lastHandle();
    lastSlot = TimerSlots.NONE;
    lastSerial = s.ranged("lastSerial", lastSerial, 0, TimerSlots.LAST_SERIAL);
    slots.list(s);
    s.leavesOut("slots", "its columns are the rows listed as timers");
    s.leavesOut("order", "derived from the timers");
    s.leavesOut("latest", "a hint for the order");
    s.leavesOut("lastSlot", "the answer of the last poll");
    s.leavesOut("lastHandle", "the answer of the last poll");
    s.leavesOut("lastDue", "the answer of the last poll");
    s.leavesOut("lastWhat", "the answer of the last poll");
    if (s.restoring()) {
      lastSerial = Math.max(lastSerial, slots.lastSerial());
      rebuild();
    }
  }
}
