package io.tickwright.sim;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tickwright.exact.Fixed;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The declared values of a world: what each holds, at first and after its doors. */
class ValuesTest {
  private final World world = Simulation.at("60hz").build().world();

  @Test
  void anIntegerStaysWithinWhatEveryLanguageHoldsExactly() {
    IntegerValue shells = world.integer("shells", 5);
    shells.add(3);
    assertEquals(8, shells.get());
    shells.set(Long.MAX_VALUE);
    assertEquals(9_007_199_254_740_991L, shells.get());
    shells.add(Long.MIN_VALUE);
    shells.add(Long.MIN_VALUE);
    assertEquals(-IntegerValue.MOST, shells.get());
    assertEquals(5, shells.initial());
    assertFalse(shells.isWide());
    assertEquals(IntegerValue.MOST, world.integer("most", Long.MAX_VALUE).initial());
  }

  @Test
  void aWideIntegerHasAllSixtyFourBitsAndSaturates() {
    IntegerValue seed = world.wide("seed", Long.MIN_VALUE);
    assertEquals(Long.MIN_VALUE, seed.get());
    seed.add(-1);
    assertEquals(Long.MIN_VALUE, seed.get());
    seed.set(Long.MAX_VALUE);
    seed.add(1);
    assertEquals(Long.MAX_VALUE, seed.get());
    assertTrue(seed.isWide());
  }

  @Test
  void aFixedNumberHoldsItsBits() {
    FixedValue weight = world.fixed("weight", Fixed.ONE / 2);
    weight.set(Fixed.mul(weight.bits(), 3 * Fixed.ONE));
    assertEquals(3 * Fixed.ONE / 2, weight.bits());
    assertEquals(Fixed.ONE / 2, weight.initial());
  }

  @Test
  void aDurationIsNeverNegative() {
    DurationValue best = world.duration("best", "1.5s");
    assertEquals(world.base().units("1.5s"), best.units());
    best.set(-1);
    assertEquals(0, best.units());
    best.set(7);
    assertEquals(7, best.units());
    assertEquals(world.base().units("1.5s"), best.initial());
    assertEquals(0, world.duration("none", -3).initial());
    assertEquals(world.base().units("0.5s"), world.duration("ticks", "30 ticks").units());
  }

  @Test
  void anAngleIsATurnIn32Bits() {
    AngleValue aim = world.angle("aim", "90deg");
    assertEquals(1 << 30, aim.bits());
    aim.set(3 << 30);
    assertEquals(3 << 30, aim.bits());
    assertEquals(1 << 30, aim.initial());
    assertEquals(-5, world.angle("bits", -5).bits());
  }

  @Test
  void aFlagAndATextHoldWhatTheyAreGiven() {
    FlagValue alarm = world.flag("alarm", true);
    TextValue banner = world.text("banner", "calm");
    alarm.set(false);
    banner.set("They are at the gate!");
    assertFalse(alarm.get());
    assertTrue(alarm.initial());
    assertEquals("They are at the gate!", banner.get());
    assertEquals("calm", banner.initial());
  }

  @Test
  void aChoiceIsOneOfItsNames() {
    OneOfValue lane = world.oneOf("lane", "left", "middle", "right");
    assertEquals("left", lane.get());
    lane.set("right");
    assertTrue(lane.is("right"));
    assertEquals(2, lane.index());
    assertEquals(List.of("left", "middle", "right"), lane.names());
    assertEquals(
        "`lane` is never \"rigth\". Did you mean `right`?", refused(() -> lane.set("rigth")));
    assertEquals(
        "`lane` is never \"up\". There are left, middle, right.", refused(() -> lane.is("up")));
    assertEquals("right", lane.get());
    assertEquals(
        "`none` needs at least one name to choose from", refused(() -> world.oneOf("none")));
    assertEquals(
        "`twice` lists \"a\" twice; each name once",
        refused(() -> world.oneOf("twice", "a", "b", "a")));
  }

  private static String refused(Runnable door) {
    return assertThrows(IllegalArgumentException.class, door::run).getMessage();
  }
}
