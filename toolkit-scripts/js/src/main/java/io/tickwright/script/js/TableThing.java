package io.tickwright.script.js;

import io.tickwright.sim.Clock;
import io.tickwright.sim.Column;
import io.tickwright.sim.IntegerColumn;
import io.tickwright.sim.Names;
import io.tickwright.sim.Table;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.graalvm.polyglot.Value;
import org.graalvm.polyglot.proxy.ProxyIterable;
import org.graalvm.polyglot.proxy.ProxyIterator;
import org.jspecify.annotations.Nullable;

/**
 * A table of entities: {@code for (const e of my.enemies)} walks the rows that lived when it began.
 */
final class TableThing extends Declarable<Table> implements ProxyIterable {
  /** Finds the table of a name, for references. */
  interface Finder {
    TableThing named(String name);
  }

  private static final Kind<TableThing> KIND =
      new Kind<TableThing>("a table")
          .read("count", "Call spawn({ … }) or e.despawn().", table -> table.real().count())
          .call("spawn", (table, arguments) -> table.spawn(arguments))
          .call("find", TableThing::find)
          .call("at", TableThing::at)
          .call(
              "least",
              (table, arguments) -> table.row(table.real().least(table.column("least", arguments))))
          .call(
              "most",
              (table, arguments) -> table.row(table.real().most(table.column("most", arguments))))
          .call("sum", TableThing::sum)
          .call(
              "clear",
              (table, none) -> {
                table.changing().clear();
                return null;
              });

  private final ClockThing clock;
  private final Map<String, Value> columns;
  private final Map<String, Cell> cells = new LinkedHashMap<>();

  private TableThing(Binding binding, ClockThing clock, Map<String, Value> columns) {
    super(KIND, binding);
    this.clock = clock;
    this.columns = columns;
  }

  static TableThing of(Binding binding, ClockThing clock, Value[] arguments) {
    Value columns = Arguments.at("table", arguments, 0, "its columns: { hp: 0 }");
    if (!columns.hasMembers() || Binding.thing(columns) != null || columns.canExecute()) {
      throw new Mistake(
              "table takes its columns, and " + Arguments.show(columns) + " is none.",
              "Write table({ hp: 0 }).")
          .atArgument(0);
    }
    Map<String, Value> named = new LinkedHashMap<>();
    for (String name : columns.getMemberKeys()) {
      named.put(name, columns.getMember(name));
    }
    return new TableThing(binding, clock, named);
  }

  @Override
  Table make(String name) {
    Clock on = clock.forThe(name);
    Table table = on.table(name);
    Cells maker = new Cells(binding());
    columns.forEach((column, value) -> cells.put(column, cell(maker, table, column, value)));
    return table;
  }

  private static Cell cell(Cells maker, Table table, String column, Value value) {
    if (RowThing.isOfEveryRow(column)) {
      throw new Mistake(
              "every row has a `" + column + "` already.", "Give the column another name.")
          .at(column);
    }
    try {
      return maker.of(table, column, value);
    } catch (IllegalArgumentException refused) {
      throw Mistake.told(refused).at(column);
    }
  }

  Map<String, Cell> cells() {
    return cells;
  }

  List<String> memberNames(Iterable<String> more) {
    List<String> all = new ArrayList<>(cells.keySet());
    more.forEach(all::add);
    return all;
  }

  /** A view of a row that is good as long as the handler that runs. */
  RowThing view(int slot) {
    return new RowThing(this, slot, new Lease(binding().crossing()), null, 0);
  }

  private @Nullable RowThing row(int slot) {
    return slot == Table.NONE ? null : view(slot);
  }

  private Object spawn(Value[] arguments) {
    Table table = changing();
    Map<String, Value> fields = fields(arguments);
    int slot = table.spawn();
    if (slot == Table.NONE) {
      throw new Mistake("`" + path() + "` is full.", "");
    }
    RowThing row = view(slot);
    try {
      fields.forEach((name, value) -> write(row, name, value));
    } catch (RuntimeException refused) {
      table.despawn(slot);
      throw refused;
    }
    return row;
  }

  private static void write(RowThing row, String name, Value value) {
    try {
      row.put(name, value);
    } catch (Mistake mistake) {
      throw new Mistake(mistake.problem(), mistake.cure()).at(name);
    }
  }

  private Map<String, Value> fields(Value[] arguments) {
    Map<String, Value> fields = new LinkedHashMap<>();
    if (arguments.length == 0) {
      return fields;
    }
    Value given = arguments[0];
    if (!given.hasMembers() || given.canExecute() || Binding.thing(given) != null) {
      throw new Mistake(
              "spawn takes the row's fields, and " + Arguments.show(given) + " is none.",
              "Write spawn({ … }).")
          .atArgument(0);
    }
    for (String name : given.getMemberKeys()) {
      if (!cells.containsKey(name)) {
        throw new Mistake(
                "`" + path() + "` has no column `" + name + "`.",
                Names.cure(name, List.copyOf(cells.keySet())))
            .at(name);
      }
      fields.put(name, given.getMember(name));
    }
    return fields;
  }

  private static @Nullable Object find(TableThing table, Value[] arguments) {
    long ref = Arguments.whole("find", arguments, 0, 0, io.tickwright.sim.IntegerValue.MOST);
    return table.row(table.real().find(ref));
  }

  private static Object at(TableThing table, Value[] arguments) {
    Object found = find(table, arguments);
    if (found == null) {
      throw new Mistake(
          "no row of `" + table.path() + "` has this ref any more.",
          "Ask find(ref), which gives null then.");
    }
    return found;
  }

  private static Object sum(TableThing table, Value[] arguments) {
    Column column = table.column("sum", arguments);
    long sum = table.real().sum(column);
    if (column instanceof IntegerColumn integers) {
      return integers.isWide() ? table.binding().big(sum) : Binding.number(sum);
    }
    return column instanceof io.tickwright.sim.DurationColumn
        ? (Object) table.binding().seconds(sum)
        : (Object) Values.fixedNumber(sum);
  }

  private Column column(String door, Value[] arguments) {
    String name = Arguments.text(door, Arguments.at(door, arguments, 0, "the name of a column"));
    List<String> names = new ArrayList<>();
    for (Column column : real().columns()) {
      if (column.name().equals(name)) {
        return column;
      }
      names.add(column.name());
    }
    throw new Mistake("`" + path() + "` has no column `" + name + "`.", Names.cure(name, names))
        .at(name);
  }

  @Override
  public Object getIterator() {
    Table table = real();
    long[] handles = new long[table.count()];
    int size = 0;
    for (int slot = table.next(0); slot != Table.NONE; slot = table.next(slot + 1)) {
      handles[size++] = table.handle(slot);
    }
    Lease lease = new Lease(binding().crossing());
    return new Walk(this, handles, lease);
  }

  /** The rows that lived when the loop began and still live when their turn comes. */
  private static final class Walk implements ProxyIterator {
    private final TableThing table;
    private final long[] handles;
    private final Lease lease;
    private int at;

    Walk(TableThing table, long[] handles, Lease lease) {
      this.table = table;
      this.handles = handles;
      this.lease = lease;
    }

    @Override
    public boolean hasNext() {
      while (at < handles.length && table.real().find(handles[at]) == Table.NONE) {
        at++;
      }
      if (at == handles.length) {
        lease.now(null);
      }
      return at < handles.length;
    }

    @Override
    public Object getNext() {
      RowThing row = new RowThing(table, table.real().find(handles[at++]), lease, null, 0);
      lease.now(row);
      return row;
    }
  }
}
