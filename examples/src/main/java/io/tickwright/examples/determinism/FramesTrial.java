package io.tickwright.examples.determinism;

import io.tickwright.exact.Pcg32;
import io.tickwright.exact.StateHash;
import io.tickwright.loop.FrameLoop;
import io.tickwright.loop.FramePlan;
import io.tickwright.state.StateVisitor;
import io.tickwright.time.TimeBase;
import java.util.List;
import java.util.function.ObjLongConsumer;

/** Frame loops under a hostile host: hangs, clocks that jump and run backwards, speeds, pauses. */
final class FramesTrial implements Trial {
  private static final long FRAME = 16_666_667;

  private final List<FrameLoop> loops =
      List.of(
          new FrameLoop(TimeBase.FLICKS, 11_760_000, -5_000_000_000L),
          new FrameLoop(TimeBase.NANOS, FRAME, 0),
          new FrameLoop(TimeBase.THIRD_MICROS, 2_000_000, Long.MAX_VALUE - 1_000_000),
          FrameLoop.unanchored(TimeBase.MICROS, 8_333));
  private final Pcg32 luck = Pcg32.seeded(1).stream("frames");
  private long now;

  @Override
  public void tick(long index, StateHash heard) {
    now += elapsed();
    for (FrameLoop loop : loops) {
      disturb(loop);
      FramePlan plan = loop.frame(now, step -> heard.absorbU64(step.index()));
      heard.absorbU64(plan.firstTick());
      heard.absorbU64(plan.steps());
      heard.absorbU64(plan.dropped());
      heard.absorbU64(plan.remainder());
    }
  }

  private long elapsed() {
    return switch (luck.below(40)) {
      case 0 -> 0;
      case 1 -> -luck.below(100_000_000);
      case 2 -> 200_000_000;
      case 3 -> luck.between(1, 60_000_000_000L);
      case 4 -> luck.below(200) == 0 ? Odds.any(luck) : 1;
      default -> FRAME + luck.below(4_000_000) - 2_000_000;
    };
  }

  private void disturb(FrameLoop loop) {
    switch (luck.below(400)) {
      case 0 -> loop.speed(luck.below(5), 1 + luck.below(7));
      case 1 -> loop.speed(1, 1);
      case 2 -> loop.pause();
      case 3, 4 -> loop.resume();
      case 5 -> loop.resync(now);
      case 6 -> loop.budget(luck.below(9));
      case 7 -> loop.restore(Odds.any(luck));
      case 8 -> loop.advance(luck.below(100_000_000), step -> {});
      default -> {}
    }
  }

  @Override
  public void state(StateVisitor s) {
    s.parts("loops", loops, () -> FrameLoop.unanchored(TimeBase.FLICKS, 1));
    s.part("luck", luck);
    now = s.integer("now", now);
  }

  @Override
  public void happened(ObjLongConsumer<String> count) {
    FrameLoop first = loops.get(0);
    count.accept("steps", first.stats().steps());
    count.accept("dropped", first.stats().dropped());
    count.accept("backwards", first.stats().backwards());
  }
}
