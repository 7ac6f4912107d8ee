package io.tickwright.script.js;

import org.graalvm.polyglot.Value;

/**
 * A metronome's interval: as text it is exact, however odd; computed, it is a whole number of
 * units.
 *
 * @param text the text, or empty
 * @param units base units, when there is no text
 */
record Interval(String text, long units) {

  static Interval of(Binding binding, String door, Value[] arguments) {
    try {
      Value value = Arguments.at(door, arguments, 0, "a duration such as \"0.5s\"");
      return of(binding, door, value);
    } catch (Mistake mistake) {
      throw mistake.atArgument(0);
    }
  }

  static Interval of(Binding binding, String door, Value value) {
    long units = binding.quantities().units(door, value);
    if (units == 0) {
      throw new Mistake(
          door + " takes an interval above zero, and " + Arguments.show(value) + " is none.", "");
    }
    return new Interval(value.isString() ? value.asString() : "", units);
  }
}
