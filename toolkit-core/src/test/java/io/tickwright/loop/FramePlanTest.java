package io.tickwright.loop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import org.junit.jupiter.api.Test;

class FramePlanTest {

  @Test
  void itsStepsAreIteratedInOrderAndAreTheReadersToKeep() {
    FramePlan plan = new FramePlan(10).set(7, 3, 2, 4);
    List<Step> steps = new ArrayList<>();
    for (Step step : plan) {
      steps.add(step);
    }
    assertEquals(List.of(7L, 8L, 9L), steps.stream().map(Step::index).toList());
    assertEquals(List.of(70L, 80L, 90L), steps.stream().map(Step::time).toList());
    assertEquals(List.of(10L, 10L, 10L), steps.stream().map(Step::dt).toList());
    assertEquals(10, plan.ticksAfter());
    assertEquals(5, plan.due());
  }

  @Test
  void alphaIsAnExactPairAndBelowOneWhenNarrowed() {
    FramePlan half = new FramePlan(10).set(0, 0, 0, 5);
    assertEquals(5, half.remainder());
    assertEquals(10, half.timestep());
    assertEquals(0.5f, half.alpha());
    FramePlan nearlyOne = new FramePlan(1_000_000_000).set(0, 0, 0, 999_999_999);
    assertTrue(nearlyOne.alpha() < 1);
    assertTrue((float) nearlyOne.alphaDouble() < 1);
  }

  @Test
  void anEmptyPlanHasNoStepToGive() {
    Iterator<Step> steps = new FramePlan(10).set(7, 0, 0, 4).iterator();
    assertFalse(steps.hasNext());
    assertThrows(NoSuchElementException.class, steps::next);
  }

  @Test
  void aPlanSaysWhatItIs() {
    assertEquals(
        "FramePlan[firstTick=7, steps=3, dropped=2, remainder=4/10]",
        new FramePlan(10).set(7, 3, 2, 4).toString());
    assertEquals("Step[index=7, dt=10]", new Step(7, 10).toString());
  }
}
