package io.tickwright.save;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * The part of a save that a reader stands in, and what it has asked of it so far: refuses what is
 * missing and what nobody asks for, as far as the game does not allow it.
 */
abstract class SavedFields {
  /**
   * A field that is not in the save and takes its initial value.
   *
   * @param parts the parts it is in, from the root inwards
   * @param field its name
   */
  record Missing(List<String> parts, String field) {
    @Override
    public String toString() {
      return parts.isEmpty() ? field : String.join(".", parts) + "." + field;
    }
  }

  final Where where;

  /** The present part: one object, or within a table one for each row. */
  Json.Obj[] here;

  /** The names asked for in the present part. */
  Set<String> asked = new LinkedHashSet<>();

  boolean inRows;

  private final @Nullable Allowances allowances;
  private final Set<Missing> missing = new LinkedHashSet<>();
  private final Set<String> leftBehind = new LinkedHashSet<>();

  SavedFields(String root, Json.Obj saved, @Nullable Allowances allowances) {
    this.where = new Where(root);
    this.here = new Json.Obj[] {saved};
    this.allowances = allowances;
  }

  /** What was not in the save, in the order it is listed. */
  final Set<Missing> missing() {
    return missing;
  }

  /** The retired names that were in the save. */
  final Set<String> leftBehind() {
    return leftBehind;
  }

  /** The field of the part, or null when it may be missing and is. */
  final @Nullable Json take(String name) {
    return isMissing(name) ? null : here[0].get(name);
  }

  /** Asks for a field; false when it is there, in every row. */
  final boolean isMissing(String name) {
    asked.add(name);
    int lacking = 0;
    int first = -1;
    for (int i = here.length - 1; i >= 0; i--) {
      if (!here[i].has(name)) {
        lacking++;
        first = i;
      }
    }
    if (lacking == 0) {
      return false;
    }
    List<String> parts = where.parts();
    if (allowances != null && lacking == here.length && allowances.mayMiss(parts, name)) {
      missing.add(new Missing(List.copyOf(parts), name));
      return true;
    }
    String cure = allowances == null ? "" : allowances.cureForMissing(parts, name);
    throw Refusals.missing(fieldPath(name, first), cure);
  }

  /** Refuses what the present part holds and nobody has asked for. */
  final void refuseUnasked() {
    for (int i = 0; i < here.length; i++) {
      if (here[i].size() == asked.size() + (inRows && here[i].has(StateWriter.SLOT) ? 1 : 0)) {
        continue;
      }
      for (String name : here[i].names()) {
        if (!asked.contains(name) && !(inRows && name.equals(StateWriter.SLOT))) {
          refuseUnlessRetired(name, i);
        }
      }
    }
  }

  private void refuseUnlessRetired(String name, int row) {
    if (allowances != null && allowances.mayLeave(where.parts(), name)) {
      leftBehind.add(new Missing(List.copyOf(where.parts()), name).toString());
      return;
    }
    String more = allowances == null ? "" : allowances.cureForLeftover(where.parts());
    throw Refusals.unknown(fieldPath(name, row), name, asked, more);
  }

  /** Refuses a list of another length; a column has as many entries as its table has rows. */
  final void refuseOtherLength(String name, int length) {
    if (!inRows && here[0].get(name) instanceof Json.Arr list && list.size() != length) {
      throw new SaveRefused(
          where.path(0, name), "has " + list.size() + " entries; it has " + length + " here", "");
    }
  }

  /** How many entries a column has in the save. */
  final int count(String name) {
    return inRows ? here.length : Refusals.list(here[0].get(name), path(name)).size();
  }

  final @Nullable Json entry(String name, int i) {
    if (inRows) {
      return here[i].get(name);
    }
    return here[0].get(name) instanceof Json.Arr list ? list.items().get(i) : null;
  }

  final Supplier<String> path(String name) {
    return () -> where.path(0, name);
  }

  final Supplier<String> fieldPath(String name, int row) {
    return () -> where.path(row, name);
  }

  final Supplier<String> entryPath(String name, int i) {
    return () -> inRows ? where.path(i, name) : where.path(0, name) + "[" + i + "]";
  }
}
