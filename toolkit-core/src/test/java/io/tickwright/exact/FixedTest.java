package io.tickwright.exact;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tickwright.testing.Vectors;
import org.junit.jupiter.api.Test;

class FixedTest {

  @Test
  void everyVectorComesOutWithItsSaturations() {
    int saturated = 0;
    for (Vectors.Row row : Vectors.rows("fixed.csv")) {
      long a = row.integer("a_bits");
      long b = row.integer("b_bits");
      long before = Fixed.saturations();
      long result =
          switch (row.text("op")) {
            case "add" -> Fixed.add(a, b);
            case "sub" -> Fixed.sub(a, b);
            case "mul" -> Fixed.mul(a, b);
            case "div" -> Fixed.div(a, b);
            case "neg" -> Fixed.neg(a);
            case "abs" -> Fixed.abs(a);
            case "sqrt" -> Fixed.sqrt(a);
            case "fract" -> Fixed.fract(a);
            case "trunc" -> Fixed.trunc(a);
            case "ratio" -> Fixed.ratio(a, b);
            default -> throw new AssertionError("unknown op at " + row);
          };
      assertEquals(row.integer("result_bits"), result, row::toString);
      long added = Fixed.saturations() - before;
      assertEquals(row.integer("saturations_added"), added, row::toString);
      saturated += (int) added;
    }
    assertTrue(saturated > 0, "the vectors reach the end of the range");
  }

  @Test
  void aTruncatingMultiplyOrDivideWouldNotReproduceTheVectors() {
    int mul = 0;
    int div = 0;
    for (Vectors.Row row : Vectors.rows("fixed.csv")) {
      long a = row.integer("a_bits");
      long b = row.integer("b_bits");
      if (row.integer("saturations_added") != 0) {
        continue;
      }
      if (row.text("op").equals("mul")) {
        long truncated = Math.multiplyHigh(a, b) << 48 | a * b >>> 16;
        mul += truncated == row.integer("result_bits") ? 0 : 1;
      } else if (row.text("op").equals("div") && Math.abs(a) < 1L << 47) {
        div += (a << 16) / b == row.integer("result_bits") ? 0 : 1;
      }
    }
    assertTrue(mul > 20, "truncated products differ: " + mul);
    assertTrue(div > 20, "truncated quotients differ: " + div);
  }

  @Test
  void aFractionIsSpentExactlyAsWritten() {
    long speed = Fixed.parse("2.5");
    long way = Fixed.mul(speed, Fixed.ratio(1, 3));
    assertEquals("0.83333", Fixed.text(way));
    assertEquals(Fixed.of(5), Fixed.add(speed, speed));
    assertEquals(Fixed.ONE, Fixed.div(speed, speed));
  }

  @Test
  void tiesAreRoundedAwayFromZero() {
    long half = Fixed.ONE / 2;
    assertEquals(1, Fixed.mul(1, half));
    assertEquals(-1, Fixed.mul(-1, half));
    assertEquals(0, Fixed.mul(1, half - 1));
    assertEquals(0, Fixed.mul(-1, half - 1));
    assertEquals(1, Fixed.div(1, Fixed.of(2)));
    assertEquals(-1, Fixed.div(1, Fixed.of(-2)));
  }

  @Test
  void whatLeavesTheRangeSaturatesAndIsCounted() {
    long before = Fixed.saturations();
    assertEquals(Fixed.MOST, Fixed.add(Fixed.MOST, 1));
    assertEquals(Fixed.LEAST, Fixed.sub(Fixed.LEAST, 1));
    assertEquals(Fixed.MOST, Fixed.mul(Fixed.LEAST, Fixed.LEAST));
    assertEquals(Fixed.LEAST, Fixed.div(Fixed.MOST, -1));
    assertEquals(Fixed.MOST, Fixed.neg(Fixed.LEAST));
    assertEquals(Fixed.MOST, Fixed.abs(Fixed.LEAST));
    assertEquals(Fixed.MOST, Fixed.of(1L << 47));
    assertEquals(7, Fixed.saturations() - before);
    assertEquals(Fixed.LEAST, Fixed.of(-1L << 47));
    assertEquals(Fixed.LEAST, Fixed.mul(Fixed.LEAST, Fixed.ONE));
    assertEquals(7, Fixed.saturations() - before, "the least itself is in range");
  }

  @Test
  void zeroMinusTheLeastIsTheLeastAsTheSharedVectorsHaveIt() {
    assertEquals(Fixed.LEAST, Fixed.sub(0, Fixed.LEAST));
    assertEquals(Fixed.MOST, Fixed.sub(1, Fixed.LEAST));
  }

  @Test
  void dividingByZeroAndTheRootOfANegativeNumberAreErrorsInTheProgram() {
    String divided =
        assertThrows(ArithmeticException.class, () -> Fixed.div(Fixed.ONE, 0)).getMessage();
    assertTrue(divided.startsWith("1 divided by zero"), divided);
    assertThrows(ArithmeticException.class, () -> Fixed.ratio(1, 0));
    String root = assertThrows(ArithmeticException.class, () -> Fixed.sqrt(-1)).getMessage();
    assertTrue(root.startsWith("the square root of -0.00002"), root);
  }

  @Test
  void partsOfANumberGoTowardZero() {
    long number = Fixed.parse("-2.75");
    assertEquals(-2, Fixed.trunc(number));
    assertEquals("-0.75", Fixed.text(Fixed.fract(number)));
  }

  @Test
  void aNumberIsKeptWithinItsRange() {
    assertEquals(3, Fixed.clamp(5, 1, 3));
    assertEquals(1, Fixed.clamp(0, 1, 3));
    assertEquals(2, Fixed.clamp(2, 1, 3));
    assertEquals(4, Fixed.clamp(2, 4, 3), "an empty range counts as its least");
    assertEquals(1, Fixed.min(1, 2));
    assertEquals(2, Fixed.max(1, 2));
  }

  @Test
  void aPlaceBetweenTwoNumbersIsExactAtBothEnds() {
    long from = Fixed.LEAST;
    long to = Fixed.MOST;
    assertEquals(from, Fixed.lerp(from, to, 0));
    assertEquals(to, Fixed.lerp(from, to, Fixed.ONE));
    assertEquals("2.5", Fixed.text(Fixed.lerp(Fixed.of(2), Fixed.of(4), Fixed.parse("0.25"))));
    assertEquals(Fixed.of(6), Fixed.lerp(Fixed.of(2), Fixed.of(4), Fixed.of(2)));
  }

  @Test
  void textIsTheShortestThatReadsBackAsTheSameBits() {
    assertEquals("0", Fixed.text(0));
    assertEquals("0.1", Fixed.text(Fixed.parse("0.1")));
    assertEquals("-0.00002", Fixed.text(-1));
    assertEquals("0.99998", Fixed.text(65535));
    assertEquals("-140737488355328", Fixed.text(Fixed.LEAST));
    assertEquals("140737488355327.99998", Fixed.text(Fixed.MOST));
    assertEquals(Fixed.MOST, Fixed.parse("140737488355327.99998"));
    for (int bits = 0; bits < 65536; bits++) {
      String text = Fixed.text(bits);
      assertEquals(bits, Fixed.parse(text));
      assertTrue(text.length() <= 7, text);
      if (text.length() > 3) {
        String shorter = text.substring(0, text.length() - 1);
        assertNotEquals(bits, Fixed.parse(shorter), "cut: " + shorter);
      }
    }
  }

  @Test
  void textIsReadExactlyAndRoundedOnce() {
    assertEquals(Fixed.ratio(1, 3), Fixed.parse("1/3"));
    assertEquals(-98304, Fixed.parse("-1.5"));
    // Just below and at the tie between 0 and 1/65,536; a double cannot tell them apart.
    assertEquals(0, Fixed.parse("0.00000762939453124999999999999999999999999"));
    assertEquals(1, Fixed.parse("0.00000762939453125"));
    assertEquals(-1, Fixed.parse("-0.00000762939453125"));
  }

  @Test
  void wrongTextIsRefusedWithItsColumnAndACure() {
    assertRefused("", 0, "the text ends");
    assertRefused("x", 0, "'x'");
    assertRefused("+1", 0, "'+'");
    assertRefused("1.", 2, "the text ends");
    assertRefused(".5", 0, "'.'");
    assertRefused("1e3", 1, "\"e3\" follows the number");
    assertRefused("1 ", 1, "follows the number");
    assertRefused("--1", 1, "'-'");
    assertRefused("1/0", 2, "the divisor is 0");
    assertRefused("١", 0, "'١'");
    assertRefused("140737488355328", 0, "out of range");
    assertRefused("NaN", 0, "'N'");
  }

  @Test
  void aPageOfDigitsIsRefusedUnread() {
    assertRefused("1".repeat(1_001), 0, "it has 1001 characters");
    assertEquals(0, Fixed.parse("0." + "0".repeat(998)));
  }

  private static void assertRefused(String text, int column, String wrong) {
    ExactTextException refusal =
        assertThrows(ExactTextException.class, () -> Fixed.parse(text), text);
    assertEquals(column, refusal.column(), text);
    assertTrue(refusal.getMessage().contains(wrong), refusal.getMessage());
    assertTrue(refusal.getMessage().contains("; "), "a cure: " + refusal.getMessage());
  }
}
