package io.tickwright.examples.determinism;

import java.util.List;

/** Every simulation there is; the short set is all of them with fewer ticks. */
final class Trials {
  static final List<NamedTrial> ALL =
      List.of(
          new NamedTrial("frames", 20_000, 4_000, FramesTrial::new),
          new NamedTrial("clocks", 20_000, 4_000, ClocksTrial::new),
          new NamedTrial("banks", 4_000, 1_000, BanksTrial::new),
          new NamedTrial("timers", 4_000, 1_000, TimersTrial::new),
          new NamedTrial("metronomes", 4_000, 1_000, MetronomesTrial::new),
          new NamedTrial("tables", 3_000, 500, TablesTrial::new),
          new NamedTrial("fixed", 4_000, 1_000, FixedTrial::new),
          new NamedTrial("random", 4_000, 1_000, RandomTrial::new),
          new NamedTrial("ease", 10_000, 2_000, EaseTrial::new),
          new NamedTrial("texts", 2_000, 500, TextsTrial::new),
          new NamedTrial("skirmish", 10_000, 2_000, SkirmishTrial::new),
          new NamedTrial("turret", 2_000, 500, TurretTrial::new));

  private Trials() {}
}
