package io.tickwright.examples.determinism;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tickwright.examples.determinism.PlantedDeterminism.Planted;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class DeterminismTest {
  private final ByteArrayOutputStream out = new ByteArrayOutputStream();
  private final ByteArrayOutputStream err = new ByteArrayOutputStream();

  private int call(List<NamedTrial> trials, String... args) {
    out.reset();
    err.reset();
    return new Determinism(
            trials,
            new PrintStream(out, true, StandardCharsets.UTF_8),
            new PrintStream(err, true, StandardCharsets.UTF_8))
        .call(args);
  }

  private Report run(List<NamedTrial> trials, String... options) {
    String[] args = new String[options.length + 1];
    args[0] = "run";
    System.arraycopy(options, 0, args, 1, options.length);
    assertEquals(0, call(trials, args), err::toString);
    return Report.parse(out.toString(StandardCharsets.UTF_8));
  }

  @Test
  void everySimulationOfTheShortSetRunsTwiceAlikeAndDoesWhatItIsThereFor() {
    Report first = run(Trials.ALL, "--short");
    Report second = run(Trials.ALL, "--short");
    assertEquals("short", first.set());
    assertEquals(first.simulations(), second.simulations());
    Set<Long> digests = new LinkedHashSet<>();
    for (Traced run : first.simulations()) {
      digests.addAll(run.digests().values());
      run.happened().forEach((what, count) -> assertTrue(count > 0, run.name() + ": " + what));
      assertTrue(run.digests().size() >= 5, run.name());
    }
    int noted = first.simulations().stream().mapToInt(run -> run.digests().size()).sum();
    assertEquals(noted, digests.size(), "no two ticks have the same digest");
  }

  @Test
  void theShortSetIsTheBeginningOfTheFullOne() {
    for (NamedTrial trial : Trials.ALL) {
      assertTrue(trial.shortTicks() < trial.ticks(), trial.name());
      assertEquals(0, trial.shortTicks() % Span.EVERY, trial.name());
    }
  }

  @Test
  void digestsDoNotDependOnWhichAreNoted() {
    Report all = run(PlantedDeterminism.TRIALS, "--every", "1");
    Report part = run(PlantedDeterminism.TRIALS, "--from", "90", "--until", "120", "--every", "10");
    assertEquals("part", part.set());
    Traced run = part.simulation("random");
    assertEquals(List.of(90L, 100L, 110L, 120L), List.copyOf(run.digests().keySet()));
    run.digests()
        .forEach(
            (tick, digest) -> assertEquals(all.simulation("random").digests().get(tick), digest));
  }

  @Test
  void oneExtraDrawMovesEveryDigestFromItsTickOn() {
    NamedTrial sound = new NamedTrial("random", 60, 20, () -> new Planted("none", 0));
    NamedTrial planted = new NamedTrial("random", 60, 20, () -> new DrawsOnceMore(41));
    Traced expected = run(List.of(sound), "--every", "1").simulation("random");
    Traced actual = run(List.of(planted), "--every", "1").simulation("random");
    for (long tick = 1; tick <= 60; tick++) {
      if (tick < 41) {
        assertEquals(expected.digests().get(tick), actual.digests().get(tick));
      } else {
        assertNotEquals(expected.digests().get(tick), actual.digests().get(tick));
      }
    }
  }

  @Test
  void oneSimulationCanBeAskedForByName() {
    Report report = run(Trials.ALL, "--only", "ease,random", "--until", "10", "--leg", "me");
    assertEquals("me", report.leg());
    assertEquals(
        List.of("random", "ease"), report.simulations().stream().map(Traced::name).toList());
  }

  @Test
  void wrongUsageSaysWhatWouldBeRight() {
    assertEquals(64, call(Trials.ALL, "run", "--only", "tabels"));
    assertTrue(
        err.toString(StandardCharsets.UTF_8).contains("no simulation `tabels`; there are frames"));
    assertEquals(64, call(Trials.ALL, "run", "--until", "1.5"));
    assertEquals(64, call(Trials.ALL, "run", "--claim", "java.version=99"));
    assertEquals(64, call(Trials.ALL, "run", "all"));
    assertEquals(64, call(Trials.ALL, "runs"));
    assertEquals(64, call(Trials.ALL));
  }

  @Test
  void aReportThatIsNotThereIsAGap() {
    assertEquals(3, call(Trials.ALL, "compare", "no/such.json", "nor/this.json"));
    String said = out.toString(StandardCharsets.UTF_8);
    assertTrue(said.contains("INCOMPLETE: report no/such.json is not there"), said);
  }

  /** What the fixture does on a leg, without a process. */
  private static final class DrawsOnceMore implements Trial {
    private final Planted sound = new Planted("none", 0);
    private final long at;

    DrawsOnceMore(long at) {
      this.at = at;
    }

    @Override
    public void tick(long index, io.tickwright.exact.StateHash heard) {
      if (index + 1 == at) {
        var unused = sound.luck().nextU32();
      }
      sound.tick(index, heard);
    }

    @Override
    public void state(io.tickwright.state.StateVisitor s) {
      sound.state(s);
    }

    @Override
    public void happened(java.util.function.ObjLongConsumer<String> count) {
      sound.happened(count);
    }
  }
}
