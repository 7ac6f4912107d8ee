package io.tickwright.script.js;

import java.math.BigDecimal;
import org.graalvm.polyglot.Value;
import org.jspecify.annotations.Nullable;

/**
 * A computed quantity with its unit: what {@code seconds(x)}, {@code perSecond(x)} and kin return.
 */
final class Amount extends Thing {
  /** What it measures. */
  enum Unit {
    SECONDS("a duration", "s"),
    PER_SECOND("a rate", "/s"),
    DEGREES("an angle", "deg"),
    RATIO("a ratio", "");

    final String noun;
    final String suffix;

    Unit(String noun, String suffix) {
      this.noun = noun;
      this.suffix = suffix;
    }
  }

  private final Unit unit;
  private final BigDecimal number;
  private final long over;

  private Amount(Unit unit, BigDecimal number, long over) {
    this.unit = unit;
    this.number = number;
    this.over = over;
  }

  static Amount of(Unit unit, String door, Value[] arguments) {
    double number = Arguments.number(door, arguments, 0);
    if (!Double.isFinite(number)) {
      throw new Mistake(
              door + " takes a finite number, and " + Arguments.show(arguments[0]) + " is none.",
              "")
          .atArgument(0);
    }
    if (number < 0 && unit != Unit.DEGREES) {
      throw new Mistake(
              door + " takes no negative number, and got " + Arguments.show(arguments[0]) + ".",
              "Write Math.max(0, …) where it may fall below zero.")
          .atArgument(0);
    }
    return new Amount(unit, BigDecimal.valueOf(number), 1);
  }

  static Amount ratio(Value[] arguments) {
    long numerator = Arguments.whole("ratio", arguments, 0, 0, Long.MAX_VALUE);
    long denominator = Arguments.whole("ratio", arguments, 1, 1, Long.MAX_VALUE);
    return new Amount(Unit.RATIO, BigDecimal.valueOf(numerator), denominator);
  }

  static @Nullable Amount in(Value value) {
    return value.isProxyObject() && value.asProxyObject() instanceof Amount amount ? amount : null;
  }

  Unit unit() {
    return unit;
  }

  BigDecimal number() {
    return number;
  }

  long over() {
    return over;
  }

  @Override
  String path() {
    return describe();
  }

  @Override
  String noun() {
    return unit.noun;
  }

  @Override
  String describe() {
    return number.stripTrailingZeros().toPlainString()
        + (over == 1 ? "" : "/" + over)
        + unit.suffix;
  }

  @Override
  boolean has(String member) {
    return false;
  }

  @Override
  Mistake unknown(String member) {
    return new Mistake(
        "`" + describe() + "` is " + unit.noun + " to hand over, and cannot be computed with.",
        "Compute with numbers first, and give the result its unit last.");
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
    return java.util.List.of();
  }
}
