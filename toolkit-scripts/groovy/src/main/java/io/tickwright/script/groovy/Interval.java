package io.tickwright.script.groovy;

import org.jspecify.annotations.Nullable;

/**
 * A metronome's interval, or the step of a layer: as written it is exact, however odd; computed, it
 * is a whole number of units.
 *
 * @param text the text, or empty
 * @param units base units, when there is no text
 */
record Interval(String text, long units) {

  static Interval of(Binding binding, String door, @Nullable Object value) {
    try {
      long units = binding.quantities().units(door, value);
      if (units == 0) {
        throw new Mistake(
            door + " takes an interval above zero, and " + Quantities.show(value) + " is none.",
            "");
      }
      boolean exact =
          value instanceof CharSequence || value instanceof Duration written && written.isWritten();
      return new Interval(exact ? String.valueOf(value) : "", units);
    } catch (Mistake mistake) {
      throw mistake.atArgument(door.substring(door.lastIndexOf('.') + 1), 0);
    }
  }
}
