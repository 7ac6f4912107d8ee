package io.tickwright.exact;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tickwright.testing.Vectors;
import java.util.List;
import org.junit.jupiter.api.Test;

class AngleTest {

  @Test
  void everySineAndCosineComesOut() {
    for (Vectors.Row row : Vectors.rows("angles.csv")) {
      int angle = (int) row.integer("angle_bits");
      assertEquals(row.integer("sin_bits"), Angle.sin(angle), row::toString);
      assertEquals(row.integer("cos_bits"), Angle.cos(angle), row::toString);
    }
  }

  @Test
  void everyDegreeComesOut() {
    int betweenBits = 0;
    for (Vectors.Row row : Vectors.rows("degrees.csv")) {
      long degrees = row.integer("degrees");
      long expected = row.integer("angle_bits");
      assertEquals(expected, Integer.toUnsignedLong(Angle.ofDegrees(degrees)), row::toString);
      assertEquals(expected, Integer.toUnsignedLong(Angle.ofDegrees(degrees, 1)), row::toString);
      assertEquals(expected, Integer.toUnsignedLong(Angle.parse(degrees + "deg")), row::toString);
      long nearest = Math.floorMod(Math.floorDiv(degrees * (1L << 33) + 360, 720), 1L << 32);
      betweenBits += nearest == expected ? 0 : 1;
    }
    assertTrue(betweenBits > 10, "the negative control: rounding to nearest is another rule");
  }

  @Test
  void theTableIsTheRoundedSine() {
    for (int i = 0; i <= 512; i++) {
      long sine = Math.round(65536 * StrictMath.sin(StrictMath.PI / 2 * i / 512));
      assertEquals(sine, Angle.sin(i << 21));
      assertEquals(-sine, Angle.sin(-(i << 21)));
    }
  }

  @Test
  void betweenTheTablesPlacesTheSineIsWithinTwo65536ths() {
    double worst = 0;
    for (long angle = 0; angle < 1L << 32; angle += 65_537) {
      double sine = 65536 * StrictMath.sin(StrictMath.PI * 2 * angle / (1L << 32));
      worst = Math.max(worst, Math.abs(sine - Angle.sin((int) angle)));
    }
    assertTrue(worst > 0.5 && worst < 1.2, "worst: " + worst);
  }

  @Test
  void anAngleWrapsByItself() {
    int aim = Angle.parse("315deg");
    aim += Angle.ofDegrees(90);
    assertEquals("45deg", Angle.text(aim));
    assertEquals(Angle.ofDegrees(-45), Angle.ofDegrees(315));
    assertEquals(Fixed.ONE, Angle.sin(Angle.ofTurns(1, 4)));
    assertEquals(-Fixed.ONE, Angle.cos(Angle.ofTurns(1, 2)));
  }

  @Test
  void anAngleIsAlsoAValue() {
    List<Angle> lanes = List.of(Angle.of("350deg"), Angle.of("10deg"));
    assertEquals("350deg", lanes.get(0).toString());
    assertEquals(Angle.ofBits(Angle.ofDegrees(350)), lanes.get(0));
    assertEquals(Angle.ofBits(Angle.ofDegrees(350)).hashCode(), lanes.get(0).hashCode());
    assertNotEquals(lanes.get(0), lanes.get(1));
    Angle right = Angle.of("90deg");
    assertEquals(Angle.of("1/2turn"), right.plus(right));
    assertEquals(Angle.ZERO, right.minus(right));
    assertEquals(Fixed.ONE, right.sin());
    assertEquals(0, right.cos());
    assertEquals(1 << 30, right.bits());
  }

  @Test
  void ratiosOfDegreesAndTurnsAreExact() {
    assertEquals(Angle.ofTurns(1, 720), Angle.ofDegrees(1, 2));
    assertEquals(Angle.ofDegrees(120), Angle.ofTurns(1, 3));
    assertEquals(Angle.ofDegrees(240), Angle.ofTurns(-1, 3));
    assertEquals(Angle.ofDegrees(7), Angle.ofDegrees(7, 0), "a denominator below 1 counts as 1");
    assertEquals(0, Angle.ofTurns(Long.MIN_VALUE, 1));
    assertEquals(-1, Angle.ofTurns(-1, Long.MAX_VALUE));
    assertEquals(-1, Angle.ofDegrees(-1, Long.MAX_VALUE));
  }

  @Test
  void theShorterWayIsTakenAndHalfATurnIsPositive() {
    int ten = Angle.ofTurns(1, 36);
    int wayOver = Angle.ofTurns(35, 36);
    assertTrue(Angle.delta(wayOver, ten) > 0);
    assertEquals(-Angle.delta(wayOver, ten), Angle.delta(ten, wayOver));
    assertEquals(1L << 31, Angle.delta(0, Angle.ofDegrees(180)));
    assertEquals(1L << 31, Angle.delta(Angle.ofDegrees(180), 0));
    assertEquals(0, Angle.delta(5, 5));
  }

  @Test
  void aPlaceBetweenTwoAnglesIsOnTheShorterWay() {
    int from = Angle.parse("315deg");
    int to = Angle.parse("45deg");
    assertEquals(from, Angle.lerp(from, to, 0));
    assertEquals(0, Angle.lerp(from, to, Fixed.ONE / 2));
    assertEquals(to, Angle.lerp(from, to, Fixed.ONE));
    assertEquals(Angle.parse("90deg"), Angle.lerp(from, to, Fixed.ONE * 3 / 2));
  }

  @Test
  void textIsTheShortestNumberOfDegreesThatReadsBackAsTheSameBits() {
    assertEquals("0deg", Angle.text(0));
    assertEquals("0.0000001deg", Angle.text(1));
    assertEquals("22.5deg", Angle.text(1 << 28));
    assertEquals("180deg", Angle.text(Integer.MIN_VALUE));
    assertEquals(-1, Angle.parse(Angle.text(-1)));
    for (int degrees = 0; degrees < 360; degrees++) {
      assertEquals(degrees + "deg", Angle.text(Angle.ofDegrees(degrees)));
      assertEquals(degrees + ".5deg", Angle.text(Angle.ofDegrees(2 * degrees + 1, 2)));
    }
  }

  @Test
  void unitsOfAnAngleMayBeWritten() {
    int third = Angle.ofTurns(1, 3);
    for (String text :
        List.of("120deg", "120 deg", "1/3turn", "1/3 turn", "4/3 turns", "-240deg", "480deg")) {
      assertEquals(third, Angle.parse(text), text);
    }
    assertEquals(0, Angle.parse("0"));
    assertEquals(Angle.ofDegrees(1, 3), Angle.parse("1/3deg"));
  }

  @Test
  void wrongTextIsRefusedWithItsColumnAndACure() {
    assertRefused("60", 2, "the unit is missing");
    assertRefused("60rad", 2, "\"rad\" is no unit of an angle");
    assertRefused("60degrees", 2, "is no unit of an angle");
    assertRefused("deg", 0, "'d'");
    assertRefused("", 0, "the text ends");
    assertRefused("1/0turn", 2, "the divisor is 0");
    assertRefused("1//3turn", 2, "'/'");
  }

  private static void assertRefused(String text, int column, String wrong) {
    ExactTextException refusal =
        assertThrows(ExactTextException.class, () -> Angle.parse(text), text);
    assertEquals(column, refusal.column(), text);
    assertTrue(refusal.getMessage().contains(wrong), refusal.getMessage());
    assertTrue(refusal.getMessage().contains("350deg"), "a cure: " + refusal.getMessage());
  }
}
