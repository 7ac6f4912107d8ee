package io.tickwright.window;

import io.tickwright.time.Speed;
import java.util.ArrayList;
import java.util.List;

/**
 * The speeds of the keys that are held: the key pressed last counts, and when all are let go, the
 * speed before the first of them comes back.
 */
final class SlowKeys {
  private final List<Speed> held = new ArrayList<>();
  private Speed usual = Speed.NORMAL;

  /** A key went down while everything ran at {@code now}; the speed from then on. */
  Speed down(Speed speed, Speed now) {
    if (held.isEmpty()) {
      usual = now;
    }
    held.add(speed);
    return speed;
  }

  /** A key came up; the speed from then on. */
  Speed up(Speed speed) {
    held.remove(speed);
    return held.isEmpty() ? usual : held.get(held.size() - 1);
  }
}
