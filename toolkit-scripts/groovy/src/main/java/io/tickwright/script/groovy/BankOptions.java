package io.tickwright.script.groovy;

import io.tickwright.sim.ClockedBank;
import io.tickwright.sim.Column;
import io.tickwright.sim.FlagColumn;
import io.tickwright.sim.FlagValue;
import io.tickwright.sim.IntegerColumn;
import io.tickwright.sim.IntegerValue;
import io.tickwright.sim.Names;
import io.tickwright.sim.RowBanks;
import io.tickwright.time.PerSecond;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What a bank is declared with: {@code bank(2.5.perSecond, into: 'shells', most: 8, when:
 * 'feeding')}.
 *
 * @param rate units per second, as written
 * @param options by name
 */
record BankOptions(@Nullable Object rate, Map<String, ?> options) {
  static final BankOptions NONE = new BankOptions(0, Map.of());
  private static final List<String> NAMES = List.of("into", "most", "when");

  static BankOptions of(@Nullable Object rate, Map<String, ?> options) {
    Options.check("bank", options, NAMES);
    if (options.containsKey("most") && !options.containsKey("into")) {
      throw new Mistake(
              "`most` says how far a bank fills a value, and this one fills none.",
              "Name the value: into: 'shells', most: 8; or compare in the handler of gained.")
          .at("most");
    }
    return new BankOptions(rate, options);
  }

  PerSecond rate(Binding where) {
    try {
      return where.quantities().rate("bank", rate);
    } catch (Mistake mistake) {
      throw mistake.atArgument("bank", options.isEmpty() ? 0 : 1);
    }
  }

  void apply(Binding where, ClockedBank bank) {
    if (options.containsKey("into")) {
      bank.into(declared(where, "into", IntegerValue.class));
    }
    if (options.containsKey("most")) {
      bank.most(Options.whole("most", options.get("most")));
    }
    if (options.containsKey("when")) {
      bank.when(declared(where, "when", FlagValue.class));
    }
  }

  private <D extends io.tickwright.sim.Declared> D declared(
      Binding where, String option, Class<D> kind) {
    String name = Options.text(option, options.get(option));
    if (where.world().find(name) == null) {
      throw new Mistake(
              "`" + name + "` is not declared above this.",
              Names.cure(name, where.world().declaredOf(kind).stream().map(d -> d.name()).toList()))
          .at(name);
    }
    return where.world().get(kind, name);
  }

  /** The same for a bank in every row, whose value and flag are columns declared before it. */
  void apply(RowBanks banks) {
    if (options.containsKey("into")) {
      banks.into(column(banks, "into", IntegerColumn.class, "whole numbers"));
    }
    if (options.containsKey("most")) {
      banks.most(Options.whole("most", options.get("most")));
    }
    if (options.containsKey("when")) {
      banks.when(column(banks, "when", FlagColumn.class, "flags"));
    }
  }

  private <C extends Column> C column(RowBanks banks, String option, Class<C> type, String right) {
    String name = Options.text(option, options.get(option));
    for (Column column : banks.table().columns()) {
      if (column.name().equals(name) && type.isInstance(column)) {
        return type.cast(column);
      }
    }
    throw new Mistake(
            "`" + banks.table().name() + "` has no column `" + name + "` of " + right + " above.",
            "")
        .at(name);
  }
}
