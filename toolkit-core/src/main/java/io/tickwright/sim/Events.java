package io.tickwright.sim;

import java.util.Arrays;

/**
 * What happened in the last tick, in the order it happened: inputs as they arrived, then what
 * fired, beat, gained and was called (each in declared order, then slot order), then what the
 * handlers did.
 *
 * <p>It tells what happened, also to a row that was despawned, or a sequence whose owner was,
 * before the handler's turn came; such a handler is not called. The list is good until the next
 * tick begins; it is memory used again, not state.
 */
public final class Events {
  /** How many arguments an action may carry. */
  public static final int MOST_ARGUMENTS = 4;

  private EventKind[] kinds = new EventKind[64];
  private Object[] sources = new Object[64];
  private long[] handles = new long[64];
  private long[] counts = new long[64];
  private String[] words = new String[64];
  private long[] arguments = new long[64 * MOST_ARGUMENTS];
  private int size;

  Events() {
    Arrays.fill(words, "");
  }

  public int size() {
    return size;
  }

  public EventKind kind(int i) {
    return kinds[i];
  }

  /** The declared name it happened to: {@code reload}, {@code enemies.windup}, {@code phase}. */
  public String name(int i) {
    return sources[i].toString();
  }

  /** The handle of the row it happened to, or {@link Table#NO_HANDLE} for what is no row. */
  public long handle(int i) {
    return handles[i];
  }

  /**
   * How often: beats of a metronome, units gained by a bank, the source of an action, the number of
   * the step a sequence called, and 1 for all else.
   */
  public long count(int i) {
    return counts[i];
  }

  /** The words of a signal, or the phase entered; empty for all else. */
  public String words(int i) {
    return words[i];
  }

  /** The argument of an action at {@code [0, MOST_ARGUMENTS)}; 0 where there is none. */
  public long argument(int i, int at) {
    return at < 0 || at >= MOST_ARGUMENTS ? 0 : arguments[i * MOST_ARGUMENTS + at];
  }

  Object source(int i) {
    return sources[i];
  }

  void clear() {
    Arrays.fill(sources, 0, size, null);
    size = 0;
  }

  int add(EventKind kind, Object source, long handle, long count, String said) {
    if (size == kinds.length) {
      grow(size * 2);
    }
    kinds[size] = kind;
    sources[size] = source;
    handles[size] = handle;
    counts[size] = count;
    words[size] = said;
    Arrays.fill(arguments, size * MOST_ARGUMENTS, (size + 1) * MOST_ARGUMENTS, 0);
    return size++;
  }

  void argument(int i, int at, long value) {
    arguments[i * MOST_ARGUMENTS + at] = value;
  }

  private void grow(int capacity) {
    kinds = Arrays.copyOf(kinds, capacity);
    sources = Arrays.copyOf(sources, capacity);
    handles = Arrays.copyOf(handles, capacity);
    counts = Arrays.copyOf(counts, capacity);
    words = Arrays.copyOf(words, capacity);
    arguments = Arrays.copyOf(arguments, capacity * MOST_ARGUMENTS);
  }
}
