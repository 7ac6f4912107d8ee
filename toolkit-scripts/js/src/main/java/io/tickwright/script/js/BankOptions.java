package io.tickwright.script.js;

import io.tickwright.sim.ClockedBank;
import io.tickwright.sim.Column;
import io.tickwright.sim.Declared;
import io.tickwright.sim.FlagColumn;
import io.tickwright.sim.FlagValue;
import io.tickwright.sim.IntegerColumn;
import io.tickwright.sim.IntegerValue;
import io.tickwright.sim.Names;
import io.tickwright.sim.RowBanks;
import io.tickwright.sim.Table;
import io.tickwright.time.PerSecond;
import java.util.List;
import org.graalvm.polyglot.Value;

/**
 * What a bank is declared with: {@code bank("2.5/s", { into: "shells", most: 8, when: "feeding"
 * })}.
 *
 * @param rate units per second
 * @param into the value it adds to by itself, or empty
 * @param most how far it fills that value
 * @param when the flag without which it gains nothing, or empty
 */
record BankOptions(PerSecond rate, String into, long most, String when) {
  private static final List<String> NAMES = List.of("into", "most", "when");
  private static final String QUOTE = "\"";

  static BankOptions of(Binding binding, Value[] arguments) {
    PerSecond rate = PerSecond.ZERO;
    try {
      if (arguments.length > 0) {
        rate = binding.quantities().rate("bank", arguments[0]);
      }
    } catch (Mistake mistake) {
      throw mistake.atArgument(0);
    }
    BankOptions plain = new BankOptions(rate, "", Long.MAX_VALUE, "");
    return arguments.length < 2 ? plain : plain.with(Options.of("bank", arguments[1], NAMES));
  }

  private BankOptions with(Options options) {
    if (options.has("most") && !options.has("into")) {
      throw new Mistake(
              "`most` says how far a bank fills a value, and this one fills none.",
              "Name the value: { into: \"shells\", most: 8 }; or compare in the handler of gained.")
          .at("most");
    }
    return new BankOptions(
        rate,
        options.nameIn("into"),
        options.has("most") ? Arguments.integer("most", options.get("most")) : Long.MAX_VALUE,
        options.nameIn("when"));
  }

  void apply(Binding binding, ClockedBank bank) {
    if (!into.isEmpty()) {
      bank.into(declared(binding, "into", into, IntegerValue.class));
    }
    if (most != Long.MAX_VALUE) {
      bank.most(most);
    }
    if (!when.isEmpty()) {
      bank.when(declared(binding, "when", when, FlagValue.class));
    }
  }

  private static <D extends Declared> D declared(
      Binding binding, String option, String name, Class<D> kind) {
    try {
      if (binding.world().find(name) != null) {
        return binding.world().get(kind, name);
      }
      List<String> names = binding.world().declaredOf(kind).stream().map(Declared::name).toList();
      throw new Mistake("`" + name + "` is not declared above this.", Names.cure(name, names))
          .at(option + ">" + QUOTE + name + QUOTE);
    } catch (IllegalArgumentException otherKind) {
      throw Mistake.told(otherKind).at(option + ">" + QUOTE + name + QUOTE);
    }
  }

  /** The same for a bank in every row, whose value and flag are columns declared before it. */
  void apply(RowBanks banks, Table table) {
    if (!into.isEmpty()) {
      banks.into(column(table, into, IntegerColumn.class, "whole numbers"));
    }
    if (most != Long.MAX_VALUE) {
      banks.most(most);
    }
    if (!when.isEmpty()) {
      banks.when(column(table, when, FlagColumn.class, "flags"));
    }
  }

  private static <C extends Column> C column(
      Table table, String name, Class<C> type, String right) {
    for (Column column : table.columns()) {
      if (column.name().equals(name) && type.isInstance(column)) {
        return type.cast(column);
      }
    }
    throw new Mistake(
            "`" + table.name() + "` has no column `" + name + "` of " + right + " above.", "")
        .at(name);
  }
}
