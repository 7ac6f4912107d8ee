package io.tickwright.keys;

import io.tickwright.sim.Events;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;

/** Remembers, of the events that checks ask for, at which ticks they happened and how often. */
final class EventLog {
  private final Map<EventPattern, Hits> logs = new LinkedHashMap<>();

  /** Remembers events of this pattern from now on. */
  void follow(EventPattern pattern) {
    logs.computeIfAbsent(pattern, key -> new Hits());
  }

  /** Takes the events of a tick that has just been done. */
  void note(long ticksDone, Events events) {
    for (Map.Entry<EventPattern, Hits> log : logs.entrySet()) {
      long times = 0;
      for (int i = 0; i < events.size(); i++) {
        times += log.getKey().times(events, i);
      }
      if (times > 0) {
        log.getValue().add(ticksDone, times);
      }
    }
  }

  /** Forgets what happened after this many ticks were done. */
  void forgetAfter(long ticksDone) {
    for (Hits hits : logs.values()) {
      hits.forgetAfter(ticksDone);
    }
  }

  /** How often it happened at ticks in the half-open range (after, to]. */
  long times(EventPattern pattern, long after, long to) {
    return hits(pattern).times(after, to);
  }

  /** The last tick at which it happened, or −1. */
  long last(EventPattern pattern) {
    return hits(pattern).last();
  }

  private Hits hits(EventPattern pattern) {
    Hits hits = logs.get(pattern);
    if (hits == null) {
      throw new IllegalArgumentException("pattern is " + pattern + ", which nobody follows");
    }
    return hits;
  }

  private static final class Hits {
    private long[] ticks = new long[8];
    private long[] counts = new long[8];
    private int size;

    void add(long tick, long count) {
      if (size == ticks.length) {
        ticks = Arrays.copyOf(ticks, size * 2);
        counts = Arrays.copyOf(counts, size * 2);
      }
      ticks[size] = tick;
      counts[size++] = count;
    }

    void forgetAfter(long tick) {
      while (size > 0 && ticks[size - 1] > tick) {
        size--;
      }
    }

    long times(long after, long to) {
      long times = 0;
      for (int i = size - 1; i >= 0 && ticks[i] > after; i--) {
        times += ticks[i] <= to ? counts[i] : 0;
      }
      return times;
    }

    long last() {
      return size == 0 ? -1 : ticks[size - 1];
    }
  }
}
