package io.tickwright.testing;

import io.tickwright.snapshot.RollbackSlot;
import io.tickwright.snapshot.SnapshotBytes;
import io.tickwright.snapshot.StateDiff;
import io.tickwright.snapshot.StateDiff.Difference;
import io.tickwright.snapshot.StateDigest;
import io.tickwright.snapshot.StateSchema;
import io.tickwright.state.Stateful;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Supplier;

/**
 * Proves that every reader of state sees every field of a type: changing any single value moves the
 * digest, is named by the diff with both values, and comes back from bytes and from a slot.
 */
public final class Totality {
  private Totality() {}

  /**
   * Proves it for every value of the state.
   *
   * @param full makes the state, equal each time, with no field at its default and with at least
   *     one part in every list, one row in every table, one entry in every array
   * @param mayBeDefault paths whose default is the only value that makes sense
   * @return how many values were changed, one after the other
   */
  public static int prove(Supplier<? extends Stateful> full, String... mayBeDefault) {
    requireNoDefaults(StateDump.of(full.get()), List.of(mayBeDefault));
    int count = OneChange.count(full.get());
    require(count > 0, "the state lists nothing");
    for (int index = 0; index < count; index++) {
      proveOne(full, index);
    }
    return count;
  }

  private static void proveOne(Supplier<? extends Stateful> full, int index) {
    Stateful before = full.get();
    Stateful after = full.get();
    OneChange.apply(after, index);
    String path = changedPath(StateDump.of(before), StateDump.of(after), index);

    require(
        StateSchema.of(before).equals(StateSchema.of(after)), path + " is a value, not a schema");
    require(
        StateDigest.of(before) != StateDigest.of(after), "the digest does not move with " + path);
    proveBisection(before, after, path);
    proveNamed(StateDiff.all(before, after), before, after, path);
    byte[] bytes = SnapshotBytes.of(after);
    proveNamed(StateDiff.all(before, bytes), before, after, path);
    proveNamed(StateDiff.all(SnapshotBytes.of(before), bytes, full.get()), before, after, path);

    Stateful fromBytes = full.get();
    SnapshotBytes.restore(bytes, fromBytes);
    proveEqual(after, fromBytes, path + " from bytes");
    RollbackSlot slot = new RollbackSlot();
    slot.save(after);
    Stateful fromSlot = full.get();
    slot.restore(fromSlot);
    proveEqual(after, fromSlot, path + " from a slot");
  }

  private static void proveBisection(Stateful before, Stateful after, String path) {
    String part =
        StateDigest.firstDifference(new StateDigest(before).parts(), new StateDigest(after).parts())
            .orElseThrow(() -> new AssertionError("no part's digest moves with " + path));
    String plain = path.replaceAll("\\[\\d+]", "");
    String found = part.replaceAll("\\[\\d+]", "");
    // A table's count moves the digests of its columns, and of them the first is found.
    require(
        plain.startsWith(found) || found.startsWith(plain + "."), path + " is not within " + part);
  }

  private static void proveNamed(
      List<Difference> found, Stateful before, Stateful after, String path) {
    Difference named =
        found.stream()
            .filter(difference -> difference.path().equals(path))
            .findFirst()
            .orElseThrow(() -> new AssertionError(path + " is not named by " + found));
    String was = StateDump.of(before).get(path);
    String is = StateDump.of(after).get(path);
    boolean counts = named.left().matches("\\d+ [a-z]+");
    require(counts || named.left().equals(was), named + ", but it was " + was);
    require(counts || named.right().equals(is), named + ", but it is " + is);
    for (Difference other : found) {
      // A row that starts to live, or stops, also changes its table's count.
      require(
          other == named || path.startsWith(other.path() + "["),
          other + " differs, but only " + path + " was changed");
    }
  }

  private static void proveEqual(Stateful expected, Stateful actual, String what) {
    Map<String, String> left = StateDump.of(expected);
    Map<String, String> right = StateDump.of(actual);
    require(left.equals(right), what + ": " + left + " came back as " + right);
    require(StateDiff.all(expected, actual).isEmpty(), what + ": differs");
    require(StateDigest.of(expected) == StateDigest.of(actual), what + ": another digest");
  }

  private static String changedPath(
      Map<String, String> before, Map<String, String> after, int index) {
    for (Map.Entry<String, String> value : before.entrySet()) {
      String now = after.get(value.getKey());
      if (now != null && !Objects.equals(now, value.getValue())) {
        return value.getKey();
      }
    }
    throw new AssertionError(
        "value "
            + index
            + " of "
            + before
            + " was changed, but the state does not keep what a visitor returns");
  }

  private static void requireNoDefaults(Map<String, String> values, List<String> except) {
    values.forEach(
        (path, value) ->
            require(
                except.contains(path)
                    || path.endsWith("]")
                    || path.contains("].")
                    || !isDefault(value),
                path + " is at its default, " + value + "; give it another value"));
  }

  private static boolean isDefault(String value) {
    return List.of("0", "false", "\"\"", "0.0").contains(value);
  }

  private static void require(boolean holds, String otherwise) {
    if (!holds) {
      throw new AssertionError(otherwise);
    }
  }
}
