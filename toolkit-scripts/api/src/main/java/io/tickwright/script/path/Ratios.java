package io.tickwright.script.path;

import io.tickwright.loop.FrameLoop;
import io.tickwright.script.path.Property.Kind;
import io.tickwright.sim.Clock;
import io.tickwright.time.Quantity;
import io.tickwright.time.Speed;
import io.tickwright.time.TimeBase;
import io.tickwright.timer.Metronome;
import io.tickwright.timer.MetronomeColumn;
import java.math.BigInteger;
import java.util.function.Consumer;
import java.util.function.Supplier;

/** The properties whose values are ratios: speeds, and what metronomes and clocks keep. */
final class Ratios {
  private static final int PLACES = 9;
  private static final int MOST_BITS = 62;

  private final TimeBase base;
  private final BigInteger perSecond;
  private final long stepUnits;

  Ratios(TimeBase base, long stepUnits) {
    this.base = base;
    this.perSecond = BigInteger.valueOf(base.unitsPerSecond());
    this.stepUnits = stepUnits;
  }

  // Speeds

  Property speed(String path, Supplier<Speed> get, Consumer<Speed> put) {
    return RatioProperty.of(
        path,
        Kind.SPEED,
        Ratios::readSpeed,
        Exact::ratio,
        () -> exact(get.get()),
        ratio ->
            put.accept(
                Speed.of(ratio.numerator().longValueExact(), ratio.denominator().longValueExact())),
        Exact.of(1));
  }

  private static Exact exact(Speed speed) {
    return Exact.of(speed.numerator(), speed.denominator());
  }

  private static Reading readSpeed(String text) {
    Exact ratio = exact(Numbers.speed(text));
    return Reading.exactly(ratio, ratio.ratio());
  }

  /** What a clock owes: a whole number of 1/denominator of its speed. */
  Property carry(String path, Clock clock) {
    return carry(
        path,
        () -> Exact.of(clock.carry(), clock.speed().denominator()),
        part -> {
          long of = clock.speed().denominator();
          Exact owed = part.times(BigInteger.valueOf(of));
          if (!owed.isWhole()) {
            throw unowable(path, clock.speed(), of);
          }
          clock.restoreCarry(owed.numerator().longValueExact());
        });
  }

  /**
   * What the schedule owes. It counts in parts of its speed as it was given, so the same speed may
   * have to be given again with finer parts.
   */
  Property carry(String path, FrameLoop loop) {
    return carry(
        path,
        () -> Exact.of(loop.carry(), loop.speedDenominator()),
        part -> {
          Speed speed = loop.speed();
          BigInteger times = part.times(BigInteger.valueOf(speed.denominator())).denominator();
          BigInteger numerator = BigInteger.valueOf(speed.numerator()).multiply(times);
          BigInteger denominator = BigInteger.valueOf(speed.denominator()).multiply(times);
          if (numerator.bitLength() > 63 || denominator.bitLength() > 63) {
            throw unowable(path, speed, speed.denominator());
          }
          loop.speed(numerator.longValueExact(), denominator.longValueExact());
          loop.restoreCarry(part.times(denominator).numerator().longValueExact());
        });
  }

  private static Property carry(String path, Supplier<Exact> get, Consumer<Exact> put) {
    return RatioProperty.of(
        path + ".carry", Kind.FRACTION, Ratios::readPart, Exact::ratio, get, put, Exact.of(0));
  }

  private static PathException unowable(String path, Speed speed, long of) {
    return new PathException(
        0,
        path.length(),
        "`" + path + "` runs at " + speed + " and owes a whole number of 1/" + of + ".",
        "Set its speed first, or write one of those.");
  }

  private static Reading readPart(String text) {
    Quantity part = Numbers.plain(text, "a part of one", "1/3");
    Exact value = new Exact(part.numerator(), part.denominator());
    if (part.signum() < 0 || value.compareTo(Exact.of(1)) >= 0) {
      throw Numbers.refused(text, "a clock owes less than one unit", "Write 0 or more, below 1.");
    }
    return Reading.exactly(value, value.ratio());
  }

  // Metronomes

  Property interval(String path, Metronome metronome, Exact usualUnits) {
    Supplier<Exact> units =
        () -> Exact.of(metronome.intervalNumerator(), metronome.intervalDenominator());
    return RatioProperty.of(
        path + ".interval",
        Kind.DURATION,
        text -> readSeconds(text, true),
        Ratios::seconds,
        () -> units.get().over(perSecond),
        seconds -> {
          Exact interval = fitting(seconds.times(perSecond));
          metronome.interval(
              interval.numerator().longValueExact(), interval.denominator().longValueExact());
        },
        usualUnits.over(perSecond));
  }

  Property late(String path, Metronome metronome) {
    return RatioProperty.of(
        path + ".late",
        Kind.DURATION,
        text -> readSeconds(text, false),
        Ratios::seconds,
        () -> late(metronome.lateNumerator(), metronome.intervalDenominator()),
        seconds -> cut(seconds, metronome.intervalDenominator()),
        seconds ->
            metronome.restoreLate(
                parts(
                    path, seconds, metronome.intervalNumerator(), metronome.intervalDenominator())),
        Exact.of(0));
  }

  Property late(String path, MetronomeColumn metronomes, int slot) {
    return RatioProperty.of(
        path + ".late",
        Kind.DURATION,
        text -> readSeconds(text, false),
        Ratios::seconds,
        () -> late(metronomes.lateNumerator(slot), metronomes.intervalDenominator()),
        seconds -> cut(seconds, metronomes.intervalDenominator()),
        seconds ->
            metronomes.restoreLate(
                slot,
                parts(
                    path,
                    seconds,
                    metronomes.intervalNumerator(),
                    metronomes.intervalDenominator())),
        Exact.of(0));
  }

  private Exact late(long parts, long denominator) {
    return Exact.of(parts, denominator).over(perSecond);
  }

  /** The lateness in parts of a base unit, which is less than the interval. */
  private long parts(String path, Exact seconds, long interval, long denominator) {
    BigInteger parts = seconds.times(perSecond).times(BigInteger.valueOf(denominator)).floor();
    if (parts.compareTo(BigInteger.valueOf(interval)) >= 0) {
      String length = seconds(late(interval, denominator));
      throw new PathException(
          0,
          path.length(),
          "`" + path + "` beats every " + length + ".",
          "It is late by less than that.");
    }
    return parts.longValueExact();
  }

  /**
   * A lateness cut to the parts of a base unit that a metronome counts in, which depend on its
   * interval of the moment; no time that anybody could see is lost.
   */
  private Exact cut(Exact seconds, long denominator) {
    BigInteger grains = perSecond.multiply(BigInteger.valueOf(denominator));
    return new Exact(seconds.times(grains).floor(), grains);
  }

  private Reading readSeconds(String text, boolean atLeastOneUnit) {
    Quantity duration = Numbers.duration(text);
    Exact number = new Exact(duration.numerator(), duration.denominator());
    Exact seconds =
        switch (duration.unit()) {
          case UNITS -> number.over(perSecond);
          case TICKS -> number.times(BigInteger.valueOf(stepUnits)).over(perSecond);
          default -> number;
        };
    if (seconds.numerator().bitLength() > MOST_BITS + 32
        || seconds.times(perSecond).floor().bitLength() > MOST_BITS) {
      throw Numbers.refused(
          text,
          "it is out of range",
          "Write at most " + (1L << MOST_BITS) / base.unitsPerSecond() + "s.");
    }
    if (atLeastOneUnit && seconds.times(perSecond).compareTo(Exact.of(1)) < 0) {
      throw Numbers.refused(text, "it is shorter than one base unit", "Write at least 1u.");
    }
    if (!atLeastOneUnit) {
      return Reading.exactly(seconds, seconds(seconds));
    }
    Exact held = fitting(seconds.times(perSecond)).over(perSecond);
    return held.equals(seconds)
        ? Reading.exactly(held, seconds(held))
        : new Reading(held, seconds(held), text + " was rounded to a whole base unit.");
  }

  /** The interval itself where its ratio fits two longs, else the nearest whole number of units. */
  private static Exact fitting(Exact units) {
    boolean fits =
        units.numerator().bitLength() <= MOST_BITS && units.denominator().bitLength() <= MOST_BITS;
    return fits ? units : new Exact(units.nearest(), BigInteger.ONE);
  }

  private static String seconds(Exact seconds) {
    return seconds.text(PLACES) + "s";
  }
}
