package io.tickwright.script.js;

import io.tickwright.script.ScriptHost;
import io.tickwright.script.ScriptRefused;
import io.tickwright.sim.Simulation;
import io.tickwright.sim.World;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import org.graalvm.polyglot.Context;
import org.graalvm.polyglot.PolyglotException;
import org.graalvm.polyglot.Source;
import org.graalvm.polyglot.Value;
import org.graalvm.polyglot.proxy.ProxyExecutable;
import org.graalvm.polyglot.proxy.ProxyObject;

/** One context with one script in it: hardened, loaded, bound to a world. */
final class Room {
  private static final String MODULE = "application/javascript+module";
  private static final String HANDED_OVER = "tickwrightHandsOver";
  private static final Source HARDEN = internal("harden.js", resource("harden.js"));
  private static final String TOOLKIT =
      "const api = globalThis."
          + HANDED_OVER
          + ";\nexport const { "
          + String.join(", ", Api.NAMES)
          + " } = api;\n";

  private final Context context;
  private final Crossing crossing;

  private Room(Context context, Crossing crossing) {
    this.context = context;
    this.crossing = crossing;
  }

  /**
   * Makes a fresh context and runs the script's top level in it.
   *
   * @throws ScriptRefused if that goes wrong; nothing is left open then
   */
  static Room open(Modules modules, Simulation simulation, World world, ScriptHost host) {
    Context context = Sandbox.context(new ModuleFiles(modules, TOOLKIT), host.limits());
    Faults faults = new Faults(modules, host.limits());
    Crossing crossing = new Crossing(context, simulation, faults, host.limits());
    Room room = new Room(context, crossing);
    try {
      crossing.cross(
          Mode.LOADING,
          "",
          () -> {
            room.load(modules, simulation, world, host);
            return true;
          });
    } catch (RuntimeException refused) {
      room.close();
      throw refused;
    }
    return room;
  }

  private void load(Modules modules, Simulation simulation, World world, ScriptHost host) {
    world.guard(new Blame(modules));
    Value globals = context.getBindings("js");
    Binding binding =
        new Binding(
            simulation,
            world,
            host,
            crossing,
            globals.getMember("String"),
            globals.getMember("BigInt"));
    globals.putMember(
        HANDED_OVER,
        ProxyObject.fromMap(new java.util.LinkedHashMap<>(new Api(binding).functions())));
    context.eval(module("import", Modules.ROOT.resolve(Modules.TOOLKIT).toString()));
    ProxyExecutable refuseRandom =
        none -> {
          throw new Mistake(
              "Math.random gives other numbers in every run.",
              "Declare loot: stream() and write my.loot.between(1, 6), or my.loot.real().");
        };
    context
        .eval(HARDEN)
        .executeVoid(
            ProxyObject.fromMap(new java.util.LinkedHashMap<>(ExactMath.functions())),
            refuseRandom);
    context.resetLimits();
    context.eval(module("export * from", modules.main().virtual()));
  }

  private static Source module(String how, String path) {
    String text = how + " " + quoted(path) + ";";
    try {
      return Source.newBuilder("js", text, "tickwright-load.mjs")
          .mimeType(MODULE)
          .internal(true)
          .build();
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible);
    }
  }

  private static String quoted(String path) {
    return '"' + path.replace("\\", "\\\\").replace("\"", "\\\"") + '"';
  }

  private static Source internal(String name, String text) {
    try {
      return Source.newBuilder("js", text, name).internal(true).build();
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible);
    }
  }

  private static String resource(String name) {
    try (InputStream in = Room.class.getResourceAsStream(name)) {
      if (in == null) {
        throw new IllegalStateException("the jar lacks " + name);
      }
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }

  Crossing crossing() {
    return crossing;
  }

  void close() {
    crossing.close();
    try {
      context.close(true);
    } catch (PolyglotException alreadyStopped) {
      // A context that was cancelled says so once more when it is closed.
    }
  }
}
