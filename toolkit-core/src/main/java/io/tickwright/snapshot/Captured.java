package io.tickwright.snapshot;

import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What a state holds while it is compared, in the order it was listed. */
sealed interface Captured {
  String name();

  /** One value; equal when {@code value} is, whatever is shown. */
  record Leaf(String name, Object value, String shown) implements Captured {}

  /** A nested part, or the root under the name {@code ""}. */
  record Part(String name, List<Captured> fields) implements Captured {}

  /** A list of parts. */
  record Parts(String name, List<Part> each) implements Captured {}

  /** A table; {@code live} is −1 when it does not say which rows live. */
  record Rows(String name, int count, int live, List<Captured> fields) implements Captured {}

  /** A column and how many of its entries count. The entries are those of the state, not a copy. */
  sealed interface Column extends Captured {
    int count();

    /** The first index in {@code [from, to)} where both differ, or {@code to}. */
    int mismatch(Column other, int from, int to);

    String shown(int index);
  }

  /** A column of longs. */
  record Longs(String name, long[] entries, int count) implements Column {
    @Override
    public int mismatch(Column other, int from, int to) {
      return found(Arrays.mismatch(entries, from, to, ((Longs) other).entries, from, to), from, to);
    }

    @Override
    public String shown(int index) {
      return Long.toString(entries[index]);
    }
  }

  /** A column of ints, or of indices into {@code options}. */
  record Ints(String name, int[] entries, int count, @Nullable List<String> options)
      implements Column {
    @Override
    public int mismatch(Column other, int from, int to) {
      return found(Arrays.mismatch(entries, from, to, ((Ints) other).entries, from, to), from, to);
    }

    @Override
    public String shown(int index) {
      return options == null
          ? Integer.toString(entries[index])
          : Options.shown(options, entries[index]);
    }
  }

  /** A column of bytes. */
  record Bytes(String name, byte[] entries, int count) implements Column {
    @Override
    public int mismatch(Column other, int from, int to) {
      return found(Arrays.mismatch(entries, from, to, ((Bytes) other).entries, from, to), from, to);
    }

    @Override
    public String shown(int index) {
      return Integer.toString(entries[index]);
    }
  }

  /** A column of texts. */
  record Texts(String name, String[] entries, int count) implements Column {
    @Override
    public int mismatch(Column other, int from, int to) {
      return found(Arrays.mismatch(entries, from, to, ((Texts) other).entries, from, to), from, to);
    }

    @Override
    public String shown(int index) {
      return Quoted.text(entries[index]);
    }
  }

  private static int found(int relative, int from, int to) {
    return relative < 0 ? to : from + relative;
  }
}
