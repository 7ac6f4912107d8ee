package io.tickwright.script.groovy;

import io.tickwright.sim.IntegerValue;
import io.tickwright.sim.Names;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Reads what a script hands over where its type alone says too little. */
final class Options {
  /** What is saved with every tick should not be a book. */
  private static final int LONGEST_TEXT = 100_000;

  private Options() {}

  /** Refuses options that a door does not have. */
  static void check(String door, Map<String, ?> options, List<String> allowed) {
    for (String name : options.keySet()) {
      if (!allowed.contains(name)) {
        throw new Mistake(door + " has no option `" + name + "`.", Names.cure(name, allowed))
            .at(name);
      }
    }
  }

  static String text(String what, @Nullable Object value) {
    if (!(value instanceof CharSequence)) {
      throw new Mistake(
          what + " takes a text, and " + Quantities.show(value) + " is none.",
          "Write \"${…}\" to make it one.");
    }
    String text = value.toString();
    if (text.length() > LONGEST_TEXT) {
      throw new Mistake(
          what
              + " takes a text of at most "
              + LONGEST_TEXT
              + " letters, and got "
              + text.length()
              + ".",
          "");
    }
    return text;
  }

  static boolean flag(String what, @Nullable Object value) {
    if (value instanceof Boolean flag) {
      return flag;
    }
    throw new Mistake(
        what + " takes true or false, and " + Quantities.show(value) + " is neither.", "");
  }

  /** A whole number in ±(2⁵³−1). */
  static long whole(String what, @Nullable Object value) {
    long whole = wide(what, value);
    if (whole < -IntegerValue.MOST || whole > IntegerValue.MOST) {
      throw new Mistake(
          what + " takes a whole number up to 2^53 - 1, and " + whole + " is beyond that.",
          "Declare it as wide(0) for 64 bits.");
    }
    return whole;
  }

  /** A whole number of 64 bits. */
  static long wide(String what, @Nullable Object value) {
    if (value instanceof Long || value instanceof Integer) {
      return ((Number) value).longValue();
    }
    BigDecimal exact = value instanceof Number number ? Quantities.exact(number) : null;
    if (exact == null) {
      String cure = value instanceof CharSequence ? "Write the number without quotes." : "";
      throw new Mistake(
          what + " takes a whole number, and " + Quantities.show(value) + " is none.", cure);
    }
    boolean fits = Decimals.fitsLong(exact);
    if (fits && !Decimals.isWhole(exact)) {
      throw new Mistake(
          what + " takes a whole number, and " + Quantities.show(value) + " is none.",
          "Write (…) as long for the whole part, or Math.round(…).");
    }
    if (!fits) {
      throw new Mistake(
          what + " holds 64 bits, and " + Quantities.show(value) + " needs more.", "");
    }
    return exact.longValueExact();
  }

  /** A whole number in [least, most], as the argument of a call. */
  static long between(String door, int index, long value, long least, long most) {
    if (value < least || value > most) {
      throw new Mistake(
              door
                  + " takes a whole number "
                  + (most >= IntegerValue.MOST ? "of " + least + " or more" : least + " to " + most)
                  + ", and "
                  + value
                  + " is none.",
              "")
          .atArgument(door, index);
    }
    return value;
  }
}
