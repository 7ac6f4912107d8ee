package io.tickwright.keys;

import io.tickwright.sim.Simulation;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** Plays a recording in pieces, as they come. Belongs to one thread. */
final class Replay implements AutoCloseable {
  private final String name;
  private final Path folder;
  private final Stage stage;
  private final Notes notes;
  private final Set<String> marks = new LinkedHashSet<>();
  private boolean begun;

  /** Sets the game up as this beginning of a recording says. */
  Replay(Path file, String header, RunOptions options) {
    this.name = String.valueOf(file.getFileName());
    this.folder = Scenario.folder(file);
    Scenario beginning = Scenario.parse(name, header, folder);
    this.notes = new Notes(beginning.source(), false, RunListener.SILENT);
    this.stage = new SetUp(beginning).open(options, notes);
  }

  Simulation simulation() {
    return stage.simulation();
  }

  /**
   * Plays some more lines.
   *
   * @return which check did not hold, or nothing
   */
  String go(String lines) {
    Scenario piece = Scenario.piece(name, lines, folder, marks);
    Engine engine =
        new Engine(piece.source(), new SaveFolder(folder, null), stage, notes, RunListener.SILENT);
    List<Linker.Step> steps = new Linker(piece, stage, notes, engine).link();
    if (!begun) {
      begun = true;
      stage.start();
    }
    try {
      steps.forEach(step -> step.body().run());
      return "";
    } catch (Halt failed) {
      return failed.problem().text();
    }
  }

  @Override
  public void close() {
    stage.close();
  }
}
