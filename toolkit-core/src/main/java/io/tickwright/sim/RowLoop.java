package io.tickwright.sim;

/**
 * One loop over the rows that lived when it began and still live when their turn comes, in slot
 * order: what {@link Table#each} does, for a language whose loops ask for the next row.
 *
 * <pre>{@code
 * loop.begin();
 * while (loop.hasNext()) {
 *   hp.add(loop.next(), -3);
 * }
 * }</pre>
 *
 * <p>It may be left at any row. Unlike {@code each} it keeps no slot from being given out again,
 * and never takes the row that came into one for the row that was there. It can begin again and
 * again and makes garbage only when the table has grown; loops inside each other are one each. Of
 * the thread that ticks the world.
 */
public final class RowLoop {
  private final Slots slots;
  private long[] living = new long[1];
  private int[] turns = new int[Long.SIZE];
  private int words;
  private int word;

  /** The rows of the present word that are still to come. */
  private long bits;

  private long endings;

  RowLoop(Slots slots) {
    this.slots = slots;
  }

  /** Goes before the first of the rows that live now. */
  public void begin() {
    words = slots.words();
    if (living.length < words) {
      living = new long[slots.capacity() / Long.SIZE];
      turns = new int[slots.capacity()];
    }
    slots.note(living, turns);
    endings = slots.endings();
    word = 0;
    bits = words == 0 ? 0 : living[0];
  }

  /** Whether a further row still lives. */
  public boolean hasNext() {
    while (bits == 0) {
      if (word + 1 >= words) {
        return false;
      }
      bits = living[++word];
    }
    // Until a row ends none needs to be looked at, which leaves a loop nothing to do but count.
    return slots.endings() == endings || passOver();
  }

  /** Passes over the rows that are gone, whoever may live in their slots. */
  private boolean passOver() {
    while (bits != 0 || word + 1 < words) {
      if (bits == 0) {
        bits = living[++word];
      } else if (slots.isAt(slot(), turns[slot()])) {
        return true;
      } else {
        bits &= bits - 1;
      }
    }
    return false;
  }

  /** The slot of the next row, after {@link #hasNext} has said that there is one. */
  public int next() {
    int slot = slot();
    bits &= bits - 1;
    return slot;
  }

  private int slot() {
    return word * Long.SIZE + Long.numberOfTrailingZeros(bits);
  }
}
