package io.tickwright.exact;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class FixedVecTest {

  @Test
  void aStepTowardATargetHasTheLengthAskedFor() {
    FixedVec2 here = vec("1", "1");
    FixedVec2 target = vec("4", "5");
    assertEquals("5", Fixed.text(here.distance(target)));
    FixedVec2 step = target.minus(here).normalised().times(Fixed.parse("2.5"));
    long error = step.length() - Fixed.parse("2.5");
    assertTrue(Math.abs(error) <= 3, "in 65,536ths: " + error);
    assertEquals("(2.50002, 3.00002)", here.plus(step).toString());
  }

  @Test
  void productsOfTwoVectors() {
    FixedVec2 a = vec("2", "0");
    FixedVec2 b = vec("1.5", "3");
    assertEquals(Fixed.of(3), a.dot(b));
    assertEquals(Fixed.of(6), a.cross(b));
    assertEquals(Fixed.of(-6), b.cross(a));
    assertEquals("(0, 0, 6)", vec("2", "0", "0").cross(vec("1.5", "3", "0")).toString());
    assertEquals(Fixed.of(3), vec("2", "0", "7").dot(vec("1.5", "3", "0")));
  }

  @Test
  void aTinyVectorStillHasItsDirection() {
    assertEquals("(0.7071, 0.7071)", new FixedVec2(1, 1).normalised().toString());
    long floored = new FixedVec2(1, 1).length();
    assertEquals(1, floored, "the negative control: dividing by the length would give (1, 1)");
    assertEquals(FixedVec2.ZERO, FixedVec2.ZERO.normalised());
    FixedVec3 least = new FixedVec3(Fixed.LEAST, 0, 0);
    assertEquals("(-1, 0, 0)", least.normalised().toString());
  }

  @Test
  void slidingAlongAWallKeepsWhatRunsAlongIt() {
    assertEquals("(3, 0)", vec("3", "-4").slide(vec("0", "1")).toString());
    assertEquals("(3, 0, 2)", vec("3", "-4", "2").slide(vec("0", "1", "0")).toString());
  }

  @Test
  void positiveAnglesTurnXTowardY() {
    int right = Angle.ofDegrees(90);
    assertEquals("(0, 2)", vec("2", "0").rotate(right).toString());
    assertEquals("(0, 2)", vec("2", "0").perpendicular().toString());
    assertEquals("(-1, 0)", FixedVec2.ofAngle(Angle.ofDegrees(180)).toString());
    FixedVec3 z = vec("0", "0", "1");
    assertEquals("(0, 2, 5)", vec("2", "0", "5").rotate(z, right).toString());
    FixedVec3 x = vec("1", "0", "0");
    assertEquals("(7, 0, 2)", vec("7", "2", "0").rotate(x, right).toString());
  }

  @Test
  void aFullTurnInStepsComesBackNearly() {
    FixedVec3 axis = vec("1", "2", "3").normalised();
    FixedVec3 start = vec("10", "-4", "2.5");
    FixedVec3 turned = start;
    for (int i = 0; i < 360; i++) {
      turned = turned.rotate(axis, Angle.ofDegrees(1));
    }
    assertNotEquals(start, turned.rotate(axis, Angle.ofDegrees(1)));
    assertTrue(start.distance(turned) < Fixed.parse("0.1"), turned.toString());
  }

  @Test
  void aPerpendicularInSpaceIsAtRightAngles() {
    assertEquals("(0, 3, -2)", vec("1", "2", "3").perpendicular().toString());
    assertEquals("(-3, 0, 2)", vec("2", "1", "3").perpendicular().toString());
    assertEquals("(2, -3, 0)", vec("3", "2", "1").perpendicular().toString());
    assertEquals(FixedVec3.ZERO, FixedVec3.ZERO.perpendicular());
  }

  @Test
  void lengthsBeyondTheRangeSaturateAndAreCounted() {
    long before = Fixed.saturations();
    assertEquals(Fixed.MOST, FixedVec2.length(Fixed.LEAST, Fixed.LEAST));
    assertEquals(Fixed.MOST, FixedVec3.length(Fixed.MOST, Fixed.MOST, Fixed.MOST));
    assertEquals(2, Fixed.saturations() - before);
    assertEquals(Fixed.MOST, FixedVec2.length(Fixed.MOST, 0));
    assertEquals(2, Fixed.saturations() - before);
  }

  @Test
  void aSumIsRoundedOnceAndNotPerProduct() {
    long half = Fixed.ONE / 2;
    assertEquals(1, FixedVec2.dot(1, 1, half, half));
    assertEquals(2, Fixed.mul(1, half) + Fixed.mul(1, half), "the negative control");
    assertEquals(0, FixedVec2.dot(1, -1, half, half));
  }

  @Test
  void oppositesCancel() {
    FixedVec3 v = vec("1", "-2", "3");
    assertEquals(FixedVec3.ZERO, v.plus(v.negated()));
    assertEquals(FixedVec2.ZERO, vec("1", "-2").plus(vec("1", "-2").negated()));
    assertEquals("(2, -4, 6)", v.times(Fixed.of(2)).toString());
    assertEquals(0, v.distance(v));
  }

  private static FixedVec2 vec(String x, String y) {
    return new FixedVec2(Fixed.parse(x), Fixed.parse(y));
  }

  private static FixedVec3 vec(String x, String y, String z) {
    return new FixedVec3(Fixed.parse(x), Fixed.parse(y), Fixed.parse(z));
  }
}
