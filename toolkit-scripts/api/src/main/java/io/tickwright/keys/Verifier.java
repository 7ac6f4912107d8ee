package io.tickwright.keys;

import io.tickwright.keys.Course.Stretch;
import io.tickwright.keys.Verification.Fault;
import io.tickwright.keys.Verification.Finding;
import io.tickwright.keys.Verification.Step;
import io.tickwright.save.Save;
import io.tickwright.script.Script;
import io.tickwright.script.ScriptRefused;
import io.tickwright.script.Suspect;
import io.tickwright.sim.Simulation;
import io.tickwright.sim.SimulationFailed;
import io.tickwright.sim.SyncTest;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeSet;

/** Takes the course of a scenario again in several ways, and compares. */
final class Verifier {
  private final Scenario scenario;
  private final RunOptions options;
  private final VerifyOptions how;
  private final List<Step> steps = new ArrayList<>();

  Verifier(Scenario scenario, RunOptions options, VerifyOptions how) {
    this.scenario = scenario;
    this.options = options;
    this.how = how;
  }

  Verification run() {
    Trace first = new Trace();
    RunResult result = run(first);
    if (first.size() == 0) {
      throw new ScenarioRefused(result.problems());
    }
    Set<Integer> sample = sample(first.size());
    tryOut("run twice, " + Spelling.ticks(first.done()), () -> runTwice(first, result));
    Course course = new Course(sample);
    RunResult again = run(course);
    boolean asBefore = again.ticks() == result.ticks() && again.digest() == result.digest();
    String where = sample.size() == first.size() ? "each tick" : Spelling.ticks(sample.size());
    tryOut(
        "restore at " + where,
        () -> asBefore ? restoreEach(course) : Optional.of(endedOtherwise(result, again)));
    tryOut("run " + Spelling.ticks(how.distance()) + " again after each", () -> runAgain(course));
    return new Verification(steps);
  }

  private interface Trial {
    Optional<Finding> find();
  }

  private void tryOut(String what, Trial trial) {
    if (steps.stream().allMatch(step -> step.finding().isEmpty())) {
      steps.add(new Step(what, trial.find()));
    }
  }

  private RunResult run(Probe probe) {
    return new ScenarioRun(scenario, options, RunListener.SILENT).probedBy(probe).run();
  }

  private Set<Integer> sample(int places) {
    Set<Integer> sample = new TreeSet<>();
    SplittableRandom random = new SplittableRandom(how.seed());
    if (how.samples() >= places) {
      for (int place = 0; place < places; place++) {
        sample.add(place);
      }
    }
    while (sample.size() < Math.min(how.samples(), places)) {
      sample.add(random.nextInt(places));
    }
    return sample;
  }

  // Twice

  private Optional<Finding> runTwice(Trace first, RunResult result) {
    Trace second = new Trace();
    RunResult again = run(second);
    if (second.size() == 0) {
      return Optional.of(endedOtherwise(result, again));
    }
    int end = Math.min(first.size(), second.size());
    int place = 0;
    while (place < end && first.digest(place) == second.digest(place)) {
      place++;
    }
    if (place == end && first.size() == second.size()) {
      return Optional.empty();
    }
    int at = Math.min(place, end - 1);
    List<Diff.Field> fields = List.of();
    // Chance may well come out alike once: a few runs tell it better than two.
    for (int tries = 0; tries < 5 && fields.isEmpty(); tries++) {
      fields = fields(texts(at), texts(at));
    }
    return Optional.of(new Finding(Fault.NOT_DETERMINISTIC, 0, first.tick(at), fields, suspects()));
  }

  /** A game that one run could load or go on with, and another could not. */
  private static Finding endedOtherwise(RunResult result, RunResult again) {
    Diff.Field field = new Diff.Field("the run", end(result), end(again));
    return new Finding(
        Fault.NOT_DETERMINISTIC,
        0,
        Math.min(result.ticks(), again.ticks()),
        List.of(field),
        List.of());
  }

  private static String end(RunResult result) {
    String why = result.problems().isEmpty() ? "" : ": " + result.problems().get(0).what();
    return "ended at tick " + result.ticks() + why;
  }

  // Restored

  private Optional<Finding> restoreEach(Course course) {
    for (Stretch stretch : course.stretches()) {
      for (Map.Entry<Integer, Save> save : stretch.saves().entrySet()) {
        Optional<Finding> finding = restore(stretch, save.getKey(), save.getValue());
        if (finding.isPresent()) {
          return finding;
        }
      }
    }
    return Optional.empty();
  }

  private Optional<Finding> restore(Stretch stretch, int ticks, Save save) {
    try (Stage fresh = open()) {
      Simulation sim = fresh.simulation();
      // Through the text, as a file would have it.
      Save.parse(save.text()).restoreInto(sim);
      if (sim.digest() != stretch.digest(ticks)) {
        return Optional.of(finding(Fault.INCOMPLETE_SAVE, stretch, ticks, ticks, fresh));
      }
      int end = (int) Math.min(stretch.ticks(), (long) ticks + how.ahead());
      for (int done = ticks; done < end; done++) {
        stretch.give(sim, done, false);
        sim.tick(1);
        stretch.give(sim, done + 1, true);
        if (sim.digest() != stretch.digest(done + 1)) {
          return Optional.of(finding(Fault.HIDDEN_STATE, stretch, ticks, done + 1, fresh));
        }
      }
      return Optional.empty();
    } catch (SimulationFailed failed) {
      String why = String.valueOf(failed.getCause() == null ? failed : failed.getCause());
      Diff.Field field = new Diff.Field("the game", "went on", "failed: " + why);
      return Optional.of(
          new Finding(
              Fault.HIDDEN_STATE,
              stretch.tick(ticks),
              failed.tick() + 1,
              List.of(field),
              suspects()));
    }
  }

  private Finding finding(Fault fault, Stretch stretch, int from, int to, Stage fresh) {
    List<Diff.Field> fields = fields(texts(stretch.place(to)), StateTexts.of(fresh.simulation()));
    return new Finding(fault, stretch.tick(from), stretch.tick(to), fields, suspects());
  }

  // Again

  private Optional<Finding> runAgain(Course course) {
    for (Stretch stretch : course.stretches()) {
      try (Stage fresh = open()) {
        Optional<SyncTest.Mismatch> mismatch = runAgain(stretch, fresh.simulation());
        if (mismatch.isPresent()) {
          SyncTest.Mismatch found = mismatch.get();
          Diff.Field field = new Diff.Field(found.path(), found.first(), found.again());
          long from = Math.max(0, found.tick() - how.distance());
          return Optional.of(
              new Finding(Fault.NOT_REPEATABLE, from, found.tick(), List.of(field), suspects()));
        }
      } catch (SimulationFailed failed) {
        // The scenario ends there anyway; the ticks before it were compared.
      }
    }
    return Optional.empty();
  }

  private Optional<SyncTest.Mismatch> runAgain(Stretch stretch, Simulation sim) {
    sim.open();
    stretch.beginning().restore(sim.state());
    SyncTest test = new SyncTest(sim, how.distance());
    Optional<SyncTest.Mismatch> mismatch = Optional.empty();
    for (int done = 0; done < stretch.ticks() && mismatch.isEmpty(); done++) {
      stretch.give(sim, done, true);
      stretch.give(sim, done, false);
      mismatch = test.tick();
    }
    return mismatch;
  }

  // Looking

  private Stage open() {
    SetUp setUp = new SetUp(scenario);
    try {
      Notes notes = new Notes(scenario.source(), false, RunListener.SILENT);
      return setUp.open(options, notes);
    } catch (Halt halt) {
      throw new ScenarioRefused(List.of(halt.problem()));
    } catch (ScriptRefused refused) {
      throw new ScenarioRefused(List.of(Problem.of(refused, List.of())));
    }
  }

  private StateTexts texts(int place) {
    Trace trace = new Trace(place, true);
    run(trace);
    StateTexts texts = trace.texts();
    return texts == null ? new StateTexts() : texts;
  }

  private static List<Diff.Field> fields(StateTexts a, StateTexts b) {
    return StateTexts.differing(a, b).stream()
        .map(one -> new Diff.Field(one.path(), one.a(), one.b()))
        .toList();
  }

  private List<Suspect> suspects() {
    try (Stage stage = open()) {
      Script script = stage.script();
      return script == null ? List.of() : script.suspects();
    }
  }
}
