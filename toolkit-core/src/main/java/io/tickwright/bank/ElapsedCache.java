package io.tickwright.bank;

import io.tickwright.internal.Bits;
import io.tickwright.internal.Wide;
import java.util.Arrays;

/**
 * What each row of a column gets for one elapsed time: rate × elapsed, divided once into wholes and
 * the parts that are left over.
 */
final class ElapsedCache {

  private static final long[] NONE = {};

  /** The elapsed time this is for; 0 when it is for none. */
  long elapsedUnits;

  /** Per row the parts below one whole that each gain adds. */
  long[] parts = NONE;

  /** The rows that get at least one whole at each gain, as a bitmap. */
  long[] sure = NONE;

  /** Whether {@link #sure} has any row. */
  boolean anySure;

  // Per row the wholes of each gain. Most columns have none, and then there is no array.
  private long[] wholes = NONE;

  // Rows in a run often share their rate, and dividing is the dear part.
  private long lastRate;
  private long lastParts;
  private long lastWholes;

  /** Computes every row anew for another elapsed time. */
  void fill(long elapsedUnits, long[] rates, long whole) {
    makeRoom(rates.length);
    this.elapsedUnits = elapsedUnits;
    lastRate = 0;
    lastParts = 0;
    lastWholes = 0;
    if (!multiplied(rates, (whole - 1) / elapsedUnits)) {
      divided(rates, whole);
    }
  }

  private void makeRoom(int capacity) {
    anySure = false;
    if (wholes.length == capacity) {
      Arrays.fill(wholes, 0);
    } else {
      wholes = NONE;
    }
    if (parts.length != capacity) {
      parts = new long[capacity];
      sure = new long[Bits.words(capacity)];
    } else {
      Arrays.fill(sure, 0);
    }
  }

  /** Where no row gets a whole at each gain, there is nothing to divide. */
  private boolean multiplied(long[] rates, long most) {
    long negative = 0;
    for (int row = 0; row < rates.length; row++) {
      negative |= most - rates[row];
    }
    if (negative < 0) {
      return false;
    }
    for (int row = 0; row < rates.length; row++) {
      parts[row] = rates[row] * elapsedUnits;
    }
    return true;
  }

  private void divided(long[] rates, long whole) {
    for (int row = 0; row < rates.length; row++) {
      put(row, rates[row], whole);
    }
  }

  /** Computes one row anew. */
  void put(int row, long rate, long whole) {
    if (rate != lastRate) {
      long high = Wide.mulAddHigh(rate, elapsedUnits, 0);
      long low = Wide.mulAddLow(rate, elapsedUnits, 0);
      lastRate = rate;
      lastParts = Wide.remainder(high, low, whole);
      lastWholes = Wide.quotient(high, low, whole);
    }
    parts[row] = lastParts;
    if (lastWholes > 0) {
      if (wholes.length == 0) {
        wholes = new long[parts.length];
      }
      wholes[row] = lastWholes;
      Bits.set(sure, row);
      anySure = true;
    } else if (Bits.get(sure, row)) {
      clearWholes(row);
    }
  }

  /** Makes the row gain nothing. */
  void clear(int row) {
    if (row < parts.length) {
      parts[row] = 0;
      clearWholes(row);
    }
  }

  private void clearWholes(int row) {
    Bits.clear(sure, row);
    if (row < wholes.length) {
      wholes[row] = 0;
    }
  }

  /** The wholes that the row gets at each gain, its progress apart. */
  long wholes(int row) {
    return row < wholes.length ? wholes[row] : 0;
  }

  /** Makes room; new rows gain nothing. */
  void grow(int capacity) {
    if (elapsedUnits > 0) {
      parts = Arrays.copyOf(parts, capacity);
      sure = Arrays.copyOf(sure, Bits.words(capacity));
      wholes = wholes.length == 0 ? NONE : Arrays.copyOf(wholes, capacity);
    }
  }

  /** Forgets everything; the next gain fills it again. */
  void forget() {
    elapsedUnits = 0;
  }
}
