package io.tickwright.cli;

import io.tickwright.keys.OpenedGame;
import io.tickwright.keys.Problem;
import io.tickwright.keys.RunListener;
import io.tickwright.keys.RunOptions;
import io.tickwright.keys.Scenario;
import io.tickwright.keys.ScenarioRefused;
import io.tickwright.save.AtomicFile;
import io.tickwright.save.SaveRefused;
import io.tickwright.script.Script;
import io.tickwright.sim.Action;
import io.tickwright.sim.Simulation;
import io.tickwright.sim.SimulationFailed;
import io.tickwright.window.GameWindow;
import io.tickwright.window.WindowFile;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Opens a window in which a scenario's game is played by hand. */
@Command(
    name = "play",
    header = "Play a scenario's game live, in a window.",
    description = {
      "%nThe scenario says which game, step and seed; its first `let` lines say how it begins, and"
          + " its other lines are left out. Keys and what is drawn are in a text file, the script's"
          + " name with .window; without one the actions are on the keys 1 to 9.",
      "%nWhile it runs, a line on standard input says: pause, resume, step [N], sprint N, stop,"
          + " speed [CLOCK] R, save, load, record, interpolation, quit.",
    },
    parameterListHeading = "%nFiles:%n",
    optionListHeading = "%nOptions:%n",
    exitCodeListHeading = "%nExit codes:%n",
    exitCodeList = {
      "0:it was played, and closed",
      "2:the scenario or its script cannot be run, or there is no display",
      "64:the command line makes no sense",
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  tickwright play examples/skirmish/skirmish-smoke.keys",
      "  tickwright play --record --folder /tmp skirmish-smoke.keys && tickwright run"
          + " /tmp/skirmish-1.keys",
      "  echo 'speed world 1/3' | tickwright play skirmish-smoke.keys",
    })
final class PlayCommand implements Callable<Integer> {
  private static final String ENDING = ".window";

  private final Terminal terminal;
  @Mixin private HelpOption help;

  @Parameters(paramLabel = "FILE", description = "A scenario (.keys).")
  private Path file = Path.of("");

  @Option(
      names = "--window",
      paramLabel = "KEYS",
      description = "The file that says what keys do and what is drawn.")
  private @Nullable Path window;

  @Option(names = "--record", description = "Record from the first frame on.")
  private boolean record;

  @Option(
      names = "--folder",
      paramLabel = "FOLDER",
      description = "Where the quick save and recordings go; beside the scenario unless given.")
  private @Nullable Path folder;

  PlayCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() {
    Problem unreadable = ScenarioFile.problem(file);
    if (unreadable != null) {
      return broken(List.of(unreadable));
    }
    if (folder != null && !Files.isDirectory(folder)) {
      terminal.complain("tickwright: " + folder + ": there is no such folder. Make it first.\n");
      return ExitCode.BROKEN;
    }
    if (!GameWindow.hasDisplay()) {
      terminal.complain(
          "tickwright: there is no display here, so no window can be opened.\n"
              + "What needs none: tickwright run "
              + file
              + "\n");
      return ExitCode.BROKEN;
    }
    RunOptions options = RunOptions.DEFAULT.withLimits(KeysEngine.LIMITS);
    try (OpenedGame game = OpenedGame.of(Scenario.parse(file), options, new Said())) {
      return play(game);
    } catch (ScenarioRefused refused) {
      return broken(refused.namedAs(file).problems());
    } catch (SimulationFailed | SaveRefused | IllegalArgumentException failed) {
      terminal.complain("tickwright: " + failed.getMessage() + "\n");
      return ExitCode.BROKEN;
    }
  }

  private int play(OpenedGame game) {
    Path beside = file.toAbsolutePath().getParent();
    Path here = beside == null ? Path.of("") : beside;
    Path target = folder == null ? here : folder;
    Script script = game.script();
    String name = script == null ? nameOf(file) : nameOf(script.file());
    WindowFile keys = keys(game.simulation(), here.resolve(name + ENDING));
    GameWindow opened =
        script == null
            ? GameWindow.of(game.simulation(), keys, target, name)
            : GameWindow.of(script, keys, target, name);
    opened.onAnswer(
        answer -> {
          terminal.print(answer + "\n");
          terminal.flush();
        });
    if (record) {
      opened.recording();
    }
    listen(opened);
    opened.run();
    return ExitCode.OK;
  }

  private WindowFile keys(Simulation sim, Path usual) {
    if (window != null) {
      return read(window);
    }
    if (Files.isRegularFile(usual)) {
      return read(usual);
    }
    return WindowFile.forActions(
        sim.world().declared().stream()
            .filter(Action.class::isInstance)
            .map(thing -> thing.name())
            .toList());
  }

  private static WindowFile read(Path keys) {
    try {
      return WindowFile.read(keys);
    } catch (IOException unreadable) {
      throw AtomicFile.refused(keys, "cannot be read", unreadable).namedAs(keys);
    }
  }

  private static String nameOf(Path file) {
    String name = String.valueOf(file.getFileName());
    int dot = name.indexOf('.');
    return dot > 0 ? name.substring(0, dot) : name;
  }

  /** Standard input is read on a thread of its own, which ends with the process. */
  private static void listen(GameWindow opened) {
    Thread reader =
        new Thread(
            () -> {
              try {
                BufferedReader in =
                    new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
                for (String line = in.readLine(); line != null; line = in.readLine()) {
                  if (!line.isBlank()) {
                    opened.say(line);
                  }
                }
              } catch (IOException closed) {
                // Nobody has anything to say any more; the window plays on.
              }
            },
            "words");
    reader.setDaemon(true);
    reader.start();
  }

  private int broken(List<Problem> problems) {
    problems.forEach(problem -> terminal.print(problem.text() + "\n"));
    terminal.flush();
    return ExitCode.BROKEN;
  }

  private final class Said implements RunListener {
    @Override
    public void note(int line, String text) {
      terminal.print("note  " + text + "\n");
    }

    @Override
    public void log(String text) {
      terminal.print(text + "\n");
    }
  }
}
