package io.tickwright.examples.determinism;

import io.tickwright.clock.StepClock;
import io.tickwright.exact.Pcg32;
import io.tickwright.exact.StateHash;
import io.tickwright.state.StateVisitor;
import java.util.List;
import java.util.function.ObjLongConsumer;

/** Step clocks through all their doors, with arguments up to the ends of the range. */
final class ClocksTrial implements Trial {
  private final List<StepClock> clocks =
      List.of(
          new StepClock(11_760_000),
          new StepClock(2_000_000),
          new StepClock(1),
          new StepClock((1L << 62) - 1));
  private final StepClock slow = new StepClock(705_600_000);
  private final Pcg32 luck = Pcg32.seeded(2).stream("clocks");
  private long steps;
  private long dropped;

  @Override
  public void tick(long index, StateHash heard) {
    for (StepClock clock : clocks) {
      long ran = door(clock);
      heard.absorbU64(ran);
      heard.absorbU64(slow.drive(clock, Math.min(ran, 1_000)));
      steps += ran > 0 ? 1 : 0;
      dropped += clock.lastDropped() > 0 ? 1 : 0;
    }
  }

  private long door(StepClock clock) {
    switch (luck.below(12)) {
      case 0 -> clock.speed(luck.below(10), 1 + luck.below(10));
      case 1 -> clock.speed(Odds.any(luck), Odds.any(luck));
      case 2 -> clock.pause();
      case 3, 4 -> clock.resume();
      case 5 -> clock.restore(Odds.any(luck));
      default -> {}
    }
    return switch (luck.below(8)) {
      case 0 -> clock.step(luck.below(5));
      case 1 -> clock.pump(Odds.any(luck));
      case 2, 3 -> clock.advanceCapped(Odds.size(luck), 1 + luck.below(9));
      case 4 -> clock.advance(Odds.any(luck));
      default -> clock.advance(Odds.size(luck, 40));
    };
  }

  @Override
  public void state(StateVisitor s) {
    s.parts("clocks", clocks, () -> new StepClock(1));
    s.part("slow", slow);
    s.part("luck", luck);
    s.leavesOut("steps", "a count for the report");
    s.leavesOut("dropped", "a count for the report");
  }

  @Override
  public void happened(ObjLongConsumer<String> count) {
    count.accept("advances", steps);
    count.accept("drops", dropped);
    count.accept("driven", slow.ticksDone());
  }
}
