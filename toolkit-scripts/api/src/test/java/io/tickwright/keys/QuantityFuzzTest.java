package io.tickwright.keys;

import com.code_intelligence.jazzer.junit.FuzzTest;
import io.tickwright.exact.Angle;
import io.tickwright.exact.Fixed;
import io.tickwright.script.path.Numbers;
import io.tickwright.script.path.PathException;
import io.tickwright.time.Quantity;
import io.tickwright.time.QuantityException;
import io.tickwright.time.TimeBase;
import java.nio.charset.StandardCharsets;

/** Whatever text is taken for a number with a unit: it is refused, or it is read exactly. */
class QuantityFuzzTest {
  @FuzzTest(maxDuration = "2m")
  void aQuantityIsRefusedOrReadExactly(byte[] bytes) {
    String text = new String(bytes, StandardCharsets.UTF_8);
    quantity(text);
    duration(text);
    fixedAndAngle(text);
  }

  private static void quantity(String text) {
    Quantity read;
    try {
      read = Quantity.parse(text);
    } catch (QuantityException refused) {
      return;
    }
    Quantity again = Quantity.parse(read.text());
    if (!again.numerator().equals(read.numerator())
        || !again.denominator().equals(read.denominator())
        || again.unit() != read.unit()) {
      throw new AssertionError(text + " reads as " + read.text() + ", which reads otherwise");
    }
  }

  private static void duration(String text) {
    try {
      Quantity read = Numbers.duration(text);
      long units = Numbers.units(read, TimeBase.FLICKS, 11_760_000);
      if (units < 0) {
        throw new AssertionError(text + " is " + units + " units");
      }
    } catch (PathException refused) {
      if (refused.problem().isEmpty()) {
        throw new AssertionError("a refusal says what is wrong");
      }
    }
  }

  private static void fixedAndAngle(String text) {
    try {
      long bits = Fixed.parse(text);
      if (Fixed.parse(Fixed.text(bits)) != bits) {
        throw new AssertionError(text + " does not come back");
      }
    } catch (IllegalArgumentException refused) {
      if (refused.getMessage() == null) {
        throw new AssertionError("a refusal says what is wrong", refused);
      }
    }
    try {
      int bits = Angle.parse(text);
      if (Angle.parse(Angle.text(bits)) != bits) {
        throw new AssertionError(text + " does not come back");
      }
    } catch (IllegalArgumentException refused) {
      if (refused.getMessage() == null) {
        throw new AssertionError("a refusal says what is wrong", refused);
      }
    }
  }
}
