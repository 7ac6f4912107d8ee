package io.tickwright.script.js;

import io.tickwright.sim.IntegerValue;
import java.math.BigDecimal;
import java.math.BigInteger;
import org.graalvm.polyglot.Value;

/** What a script hands over, checked and named when it is not what the place takes. */
final class Arguments {
  private static final BigInteger LEAST_WIDE = BigInteger.valueOf(Long.MIN_VALUE);
  private static final BigInteger MOST_WIDE = BigInteger.valueOf(Long.MAX_VALUE);

  /** What is saved with every tick should not be a book. */
  private static final int LONGEST_TEXT = 100_000;

  private static final int MOST_BITS_SHOWN = 256;

  private Arguments() {}

  /** The value as a person would write it, short. */
  static String show(Value value) {
    if (value.isNull()) {
      return value.toString();
    }
    if (value.isString()) {
      return "\"" + shortened(value.asString()) + "\"";
    }
    if (value.isNumber()) {
      return isBigInt(value) ? big(value.asBigInteger()) : number(value.asDouble());
    }
    if (value.isBoolean()) {
      return String.valueOf(value.asBoolean());
    }
    if (value.isProxyObject() && value.asProxyObject() instanceof Thing thing) {
      return "`" + thing.describe() + "`";
    }
    if (value.canExecute()) {
      return "a function";
    }
    return value.hasArrayElements() ? "a list" : value.hasMembers() ? "an object" : "a symbol";
  }

  /** Of a million bits, the digits alone would take longer than all that a script may compute. */
  private static String big(BigInteger number) {
    return number.bitLength() <= MOST_BITS_SHOWN
        ? number + "n"
        : "a BigInt of " + number.bitLength() + " bits";
  }

  private static String shortened(String text) {
    return text.length() <= 40 ? text : text.substring(0, 37) + "…";
  }

  /** A number as JavaScript writes it, for all that people write. */
  static String number(double number) {
    if (number == 0) {
      return 1 / number < 0 ? "-0" : "0";
    }
    if (!Double.isFinite(number)) {
      return String.valueOf(number);
    }
    double size = Math.abs(number);
    return size >= 1e-6 && size < 1e21
        ? BigDecimal.valueOf(number).stripTrailingZeros().toPlainString()
        : String.valueOf(number);
  }

  static boolean isBigInt(Value value) {
    Value meta = value.getMetaObject();
    return meta != null && meta.getMetaSimpleName().equals("bigint");
  }

  static Value at(String door, Value[] arguments, int index, String what) {
    if (index >= arguments.length || arguments[index].isNull()) {
      throw new Mistake(door + " takes " + what + ", and got nothing.", "");
    }
    return arguments[index];
  }

  /** A number of any kind, NaN included. */
  static double number(String door, Value[] arguments, int index) {
    Value value = at(door, arguments, index, "a number");
    if (!value.isNumber() || !value.fitsInDouble()) {
      throw new Mistake(door + " takes a number, and " + show(value) + " is none.", "")
          .atArgument(index);
    }
    return value.asDouble();
  }

  /** A whole number in [least, most]. */
  static long whole(String door, Value[] arguments, int index, long least, long most) {
    Value value = at(door, arguments, index, "a whole number");
    try {
      long whole = value.fitsInInt() ? value.asInt() : integer(door, value);
      if (whole < least || whole > most) {
        throw new Mistake(
            door
                + " takes a whole number "
                + (most >= IntegerValue.MOST ? "of " + least + " or more" : least + " to " + most)
                + ", and "
                + whole
                + " is none.",
            "");
      }
      return whole;
    } catch (Mistake mistake) {
      throw mistake.atArgument(index);
    }
  }

  /** A whole number in ±(2⁵³−1), for something called {@code what}. */
  static long integer(String what, Value value) {
    if (value.fitsInInt()) {
      return value.asInt();
    }
    if (!value.isNumber()) {
      String cure = value.isString() ? "Write the number without quotes." : "";
      throw new Mistake(what + " takes a whole number, and " + show(value) + " is none.", cure);
    }
    long whole = value.fitsInLong() ? value.asLong() : Long.MIN_VALUE;
    if (whole >= -IntegerValue.MOST && whole <= IntegerValue.MOST) {
      return whole;
    }
    boolean big = isBigInt(value);
    double number = big ? 0 : value.asDouble();
    if (number == 0 && !big) {
      return 0;
    }
    if (big || (Double.isFinite(number) && Math.abs(number) > IntegerValue.MOST)) {
      throw new Mistake(
          what + " takes a whole number up to 2^53 - 1, and " + show(value) + " is beyond that.",
          "Declare it as a BigInt, such as 0n, for 64 bits.");
    }
    throw new Mistake(
        what + " takes a whole number, and " + show(value) + " is none.",
        Double.isFinite(number) ? "Write Math.floor(…) or Math.round(…)." : "");
  }

  /** A whole number of 64 bits: a BigInt, or a number that is exact. */
  static long wide(String what, Value value) {
    if (value.fitsInInt()) {
      return value.asInt();
    }
    if (!value.isNumber()) {
      throw new Mistake(what + " takes a BigInt, and " + show(value) + " is none.", "");
    }
    if (!isBigInt(value)) {
      double number = value.asDouble();
      if (Double.isFinite(number) && Math.abs(number) > IntegerValue.MOST) {
        throw new Mistake(
            what + " takes a BigInt, and the number " + show(value) + " is beyond 2^53.",
            "A number that large has lost digits already; compute with BigInts such as 1n.");
      }
      return integer(what, value);
    }
    BigInteger big = value.asBigInteger();
    if (big.compareTo(LEAST_WIDE) < 0 || big.compareTo(MOST_WIDE) > 0) {
      throw new Mistake(
          what + " holds 64 bits, and " + big(big) + " needs more.", "Write BigInt.asIntN(64, …).");
    }
    return big.longValue();
  }

  static boolean flag(String what, Value value) {
    if (!value.isBoolean()) {
      throw new Mistake(what + " takes true or false, and " + show(value) + " is neither.", "");
    }
    return value.asBoolean();
  }

  static String text(String what, Value value) {
    if (!value.isString()) {
      throw new Mistake(
          what + " takes a text, and " + show(value) + " is none.", "Write `${…}` to make it one.");
    }
    String text = value.asString();
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

  /** A function, or the refusal that names what is there in its place. */
  static Value function(String what, Value value, String cure) {
    if (!value.canExecute()) {
      throw new Mistake(what + " must be a function, and " + show(value) + " is none.", cure);
    }
    return value;
  }
}
