package io.tickwright.keys;

import io.tickwright.keys.Trace.Arrival;
import io.tickwright.save.Save;
import io.tickwright.save.SaveRefused;
import io.tickwright.script.Place;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** One of the two files that are compared: digests at places, and the state at any of them. */
abstract class DiffSide {
  private final Path file;

  private DiffSide(Path file) {
    this.file = file;
  }

  /**
   * Understands a file by how it begins.
   *
   * @throws ScenarioRefused if it cannot be read or run
   * @throws SaveRefused if it is a broken save
   */
  static DiffSide of(Path file, RunOptions options) {
    String first = firstCharacters(file);
    if (first.startsWith("{")) {
      return new OfSave(file, options);
    }
    return first.startsWith(DigestLog.FIRST_LINE)
        ? new OfLog(file, options)
        : new OfScenario(file, options);
  }

  private static String firstCharacters(Path file) {
    try (var in = Files.newInputStream(file)) {
      return new String(in.readNBytes(64), StandardCharsets.UTF_8).stripLeading();
    } catch (IOException unreadable) {
      String name = String.valueOf(file.getFileName());
      String what = Files.exists(file) ? "it cannot be read." : "there is no such file.";
      throw new ScenarioRefused(
          List.of(new Problem(Place.of(name), what, "Looked for " + file + ".")));
    }
  }

  Path file() {
    return file;
  }

  abstract int size();

  abstract long tick(int place);

  /** The digest at a place; null when nobody can say it. */
  abstract @Nullable Long digest(int place);

  /** What came from outside; empty when that is not known. */
  abstract List<Arrival> arrivals();

  /**
   * The state at a place, found by running again where it was not stored.
   *
   * @return null when it cannot be found; {@link #note} says why
   */
  abstract @Nullable StateTexts texts(int place);

  /** What a reader should know about this side; empty when there is nothing. */
  String note() {
    return "";
  }

  boolean isSave() {
    return this instanceof OfSave;
  }

  /** Whether {@link #texts} were the save's own words, as its game could not be loaded. */
  boolean isShownAsSaved() {
    return false;
  }

  /** The state of a save in its own words, which are not those of a game. */
  StateTexts asSaved() {
    throw new IllegalStateException("only a save has words of its own");
  }

  /** The last place where so many ticks are done, or −1. */
  int placeOf(long tick) {
    for (int place = size() - 1; place >= 0; place--) {
      if (tick(place) == tick) {
        return place;
      }
    }
    return -1;
  }

  /** A scenario or a recording, run. */
  private static final class OfScenario extends DiffSide {
    private final Scenario scenario;
    private final RunOptions options;
    private final Trace trace;
    private final RunResult result;

    OfScenario(Path file, RunOptions options) {
      super(file);
      this.scenario = Scenario.parse(file);
      this.options = options;
      this.trace = new Trace();
      this.result = run(trace);
      if (trace.size() == 0) {
        throw new ScenarioRefused(result.problems());
      }
    }

    private RunResult run(Trace into) {
      return new ScenarioRun(scenario, options, RunListener.SILENT).probedBy(into).run();
    }

    @Override
    int size() {
      return trace.size();
    }

    @Override
    long tick(int place) {
      return trace.tick(place);
    }

    @Override
    Long digest(int place) {
      return trace.digest(place);
    }

    @Override
    List<Arrival> arrivals() {
      return trace.arrivals();
    }

    @Override
    @Nullable StateTexts texts(int place) {
      Trace again = new Trace(place, true);
      run(again);
      return again.texts();
    }

    @Override
    String note() {
      if (result.status() == RunResult.Status.BROKEN) {
        return "stops at tick " + result.ticks() + ": " + result.problems().get(0).what();
      }
      boolean other = scenario.isRecording() && result.checksPassed() < result.checksRun();
      return other ? "no longer replays to the digests it was recorded with" : "";
    }
  }

  /** A digest log; its scenario is run again when a state is wanted. */
  private static final class OfLog extends DiffSide {
    private final DigestLog log;
    private final RunOptions options;
    private @Nullable DiffSide rerun;
    private String note = "";

    OfLog(Path file, RunOptions options) {
      super(file);
      this.log = DigestLog.read(file);
      this.options = options;
    }

    @Override
    int size() {
      return log.size();
    }

    @Override
    long tick(int place) {
      return log.tick(place);
    }

    @Override
    Long digest(int place) {
      return log.digest(place);
    }

    private @Nullable DiffSide rerun() {
      if (rerun == null && note.isEmpty()) {
        try {
          Path beside = file().toAbsolutePath().resolveSibling(log.scenario());
          rerun = new OfScenario(beside, options);
        } catch (ScenarioRefused refused) {
          note = "its scenario " + log.scenario() + " cannot be run again here";
        }
      }
      return rerun;
    }

    @Override
    List<Arrival> arrivals() {
      DiffSide again = rerun();
      return again == null ? List.of() : again.arrivals();
    }

    @Override
    @Nullable StateTexts texts(int place) {
      DiffSide again = rerun();
      if (again == null) {
        return null;
      }
      if (place >= again.size() || !digest(place).equals(again.digest(place))) {
        note = log.scenario() + ", run again here, comes to another digest than it did then";
        return null;
      }
      return again.texts(place);
    }

    @Override
    String note() {
      return note;
    }
  }

  /** A save: one place. */
  private static final class OfSave extends DiffSide {
    private final Save save;
    private final RunOptions options;
    private final @Nullable Long digest;
    private String note = "";

    OfSave(Path file, RunOptions options) {
      super(file);
      this.save = Save.readFrom(file);
      this.options = options;
      this.digest = digest();
    }

    @Override
    int size() {
      return 1;
    }

    @Override
    long tick(int place) {
      return save.tick();
    }

    @Override
    @Nullable Long digest(int place) {
      return digest;
    }

    /** An edited save may say none: then its game says it. */
    private @Nullable Long digest() {
      if (!save.digest().isEmpty()) {
        return Long.parseUnsignedLong(save.digest().substring(2), 16);
      }
      try (Stage stage = SavedGame.open(file(), save, options)) {
        return stage.simulation().digest();
      } catch (ScenarioRefused | SaveRefused unfit) {
        return null;
      }
    }

    @Override
    List<Arrival> arrivals() {
      return List.of();
    }

    @Override
    StateTexts texts(int place) {
      try (Stage stage = SavedGame.open(file(), save, options)) {
        return StateTexts.of(stage.simulation());
      } catch (ScenarioRefused broken) {
        Problem why = broken.problems().get(0);
        String line = why.line() > 0 ? why.file() + ":" + why.line() + ": " : "";
        return asSaved(
            "its game cannot be loaded, so values are shown as they are saved: "
                + line
                + why.what().replaceFirst("\\.$", ""));
      } catch (SaveRefused unfit) {
        String what =
            unfit.path().isEmpty() ? unfit.problem() : unfit.path() + " " + unfit.problem();
        return asSaved("it does not fit its game, so values are shown as they are saved: " + what);
      }
    }

    private StateTexts asSaved(String why) {
      note = why;
      return asSaved();
    }

    @Override
    boolean isShownAsSaved() {
      return !note.isEmpty();
    }

    @Override
    StateTexts asSaved() {
      return SavedGame.asSaved(save);
    }

    @Override
    String note() {
      return note;
    }
  }
}
