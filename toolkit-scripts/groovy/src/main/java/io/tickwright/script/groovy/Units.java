package io.tickwright.script.groovy;

import io.tickwright.sim.Names;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The raw whole numbers of something, for those who ask by name. */
public final class Units {
  private final String owner;
  private final Map<String, Long> numbers = new LinkedHashMap<>();

  Units(String owner) {
    this.owner = owner;
  }

  Units with(String name, long number) {
    numbers.put(name, number);
    return this;
  }

  private long get(String name) {
    Long number = numbers.get(name);
    if (number == null) {
      throw new Mistake(
              "`" + owner + ".units` has no `" + name + "`.",
              Names.cure(name, List.copyOf(numbers.keySet())))
          .at(name);
    }
    return number;
  }

  /** Base units that are left of a timer. */
  public long getLeft() {
    return get("left");
  }

  /** Base units that have passed of a timer. */
  public long getSpent() {
    return get("spent");
  }

  /** Base units that a timer was armed for. */
  public long getTotal() {
    return get("total");
  }

  /** A bank's progress, in {@code [0, whole)}. */
  public long getProgress() {
    return get("progress");
  }

  /** The progress that makes one unit of a bank. */
  public long getWhole() {
    return get("whole");
  }

  /** Base units a metronome is late, to be divided by {@code per}. */
  public long getLate() {
    return get("late");
  }

  /** Base units between two beats of a metronome, to be divided by {@code per}. */
  public long getInterval() {
    return get("interval");
  }

  /** What a metronome's figures are divided by. */
  public long getPer() {
    return get("per");
  }

  /** Base units of one tick of a layer. */
  public long getStep() {
    return get("step");
  }

  /** Base units that a layer has banked toward its next tick. */
  public long getBanked() {
    return get("banked");
  }

  @Override
  public String toString() {
    return owner + ".units " + numbers;
  }
}
