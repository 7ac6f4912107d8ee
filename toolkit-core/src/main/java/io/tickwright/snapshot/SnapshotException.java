package io.tickwright.snapshot;

/**
 * Says that snapshot bytes cannot be restored: where in them the trouble is, what it is, and what
 * was expected. The state they were to go into is unchanged.
 */
public final class SnapshotException extends IllegalArgumentException {
  private static final long serialVersionUID = 1;

  private final int offset;

  SnapshotException(int offset, String what) {
    super("at byte " + offset + ": " + what);
    this.offset = offset;
  }

  /** The index of the byte at which the trouble was found, counted from 0. */
  public int offset() {
    return offset;
  }
}
