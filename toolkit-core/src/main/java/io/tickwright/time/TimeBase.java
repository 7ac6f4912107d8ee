package io.tickwright.time;

import io.tickwright.internal.Wide;
import io.tickwright.time.Quantity.Unit;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;
import java.time.Duration;

/**
 * The grain of time: how many base units a second has, and every way from what people write to
 * units and back.
 *
 * <p>Doors that take seconds, ratios or text round to the nearest unit (halves up), take anything
 * below 0 as 0, and refuse what is no number or lies beyond {@link Long#MAX_VALUE} units.
 * Immutable.
 *
 * @param unitsPerSecond at least 1
 */
public record TimeBase(long unitsPerSecond) {

  /**
   * 705,600,000 a second, the default: 24, 25, 30, 48, 50, 60, 64, 72, 75, 90, 100, 120, 128, 144,
   * 240 and 360 Hz and 2/3 s are all whole.
   */
  public static final TimeBase FLICKS = new TimeBase(705_600_000);

  /** Nanoseconds. */
  public static final TimeBase NANOS = new TimeBase(1_000_000_000);

  /** Microseconds. */
  public static final TimeBase MICROS = new TimeBase(1_000_000);

  /** Thirds of a microsecond, 3,000,000 a second. */
  public static final TimeBase THIRD_MICROS = new TimeBase(3_000_000);

  private static final long NANOS_PER_SECOND = 1_000_000_000;

  /** A long holds the nanoseconds of durations below so many seconds. */
  private static final long SECONDS_OF_NANOS = Long.MAX_VALUE / NANOS_PER_SECOND;

  /** A decimal this many digits above or below the point is out of range, or 0, in any base. */
  private static final int FAR = 60;

  public TimeBase {
    if (unitsPerSecond < 1) {
      throw new IllegalArgumentException(
          "unitsPerSecond is " + unitsPerSecond + "; a second has at least 1 unit");
    }
  }

  /** A base of {@code unitsPerSecond}, refused below 1. */
  public static TimeBase of(long unitsPerSecond) {
    return new TimeBase(unitsPerSecond);
  }

  /** Units of a computed number of seconds; NaN and the infinities are refused. */
  public long units(double seconds) {
    if (!Double.isFinite(seconds)) {
      throw new IllegalArgumentException(
          "seconds is " + seconds + "; a duration is a finite number of seconds");
    }
    return units(new BigDecimal(seconds));
  }

  /** Units of a decimal number of seconds. */
  public long units(BigDecimal seconds) {
    long magnitude = (long) seconds.precision() - seconds.scale();
    if (seconds.signum() <= 0 || magnitude < -FAR) {
      return 0;
    }
    if (magnitude > FAR) {
      throw beyondRange("seconds", seconds.toString());
    }
    BigInteger unscaled = seconds.unscaledValue();
    return seconds.scale() > 0
        ? ratio(unscaled, BigInteger.TEN.pow(seconds.scale()), "seconds", seconds.toString())
        : ratio(seconds.toBigInteger(), BigInteger.ONE, "seconds", seconds.toString());
  }

  /** Units of {@code numerator / denominator} seconds; a denominator below 1 is refused. */
  public long units(long numerator, long denominator) {
    requireDenominator(denominator);
    return ratio(
        BigInteger.valueOf(numerator),
        BigInteger.valueOf(denominator),
        "numerator / denominator",
        numerator + "/" + denominator);
  }

  /** Units of a {@link Duration}; allocates nothing up to 292 years. */
  public long units(Duration duration) {
    long seconds = Math.max(-1, duration.getSeconds());
    if (seconds < SECONDS_OF_NANOS) {
      long units = nearestOfNanos(seconds * NANOS_PER_SECOND + duration.getNano());
      if (units != Long.MAX_VALUE) {
        return units;
      }
    }
    BigInteger nanos =
        BigInteger.valueOf(seconds)
            .multiply(BigInteger.valueOf(NANOS_PER_SECOND))
            .add(BigInteger.valueOf(duration.getNano()));
    return ratio(nanos, BigInteger.valueOf(NANOS_PER_SECOND), "duration", duration.toString());
  }

  /**
   * Units of a number of nanoseconds, to the nearest, halves up; 0 below zero. Allocates nothing.
   *
   * @throws IllegalArgumentException if that is more than a long holds in this base
   */
  public long unitsOfNanos(long nanos) {
    long units = nearestOfNanos(nanos);
    return units != Long.MAX_VALUE
        ? units
        : ratio(
            BigInteger.valueOf(nanos),
            BigInteger.valueOf(NANOS_PER_SECOND),
            "nanos",
            Long.toString(nanos));
  }

  /** Saturating, and so perhaps too little where it says {@link Long#MAX_VALUE}. */
  private long nearestOfNanos(long nanos) {
    return nanos <= 0 ? 0 : unitsOfNanos(nanos, NANOS_PER_SECOND / 2);
  }

  /**
   * Units of a duration as written, {@code "1.5s"}, {@code "150ms"}, {@code "1/3s"} or {@code
   * "40u"}; zero needs no unit.
   *
   * @throws QuantityException when it is no such text
   */
  public long units(String text) {
    return units(Quantity.parse(text));
  }

  /** Units of a duration; see {@link #units(String)}. */
  public long units(Quantity duration) {
    if (duration.unit() == Unit.TICKS) {
      throw duration.refuse("a count of ticks is no duration here", "write one, as in 1.5s");
    }
    return units(duration, 0);
  }

  /**
   * Units of a duration that may also be written in ticks of {@code stepUnits} each: {@code "30
   * ticks"}.
   *
   * @throws QuantityException when it is neither, or beyond range
   */
  public long units(Quantity duration, long stepUnits) {
    BigInteger over = duration.numerator();
    return switch (duration.unit()) {
      case SECONDS -> inRange(duration, toUnits(over, duration.denominator()));
      case UNITS -> inRange(duration, over.max(BigInteger.ZERO));
      case TICKS ->
          inRange(duration, over.max(BigInteger.ZERO).multiply(BigInteger.valueOf(stepUnits)));
      case NONE -> {
        if (duration.signum() != 0) {
          String number = duration.text();
          throw duration.refuse(
              "a duration needs its unit", "write " + number + "s, or " + number + "ms");
        }
        yield 0;
      }
      case PER_SECOND, HERTZ, DEGREES ->
          throw duration.refuse("that is no duration", "write one, as in 1.5s");
    };
  }

  /**
   * Whole units of elapsed nanoseconds, exactly, where {@code carry} is the part of a unit owed
   * from before, in billionths: {@code ⌊(nanos × unitsPerSecond + carry) ÷ 10⁹⌋}, saturated. What
   * is owed afterwards is {@link #carryOfNanos}. Negative arguments count as 0.
   */
  public long unitsOfNanos(long elapsedNanos, long carry) {
    return Wide.mulAddDiv(
        Math.max(0, elapsedNanos), unitsPerSecond, Math.max(0, carry), NANOS_PER_SECOND);
  }

  /** The part of a unit, in billionths {@code [0, 10⁹)}, that {@link #unitsOfNanos} leaves owed. */
  public long carryOfNanos(long elapsedNanos, long carry) {
    return Wide.mulAddMod(
        Math.max(0, elapsedNanos), unitsPerSecond, Math.max(0, carry), NANOS_PER_SECOND);
  }

  /** Seconds as a double, for drawing and for scripts to show; {@link #text} is exact. */
  public double seconds(long units) {
    return (double) units / unitsPerSecond;
  }

  /** Seconds as a decimal, rounded finely enough that {@link #units(BigDecimal)} reads it back. */
  public BigDecimal decimal(long units) {
    int places = Long.toString(unitsPerSecond).length();
    return new BigDecimal(units)
        .divide(new BigDecimal(unitsPerSecond), places, RoundingMode.HALF_UP)
        .stripTrailingZeros();
  }

  /** A {@link Duration} to the nearest nanosecond. */
  public Duration duration(long units) {
    long seconds = Math.floorDiv(units, unitsPerSecond);
    BigInteger rest = BigInteger.valueOf(Math.floorMod(units, unitsPerSecond));
    BigInteger nanos =
        nearest(
            rest.multiply(BigInteger.valueOf(NANOS_PER_SECOND)),
            BigInteger.valueOf(unitsPerSecond));
    return Duration.ofSeconds(seconds, nanos.longValueExact());
  }

  /** The exact duration as text, {@code "0.75s"} or {@code "1/60s"}; reads back the same. */
  public String text(long units) {
    return ExactText.of(BigInteger.valueOf(units), BigInteger.valueOf(unitsPerSecond), 9) + "s";
  }

  /** The step of {@code numerator / denominator} seconds; both are refused below 1. */
  public Timestep stepForSeconds(long numerator, long denominator) {
    if (numerator < 1) {
      throw new IllegalArgumentException(
          "numerator is " + numerator + "; a step lasts more than 0");
    }
    requireDenominator(denominator);
    return step(
        BigInteger.valueOf(numerator),
        BigInteger.valueOf(denominator),
        numerator + "/" + denominator + "s");
  }

  /** The step of {@code hertz} steps a second; refused below 1. */
  public Timestep stepForHertz(long hertz) {
    if (hertz < 1) {
      throw new IllegalArgumentException("hertz is " + hertz + "; a clock steps at least once");
    }
    return stepForSeconds(1, hertz);
  }

  /**
   * The step as written, {@code "60hz"}, {@code "1/60s"} or {@code "11760000u"}.
   *
   * @throws QuantityException when it is no such text, or not above 0
   */
  public Timestep stepFor(String text) {
    return stepFor(Quantity.parse(text));
  }

  /** The step of a frequency or duration; see {@link #stepFor(String)}. */
  public Timestep stepFor(Quantity step) {
    if (step.signum() <= 0) {
      throw step.refuse("a step is longer than 0", "write one, as in 60hz or 1/60s");
    }
    return switch (step.unit()) {
      case SECONDS -> step(step.numerator(), step.denominator(), step.text());
      case HERTZ -> step(step.denominator(), step.numerator(), step.text());
      case UNITS -> new Timestep(inRange(step, step.numerator()), true);
      case NONE ->
          throw step.refuse("a step needs its unit", "write " + step.text() + "hz, or 1/60s");
      case TICKS, PER_SECOND, DEGREES ->
          throw step.refuse("that is no step", "write one, as in 60hz or 1/60s");
    };
  }

  private Timestep step(BigInteger numerator, BigInteger denominator, String shown) {
    BigInteger[] parts = inUnits(numerator).divideAndRemainder(denominator);
    long units = ratio(numerator, denominator, "step", shown);
    return new Timestep(Math.max(1, units), parts[1].signum() == 0);
  }

  private long ratio(BigInteger over, BigInteger under, String argument, String shown) {
    BigInteger units = toUnits(over, under);
    if (units.bitLength() > 63) {
      throw beyondRange(argument, shown);
    }
    return units.longValueExact();
  }

  private BigInteger toUnits(BigInteger seconds, BigInteger denominator) {
    return seconds.signum() <= 0 ? BigInteger.ZERO : nearest(inUnits(seconds), denominator);
  }

  private BigInteger inUnits(BigInteger seconds) {
    return seconds.multiply(BigInteger.valueOf(unitsPerSecond));
  }

  private static BigInteger nearest(BigInteger over, BigInteger under) {
    return over.shiftLeft(1).add(under).divide(under.shiftLeft(1));
  }

  private long inRange(Quantity quantity, BigInteger units) {
    if (units.bitLength() > 63) {
      throw quantity.refuse("that is beyond range", "write at most " + longest());
    }
    return units.longValueExact();
  }

  private IllegalArgumentException beyondRange(String argument, String shown) {
    return new IllegalArgumentException(
        argument + " is " + shown + "; the longest duration is " + longest());
  }

  private String longest() {
    return Long.MAX_VALUE / unitsPerSecond + "s";
  }

  private static void requireDenominator(long denominator) {
    if (denominator < 1) {
      throw new IllegalArgumentException(
          "denominator is " + denominator + "; a ratio divides by at least 1");
    }
  }
}
