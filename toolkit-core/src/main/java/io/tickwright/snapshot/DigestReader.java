package io.tickwright.snapshot;

import io.tickwright.exact.ColumnDigest;
import io.tickwright.exact.StateHash;
import io.tickwright.state.StateVisitor;
import io.tickwright.state.Stateful;
import java.util.Arrays;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Digests a state by the canonical form of {@code docs/digest.md}. */
final class DigestReader implements StateVisitor {
  private final @Nullable Explanation explanation;
  private final StateHash hash = new StateHash();

  /** The hashes of the parts around the current one, as they were when it was entered. */
  private long[] around = new long[8];

  private int depth;
  private int rows = -1;

  DigestReader() {
    this(null);
  }

  DigestReader(@Nullable Explanation explanation) {
    this.explanation = explanation;
  }

  long read(Stateful root, long seed) {
    depth = 0;
    rows = -1;
    hash.reset();
    hash.absorbU64(seed);
    root.state(this);
    return hash.value();
  }

  @Override
  public long integer(String name, long value) {
    hash.absorbU64(value);
    return value;
  }

  @Override
  public int int32(String name, int value) {
    hash.absorbU64(value);
    return value;
  }

  @Override
  public boolean flag(String name, boolean value) {
    hash.absorbU64(value ? 1 : 0);
    return value;
  }

  @Override
  public String text(String name, String value) {
    hash.absorbText(value);
    return value;
  }

  @Override
  public double real(String name, double value) {
    hash.absorbReal(value);
    return value;
  }

  @Override
  public <E extends Enum<E>> E oneOf(String name, E value) {
    hash.absorbU64(value.ordinal());
    return value;
  }

  @Override
  public int oneOf(String name, int index, List<String> names) {
    hash.absorbU64(index);
    return index;
  }

  @Override
  public void part(String name, Stateful part) {
    enterPart(name);
    part.state(this);
    leavePart();
  }

  @Override
  public <T extends Stateful> void parts(String name, List<T> parts, Supplier<? extends T> blank) {
    enterPart(name);
    hash.absorbU64(parts.size());
    for (int i = 0; i < parts.size(); i++) {
      element(i, parts.get(i));
    }
    leavePart();
  }

  @Override
  public int rows(String name, int count, Stateful columns) {
    enterPart(name);
    hash.absorbU64(count);
    rows = count;
    columns.state(this);
    rows = -1;
    leavePart();
    return count;
  }

  @Override
  public long[] longs(String name, long[] column) {
    column(name, ColumnDigest.of(column, counted(column.length)));
    return column;
  }

  @Override
  public int[] ints(String name, int[] column) {
    column(name, ColumnDigest.of(column, counted(column.length)));
    return column;
  }

  @Override
  public byte[] bytes(String name, byte[] column) {
    column(name, ColumnDigest.of(column, counted(column.length)));
    return column;
  }

  @Override
  public String[] texts(String name, String[] column) {
    int count = counted(column.length);
    enter();
    hash.absorbU64(count);
    for (int i = 0; i < count; i++) {
      hash.absorbText(column[i]);
    }
    column(name, leave());
    return column;
  }

  @Override
  public int[] oneOfs(String name, int[] column, List<String> names) {
    return ints(name, column);
  }

  @Override
  public void leavesOut(String name, String why) {
    if (explanation != null) {
      explanation.leavesOut(name, why);
    }
  }

  @Override
  public boolean restoring() {
    return false;
  }

  private int counted(int length) {
    return rows < 0 ? length : rows;
  }

  private void column(String name, long digest) {
    hash.absorbU64(digest);
    if (explanation != null) {
      explanation.column(name, digest);
    }
  }

  private void enterPart(String name) {
    if (explanation != null) {
      explanation.enter(name);
    }
    enter();
  }

  private void leavePart() {
    long digest = leave();
    hash.absorbU64(digest);
    if (explanation != null) {
      explanation.leave(digest);
    }
  }

  private void element(int index, Stateful part) {
    if (explanation != null) {
      explanation.enterElement(index);
    }
    enter();
    part.state(this);
    long digest = leave();
    hash.absorbU64(digest);
    if (explanation != null) {
      explanation.leaveElement(digest);
    }
  }

  private void enter() {
    if (depth == around.length) {
      around = Arrays.copyOf(around, depth * 2);
    }
    around[depth++] = hash.value();
    hash.reset();
  }

  private long leave() {
    long digest = hash.value();
    hash.restore(around[--depth]);
    return digest;
  }
}
