package io.tickwright.sim;

import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/**
 * One step of a sequence.
 *
 * @param words what it does, for people and for finding it again
 * @param units how long it lasts at most, in base units; negative for as long as it takes
 * @param awaited an action that ends it
 * @param until a condition that ends it
 * @param body what it calls
 * @param loop the loop whose end it is, or −1
 * @param backTo where that loop begins
 * @param times how often that loop runs
 */
record FlowStep(
    String words,
    long units,
    @Nullable Action awaited,
    @Nullable BooleanSupplier until,
    @Nullable Runnable body,
    int loop,
    int backTo,
    long times) {

  static FlowStep delay(String words, long units) {
    return new FlowStep(words, Math.max(units, 0), null, null, null, -1, 0, 0);
  }

  static FlowStep run(String words, Runnable body) {
    return new FlowStep(words, 0, null, null, body, -1, 0, 0);
  }

  static FlowStep until(
      String words, long units, @Nullable Action awaited, @Nullable BooleanSupplier until) {
    return new FlowStep(words, units, awaited, until, null, -1, 0, 0);
  }

  static FlowStep repeat(int loop, int backTo, long times) {
    return new FlowStep("repeat", 0, null, null, null, loop, backTo, times);
  }

  boolean isCall() {
    return body != null;
  }

  boolean waits() {
    return body == null && loop < 0;
  }

  boolean isTimed() {
    return units >= 0;
  }

  /**
   * Whether what it waits for has come; an action counts only for a step that was waiting for it
   * already when it came.
   *
   * @param waited whether the sequence stood here before time passed in this tick
   * @param startedAfter how many actions of this tick came before the sequence was started
   */
  boolean isOver(boolean waited, int startedAfter) {
    return (awaited != null && waited && awaited.deliveredAs() > startedAfter)
        || (until != null && until.getAsBoolean());
  }
}
