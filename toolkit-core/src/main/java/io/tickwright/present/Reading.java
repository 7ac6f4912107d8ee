package io.tickwright.present;

import io.tickwright.ease.Degrees;
import io.tickwright.ease.Ease;
import java.util.function.IntToDoubleFunction;
import java.util.function.IntUnaryOperator;

/** How a column is read as something drawable, and what lies between two of its values. */
abstract class Reading {
  private static final double DEGREES_PER_BIT = 360.0 / 0x1p32;

  abstract double at(int slot);

  abstract double between(double from, double to, double fraction);

  /** Where it would be after another tick like the last one. */
  abstract double ahead(double from, double to);

  static Reading straight(IntToDoubleFunction value) {
    return new Reading() {
      @Override
      double at(int slot) {
        return value.applyAsDouble(slot);
      }

      @Override
      double between(double from, double to, double fraction) {
        return Ease.lerp(from, to, fraction);
      }

      @Override
      double ahead(double from, double to) {
        return to + (to - from);
      }
    };
  }

  static Reading turning(IntUnaryOperator bits) {
    return new Reading() {
      @Override
      double at(int slot) {
        return (bits.applyAsInt(slot) & 0xffff_ffffL) * DEGREES_PER_BIT;
      }

      @Override
      double between(double from, double to, double fraction) {
        return Degrees.wrapDegrees(Degrees.lerp(from, to, fraction));
      }

      @Override
      double ahead(double from, double to) {
        return to + Degrees.wrapDelta(to - from);
      }
    };
  }
}
