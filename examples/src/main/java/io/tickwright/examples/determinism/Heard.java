package io.tickwright.examples.determinism;

import io.tickwright.exact.StateHash;
import io.tickwright.sim.Events;
import io.tickwright.sim.Simulation;
import io.tickwright.snapshot.SnapshotBytes;
import io.tickwright.state.Stateful;

/** What is heard of a simulation besides its state. */
final class Heard {
  private Heard() {}

  /** The events of the last tick, in order. */
  static void events(Simulation sim, StateHash heard) {
    Events events = sim.events();
    for (int i = 0; i < events.size(); i++) {
      heard.absorbText(events.kind(i).name());
      heard.absorbText(events.name(i));
      heard.absorbU64(events.handle(i));
      heard.absorbU64(events.count(i));
      heard.absorbText(events.words(i));
    }
  }

  /** The snapshot as it would go to disk, which has to load again. */
  static void snapshot(Stateful state, StateHash heard) {
    byte[] bytes = SnapshotBytes.of(state);
    heard.absorbBytes(bytes, 0, bytes.length);
    SnapshotBytes.restore(bytes, state);
  }
}
