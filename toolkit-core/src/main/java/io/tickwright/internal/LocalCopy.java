package io.tickwright.internal;

/**
 * A visitor of state that copies it within the process, from where it was held to where it shall be
 * held: then what a type derives can come along, and what was in range is so again.
 *
 * <p>Saves, digests and diffs are no such visitors, so that nothing derived gets into them.
 */
public interface LocalCopy {

  /**
   * Copies one derived bit of each row of the table at hand, out of the array or into it; behind
   * the rows it then holds zeros. The array has room for the rows.
   */
  void rowBits(String name, long[] bits);

  /**
   * Whether every column restored so far was held under limits no wider than those it is restored
   * under, so that nobody need look through its rows.
   */
  boolean inRange();
}
