package io.tickwright.script.js;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.DoubleBinaryOperator;
import java.util.function.DoubleUnaryOperator;
import org.graalvm.polyglot.proxy.ProxyExecutable;

/**
 * The functions of {@code Math} whose last bit may differ from machine to machine, replaced by
 * those of {@link StrictMath}, which are the same everywhere.
 *
 * <p>What {@link StrictMath} lacks is made of what it has: {@code log2 x = log x ÷ log 2} with
 * powers of two exact, {@code asinh}, {@code acosh} and {@code atanh} by {@code log} and {@code
 * log1p}.
 */
final class ExactMath {
  private static final double LOG_2 = StrictMath.log(2);

  private ExactMath() {}

  /** By name, each taking the number of arguments its name says. */
  static Map<String, ProxyExecutable> functions() {
    Map<String, ProxyExecutable> all = new LinkedHashMap<>();
    one(all, "sin", StrictMath::sin);
    one(all, "cos", StrictMath::cos);
    one(all, "tan", StrictMath::tan);
    one(all, "asin", StrictMath::asin);
    one(all, "acos", StrictMath::acos);
    one(all, "atan", StrictMath::atan);
    one(all, "sinh", StrictMath::sinh);
    one(all, "cosh", StrictMath::cosh);
    one(all, "tanh", StrictMath::tanh);
    one(all, "asinh", ExactMath::asinh);
    one(all, "acosh", ExactMath::acosh);
    one(all, "atanh", ExactMath::atanh);
    one(all, "exp", StrictMath::exp);
    one(all, "expm1", StrictMath::expm1);
    one(all, "log", StrictMath::log);
    one(all, "log1p", StrictMath::log1p);
    one(all, "log10", StrictMath::log10);
    one(all, "log2", ExactMath::log2);
    one(all, "cbrt", StrictMath::cbrt);
    two(all, "pow", StrictMath::pow);
    two(all, "atan2", StrictMath::atan2);
    two(all, "hypot", StrictMath::hypot);
    return all;
  }

  private static void one(
      Map<String, ProxyExecutable> all, String name, DoubleUnaryOperator function) {
    all.put(name, arguments -> function.applyAsDouble(arguments[0].asDouble()));
  }

  private static void two(
      Map<String, ProxyExecutable> all, String name, DoubleBinaryOperator function) {
    all.put(
        name,
        arguments -> function.applyAsDouble(arguments[0].asDouble(), arguments[1].asDouble()));
  }

  static double log2(double x) {
    if (x > 0 && x < Double.POSITIVE_INFINITY) {
      int exponent = Math.getExponent(x);
      if (exponent >= Double.MIN_EXPONENT && x == Math.scalb(1.0, exponent)) {
        return exponent;
      }
    }
    return StrictMath.log(x) / LOG_2;
  }

  static double asinh(double x) {
    double size = Math.abs(x);
    if (!(size > 0) || size == Double.POSITIVE_INFINITY) {
      return x;
    }
    double value;
    if (size > 0x1p28) {
      value = StrictMath.log(size) + LOG_2;
    } else {
      double square = size * size;
      value = StrictMath.log1p(size + square / (1 + Math.sqrt(1 + square)));
    }
    return Math.copySign(value, x);
  }

  static double acosh(double x) {
    if (x > 0x1p28) {
      return StrictMath.log(x) + LOG_2;
    }
    double above = x - 1;
    return StrictMath.log1p(above + Math.sqrt(above * (above + 2)));
  }

  static double atanh(double x) {
    double size = Math.abs(x);
    if (!(size > 0)) {
      return x;
    }
    return Math.copySign(StrictMath.log1p(2 * size / (1 - size)) / 2, x);
  }
}
