package io.tickwright.save;

import io.tickwright.snapshot.StateDigest;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * What a save says about itself, around the state.
 *
 * @param toolkit the version of Tickwright that wrote it
 * @param unitsPerSecond the base of its time
 * @param stepUnits the step of its simulation
 * @param script the script, or null for a game without one
 * @param gameVersion the version that the game declares
 * @param seed the simulation's seed
 * @param tick how many ticks were done
 * @param schema the hash of what the world lists, or null when not known
 * @param world the digest of the world, or null when it shall not be checked
 * @param schedule the digest of the schedule, or null when it shall not be checked
 */
record Envelope(
    String toolkit,
    long unitsPerSecond,
    long stepUnits,
    @Nullable ScriptMark script,
    int gameVersion,
    long seed,
    long tick,
    @Nullable Long schema,
    @Nullable Long world,
    @Nullable Long schedule) {

  static final String FORMAT = "tickwright-save";
  static final int VERSION = 1;

  private static final List<String> FIELDS =
      List.of(
          "format",
          "version",
          "toolkit",
          "unitsPerSecond",
          "stepUnits",
          "game",
          "seed",
          "tick",
          "digests",
          "state",
          "schedule",
          "kinds");

  /** The envelope as JSON, to put the state into. */
  Json.Obj write() {
    Json.Obj game = new Json.Obj();
    game.put("version", gameVersion);
    game.put("script", script == null ? null : script.name());
    game.put("sha256", script == null ? null : script.sha256());
    Json.Obj digests = new Json.Obj();
    digests.put("schema", schema == null ? null : StateDigest.text(schema));
    digests.put("world", world == null ? null : StateDigest.text(world));
    digests.put("schedule", schedule == null ? null : StateDigest.text(schedule));
    return new Json.Obj()
        .put("format", FORMAT)
        .put("version", VERSION)
        .put("toolkit", toolkit)
        .put("unitsPerSecond", unitsPerSecond)
        .put("stepUnits", stepUnits)
        .put("game", game)
        .put("seed", seed)
        .put("tick", tick)
        .put("digests", digests);
  }

  /** Reads an envelope of this version, strictly. */
  static Envelope read(Json.Obj root) {
    Part save = new Part(root, "$", FIELDS);
    Part game = save.part("game", List.of("version", "script", "sha256"));
    Part digests = save.part("digests", List.of("schema", "world", "schedule"));
    save.object("state");
    save.object("schedule");
    save.object("kinds");
    return new Envelope(
        save.text("toolkit"),
        save.whole("unitsPerSecond", 1, Long.MAX_VALUE),
        save.whole("stepUnits", 1, Long.MAX_VALUE),
        script(game),
        (int) game.whole("version", 0, Integer.MAX_VALUE),
        save.whole("seed", Long.MIN_VALUE, Long.MAX_VALUE),
        save.whole("tick", 0, Long.MAX_VALUE),
        digests.hex("schema"),
        digests.hex("world"),
        digests.hex("schedule"));
  }

  private static @Nullable ScriptMark script(Part game) {
    boolean named = !(game.object.get("script") instanceof Json.Null);
    if (!named) {
      if (!(game.object.get("sha256") instanceof Json.Null)) {
        throw Refusals.is(
            game.path("sha256"), game.object.get("sha256"), "without a script it must be null", "");
      }
      return null;
    }
    String name = game.text("script");
    String hash = game.text("sha256");
    if (name.isEmpty()) {
      throw Refusals.is(
          game.path("script"),
          game.object.get("script"),
          "it must be the file's name, or null",
          "");
    }
    if (!ScriptMark.isHash(hash)) {
      throw Refusals.is(
          game.path("sha256"),
          game.object.get("sha256"),
          "it must be 64 lower-case hexadecimal digits",
          "");
    }
    return new ScriptMark(name, hash);
  }

  /** An object of the envelope with a fixed set of fields. */
  private record Part(Json.Obj object, String at, List<String> fields) {
    Part {
      for (String name : object.names()) {
        if (!fields.contains(name)) {
          throw Refusals.unknown(() -> at + "." + name, name, fields, "");
        }
      }
      List<String> missing = new ArrayList<>(fields);
      missing.removeAll(object.names());
      if (!missing.isEmpty()) {
        throw Refusals.missing(() -> at + "." + missing.get(0), "");
      }
    }

    Supplier<String> path(String name) {
      return () -> at + "." + name;
    }

    Part part(String name, List<String> inside) {
      return new Part(object(name), at + "." + name, inside);
    }

    Json.Obj object(String name) {
      return Refusals.object(object.get(name), path(name));
    }

    String text(String name) {
      return Refusals.text(object.get(name), path(name));
    }

    long whole(String name, long least, long most) {
      return Refusals.whole(object.get(name), path(name), least, most);
    }

    @Nullable Long hex(String name) {
      Json value = object.get(name);
      if (value instanceof Json.Null) {
        return null;
      }
      if (value instanceof Json.Text text && text.value().matches("0x[0-9a-f]{16}")) {
        return Long.parseUnsignedLong(text.value().substring(2), 16);
      }
      throw Refusals.is(
          path(name), value, "it must be 0x and 16 lower-case hexadecimal digits, or null", "");
    }
  }
}
