package io.tickwright.snapshot;

import com.google.errorprone.annotations.CheckReturnValue;
import io.tickwright.state.Stateful;
import java.util.List;
import java.util.Optional;

/**
 * Names the fields by which two states of one kind differ, as paths with both values.
 *
 * <pre>{@code
 * enemies: 3 rows vs 4
 * enemies[3].windup.spent: 5 vs 0
 * banner: "" vs "They are at the gate!"
 * }</pre>
 *
 * <p>Differences come in the order the fields are listed; those of a table row by row, after its
 * count. Rows that only one side has are told by the count alone. Where a table lists its {@link
 * io.tickwright.state.StateVisitor#generations generations}, the rows that live are counted, and
 * {@code slots} are those it has used so far. Texts are quoted, choices shown by name.
 */
@CheckReturnValue
public final class StateDiff {
  private StateDiff() {}

  /**
   * One difference.
   *
   * @param path where it is: {@code enemies[3].windup.spent}
   * @param left the value on the left side, with its unit for counts: {@code 3 rows}
   * @param right the value on the right side
   */
  public record Difference(String path, String left, String right) {
    @Override
    public String toString() {
      return path + ": " + left + " vs " + right;
    }
  }

  /**
   * The first difference of two states.
   *
   * @throws IllegalArgumentException when they list different fields, naming the first of them
   */
  public static Optional<Difference> first(Stateful left, Stateful right) {
    return compareAlike(left, right, 1).stream().findFirst();
  }

  /** The first difference of a state and a snapshot of such a state. */
  public static Optional<Difference> first(Stateful left, byte[] right) {
    return compare(left, SnapshotBytes.view(right, left), 1).stream().findFirst();
  }

  /** The first difference of two snapshots; {@code like} is a state of their kind, left alone. */
  public static Optional<Difference> first(byte[] left, byte[] right, Stateful like) {
    return compare(SnapshotBytes.view(left, like), SnapshotBytes.view(right, like), 1).stream()
        .findFirst();
  }

  /**
   * All differences of two states.
   *
   * @throws IllegalArgumentException when they list different fields, naming the first of them
   */
  public static List<Difference> all(Stateful left, Stateful right) {
    return compareAlike(left, right, Integer.MAX_VALUE);
  }

  /** All differences of a state and a snapshot of such a state. */
  public static List<Difference> all(Stateful left, byte[] right) {
    return compare(left, SnapshotBytes.view(right, left), Integer.MAX_VALUE);
  }

  /** All differences of two snapshots; {@code like} is a state of their kind, left alone. */
  public static List<Difference> all(byte[] left, byte[] right, Stateful like) {
    return compare(
        SnapshotBytes.view(left, like), SnapshotBytes.view(right, like), Integer.MAX_VALUE);
  }

  private static List<Difference> compareAlike(Stateful left, Stateful right, int most) {
    Captured.Part here = Capture.of(left);
    Captured.Part there = Capture.of(right);
    if (!here.isLike(there)) {
      requireSameKind(left, right);
    }
    return compare(here, there, most);
  }

  private static List<Difference> compare(Stateful left, Stateful right, int most) {
    return compare(Capture.of(left), Capture.of(right), most);
  }

  private static List<Difference> compare(Captured.Part left, Captured.Part right, int most) {
    Comparison comparison = new Comparison(most);
    comparison.parts(left, right);
    return comparison.found();
  }

  private static void requireSameKind(Stateful left, Stateful right) {
    StateSchema.of(left)
        .firstDifference(StateSchema.of(right))
        .ifPresent(
            what -> {
              throw new IllegalArgumentException(
                  "the two states are of different kinds: " + what + "; compare like with like");
            });
  }
}
