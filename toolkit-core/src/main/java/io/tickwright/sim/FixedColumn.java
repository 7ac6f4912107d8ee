package io.tickwright.sim;

/** A fixed-point number in every row, as the bits of {@link io.tickwright.exact.Fixed} (Q47.16). */
public final class FixedColumn extends LongColumn {
  FixedColumn(Table table, String name, long initial) {
    super(table, name, initial);
  }

  /** The number in 1/65536. */
  public long bits(int slot) {
    return read(slot);
  }

  public void set(int slot, long bits) {
    write(slot, bits);
  }

  /** What a new row holds, in 1/65536. */
  public long initial() {
    return defaultValue();
  }
}
