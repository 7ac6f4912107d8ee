package io.tickwright.keys;

import io.tickwright.script.Script;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/** Records the run of a scenario. */
final class RecordingProbe implements Probe {
  private final Source source;
  private final Path file;
  private final RecordOptions options;
  private @Nullable Recorder recorder;

  RecordingProbe(Source source, Path file, RecordOptions options) {
    this.source = source;
    this.file = file;
    this.options = options;
  }

  /** What is wrong with the recording; empty if nothing, or if there is none. */
  String problem() {
    return recorder == null ? "" : recorder.problem().orElse("");
  }

  @Override
  public void opened(Stage stage) {
    Script script = stage.script();
    recorder =
        script == null
            ? Recorder.start(stage.simulation(), file, options)
            : Recorder.start(script, file, options);
  }

  @Override
  public void before(Command command) {
    if (isKept(command) && recorder != null) {
      recorder.verbatim(source.line(command.line()).strip());
    }
  }

  @Override
  public void after(Command command) {
    if (isKept(command) && recorder != null) {
      recorder.goOn();
    }
  }

  @Override
  public void over() {
    if (recorder != null) {
      recorder.close();
    }
  }

  /** What says itself what it does to the state, and what speaks to the reader. */
  private static boolean isKept(Command command) {
    return command instanceof Command.Let
        || command instanceof Command.Mark
        || command instanceof Command.Rewind
        || command instanceof Command.Echo;
  }
}
