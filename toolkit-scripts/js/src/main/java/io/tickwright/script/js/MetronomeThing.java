package io.tickwright.script.js;

import io.tickwright.sim.ClockedMetronome;
import io.tickwright.timer.Metronome;

/** A metronome on a clock. */
final class MetronomeThing extends Declarable<ClockedMetronome> {
  private static final Kind<MetronomeThing> KIND =
      new Kind<MetronomeThing>("a metronome")
          .readWrite(
              "interval",
              drum -> drum.seconds(drum.core().intervalNumerator()),
              (drum, value) -> drum.setInterval(drum.interval(value)))
          .read(
              "late",
              "Call reset() to throw it away.",
              drum -> drum.seconds(drum.core().lateNumerator()))
          .read("fraction", "", drum -> drum.core().fraction())
          .read(
              "units",
              "",
              drum ->
                  new Units(drum.binding(), drum.path())
                      .with("late", drum.core()::lateNumerator)
                      .with("interval", drum.core()::intervalNumerator)
                      .with("per", drum.core()::intervalDenominator))
          .call(
              "reset",
              (drum, none) -> {
                drum.changing().metronome().reset();
                return null;
              });

  private final ClockThing clock;
  private final Interval interval;

  MetronomeThing(Binding binding, ClockThing clock, Interval interval) {
    super(KIND, binding);
    this.clock = clock;
    this.interval = interval;
  }

  private Metronome core() {
    return real().metronome();
  }

  private double seconds(long numerator) {
    return binding().seconds(numerator) / core().intervalDenominator();
  }

  private Interval interval(org.graalvm.polyglot.Value value) {
    return Interval.of(binding(), path() + ".interval", value);
  }

  private void setInterval(Interval wanted) {
    if (wanted.text().isEmpty()) {
      changing().interval(wanted.units());
    } else {
      changing().interval(wanted.text());
    }
  }

  @Override
  ClockedMetronome make(String name) {
    return interval.text().isEmpty()
        ? clock.forThe(name).metronome(name, interval.units())
        : clock.forThe(name).metronome(name, interval.text());
  }

  @Override
  String cureForAssigning() {
    return "Write " + path() + ".interval = \"0.5s\".";
  }
}
