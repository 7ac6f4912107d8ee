package io.tickwright.keys;

import io.tickwright.script.Script;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Takes the position that is asked for out of a run, and ends the run there. */
final class Capturing implements Probe {
  private final CapturePoint point;
  private final RunHeader header;
  private @Nullable Stage stage;
  private @Nullable Capture latest;
  private @Nullable Capture end;

  /** Ends a run whose position has been taken, or cannot be. Caught where the capture began. */
  static final class Reached extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final transient @Nullable Capture capture;

    Reached(Capture capture) {
      super("captured", null, false, false);
      this.capture = capture;
    }

    Reached(IllegalStateException why) {
      super(why.getMessage(), null, false, false);
      this.capture = null;
    }

    /**
     * What was taken.
     *
     * @throws ScenarioRefused if it could not be
     */
    Capture capture(Source source) {
      if (capture == null) {
        Problem problem = new Problem(source.whole(), getMessage() + ".", "");
        throw new ScenarioRefused(List.of(problem));
      }
      return capture;
    }
  }

  Capturing(CapturePoint point, RunHeader header) {
    this.point = point;
    this.header = header;
  }

  @Override
  public void opened(Stage opened) {
    stage = opened;
    if (point.tick() >= 0) {
      opened.simulation().afterTick(this::tickDone);
    }
  }

  @Override
  public void before(Command command) {
    if (point.line() > 0 && command.line() >= point.line()) {
      throw new Reached(now());
    }
    look();
  }

  @Override
  public void over() {
    if (stage != null && stage.simulation().failure() == null) {
      look();
      end = point.tick() < 0 ? now() : null;
    }
  }

  /**
   * The end, or where a check failed.
   *
   * @throws ScenarioRefused if it came before what was asked for
   */
  Capture atEnd(Source source, RunResult result) {
    int failed = result.passed() ? 0 : result.problems().get(0).line();
    if (latest != null) {
      return latest;
    }
    boolean lineAfterAll = point.line() > 0 && failed == 0 && point.line() <= source.lines();
    if (end != null && (lineAfterAll || point.equals(CapturePoint.END))) {
      return failed == 0 ? end : end.at(", where line " + failed + " failed");
    }
    String what =
        point.line() > 0
            ? "line " + point.line() + " is never reached"
            : "tick " + point.tick() + " is never done";
    String stop =
        failed > 0
            ? "It stops in line " + failed + ", at tick " + result.ticks() + "."
            : "It has " + source.lines() + " lines and ends at tick " + result.ticks() + ".";
    throw new ScenarioRefused(List.of(new Problem(source.whole(), what + ".", stop)));
  }

  private void tickDone() {
    if (latest != null) {
      throw new Reached(latest);
    }
    look();
  }

  /** What the next tick finds is known only when it comes: lines may change it until then. */
  private void look() {
    if (stage != null && stage.simulation().ticksDone() == point.tick()) {
      latest = now();
    } else if (latest != null) {
      throw new Reached(latest);
    }
  }

  private Capture now() {
    if (stage == null) {
      throw new IllegalStateException("nothing is captured before the game is loaded");
    }
    Script script = stage.script();
    try {
      return Capture.taken(stage.simulation(), header, script == null ? null : script.file());
    } catch (IllegalStateException uncapturable) {
      throw new Reached(uncapturable);
    }
  }
}
