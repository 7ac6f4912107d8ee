package io.tickwright.keys;

import io.tickwright.keys.Command.Span;
import io.tickwright.loop.FrameLoop;
import io.tickwright.save.SaveRefused;
import io.tickwright.save.ScriptMark;
import io.tickwright.script.Script;
import io.tickwright.script.ScriptHost;
import io.tickwright.script.ScriptLimits;
import io.tickwright.script.ScriptRefused;
import io.tickwright.script.Scripts;
import io.tickwright.sim.Names;
import io.tickwright.sim.Simulation;
import io.tickwright.time.Quantity;
import io.tickwright.time.TimeBase;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** What a run is made of, as the scenario's set-up says it, and the way from there to a stage. */
final class SetUp {
  private static final String STEP = "60hz";

  private final Scenario scenario;
  private Command.@Nullable Script script;
  private Command.@Nullable Timestep timestep;
  private TimeBase base = TimeBase.FLICKS;
  private String baseName = "flicks";
  private long budget = FrameLoop.DEFAULT_BUDGET;
  private long seed;

  SetUp(Scenario scenario) {
    this.scenario = scenario;
    for (Command command : scenario.commands()) {
      if (!isSetUp(command)) {
        break;
      }
      take(command);
    }
  }

  static boolean isSetUp(Command command) {
    return command instanceof Command.Recording
        || command instanceof Command.Script
        || command instanceof Command.Base
        || command instanceof Command.Timestep
        || command instanceof Command.Budget budget && !budget.change()
        || command instanceof Command.Seed
        || command instanceof Command.Echo;
  }

  private void take(Command command) {
    if (command instanceof Command.Script line) {
      script = line;
    } else if (command instanceof Command.Base line) {
      base = line.base();
      baseName = line.name();
    } else if (command instanceof Command.Timestep line) {
      timestep = line;
    } else if (command instanceof Command.Budget line) {
      budget = line.steps();
    } else if (command instanceof Command.Seed line) {
      seed = line.seed();
    }
  }

  RunHeader header(RunOptions options) {
    String file = script == null ? "" : script.file().text();
    if (options.script() != null) {
      file = String.valueOf(options.script().getFileName());
    }
    String step = timestep == null ? STEP : timestep.span().text();
    return new RunHeader(scenario.name(), file, baseName, step, budget, seed);
  }

  /**
   * Makes the simulation and loads its script.
   *
   * @throws Halt when the script's file is not there
   * @throws ScriptRefused when the script cannot be loaded
   */
  Stage open(RunOptions options, Notes notes) {
    Quantity step = timestep == null ? Quantity.parse(STEP) : timestep.step();
    if (timestep != null && !base.stepFor(step).exact()) {
      String text = timestep.span().text();
      long units = base.stepFor(step).units();
      notes.rounding(
          timestep.line(),
          timestep.span(),
          text + " is no whole number of base units and was rounded to " + units + ".");
    }
    Simulation simulation = Simulation.at(step).base(base).seed(seed).budget(budget).build();
    Path file = file(options, notes);
    if (file != null) {
      return new Stage(simulation, loadNamed(file, simulation, options, notes));
    }
    options.game().accept(simulation);
    return new Stage(simulation, null);
  }

  private @Nullable Path file(RunOptions options, Notes notes) {
    if (options.script() != null) {
      return options.script();
    }
    if (script == null) {
      return null;
    }
    Path file = find(script);
    noteHash(script, file, notes);
    return file;
  }

  /** Loads it; what is wrong with it as a whole is said with the line that names it. */
  private Script loadNamed(Path file, Simulation simulation, RunOptions options, Notes notes) {
    try {
      return load(file, simulation, options, notes);
    } catch (ScriptRefused refused) {
      if (script == null || options.script() != null || refused.place().line() > 0) {
        throw refused;
      }
      throw refused.with("It is named in " + scenario.name() + ":" + script.line() + ".");
    }
  }

  private static Script load(Path file, Simulation simulation, RunOptions options, Notes notes) {
    ScriptHost host =
        new ScriptHost() {
          @Override
          public void log(String text) {
            notes.log(text);
          }

          @Override
          public ScriptLimits limits() {
            return options.limits();
          }
        };
    return Scripts.load(file, simulation, host);
  }

  private Path find(Command.Script line) {
    Path file;
    try {
      file = scenario.folder().resolve(line.file().text());
    } catch (InvalidPathException wrong) {
      throw refuse(line, "\"" + line.file().text() + "\" is no file name.", "");
    }
    if (Files.isRegularFile(file)) {
      return file;
    }
    if (Files.isDirectory(file)) {
      throw refuse(line, "`" + line.file().text() + "` is a folder.", "Name the script in it.");
    }
    String name = String.valueOf(file.getFileName());
    throw refuse(
        line,
        "there is no script `" + line.file().text() + "` beside the scenario.",
        Names.cure(name, neighbours(file)));
  }

  private static List<String> neighbours(Path file) {
    Path folder = file.getParent();
    if (folder == null || !Files.isDirectory(folder)) {
      return List.of();
    }
    try (Stream<Path> files = Files.list(folder)) {
      return files
          .filter(Files::isRegularFile)
          .map(path -> String.valueOf(path.getFileName()))
          .filter(name -> !name.endsWith(".keys"))
          .sorted()
          .limit(20)
          .toList();
    } catch (IOException unreadable) {
      return List.of();
    }
  }

  private void noteHash(Command.Script line, Path file, Notes notes) {
    if (line.sha256().isEmpty()) {
      return;
    }
    try {
      if (!ScriptMark.of(file).sha256().startsWith(line.sha256())) {
        notes.note(
            line.line(), "The script has changed since this was recorded; it is run as it is now.");
      }
    } catch (SaveRefused unreadable) {
      throw refuse(line, "the script cannot be read.", "");
    }
  }

  private Halt refuse(Command.Script line, String what, String cure) {
    Span span = line.file();
    return new Halt(
        new Problem(scenario.source().place(line.line(), span.column(), span.length()), what, cure),
        true);
  }
}
