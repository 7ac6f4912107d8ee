package io.tickwright.keys;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tickwright.keys.Verification.Fault;
import io.tickwright.keys.Verification.Finding;
import io.tickwright.script.Place;
import io.tickwright.script.ScriptHost;
import io.tickwright.script.ScriptRefused;
import io.tickwright.sim.Action;
import io.tickwright.sim.IntegerValue;
import io.tickwright.sim.Simulation;
import io.tickwright.state.StateVisitor;
import io.tickwright.state.Stateful;
import io.tickwright.testing.DemoGames;
import io.tickwright.testing.Told;
import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

/** Each kind of game that is more than its state is found, and one that is not passes. */
class VerificationTest {
  private static final String PLAYED =
      """
      seed 7
      tick 20
      do fire
      tick 20
      do fire at 50
      wait 0.5s
      frames 16ms x9 31ms
      do fire
      tick 20
      """;

  private long asked;

  private static Verification verify(Consumer<Simulation> game, VerifyOptions how) {
    Scenario scenario = Scenario.parse("test.keys", PLAYED, Told.folder());
    return Verification.of(scenario, RunOptions.DEFAULT.withGame(game), how);
  }

  private static Finding found(Consumer<Simulation> game, VerifyOptions how) {
    Verification verification = verify(game, how);
    assertFalse(verification.holds(), verification::text);
    return verification.finding().orElseThrow();
  }

  @Test
  void aGameThatIsItsStatePasses() {
    Consumer<Simulation> turret = sim -> DemoGames.turret(sim.world(), ScriptHost.quiet());
    Verification verification = verify(turret, VerifyOptions.DEFAULT.atEveryTick());
    assertTrue(verification.holds(), verification::text);
    assertEquals(
        """
        run twice, 100 ticks           same digests
        restore at each tick           same digests
        run 4 ticks again after each   same digests
        """,
        verification.text());
  }

  @Test
  void ticksAreCountedAsTheyAreRun() {
    for (String[] one : new String[][] {{"", "0 ticks"}, {"tick 1\n", "1 tick"}}) {
      Scenario scenario = Scenario.parse("short.keys", one[0] + "expect dropped 0\n");
      VerifyOptions how = VerifyOptions.DEFAULT;
      Verification verification = Verification.of(scenario, RunOptions.DEFAULT, how);
      assertEquals("run twice, " + one[1], verification.steps().get(0).what());
    }
  }

  @Test
  void aSampleIsDrawnByItsSeed() {
    Consumer<Simulation> turret = sim -> DemoGames.turret(sim.world(), ScriptHost.quiet());
    Verification verification = verify(turret, VerifyOptions.DEFAULT.withSamples(5, 3));
    assertEquals("restore at 5 ticks", verification.steps().get(1).what());
    assertTrue(verification.holds());
  }

  /** Every third shot counts double, and only the game itself remembers which one that is. */
  private static void hidden(Simulation sim) {
    Action fire = sim.world().clock("world").action("fire");
    IntegerValue scrap = sim.world().integer("scrap", 0);
    int[] shots = {0};
    sim.world().on().action(fire, () -> scrap.add(++shots[0] == 3 ? 2 : 1));
  }

  @Test
  void whatIsRememberedOutsideTheStateIsFoundWithBothValues() {
    Finding finding = found(VerificationTest::hidden, VerifyOptions.DEFAULT.atEveryTick());
    assertEquals(Fault.HIDDEN_STATE, finding.fault());
    assertTrue(finding.from() > 20 && finding.from() < 51, finding::toString);
    assertEquals(81, finding.tick());
    assertEquals(new Diff.Field("scrap", "4", "3"), finding.fields().get(0));
    String text = verify(VerificationTest::hidden, VerifyOptions.DEFAULT.atEveryTick()).text();
    assertTrue(text.contains("scrap   went on: 4   restored: 3"), text);
  }

  @Test
  void whatIsRememberedIsFoundByRunningAgainAsWell() {
    VerifyOptions blind = VerifyOptions.DEFAULT.withSamples(1, 1).withAhead(1);
    Finding finding = found(VerificationTest::hidden, blind);
    assertEquals(Fault.NOT_REPEATABLE, finding.fault());
    assertEquals("scrap", finding.fields().get(0).path());
  }

  /** It asks something that no state holds. */
  private void luckOfItsOwn(Simulation sim) {
    Action fire = sim.world().clock("world").action("fire");
    IntegerValue scrap = sim.world().integer("scrap", 0);
    sim.world().on().action(fire, () -> scrap.set(++asked));
  }

  @Test
  void aGameThatAsksTheWorldOutsideIsNotDeterministic() {
    Finding finding = found(this::luckOfItsOwn, VerifyOptions.DEFAULT);
    assertEquals(Fault.NOT_DETERMINISTIC, finding.fault());
    assertEquals(21, finding.tick());
    assertEquals("scrap", finding.fields().get(0).path());
  }

  /** A part that shows its field and does not take it back. */
  private static final class Deaf implements Stateful {
    private long heard;

    @Override
    public void state(StateVisitor s) {
      s.integer("heard", heard);
    }
  }

  private static void deaf(Simulation sim) {
    Action fire = sim.world().clock("world").action("fire");
    Deaf part = new Deaf();
    sim.world().part("radio", part);
    sim.world().on().action(fire, () -> part.heard++);
  }

  @Test
  void aSaveThatDoesNotHoldAllIsIncomplete() {
    Finding finding = found(VerificationTest::deaf, VerifyOptions.DEFAULT.atEveryTick());
    assertEquals(Fault.INCOMPLETE_SAVE, finding.fault());
    assertEquals(21, finding.from());
    assertEquals("radio.heard", finding.fields().get(0).path());
    assertEquals("1", finding.fields().get(0).a());
    assertEquals("0", finding.fields().get(0).b());
  }

  private int loaded;

  /** It can be loaded all but one time. */
  private Consumer<Simulation> refusing(int time) {
    return sim -> {
      if (++loaded == time) {
        throw new ScriptRefused(Place.of("game"), "refused this time.", "");
      }
      hidden(sim);
    };
  }

  @Test
  void aGameThatCannotBeLoadedAgainIsNotDeterministic() {
    for (int time = 2; time <= 3; time++) {
      loaded = 0;
      Finding finding = found(refusing(time), VerifyOptions.DEFAULT);
      assertEquals(Fault.NOT_DETERMINISTIC, finding.fault());
      assertEquals(
          List.of(
              new Diff.Field(
                  "the run", "ended at tick 100", "ended at tick 0: refused this time.")),
          finding.fields());
    }
  }

  @Test
  void aScenarioThatCannotRunIsRefused() {
    assertThrows(
        ScenarioRefused.class,
        () ->
            Verification.of(
                Scenario.parse("test.keys", "script none.demo\ntick 3\n", Told.folder()),
                RunOptions.DEFAULT,
                VerifyOptions.DEFAULT));
    assertThrows(IllegalArgumentException.class, () -> VerifyOptions.DEFAULT.withDistance(0));
  }
}
