package io.tickwright.script.js;

import io.tickwright.sim.Column;
import org.graalvm.polyglot.Value;
import org.jspecify.annotations.Nullable;

/** A row of a table as a handler sees it. */
final class RowThing extends Thing {
  private static final Kind<RowThing> KIND =
      new Kind<RowThing>("a row")
          .call(
              "despawn",
              (row, none) -> {
                row.table.changing();
                row.table.real().despawn(row.slot());
                return null;
              })
          .read("ref", "", row -> Binding.number(row.table.real().handle(row.slot())))
          .read("slot", "", RowThing::slot)
          .read("gen", "", row -> row.table.real().generation(row.slot()));

  private final TableThing table;
  private final int slot;
  private final long handle;
  private final Lease lease;
  private final @Nullable Column happenedTo;
  private final long count;

  RowThing(TableThing table, int slot, Lease lease, @Nullable Column happenedTo, long count) {
    this.table = table;
    this.slot = slot;
    this.handle = table.real().handle(slot);
    this.lease = lease;
    this.happenedTo = happenedTo;
    this.count = count;
  }

  /** Whether a row says this of itself, so that a column of the name would hide it. */
  static boolean isOfEveryRow(String member) {
    return KIND.has(member);
  }

  TableThing table() {
    return table;
  }

  Binding binding() {
    return table.binding();
  }

  /** The slot, while this view is good. */
  int slot() {
    if (!lease.covers(this)) {
      throw new Mistake(
          "`" + path() + "` is a view of a row, good only inside its loop.",
          "Keep e.ref, and ask " + table.path() + ".find(ref) when it is needed again.");
    }
    if (table.real().handle(slot) != handle) {
      throw new Mistake("`" + path() + "` is gone: it was despawned.", "");
    }
    return slot;
  }

  /** The slot, to change something in it. */
  int slotToChange() {
    binding().changing(this);
    return slot();
  }

  /** How often this tick's event happened to the row, asked in the handler of that event. */
  long countOf(Column column, String event) {
    if (happenedTo != column) {
      throw new Mistake(
          "how much a row " + event + " is known only in the handler of that event.",
          "Ask it in "
              + event
              + ": { "
              + table.path()
              + ": { "
              + column.name()
              + "(rows) { … } } }.");
    }
    return count;
  }

  @Override
  String path() {
    return table.path() + "[" + slot + "]";
  }

  @Override
  String noun() {
    return "a row of " + table.path();
  }

  @Override
  boolean has(String member) {
    return table.cells().containsKey(member) || isOfEveryRow(member);
  }

  @Override
  Mistake unknown(String member) {
    return new Mistake(
            "a row of `" + table.path() + "` has no `" + member + "`.",
            io.tickwright.sim.Names.cure(member, table.memberNames(KIND.names())))
        .at(member);
  }

  @Override
  @Nullable Object get(String member) {
    Cell cell = table.cells().get(member);
    if (cell != null) {
      slot();
      return cell.read(this);
    }
    if (!KIND.has(member)) {
      throw unknown(member);
    }
    return KIND.get(this, this, member);
  }

  @Override
  void put(String member, Value value) {
    Cell cell = table.cells().get(member);
    if (cell == null) {
      if (!KIND.has(member)) {
        throw unknown(member);
      }
      KIND.put(this, this, member, value);
      return;
    }
    slotToChange();
    try {
      cell.write(this, value);
    } catch (Mistake mistake) {
      throw mistake.atValue();
    } catch (IllegalArgumentException refused) {
      throw Mistake.told(refused).atValue();
    }
  }

  @Override
  Iterable<String> names() {
    return table.memberNames(KIND.names());
  }
}
