package io.tickwright.save;

import com.google.errorprone.annotations.CanIgnoreReturnValue;
import com.google.errorprone.annotations.CheckReturnValue;
import io.tickwright.sim.Simulation;
import io.tickwright.snapshot.StateDigest;
import io.tickwright.snapshot.StateSchema;
import io.tickwright.state.Stateful;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/**
 * All that a simulation is between two ticks, as a value: to be written to a file, read back years
 * later, and gone on from as if it had never stopped.
 *
 * <pre>{@code
 * Save.of(sim).writeTo(Path.of("slot1.save"));
 * …
 * try {
 *   Save.readFrom(Path.of("slot1.save")).restoreInto(sim);
 * } catch (SaveRefused refused) {
 *   hud.say(refused.getMessage()); // nothing has changed
 * }
 * }</pre>
 *
 * <p>A handler that wants to save puts it off until its tick is over: {@code sim.betweenTicks(() ->
 * Save.of(sim).writeTo(file))}. Its text is JSON, {@code docs/save-format.md}; the same state is
 * always the same text.
 *
 * <p>Immutable; making one and restoring from it belongs to the simulation's thread, writing does
 * not.
 */
@CheckReturnValue
public final class Save {
  private static final long MOST_BYTES = 1L << 30;

  private final String file;
  private final Json.Obj root;
  private final Envelope envelope;
  private final int formatVersion;

  private Save(String file, Json.Obj root, Envelope envelope, int formatVersion) {
    this.file = file;
    this.root = root;
    this.envelope = envelope;
    this.formatVersion = formatVersion;
  }

  // Making

  /**
   * What a simulation is now, for a game that has no script.
   *
   * @throws SaveRefused in the middle of a tick, and after a tick that failed
   */
  public static Save of(Simulation sim) {
    return of(sim, null);
  }

  /**
   * What a simulation is now, marked with the script it runs.
   *
   * @throws SaveRefused in the middle of a tick, and after a tick that failed
   */
  public static Save of(Simulation sim, @Nullable ScriptMark script) {
    refuseWithinTick(sim, "saved");
    if (sim.failure() != null) {
      throw new SaveRefused(
          "",
          "the simulation failed at tick "
              + sim.failure().tick()
              + ", and what it is now is no"
              + " whole tick",
          "Go back to a tick before it, then save.");
    }
    Stateful world = sim.state();
    Envelope envelope =
        new Envelope(
            Toolkit.version(),
            sim.base().unitsPerSecond(),
            sim.stepUnits(),
            script,
            sim.world().version(),
            sim.seed(),
            sim.ticksDone(),
            StateSchema.of(world).hash(),
            StateDigest.of(world),
            StateDigest.of(sim.schedule()));
    Json.Obj root =
        envelope
            .write()
            .put("state", StateWriter.write(world))
            .put("schedule", StateWriter.write(sim.schedule()))
            .put("kinds", Kinds.of(sim.world()));
    return new Save("", root, envelope, Envelope.VERSION);
  }

  static void refuseWithinTick(Simulation sim, String what) {
    if (sim.isTicking()) {
      throw new SaveRefused(
          "",
          "a simulation is " + what + " between two ticks, and one is running",
          "Put it off until it is over: sim.betweenTicks(() -> …).");
    }
  }

  // Text and files

  /**
   * Reads a save from its text.
   *
   * @throws SaveRefused if it is none, is of a newer format, or has not the fields it must have;
   *     whether the state fits a simulation shows when it is restored
   */
  public static Save parse(String text) {
    return read("", JsonReader.read(text));
  }

  /**
   * Reads a save from a file.
   *
   * @throws SaveRefused if there is none, and as {@link #parse}; the message names the file
   */
  public static Save readFrom(Path file) {
    String name = String.valueOf(file.getFileName());
    try {
      if (Files.size(file) > MOST_BYTES) {
        throw new SaveRefused("", "this is larger than 1 GiB, and so no save", "");
      }
      return read(name, JsonReader.read(Files.readAllBytes(file)));
    } catch (SaveRefused refused) {
      throw refused.in(name);
    } catch (IOException unreadable) {
      throw AtomicFile.refused(file, "cannot be read", unreadable);
    }
  }

  private static Save read(String file, Json value) {
    int version = Formats.version(value);
    Json.Obj root = Formats.upgraded((Json.Obj) value, version);
    return new Save(file, root, Envelope.read(root), version);
  }

  /**
   * Writes it to a file, in place of the one that is there: whatever happens, there is the old file
   * or the new one.
   *
   * @throws SaveRefused if it cannot be written; the old file is as it was
   */
  public void writeTo(Path file) {
    try {
      AtomicFile.replace(file, text().getBytes(StandardCharsets.UTF_8));
    } catch (IOException unwritable) {
      throw AtomicFile.refused(file, "cannot be written", unwritable);
    }
  }

  /** The whole save as JSON, ended by a line feed. */
  public String text() {
    return JsonText.of(root);
  }

  // What it says about itself

  /** How many ticks were done. */
  public long tick() {
    return envelope.tick();
  }

  public long seed() {
    return envelope.seed();
  }

  /** The base of its time, in units a second. */
  public long unitsPerSecond() {
    return envelope.unitsPerSecond();
  }

  /** The step of its simulation, in base units. */
  public long stepUnits() {
    return envelope.stepUnits();
  }

  /** The script it was made with, or null. */
  public @Nullable ScriptMark script() {
    return envelope.script();
  }

  /** The version that the game declared. */
  public int gameVersion() {
    return envelope.gameVersion();
  }

  /** The version of Tickwright that wrote it. */
  public String toolkit() {
    return envelope.toolkit();
  }

  /** The digest of the world it says it holds, as {@code 0x…}; empty when it does not say. */
  public String digest() {
    Long world = envelope.world();
    return world == null ? "" : StateDigest.text(world);
  }

  /** The version of the format it was read in; a text written now is of the present one. */
  public int formatVersion() {
    return formatVersion;
  }

  // Restoring

  /**
   * Makes a simulation what this save holds, no matter by which script; see {@link
   * #restoreInto(Simulation, ScriptMark)}.
   *
   * @throws SaveRefused if it does not fit; nothing has changed
   */
  @CanIgnoreReturnValue
  public Restored restoreInto(Simulation sim) {
    return restoreInto(sim, null);
  }

  /**
   * Makes a simulation what this save holds, whatever it was: everything is checked first, then
   * everything is stored. The simulation goes on as the saved one would have; its frames begin anew
   * with the next one.
   *
   * @param script the script that the simulation runs, to say whether it has changed since; or null
   * @throws SaveRefused if it does not fit; nothing has changed
   */
  @CanIgnoreReturnValue
  public Restored restoreInto(Simulation sim, @Nullable ScriptMark script) {
    try {
      return new Restore(this, sim).run(script);
    } catch (SaveRefused refused) {
      throw file.isEmpty() ? refused : refused.in(file);
    }
  }

  /**
   * The world in this save, to be digested or compared with {@link
   * io.tickwright.snapshot.StateDiff} against another of the same game; nothing is restored.
   *
   * @param like a simulation of the game, left as it is
   * @throws SaveRefused by every visit, if it does not hold exactly what that simulation lists
   */
  public Stateful world(Simulation like) {
    Stateful state = like.state();
    return visitor -> new StateReader("$.state", state(), null, visitor).read(state);
  }

  Json.Obj state() {
    return part("state");
  }

  Json.Obj part(String name) {
    return (Json.Obj) root.fields().get(name);
  }

  Envelope envelope() {
    return envelope;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Save that && root.equals(that.root);
  }

  @Override
  public int hashCode() {
    return root.hashCode();
  }

  @Override
  public String toString() {
    return "save of tick " + tick() + " " + digest();
  }
}
