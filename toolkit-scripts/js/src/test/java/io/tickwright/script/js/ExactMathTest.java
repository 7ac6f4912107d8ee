package io.tickwright.script.js;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tickwright.exact.Pcg32;
import io.tickwright.script.Script;
import io.tickwright.script.ScriptLimits;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.DoubleBinaryOperator;
import java.util.function.DoubleUnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Math in a script has the bits of StrictMath: a script's sums of results, against Java's. */
class ExactMathTest {
  private static final int INPUTS = 2_000;
  private static final ScriptLimits LIMITS = new ScriptLimits(20_000_000, Duration.ofSeconds(60));

  private static Map<String, DoubleUnaryOperator> ofOne() {
    Map<String, DoubleUnaryOperator> all = new LinkedHashMap<>();
    all.put("sin", StrictMath::sin);
    all.put("cos", StrictMath::cos);
    all.put("tan", StrictMath::tan);
    all.put("asin", StrictMath::asin);
    all.put("acos", StrictMath::acos);
    all.put("atan", StrictMath::atan);
    all.put("sinh", StrictMath::sinh);
    all.put("cosh", StrictMath::cosh);
    all.put("tanh", StrictMath::tanh);
    all.put("exp", StrictMath::exp);
    all.put("expm1", StrictMath::expm1);
    all.put("log", StrictMath::log);
    all.put("log1p", StrictMath::log1p);
    all.put("log10", StrictMath::log10);
    all.put("cbrt", StrictMath::cbrt);
    all.put("sqrt", StrictMath::sqrt);
    all.put("log2", ExactMath::log2);
    all.put("asinh", ExactMath::asinh);
    all.put("acosh", ExactMath::acosh);
    all.put("atanh", ExactMath::atanh);
    return all;
  }

  private static Map<String, DoubleBinaryOperator> ofTwo() {
    Map<String, DoubleBinaryOperator> all = new LinkedHashMap<>();
    all.put("pow", StrictMath::pow);
    all.put("atan2", StrictMath::atan2);
    all.put("hypot", StrictMath::hypot);
    return all;
  }

  /** Numbers both sides draw alike: small ones, large ones, whole ones and the odd ones. */
  private static double[] inputs() {
    Pcg32 draw = Pcg32.seeded(42);
    double[] inputs = new double[INPUTS];
    for (int i = 0; i < INPUTS; i++) {
      double real = draw.real() * 2 - 1;
      inputs[i] =
          switch (i % 5) {
            case 0 -> real;
            case 1 -> real * 100;
            case 2 -> Math.rint(real * 20);
            case 3 -> real * 1e9;
            default -> Math.abs(real) * 700;
          };
    }
    double[] odd = {0, -0.0, 1, -1, Double.NaN, Double.MIN_VALUE, Double.MAX_VALUE, 0.5};
    System.arraycopy(odd, 0, inputs, 0, odd.length);
    inputs[odd.length] = Double.POSITIVE_INFINITY;
    inputs[odd.length + 1] = Double.NEGATIVE_INFINITY;
    return inputs;
  }

  private static final String BODY =
      """
      const show = (y) => (Object.is(y, -0) ? "-0" : String(y));
      const each = (name, at) => {
        for (let k = 0; k < inputs.length; k += 100) {
          log(inputs.slice(k, k + 100).map((x, i) => show(at(x, inputs[k + i + 1]))).join(" "));
        }
      };
      for (const name of ones) each(name, (x) => Math[name](x));
      for (const name of twos) each(name, (x, y) => Math[name](x, +y));
      """;

  /** Bits, where all NaNs are one, as they are in a script. */
  private static String bits(double x) {
    return Long.toHexString(Double.doubleToLongBits(x));
  }

  @Test
  void everyFunctionHasTheBitsOfStrictMath(@TempDir Path folder) {
    double[] inputs = inputs();
    List<String> log = new ArrayList<>();
    String script =
        "import { log } from \"tickwright\";\nconst inputs = "
            + Arrays.toString(inputs)
            + ";\nconst ones = "
            + quoted(ofOne())
            + ", twos = "
            + quoted(ofTwo())
            + ";\n"
            + BODY;
    try (Script loaded = Cases.load(folder, script, log, LIMITS)) {
      assertEquals((ofOne().size() + ofTwo().size()) * INPUTS / 100, log.size());
    }
    String[] said = String.join(" ", log).split(" ");
    assertEquals((ofOne().size() + ofTwo().size()) * INPUTS, said.length);
    int at = 0;
    for (Map.Entry<String, DoubleUnaryOperator> function : ofOne().entrySet()) {
      for (double x : inputs) {
        String what = function.getKey() + "(" + x + ")";
        assertEquals(
            bits(function.getValue().applyAsDouble(x)), bits(Double.parseDouble(said[at++])), what);
      }
    }
    for (Map.Entry<String, DoubleBinaryOperator> function : ofTwo().entrySet()) {
      for (int i = 0; i < INPUTS; i++) {
        double y = i + 1 < INPUTS ? inputs[i + 1] : Double.NaN;
        String what = function.getKey() + "(" + inputs[i] + ", " + y + ")";
        assertEquals(
            bits(function.getValue().applyAsDouble(inputs[i], y)),
            bits(Double.parseDouble(said[at++])),
            what);
      }
    }
  }

  private static String quoted(Map<String, ?> names) {
    return "[\"" + String.join("\", \"", names.keySet()) + "\"]";
  }

  @Test
  void oneBitMakesADifferenceToTheComparison() {
    assertNotEquals(bits(0.1), bits(Math.nextUp(0.1)));
    assertNotEquals(bits(0.0), bits(-0.0));
  }

  @Test
  void powersOfTwoHaveWholeLogarithms() {
    for (int exponent = -1022; exponent <= 1023; exponent++) {
      assertEquals(exponent, ExactMath.log2(Math.scalb(1.0, exponent)));
    }
  }

  @Test
  void hyperbolicInversesAreNearWhatTheyInvert() {
    for (double x = 0.1; x < 20; x += 0.1) {
      assertEquals(x, ExactMath.asinh(StrictMath.sinh(x)), 1e-14 * x);
      assertEquals(x, ExactMath.acosh(StrictMath.cosh(x)), 1e-12);
    }
    for (double x = -0.99; x < 1; x += 0.01) {
      assertEquals(x, StrictMath.tanh(ExactMath.atanh(x)), 1e-14);
    }
    assertEquals("8000000000000000", bits(ExactMath.asinh(-0.0)));
    assertEquals(Double.POSITIVE_INFINITY, ExactMath.atanh(1));
    assertTrue(Double.isNaN(ExactMath.acosh(0.5)));
  }

  @Test
  void hypotTakesAnyNumberOfSides(@TempDir Path folder) {
    List<String> log = new ArrayList<>();
    String script =
        """
        import { log } from "tickwright";
        log(Math.hypot(), Math.hypot(-3), Math.hypot(2, 3, 6), Math.hypot(NaN, -Infinity));
        log(Math.hypot(NaN, 1), Math.pow("2", "10"), Math.sin(), typeof Math.random);
        """;
    try (Script loaded = Cases.load(folder, script, log)) {
      assertEquals(List.of("0 3 7 Infinity", "NaN 1024 NaN function"), log);
    }
  }
}
