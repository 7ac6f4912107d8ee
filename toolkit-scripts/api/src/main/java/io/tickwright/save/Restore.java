package io.tickwright.save;

import io.tickwright.sim.OldState;
import io.tickwright.sim.Simulation;
import io.tickwright.sim.Table;
import io.tickwright.sim.World;
import io.tickwright.snapshot.StateDigest;
import io.tickwright.snapshot.StateSchema;
import io.tickwright.state.Stateful;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** One restore: everything is checked, then everything is stored. */
final class Restore {
  private static final String EDITED =
      "It was damaged or edited; to take it as it is, put null in place of the digest.";

  private final Save save;
  private final Envelope envelope;
  private final Simulation sim;
  private final World world;
  private final boolean older;
  private final List<String> notes = new ArrayList<>();
  private Json.Obj state;
  private Json.Obj kinds;
  private boolean migrated;

  Restore(Save save, Simulation sim) {
    this.save = save;
    this.envelope = save.envelope();
    this.sim = sim;
    this.world = sim.world();
    this.older = envelope.gameVersion() < world.version();
    this.state = save.state();
    this.kinds = save.part("kinds");
  }

  Restored run(@Nullable ScriptMark script) {
    Save.refuseWithinTick(sim, "restored");
    checkTime();
    checkVersion();
    noteDifferences(script);
    migrate();
    Kinds.check(kinds, world);
    StateReader reader = check();
    checkDigests(reader);
    return store(reader);
  }

  // The checking pass

  private void checkTime() {
    if (envelope.unitsPerSecond() != sim.base().unitsPerSecond()) {
      throw new SaveRefused(
          "$.unitsPerSecond",
          "is "
              + envelope.unitsPerSecond()
              + "; this simulation has "
              + sim.base().unitsPerSecond(),
          "Build it with the base of the save.");
    }
    if (envelope.stepUnits() != sim.stepUnits()) {
      throw new SaveRefused(
          "$.stepUnits",
          "is " + envelope.stepUnits() + "; this simulation has " + sim.stepUnits(),
          "Build it with the step of the save.");
    }
  }

  private void checkVersion() {
    if (envelope.gameVersion() > world.version()) {
      throw new SaveRefused(
          "$.game.version",
          "is " + envelope.gameVersion() + "; this game is version " + world.version(),
          "It was saved by a later version of the game: take it with that one.");
    }
  }

  private void noteDifferences(@Nullable ScriptMark script) {
    if (save.formatVersion() < Envelope.VERSION) {
      notes.add(
          "the save's format was version "
              + save.formatVersion()
              + " and was brought up to "
              + Envelope.VERSION);
    }
    if (older) {
      notes.add("the game was version " + envelope.gameVersion() + " and is " + world.version());
    }
    ScriptMark then = envelope.script();
    if (script != null && then != null) {
      if (!then.name().equals(script.name())) {
        notes.add("the save is of " + then.name() + ", this is " + script.name());
      } else if (!then.sha256().equals(script.sha256())) {
        notes.add(then.name() + " has changed since the save");
      }
    }
    if (envelope.seed() != sim.seed()) {
      notes.add(
          "the save's seed is "
              + envelope.seed()
              + " and this simulation's "
              + sim.seed()
              + "; streams go on as they were saved");
    }
  }

  private void migrate() {
    OldState.Migration migration = world.migration();
    if (!older || migration == null) {
      return;
    }
    state = state.copy();
    kinds = kinds.copy();
    migrated = true;
    try {
      migration.migrate(envelope.gameVersion(), new OldTree(state, kinds));
    } catch (RuntimeException thrown) {
      throw new SaveRefused(
          "",
          "",
          "the game's migrate from version "
              + envelope.gameVersion()
              + " failed: "
              + thrown.getMessage(),
          "",
          thrown);
    }
  }

  private StateReader check() {
    sim.open();
    StateReader reader =
        new StateReader("$.state", state, new Allowances(world, older), new StateWriter());
    reader.read(sim.state());
    new StateReader("$.schedule", save.part("schedule"), null, new StateWriter())
        .read(sim.schedule());
    if (state.get("tick") instanceof Json.Num tick && tick.whole() != envelope.tick()) {
      throw Refusals.is(
          () -> "$.tick", Json.Num.of(envelope.tick()), "$.state.tick is " + tick.shown(), "");
    }
    return reader;
  }

  private void checkDigests(StateReader reader) {
    Long schema = envelope.schema();
    boolean sameFields =
        !migrated
            && reader.missing().isEmpty()
            && reader.leftBehind().isEmpty()
            && schema != null
            && schema == StateSchema.of(sim.state()).hash();
    if (envelope.world() != null && !sameFields) {
      notes.add("the world's digest was not compared: this game lists other fields");
    } else {
      checkDigest("world", envelope.world(), "$.state", state, sim.state());
    }
    checkDigest(
        "schedule", envelope.schedule(), "$.schedule", save.part("schedule"), sim.schedule());
  }

  private void checkDigest(
      String name, @Nullable Long said, String path, Json.Obj saved, Stateful like) {
    if (said == null) {
      notes.add("the " + name + "'s digest was not compared: the save does not say it");
      return;
    }
    long has = StateDigest.of(visitor -> new StateReader(path, saved, null, visitor).read(like));
    if (has != said) {
      throw new SaveRefused(
          "$.digests." + name,
          "is " + StateDigest.text(said) + "; what " + path + " holds has " + StateDigest.text(has),
          EDITED);
    }
  }

  // The applying pass

  private Restored store(StateReader reader) {
    if (!reader.missing().isEmpty()) {
      sim.reset();
    }
    sim.state().state(new StateApplier(state));
    for (SavedFields.Missing missing : reader.missing()) {
      if (missing.parts().size() == 1
          && world.find(missing.parts().get(0)) instanceof Table table) {
        table.columns().stream()
            .filter(column -> column.name().equals(missing.field()))
            .forEach(table::initialise);
      }
    }
    sim.schedule().state(new StateApplier(save.part("schedule")));
    return new Restored(
        notes,
        reader.missing().stream().map(SavedFields.Missing::toString).toList(),
        List.copyOf(reader.leftBehind()));
  }
}
