package io.tickwright.script.js;

import io.tickwright.sim.Table;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Supplier;
import org.graalvm.polyglot.Value;
import org.jspecify.annotations.Nullable;

/**
 * What a script writes as a column of a table, and for plain values as a member of the state too.
 */
final class CellThing extends Thing {
  private final String noun;
  private final String cureInState;
  private final @Nullable Supplier<Declarable<?>> asValue;
  private final BiFunction<Table, String, Cell> asColumn;

  CellThing(
      String noun,
      String cureInState,
      @Nullable Supplier<Declarable<?>> asValue,
      BiFunction<Table, String, Cell> asColumn) {
    this.noun = noun;
    this.cureInState = cureInState;
    this.asValue = asValue;
    this.asColumn = asColumn;
  }

  @Nullable Supplier<Declarable<?>> asValue() {
    return asValue;
  }

  String cureInState() {
    return cureInState;
  }

  Cell column(Table table, String name) {
    return asColumn.apply(table, name);
  }

  @Override
  String noun() {
    return noun;
  }

  @Override
  boolean has(String member) {
    return false;
  }

  @Override
  Mistake unknown(String member) {
    return Binding.unnamed(noun);
  }

  @Override
  Object get(String member) {
    throw unknown(member);
  }

  @Override
  void put(String member, Value value) {
    throw unknown(member);
  }

  @Override
  Iterable<String> names() {
    return List.of();
  }
}
