package io.tickwright.script.groovy;

import java.math.BigDecimal;
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
    HERTZ("hz");

    final String suffix;

    Unit(String suffix) {
      this.suffix = suffix;
    }
  }

  private static final int FINEST_TEXT = 9;

  private final BigDecimal number;
  private final Unit unit;

  private Duration(BigDecimal number, Unit unit) {
    this.number = number;
    this.unit = unit;
  }

  static Duration of(BigDecimal number, Unit unit) {
    return new Duration(number.stripTrailingZeros(), unit);
  }

  BigDecimal number() {
    return number;
  }

  Unit unit() {
    return unit;
  }

  /** Whether {@link #toString} is what a person would have written, and so exact. */
  boolean isWritten() {
    return number.scale() <= FINEST_TEXT;
  }

  /**
   * The seconds it lasts, exactly.
   *
   * @throws RuntimeException for ticks and hertz, whose length depends on the simulation's step
   */
  public BigDecimal getSeconds() {
    if (unit != Unit.SECONDS) {
      throw new Mistake(
              "`" + this + "` is not counted in seconds.", "Ask a timer for its `left` or `total`.")
          .at("seconds");
    }
    return number;
  }

  /** As it is written in every language: {@code 2.5s}. */
  @Override
  public String toString() {
    return number.toPlainString() + unit.suffix;
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof Duration duration
        && duration.unit == unit
        && duration.number.equals(number);
  }

  @Override
  public int hashCode() {
    return 31 * number.hashCode() + unit.suffix.hashCode();
  }
}
