package io.tickwright.examples.determinism;

import io.tickwright.exact.Pcg32;
import io.tickwright.exact.StateHash;
import io.tickwright.script.ScriptHost;
import io.tickwright.script.ScriptLimits;
import io.tickwright.script.Scripts;
import io.tickwright.sim.Simulation;
import io.tickwright.state.StateVisitor;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.function.ObjLongConsumer;

/** The turret of the first scenario: a game in JavaScript, saved and loaded under way. */
final class TurretTrial implements Trial {
  private final Simulation sim = Simulation.at("60hz").seed(12).build();
  private final Pcg32 luck = Pcg32.seeded(12).stream("player");
  private long events;
  private long loaded;

  TurretTrial() {
    var unused = Scripts.load(file(), sim, new PatientHost());
  }

  @Override
  public void tick(long index, StateHash heard) {
    switch (luck.below(30)) {
      case 0 -> sim.inputs().hold("slow", 1 + luck.below(40));
      case 1 -> {
        sim.inputs().tap("pause");
        sim.inputs().tap("pause");
      }
      case 2, 3, 4 -> sim.inputs().tap("fire");
      default -> {}
    }
    sim.tick(1);
    Heard.events(sim, heard);
    events += sim.events().size();
    if (index % 128 == 127) {
      Heard.snapshot(sim.state(), heard);
      loaded++;
    }
  }

  /** An emulated machine takes its time to load a script: only an endless one takes this long. */
  private static final class PatientHost implements ScriptHost {
    @Override
    public void log(String text) {}

    @Override
    public ScriptLimits limits() {
      return new ScriptLimits(ScriptLimits.DEFAULT.statements(), Duration.ofMinutes(10));
    }
  }

  /** From the root of the project, or from the folder of the examples, where their tests run. */
  private static Path file() {
    Path here = Path.of("turret", "turret.js");
    return Files.exists(here) ? here : Path.of("examples").resolve(here);
  }

  @Override
  public void state(StateVisitor s) {
    s.part("luck", luck);
    s.part("sim", sim.state());
    s.leavesOut("events", "a count for the report");
    s.leavesOut("loaded", "a count for the report");
  }

  @Override
  public void happened(ObjLongConsumer<String> count) {
    count.accept("events", events);
    count.accept("loaded", loaded);
  }
}
