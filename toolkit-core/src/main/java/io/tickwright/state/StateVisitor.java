package io.tickwright.state;

import java.util.List;
import java.util.function.Supplier;

/**
 * One reader of state: it is shown each field under its name and says what the field shall hold.
 *
 * <p>Names are unique within their part, stable between versions, and match {@code
 * [A-Za-z_][A-Za-z0-9_-]*}; they are what a diff, a save and {@code .keys} call the field. Every
 * door returns the value to store back: the one it was given, unless the reader is applying a
 * restore.
 */
public interface StateVisitor {

  /** A whole number, all 64 bits of it. */
  long integer(String name, long value);

  /**
   * A whole number in the closed range {@code [least, most]}; a restore outside it is refused. A
   * reader that ignores limits takes it as {@link #integer}, as this does.
   */
  default long ranged(String name, long value, long least, long most) {
    return integer(name, value);
  }

  /**
   * A whole number in the half-open range {@code [0, limit)}, where the limit is a field of the
   * same part listed before this one; 0 when that limit is 0 or less. A restore outside it is
   * refused; else as {@link #ranged}.
   */
  default long below(String name, long value, String limitName) {
    return integer(name, value);
  }

  /** A whole number of 32 bits. */
  int int32(String name, int value);

  /** A yes or no. */
  boolean flag(String name, boolean value);

  /** A text, never null. */
  String text(String name, String value);

  /** A double, kept by its bits: every NaN is the one canonical NaN, and −0.0 differs from 0.0. */
  double real(String name, double value);

  /** One constant of an enum, kept by its name. */
  <E extends Enum<E>> E oneOf(String name, E value);

  /** One of a fixed list of names, held as its index in {@code [0, names.size())}. */
  int oneOf(String name, int index, List<String> names);

  /** A nested part with a list of its own. */
  void part(String name, Stateful part);

  /**
   * A list of parts whose length is state as well: a restore drops parts from the end, or adds
   * blank ones and then restores into them.
   */
  <T extends Stateful> void parts(String name, List<T> parts, Supplier<? extends T> blank);

  /**
   * A table stored as columns: within {@code columns} every column door shows one value per row,
   * and the field {@code windup} of row 3 is called {@code name[3].windup}. A part nested in it
   * shares its rows; tables and lists of parts do not nest in tables.
   *
   * <p>A restore to fewer rows writes zeros (for texts, empty ones) into the entries that are no
   * longer counted, so that what lies behind the count never depends on what was undone.
   *
   * @param count how many entries of each column count, starting at 0
   * @return the count to store back; every column returned afterwards has room for it
   */
  int rows(String name, int count, Stateful columns);

  /**
   * A column of longs: its first {@code count} entries within {@link #rows}, else the whole array.
   *
   * @return the array to store back: the same one when it has room, else a longer one
   */
  long[] longs(String name, long[] column);

  /**
   * A column of whole numbers, each in the closed range {@code [least, most]}. A restore may be
   * refused for an entry outside it, and outside {@link #rows} for another length than the column
   * has; else it is a column like any other, see {@link #longs}.
   */
  default long[] ranged(String name, long[] column, long least, long most) {
    return longs(name, column);
  }

  /**
   * A column of whole numbers, each in the half-open range {@code [0, limit)}, where the limit is
   * the same row's entry of a column of the same part listed before this one; 0 when that limit is
   * 0 or less. A restore may be refused for an entry outside it; else see {@link #longs}.
   */
  default long[] below(String name, long[] column, String limitName) {
    return longs(name, column);
  }

  /** A column of ints; see {@link #longs}. */
  int[] ints(String name, int[] column);

  /** A column of ints, each in the closed range {@code [least, most]}; as of longs. */
  default int[] ranged(String name, int[] column, int least, int most) {
    return ints(name, column);
  }

  /**
   * The column of a table that says which rows live: those whose entry is odd. An entry is in
   * {@code [0, 2³⁰−2]}. It is kept as {@link #ints} are; a diff counts the living rows by it
   * instead of all that were ever used.
   */
  default int[] generations(String name, int[] column) {
    return ints(name, column);
  }

  /** A column of bytes; see {@link #longs}. */
  byte[] bytes(String name, byte[] column);

  /**
   * A column of yes or no, each 1 or 0. It is kept as {@link #bytes} are; a person is shown words.
   */
  default byte[] flags(String name, byte[] column) {
    return bytes(name, column);
  }

  /** A column of texts, none of them null; see {@link #longs}. */
  String[] texts(String name, String[] column);

  /** A column of indices into a fixed list of names; see {@link #longs}. */
  int[] oneOfs(String name, int[] column, List<String> names);

  /**
   * Says that a field of this type is no state, and why; the audit for forgotten fields reads it.
   */
  void leavesOut(String name, String why);

  /**
   * Says that something runs that no save can hold, under the name a person knows it by. A reader
   * that keeps the state for later refuses; one that only looks, digests or compares passes it
   * over, as this does.
   */
  default void unsaved(String running) {}

  /**
   * Whether this visit stores new values, so that a type may rebuild what it derives from them at
   * the end of its list. False for every reader that only looks, the checking pass included.
   */
  boolean restoring();
}
