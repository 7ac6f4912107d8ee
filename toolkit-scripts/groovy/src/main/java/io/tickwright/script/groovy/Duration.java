package io.tickwright.script.groovy;

import io.tickwright.time.Quantity;
import java.math.BigDecimal;
import java.math.RoundingMode;
import org.jspecify.annotations.Nullable;

/**
 * A length of time to hand over, such as {@code 2.5.seconds}, {@code 30.ticks} or {@code 60.hz},
 * which is a sixtieth of a second. To compute with, there are numbers: give the result its unit
 * last, {@code (5 + wave).seconds}.
 */
public final class Duration {
  enum Unit {
    SECONDS("s"),
    TICKS(" ticks"),
    HERTZ("hz"),
    TEXT("");

    final String suffix;

    Unit(String suffix) {
      this.suffix = suffix;
    }
  }

  private static final int FINEST_TEXT = 9;
  private static final int FINEST_READ = 12;

  private final BigDecimal number;
  private final Unit unit;
  private final @Nullable Quantity exact;

  private Duration(BigDecimal number, Unit unit, @Nullable Quantity exact) {
    this.number = number;
    this.unit = unit;
    this.exact = exact;
  }

  static Duration of(BigDecimal number, Unit unit) {
    return new Duration(number.stripTrailingZeros(), unit, null);
  }

  /** What a text says, without any rounding. */
  static Duration of(Quantity exact) {
    BigDecimal rounded =
        new BigDecimal(exact.numerator())
            .divide(new BigDecimal(exact.denominator()), FINEST_READ, RoundingMode.HALF_UP);
    return new Duration(rounded.stripTrailingZeros(), Unit.TEXT, exact);
  }

  /** The text it was, or null. */
  @Nullable Quantity exact() {
    return exact;
  }

  BigDecimal number() {
    return number;
  }

  Unit unit() {
    return unit;
  }

  /** Whether {@link #toString} is what a person would have written, and so exact. */
  boolean isWritten() {
    return exact != null || unit == Unit.SECONDS && number.scale() <= FINEST_TEXT;
  }

  /**
   * The seconds it lasts, rounded only where the text it came from has no end, such as a third.
   *
   * @throws RuntimeException for ticks and hertz, whose length depends on the simulation's step
   */
  public BigDecimal getSeconds() {
    boolean inSeconds =
        exact == null ? unit == Unit.SECONDS : exact.unit() == Quantity.Unit.SECONDS;
    if (!inSeconds) {
      throw new Mistake(
              "`" + this + "` is not counted in seconds.", "Ask a timer for its `left` or `total`.")
          .at("seconds");
    }
    return number;
  }

  /** As it is written in every language: {@code 2.5s}. */
  @Override
  public String toString() {
    return exact == null ? number.toPlainString() + unit.suffix : exact.text();
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof Duration duration && duration.toString().equals(toString());
  }

  @Override
  public int hashCode() {
    return toString().hashCode();
  }
}
