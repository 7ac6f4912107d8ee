package io.tickwright.script.path;

import io.tickwright.sim.Table;
import org.jspecify.annotations.Nullable;

/** A field of a row: what its column says, as long as a row lives in the slot. */
final class RowField extends Property {
  private final Table table;
  private final int slot;
  private final Property field;

  RowField(Table table, int slot, Property field) {
    super(field.path(), field.kind());
    this.table = table;
    this.slot = slot;
    this.field = field;
  }

  @Override
  public boolean exists() {
    return table.lives(slot);
  }

  @Override
  public String text() {
    return exists() ? field.text() : "gone";
  }

  @Override
  public @Nullable Exact exact() {
    return exists() ? field.exact() : null;
  }

  @Override
  public boolean isInitial() {
    return !exists() || field.isInitial();
  }

  @Override
  public Reading read(String text) {
    return field.read(text);
  }

  @Override
  public boolean holds(Reading wanted) {
    return exists() && field.holds(wanted);
  }

  @Override
  public boolean isOrdered() {
    return field.isOrdered();
  }

  @Override
  boolean isWithin(Reading least, Reading most) {
    return exists() && field.isWithin(least, most);
  }

  @Override
  boolean isEmpty(Reading least, Reading most) {
    return field.isEmpty(least, most);
  }

  @Override
  public String actual(Reading wanted) {
    return exists() ? field.actual(wanted) : "gone";
  }

  @Override
  public long sample() {
    return exists() ? field.sample() : Long.MIN_VALUE;
  }

  @Override
  @Nullable String whyFixed() {
    return field.whyFixed();
  }

  @Override
  void put(Reading value) {
    if (!exists()) {
      String row = table + "[" + slot + "]";
      throw new PathException(
          0,
          path().length(),
          "no row lives in " + row + ".",
          "Make it by its fields in one line: let " + row + " …");
    }
    field.put(value);
  }
}
