package io.tickwright.keys;

import io.tickwright.script.Script;
import io.tickwright.script.ScriptRefused;
import io.tickwright.sim.Simulation;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The game of a scenario, opened to be played by hand: set up as the scenario says, at the position
 * in which it begins, and none of its other lines done.
 *
 * <pre>{@code
 * try (OpenedGame game = OpenedGame.of(Scenario.parse(file), RunOptions.DEFAULT, listener)) {
 *   FrameDriver.of(game.simulation(), hooks, surface).run(FramePacer.at("60hz"));
 * }
 * }</pre>
 */
public final class OpenedGame implements AutoCloseable {
  private final Stage stage;

  private OpenedGame(Stage stage) {
    this.stage = stage;
  }

  /**
   * Opens the game, and starts it unless the scenario begins at a position.
   *
   * @param listener hears of notes, and of what the script logs
   * @throws ScenarioRefused if the script is not there or cannot be loaded, or a line does not fit
   *     the game
   */
  public static OpenedGame of(Scenario scenario, RunOptions options, RunListener listener) {
    Notes notes = new Notes(scenario.source(), options.strict(), listener);
    Stage stage = null;
    boolean opened = false;
    try {
      stage = new SetUp(scenario).open(options, notes);
      SaveFolder saves = new SaveFolder(scenario.folder(), options.output());
      Engine engine = new Engine(scenario.source(), saves, stage, notes, listener);
      begin(stage, new Linker(scenario, stage, notes, engine).link());
      opened = true;
      return new OpenedGame(stage);
    } catch (Halt halt) {
      throw new ScenarioRefused(List.of(halt.problem()));
    } catch (ScriptRefused refused) {
      throw new ScenarioRefused(List.of(Problem.of(refused, List.of())));
    } finally {
      if (!opened && stage != null) {
        stage.close();
      }
    }
  }

  /** Does the {@code let} lines that come before time moves; {@code let tick} is a position. */
  private static void begin(Stage stage, List<Linker.Step> steps) {
    boolean first = true;
    for (Linker.Step step : steps) {
      if (SetUp.isSetUp(step.command())) {
        continue;
      }
      boolean isPosition =
          step.command() instanceof Command.Let let && let.path().text().equals("tick");
      if (first && !isPosition) {
        stage.start();
      }
      first = false;
      if (!(step.command() instanceof Command.Let)) {
        return;
      }
      step.body().run();
    }
    if (first) {
      stage.start();
    }
  }

  /** The simulation, which no frame has reached yet. */
  public Simulation simulation() {
    return stage.simulation();
  }

  /** The script, or null when the game is none. */
  public @Nullable Script script() {
    return stage.script();
  }

  /** Lets go of the script. */
  @Override
  public void close() {
    stage.close();
  }
}
