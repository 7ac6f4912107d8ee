package io.tickwright.keys;

import io.tickwright.keys.RunResult.Status;
import io.tickwright.save.AtomicFile;
import io.tickwright.script.Place;
import io.tickwright.script.ScriptRefused;
import io.tickwright.sim.Simulation;
import io.tickwright.sim.SimulationFailed;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * One run of a scenario, from its set-up to its end or its first failure.
 *
 * <p>The set-up ends at the first line that is neither set-up nor {@code echo}. Then the script is
 * loaded, every line is checked against what it declares, and the game starts, unless that first
 * line is {@code let tick N}: then it is a position that somebody captured, and the game has
 * started long ago.
 */
public final class ScenarioRun {
  private final Scenario scenario;
  private final RunOptions options;
  private final RunListener listener;
  private final Notes notes;
  private Probe probe = Probe.NONE;
  private @Nullable Stage stage;
  private @Nullable Engine engine;

  /** A run that has not begun. */
  public ScenarioRun(Scenario scenario, RunOptions options, RunListener listener) {
    this.scenario = scenario;
    this.options = options;
    this.listener = listener;
    this.notes = new Notes(scenario.source(), options.strict(), listener);
  }

  /** The same run, looked at from within. */
  ScenarioRun probedBy(Probe tool) {
    probe = tool;
    return this;
  }

  /**
   * Runs it, once. Never throws for anything that the scenario or its script does: how it ended is
   * in the result.
   */
  public RunResult run() {
    Path digests = options.digests();
    if (digests == null || probe != Probe.NONE) {
      return runOnce();
    }
    Trace trace = new Trace(-1, false);
    probe = trace;
    RunResult result = runOnce();
    try {
      DigestLog.write(trace, scenario.file(), digests);
      return result;
    } catch (IOException unwritable) {
      Place place = Place.of(digests.toString());
      String what =
          AtomicFile.refused(digests, "the digests cannot be written", unwritable).problem();
      return result(Status.BROKEN, List.of(new Problem(place, what + ".", "")));
    }
  }

  private RunResult runOnce() {
    SetUp setUp = new SetUp(scenario);
    try (Stage opened = setUp.open(options, notes)) {
      stage = opened;
      RunResult result = play(setUp.header(options), opened);
      probe.over();
      return result;
    } catch (ScriptRefused refused) {
      return result(Status.BROKEN, List.of(Problem.of(refused, List.of())));
    } catch (Halt halt) {
      return result(halt.broken() ? Status.BROKEN : Status.FAILED, List.of(halt.problem()));
    }
  }

  /**
   * Runs it, once, to its end or to the check that fails, and captures what is then.
   *
   * @throws ScenarioRefused if it cannot be run so far
   */
  public Capture captureAtEnd() {
    return capture(CapturePoint.END);
  }

  /**
   * Runs it, once, up to a line and captures what that line would find.
   *
   * @param line from 1
   * @throws ScenarioRefused if it cannot be run so far, or ends before
   */
  public Capture captureAtLine(int line) {
    return capture(CapturePoint.line(line));
  }

  /**
   * Runs it, once, until so many ticks are done, in the middle of a line if need be, and captures
   * what the next tick would find.
   *
   * @param tick from 0
   * @throws ScenarioRefused if it cannot be run so far, or ends before
   */
  public Capture captureAtTick(long tick) {
    return capture(CapturePoint.tick(tick));
  }

  private Capture capture(CapturePoint point) {
    Capturing capturing = new Capturing(point, new SetUp(scenario).header(options));
    probe = capturing;
    try {
      RunResult result = runOnce();
      if (result.status() == Status.BROKEN) {
        throw new ScenarioRefused(result.problems());
      }
      return capturing.atEnd(scenario.source(), result);
    } catch (Capturing.Reached reached) {
      return reached.capture(scenario.source());
    }
  }

  private RunResult play(RunHeader header, Stage opened) {
    SaveFolder saves = new SaveFolder(scenario.folder(), options.output());
    Engine player = new Engine(scenario.source(), saves, opened, notes, listener);
    engine = player;
    if (probe.goesOnAfterFailedChecks()) {
      player.goOn();
    }
    List<Linker.Step> steps;
    try {
      steps = new Linker(scenario, opened, notes, player).link();
    } catch (ScenarioRefused refused) {
      return result(Status.BROKEN, refused.problems());
    }
    listener.opened(opened.simulation());
    listener.started(header);
    probe.opened(opened);
    if (listener != RunListener.SILENT) {
      opened.simulation().afterTick(() -> listener.ticked(opened.simulation().ticksDone()));
    }
    if (scenario.tornLine() > 0) {
      notes.note(scenario.tornLine(), "This line was torn off by a crash and is left out.");
    }
    int line = 0;
    try {
      if (!beginsAtPosition()) {
        opened.start();
      }
      for (Linker.Step step : steps) {
        line = step.line();
        probe.before(step.command());
        step.body().run();
        probe.after(step.command());
      }
    } catch (Halt halt) {
      return result(halt.broken() ? Status.BROKEN : Status.FAILED, List.of(halt.problem()));
    } catch (SimulationFailed failed) {
      return result(Status.BROKEN, List.of(problem(failed, line)));
    } catch (ScriptRefused refused) {
      return result(Status.BROKEN, List.of(Problem.of(refused, during(line))));
    } catch (GameFailed failed) {
      return result(Status.BROKEN, List.of(problem(failed, line)));
    }
    return end();
  }

  private boolean beginsAtPosition() {
    for (Command command : scenario.commands()) {
      if (command instanceof Command.Let let) {
        return let.path().text().equals("tick");
      }
      if (!SetUp.isSetUp(command)) {
        return false;
      }
    }
    return false;
  }

  private RunResult end() {
    if (engine != null && engine.checksRun() > 0) {
      return result(Status.PASSED, List.of());
    }
    if (options.strict()) {
      Problem nothing =
          new Problem(
              scenario.source().whole(),
              "it checks nothing.",
              "Write at least one expect, or run it without --strict.");
      return result(Status.FAILED, List.of(nothing));
    }
    notes.note(0, "This scenario checks nothing. Write at least one expect.");
    return result(Status.PASSED, List.of());
  }

  // Failures of the script

  private Problem problem(SimulationFailed failed, int line) {
    if (failed.getCause() instanceof ScriptRefused refused) {
      return Problem.of(refused, during(line));
    }
    String what = "the game failed in " + failed.during() + GameFailed.why(failed.getCause());
    String when = "It was tick " + (failed.tick() + 1) + ".";
    return new Problem(place(line), what, "", List.of(when));
  }

  private Problem problem(GameFailed failed, int line) {
    if (failed.getCause() instanceof ScriptRefused refused) {
      return Problem.of(refused, during(line));
    }
    long ticks = stage == null ? 0 : stage.simulation().ticksDone();
    return new Problem(
        place(line), failed.getMessage(), "", List.of("It was after tick " + ticks + "."));
  }

  private Place place(int line) {
    return line == 0 ? scenario.source().whole() : scenario.source().place(line);
  }

  private List<String> during(int line) {
    return line == 0
        ? List.of()
        : List.of(
            "during `"
                + scenario.source().line(line).strip()
                + "` ("
                + scenario.name()
                + ":"
                + line
                + ")");
  }

  // The result

  private RunResult result(Status status, List<Problem> problems) {
    long run = engine == null ? 0 : engine.checksRun();
    long passed = engine == null ? 0 : engine.checksPassed();
    if (stage == null) {
      return new RunResult(status, passed, run, 0, 0, "0s", "0 s", 0, 0, problems);
    }
    Simulation simulation = stage.simulation();
    boolean whole = simulation.failure() == null;
    return new RunResult(
        status,
        passed,
        run,
        simulation.ticksDone(),
        simulation.simulatedUnits(),
        simulation.base().text(simulation.simulatedUnits()),
        stage.shortTime(),
        simulation.loop().stats().dropped(),
        whole ? simulation.digest() : 0,
        problems);
  }
}
