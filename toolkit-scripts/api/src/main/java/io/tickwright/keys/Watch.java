package io.tickwright.keys;

import io.tickwright.script.path.Property;
import java.util.LinkedHashMap;
import java.util.Map;

/** Remembers since when the values that checks look at have been what they are. */
final class Watch {
  private static final int MOST_PATHS = 64;
  private static final long UNKNOWN = -1;

  private final Map<String, Seen> seen = new LinkedHashMap<>();

  private static final class Seen {
    private final Property property;
    private long sample;
    private long since = UNKNOWN;

    Seen(Property property) {
      this.property = property;
      this.sample = property.sample();
    }
  }

  /** Watches this property from now on; beyond so many it is let be. */
  void follow(Property property) {
    if (seen.size() < MOST_PATHS) {
      seen.putIfAbsent(property.path(), new Seen(property));
    }
  }

  /** Looks at all of them after a tick, or after something was set. */
  void look(long ticksDone) {
    for (Seen one : seen.values()) {
      long sample = one.property.sample();
      if (sample != one.sample) {
        one.sample = sample;
        one.since = ticksDone;
      }
    }
  }

  /** Starts anew: another time has been gone back to. */
  void forget() {
    for (Seen one : seen.values()) {
      one.sample = one.property.sample();
      one.since = UNKNOWN;
    }
  }

  /** The tick since which the value has been what it is, or −1 when that is not known. */
  long since(String path) {
    Seen one = seen.get(path);
    return one == null ? UNKNOWN : one.since;
  }
}
