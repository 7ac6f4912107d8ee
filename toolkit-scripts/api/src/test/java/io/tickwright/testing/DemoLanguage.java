package io.tickwright.testing;

import io.tickwright.script.Place;
import io.tickwright.script.Reload;
import io.tickwright.script.Script;
import io.tickwright.script.ScriptHost;
import io.tickwright.script.ScriptLanguage;
import io.tickwright.script.ScriptRefused;
import io.tickwright.sim.Simulation;
import io.tickwright.sim.World;
import io.tickwright.snapshot.RollbackSlot;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BiConsumer;

/**
 * A language of a few scripts, all written in Java, so that scenarios can be tried without any; it
 * takes the place of JavaScript in the reference.
 */
public final class DemoLanguage implements ScriptLanguage {
  private static final AtomicInteger OPEN = new AtomicInteger();

  /** How many scripts have been loaded and not closed. */
  public static int open() {
    return OPEN.get();
  }

  @Override
  public String name() {
    return "Demo";
  }

  @Override
  public List<String> extensions() {
    return List.of("demo", "js");
  }

  @Override
  public Script load(Path file, Simulation simulation, ScriptHost host) {
    String name = String.valueOf(file.getFileName());
    BiConsumer<World, ScriptHost> game =
        switch (name.replace(".js", ".demo")) {
          case "turret.demo" -> DemoGames::turret;
          case "skirmish.demo" -> DemoGames::skirmish;
          case "every.demo" -> DemoGames::everything;
          case "faulty.demo" -> DemoGames::faulty;
          default -> throw new ScriptRefused(Place.of(name), "nobody wrote this one.", "");
        };
    game.accept(simulation.world(), host);
    OPEN.incrementAndGet();
    return new Loaded(file, simulation);
  }

  private record Loaded(Path file, Simulation simulation) implements Script {
    @Override
    public void renew(RollbackSlot state) {
      throw new UnsupportedOperationException("the demo is not run again");
    }

    @Override
    public Reload reload() {
      throw new UnsupportedOperationException("the demo is not run again");
    }

    @Override
    public void close() {
      OPEN.decrementAndGet();
    }
  }
}
