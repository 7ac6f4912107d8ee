package io.tickwright.snapshot;

import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** What a state holds while it is compared, in the order it was listed. */
sealed interface Captured {
  String name();

  /** Whether the other lists the same, by all that is seen here; values and counts may differ. */
  boolean isLike(Captured other);

  /** One value, or an index into {@code options}. A double equals another by its bits. */
  record Leaf(String name, Object value, @Nullable List<String> options) implements Captured {
    @Override
    public boolean isLike(Captured other) {
      return other instanceof Leaf that
          && name.equals(that.name)
          && value != null
          && that.value != null
          && value.getClass() == that.value.getClass()
          && Objects.equals(options, that.options);
    }

    String shown() {
      if (options != null) {
        return Options.shown(options, (Integer) value);
      }
      if (value instanceof Enum<?> choice) {
        return choice.name();
      }
      return value instanceof String text ? Quoted.text(text) : value.toString();
    }
  }

  /** A nested part, or the root under the name {@code ""}. */
  record Part(String name, List<Captured> fields) implements Captured {
    @Override
    public boolean isLike(Captured other) {
      return other instanceof Part that && name.equals(that.name) && areLike(fields, that.fields);
    }
  }

  /** A list of parts. */
  record Parts(String name, List<Part> each) implements Captured {
    @Override
    public boolean isLike(Captured other) {
      if (!(other instanceof Parts that) || !name.equals(that.name)) {
        return false;
      }
      int both = Math.min(each.size(), that.each.size());
      // Without a pair to look at, only the blank parts tell what the two list.
      return both > 0 && areLike(each.subList(0, both), that.each.subList(0, both));
    }
  }

  /** A table; its generations, if it has any, are among its fields as well. */
  record Rows(String name, int count, @Nullable Ints generations, List<Captured> fields)
      implements Captured {
    @Override
    public boolean isLike(Captured other) {
      return other instanceof Rows that && name.equals(that.name) && areLike(fields, that.fields);
    }

    /** How many rows live, by the generations; else all of them. */
    int live() {
      if (generations == null) {
        return count;
      }
      int odd = 0;
      for (int row = 0; row < count; row++) {
        odd += generations.entries[row] & 1;
      }
      return odd;
    }

    /** Whether as many rows live there, which few need counting for. */
    boolean livesLike(Rows that) {
      boolean equal =
          count == that.count
              && generations != null
              && that.generations != null
              && generations.mismatch(that.generations, 0, count) == count;
      return equal || live() == that.live();
    }
  }

  /** A column and how many of its entries count. The entries are those of the state, not a copy. */
  sealed interface Column extends Captured {
    int count();

    @Override
    default boolean isLike(Captured other) {
      return getClass() == other.getClass()
          && name().equals(other.name())
          && Objects.equals(options(), ((Column) other).options());
    }

    /** What the entries are indices into, or null. */
    default @Nullable List<String> options() {
      return null;
    }

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

  private static boolean areLike(List<? extends Captured> fields, List<? extends Captured> others) {
    if (fields.size() != others.size()) {
      return false;
    }
    for (int i = 0; i < fields.size(); i++) {
      if (!fields.get(i).isLike(others.get(i))) {
        return false;
      }
    }
    return true;
  }

  private static int found(int relative, int from, int to) {
    return relative < 0 ? to : from + relative;
  }
}
