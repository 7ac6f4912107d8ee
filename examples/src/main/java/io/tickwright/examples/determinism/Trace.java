package io.tickwright.examples.determinism;

import io.tickwright.exact.StateHash;
import io.tickwright.snapshot.StateDigest;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * The digests of a simulation's ticks, each of which absorbs all before it: two runs that differ in
 * one tick differ in all later ones, whatever their states do.
 */
final class Trace {
  private final Trial trial;
  private final StateDigest digest;
  private final StateHash heard = new StateHash();

  private Trace(Trial trial) {
    this.trial = trial;
    this.digest = new StateDigest(trial);
  }

  /** Runs a simulation from its first tick, and notes digests as the span says. */
  static Traced of(NamedTrial named, Span span) {
    long ticks = span.until(named);
    Trace trace = new Trace(named.begin().get());
    Map<Long, Long> digests = new LinkedHashMap<>();
    for (long tick = 1; tick <= ticks; tick++) {
      trace.tick(tick - 1);
      if (span.notes(tick) || tick == ticks) {
        digests.put(tick, trace.heard.value());
      }
    }
    Map<String, Long> happened = new LinkedHashMap<>();
    trace.trial.happened(happened::put);
    return new Traced(named.name(), ticks, digests, happened);
  }

  private void tick(long index) {
    trial.tick(index, heard);
    heard.absorbU64(digest.value());
  }
}
