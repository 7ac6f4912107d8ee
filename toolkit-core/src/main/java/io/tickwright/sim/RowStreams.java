package io.tickwright.sim;

import io.tickwright.exact.Pcg32;
import java.util.function.ToLongFunction;

/**
 * A random stream in every row: the child of a declared stream by the row's handle, so that what
 * one row draws never shifts what another one gets.
 *
 * <p>Its state is how many draws each row has made; all else follows from the seed and the handle.
 */
public final class RowStreams extends LongColumn {
  private final RandomStream parent;
  private final Pcg32 pen = Pcg32.seeded(0);

  RowStreams(Table table, String name, RandomStream parent) {
    super(table, name, 0);
    this.parent = parent;
  }

  /** A whole number in the closed range [least, most], every one equally likely. */
  public long between(int slot, long least, long most) {
    begin(slot);
    return end(slot, pen.between(least, most));
  }

  /**
   * Draws from the row's stream whatever the body asks of it; from one at its beginning, which no
   * draw moves, when no row lives in the slot.
   */
  public long draw(int slot, ToLongFunction<Pcg32> body) {
    begin(slot);
    return end(slot, body.applyAsLong(pen));
  }

  private void begin(int slot) {
    pen.becomeChildOf(parent.draw(), table().handle(slot));
    pen.restoreAt(read(slot));
  }

  private long end(int slot, long drawn) {
    write(slot, pen.at());
    return drawn;
  }

  /** How many draws of 32 bits the row has made. */
  public long at(int slot) {
    return read(slot);
  }

  /** Goes to where the row's stream is after so many draws of 32 bits. */
  public void restoreAt(int slot, long draws) {
    write(slot, draws);
  }

  @Override
  boolean isOrdered() {
    return false;
  }
}
