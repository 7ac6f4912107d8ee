package io.tickwright.keys;

import org.jspecify.annotations.Nullable;

/**
 * How a recording is made.
 *
 * @param every how many ticks lie between two digests in the recording, at least 1; what a crash
 *     can lose at most
 * @param verification how the recording is replayed while it grows, in a second simulation on a
 *     thread of its own; null when it is not
 */
public record RecordOptions(long every, @Nullable RunOptions verification) {
  /** A digest every 60 ticks, and no verification. */
  public static final RecordOptions DEFAULT = new RecordOptions(60, null);

  public RecordOptions {
    if (every < 1) {
      throw new IllegalArgumentException("every must be 1 tick or more, not " + every);
    }
  }

  /** The same, with so many ticks between two digests. */
  public RecordOptions withEvery(long ticks) {
    return new RecordOptions(ticks, verification);
  }

  /** The same, replayed while it is recorded. */
  public RecordOptions verifiedBy(RunOptions replay) {
    return new RecordOptions(every, replay);
  }
}
