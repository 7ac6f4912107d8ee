package io.tickwright.script.path;

import io.tickwright.exact.Angle;
import io.tickwright.exact.Fixed;
import io.tickwright.snapshot.StateDigest;
import io.tickwright.time.PerSecond;
import io.tickwright.time.Quantity;
import io.tickwright.time.Quantity.Unit;
import io.tickwright.time.TimeBase;
import java.math.BigInteger;
import org.jspecify.annotations.Nullable;

/** How values held as whole grains in a long are written, and what is a grain of them. */
abstract class Scale {
  private static final long DEGREES_OF_TURN = 360;

  /** The grains a text means, and what was rounded if anything was. */
  record Grains(long count, @Nullable String rounding) {}

  abstract Grains read(String text);

  abstract String text(long grains);

  abstract Exact exact(long grains);

  int compare(long a, long b) {
    return Long.compare(a, b);
  }

  boolean isWithin(long grains, long least, long most) {
    return compare(least, grains) <= 0 && compare(grains, most) <= 0;
  }

  boolean isEmpty(long least, long most) {
    return compare(least, most) > 0;
  }

  /** Whole numbers in the closed range [least, most]. */
  static Scale whole(long least, long most) {
    return new Scale() {
      @Override
      Grains read(String text) {
        Quantity number = Numbers.plain(text, "a whole number", "6");
        if (!number.denominator().equals(BigInteger.ONE)) {
          throw Numbers.refused(text, "it is no whole number", "Write one, such as 6.");
        }
        BigInteger value = number.numerator();
        if (value.compareTo(BigInteger.valueOf(least)) < 0
            || value.compareTo(BigInteger.valueOf(most)) > 0) {
          throw Numbers.refused(
              text, "it is out of range", "It is from " + least + " to " + most + " here.");
        }
        return new Grains(value.longValueExact(), null);
      }

      @Override
      String text(long grains) {
        return Long.toString(grains);
      }

      @Override
      Exact exact(long grains) {
        return Exact.of(grains);
      }
    };
  }

  /** Q47.16 numbers; a text means the nearest one. */
  static Scale fixed() {
    return new Scale() {
      @Override
      Grains read(String text) {
        Quantity number = Numbers.plain(text, "a number", "2.5");
        try {
          return new Grains(Fixed.parse(number.text()), null);
        } catch (IllegalArgumentException outOfRange) {
          throw Numbers.refused(
              text,
              "it is out of range",
              "It is from " + Fixed.text(Fixed.LEAST) + " to " + Fixed.text(Fixed.MOST) + ".");
        }
      }

      @Override
      String text(long grains) {
        return Fixed.text(grains);
      }

      @Override
      Exact exact(long grains) {
        return Exact.of(grains, Fixed.ONE);
      }
    };
  }

  /** Base units; a text means the nearest one, and says so when it had to be rounded. */
  static Scale duration(TimeBase base, long stepUnits) {
    return new Scale() {
      @Override
      Grains read(String text) {
        Quantity duration = Numbers.duration(text);
        return new Grains(
            Numbers.units(duration, base, stepUnits), Numbers.rounding(duration, base));
      }

      @Override
      String text(long grains) {
        return base.text(grains);
      }

      @Override
      Exact exact(long grains) {
        return Exact.of(grains, base.unitsPerSecond());
      }
    };
  }

  /** Binary angles, in the order of a turn; a band goes the way of growing angles. */
  static Scale angle() {
    return new Scale() {
      @Override
      Grains read(String text) {
        Quantity angle = Numbers.quantity(text);
        if (angle.unit() != Unit.DEGREES && !Numbers.isBareZero(angle)) {
          String number = angle.unit() == Unit.NONE ? angle.text() : "60";
          throw Numbers.refused(text, "an angle is in degrees", "Write " + number + "deg.");
        }
        return new Grains(Angle.parse(angle.text()), null);
      }

      @Override
      String text(long grains) {
        return Angle.text((int) grains);
      }

      @Override
      Exact exact(long grains) {
        return Exact.of((grains & 0xffffffffL) * DEGREES_OF_TURN, 1L << 32);
      }

      @Override
      int compare(long a, long b) {
        return Integer.compareUnsigned((int) a, (int) b);
      }

      @Override
      boolean isWithin(long grains, long least, long most) {
        return Integer.compareUnsigned((int) (grains - least), (int) (most - least)) <= 0;
      }

      @Override
      boolean isEmpty(long least, long most) {
        return false;
      }
    };
  }

  /** Parts of a whole, in [0, whole), written as a part of one; finer texts are cut to a part. */
  static Scale fraction(long whole) {
    return new Scale() {
      @Override
      Grains read(String text) {
        Quantity part = Numbers.plain(text, "a part of one", "13/16");
        Exact wanted = new Exact(part.numerator(), part.denominator());
        if (part.signum() < 0 || wanted.compareTo(Exact.of(1)) >= 0) {
          throw Numbers.refused(
              text, "a bank keeps what is short of one", "Write 0 or more and less than 1.");
        }
        Exact parts = wanted.times(BigInteger.valueOf(whole));
        long cut = parts.floor().longValueExact();
        String note =
            parts.isWhole()
                ? null
                : text + " is " + parts.mixed() + " parts and was rounded to " + cut + ".";
        return new Grains(cut, note);
      }

      @Override
      String text(long grains) {
        return exact(grains).ratio();
      }

      @Override
      Exact exact(long grains) {
        return Exact.of(grains, whole);
      }
    };
  }

  /** Rates in parts of one a second; a text means the nearest part. */
  static Scale rate(long parts) {
    return new Scale() {
      @Override
      Grains read(String text) {
        PerSecond rate = Numbers.rate(text);
        Exact exactly = Exact.of(rate.numerator(), rate.denominator());
        Exact counted = exactly.times(BigInteger.valueOf(parts));
        BigInteger nearest = counted.nearest();
        if (nearest.bitLength() > 63) {
          throw Numbers.refused(
              text, "it is out of range", "It is at most " + Long.MAX_VALUE / parts + "/s here.");
        }
        long grains = nearest.longValueExact();
        String note =
            counted.isWhole()
                ? null
                : text + " is finer than the bank's grain and was rounded to " + text(grains) + ".";
        return new Grains(grains, note);
      }

      @Override
      String text(long grains) {
        return PerSecond.of(grains, parts).text();
      }

      @Override
      Exact exact(long grains) {
        return Exact.of(grains, parts);
      }
    };
  }

  /** All 64 bits, written as a digest is. */
  static Scale digest() {
    return new Scale() {
      @Override
      Grains read(String text) {
        String digits = text.startsWith("0x") ? text.substring(2) : "";
        try {
          if (digits.length() == 16) {
            return new Grains(Long.parseUnsignedLong(digits, 16), null);
          }
        } catch (NumberFormatException noDigits) {
          // said below
        }
        throw Numbers.refused(
            text, "it is no digest", "Write 0x and sixteen digits, as the verdict line shows it.");
      }

      @Override
      String text(long grains) {
        return StateDigest.text(grains);
      }

      @Override
      Exact exact(long grains) {
        return new Exact(new BigInteger(Long.toUnsignedString(grains)), BigInteger.ONE);
      }
    };
  }
}
