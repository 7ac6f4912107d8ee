package io.tickwright.sim;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tickwright.exact.Pcg32;
import io.tickwright.snapshot.RollbackSlot;
import io.tickwright.snapshot.SnapshotBytes;
import io.tickwright.snapshot.StateDiff;
import io.tickwright.state.StateVisitor;
import io.tickwright.state.Stateful;
import io.tickwright.time.TimeBase;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What a world declares, how it is found again, and what it refuses. */
class WorldTest {
  private final Simulation sim = Simulation.at("60hz").seed(7).build();
  private final World world = sim.world();
  private final Clock clock = world.clock("world");

  /** State that the user keeps: somebody else's world. */
  private static final class Flock implements Stateful {
    private long[] xs = {1, 2, 3};

    void move() {
      for (int i = 0; i < xs.length; i++) {
        xs[i] += i;
      }
    }

    @Override
    public void state(StateVisitor s) {
      xs = s.longs("x", xs);
    }
  }

  @Test
  void aPartOfTheUsersOwnIsSavedComparedAndRewoundWithTheRest() {
    Flock flock = new Flock();
    world.part("flock", flock);
    world.system("fly", flock::move);
    sim.tick(10);
    long digest = sim.digest();
    byte[] saved = SnapshotBytes.of(sim.state());
    RollbackSlot slot = new RollbackSlot();
    slot.save(sim.state());

    sim.tick(5);
    assertEquals("tick: 15 vs 10", StateDiff.first(sim.state(), saved).orElseThrow().toString());
    assertTrue(
        StateDiff.all(sim.state(), saved).stream()
            .anyMatch(d -> d.toString().equals("flock.x[2]: 33 vs 23")));
    slot.restore(sim.state());
    assertEquals(digest, sim.digest());
    assertEquals(23, flock.xs[2]);
    flock.xs[0]++;
    assertNotEquals(digest, sim.digest());
    SnapshotBytes.restore(saved, sim.state());
    assertEquals(1, flock.xs[0]);
  }

  @Test
  void everythingIsFoundByNameAndKindInTheOrderDeclared() {
    IntegerValue hull = world.integer("hull", 20);
    ClockedTimer reload = clock.timer("reload", "1s");
    IntegerValue scrap = world.integer("scrap", 0);
    assertEquals(List.of(clock, hull, reload, scrap), world.declared());
    assertEquals(List.of(hull, scrap), world.declaredOf(IntegerValue.class));
    assertSame(reload, world.find("reload"));
    assertNull(world.find("nothing"));
    assertSame(hull, world.get(IntegerValue.class, "hull"));
    assertSame(world, hull.world());
    assertEquals("hull", hull.name());
    assertEquals("hull", hull.toString());
  }

  @Test
  void aWrongNameIsAnsweredWithTheRightOnes() {
    assertEquals("no integer `hul` is declared.", missing(IntegerValue.class, "hul"));
    world.integer("hull", 20);
    assertEquals(
        "no integer `hul` is declared. Did you mean `hull`?", missing(IntegerValue.class, "hul"));
    assertEquals(
        "no integer `shells` is declared. There is only hull.",
        missing(IntegerValue.class, "shells"));
    world.integer("scrap", 0);
    assertEquals(
        "no integer `luhl` is declared. There are hull, scrap.",
        missing(IntegerValue.class, "luhl"));
    assertEquals(
        "no integer `hlul` is declared. Did you mean `hull`?", missing(IntegerValue.class, "hlul"));
    assertEquals(
        "no integer `HULL` is declared. Did you mean `hull`?", missing(IntegerValue.class, "HULL"));
    assertEquals("no timer `hull` is declared.", missing(ClockedTimer.class, "hull"));
    assertEquals("no one-of `hull` is declared.", missing(OneOfValue.class, "hull"));
    assertEquals("no stream `hull` is declared.", missing(RandomStream.class, "hull"));
    assertEquals("no clock `hull` is declared. There is only world.", missing(Clock.class, "hull"));
  }

  private String missing(Class<? extends Declared> kind, String name) {
    return assertThrows(IllegalArgumentException.class, () -> world.get(kind, name)).getMessage();
  }

  @Test
  void namesAreSpellableAndEachIsDeclaredOnce() {
    world.integer("_a9", 0);
    for (String wrong : List.of("", "9a", "two words", "a-b", "a.b", "größe", "a\n")) {
      assertEquals(
          "a declared name is a letter or _ followed by letters, digits or _, and \""
              + wrong
              + "\" is not",
          refused(() -> world.integer(wrong, 0)));
    }
    assertEquals(
        "`tick` already names something of the simulation itself; choose another name",
        refused(() -> world.flag("tick", true)));
    assertEquals(
        "`no` is a word of checks, so none could ask for it; choose another name",
        refused(() -> world.flag("no", true)));
    assertEquals(
        "`world` is declared already; every name of a world is declared once",
        refused(() -> world.clock("world")));
    assertEquals(
        "`_a9` is declared already; every name of a world is declared once",
        refused(() -> clock.action("_a9")));
    world.system("patrol", () -> {});
    assertEquals(
        "there already is a system `patrol`; choose another name",
        refused(() -> world.system("patrol", () -> {})));
    assertEquals("system `nothing` has nothing to run", refused(() -> world.system("nothing")));
  }

  private static String refused(Runnable door) {
    return assertThrows(IllegalArgumentException.class, door::run).getMessage();
  }

  @Test
  void onceOpenEverythingComesTooLate() {
    Systems system = world.system("patrol", () -> {});
    Layer layer = clock.layer("slow", "1s");
    assertFalse(world.isSealed());
    sim.open();
    assertTrue(world.isSealed());
    List<Runnable> doors =
        List.of(
            () -> world.clock("a"),
            () -> world.integer("a", 0),
            () -> world.signal("a"),
            () -> world.part("a", new Flock()),
            () -> clock.action("a"),
            () -> clock.table("a"),
            () -> clock.sequence("a", s -> s.delay(1)));
    for (Runnable door : doors) {
      assertEquals(
          "`a` comes too late: what a game declares is fixed once its simulation opens",
          assertThrows(IllegalStateException.class, door::run).getMessage());
    }
    assertThrows(IllegalStateException.class, () -> world.system("b", () -> {}));
    assertThrows(IllegalStateException.class, () -> layer.system("b", () -> {}));
    assertThrows(IllegalStateException.class, () -> system.every(2));
    assertThrows(IllegalStateException.class, () -> system.when(() -> true));
  }

  @Test
  void aHandlerIsRegisteredOnceAndWhileTheGameLoads() {
    ClockedTimer timer = clock.timer("timer", "1s");
    world.on().fired(timer, () -> {});
    assertEquals(
        "`fired timer` already has a handler; put both into one",
        assertThrows(IllegalStateException.class, () -> world.on().fired(timer, () -> {}))
            .getMessage());
    world.on().start(() -> {});
    assertEquals(
        "`start` already has a handler; put both into one",
        assertThrows(IllegalStateException.class, () -> world.on().start(() -> {})).getMessage());
    sim.open();
    assertEquals(
        "a handler for `tick` works only when it is registered while the game loads: one made later"
            + " would be lost by a save. Register it at the start and switch it with state: a"
            + " phase, a flag, or a timer you arm",
        assertThrows(IllegalStateException.class, () -> world.on().tick(() -> {})).getMessage());
  }

  @Test
  void everyStreamHasItsOwnPlaceInTheSeed() {
    RandomStream loot = world.stream("loot");
    RandomStream weather = world.stream("weather");
    sim.open();
    Pcg32 model = Pcg32.seeded(7).stream("loot");
    for (int i = 0; i < 10; i++) {
      weather.between(1, 6);
      assertEquals(model.between(1, 3), loot.between(1, 3));
    }
    assertEquals(model.at(), loot.draw().at());
    assertTrue(loot.chance(1, 1));
    assertFalse(loot.chance(0, 5));
    assertTrue(loot.chance(1, 0));
    int hits = 0;
    for (int i = 0; i < 4000; i++) {
      hits += loot.chance(1, 4) ? 1 : 0;
    }
    assertTrue(hits > 900 && hits < 1100, "a quarter of 4000 is 1000, not " + hits);
    assertNotEquals(loot.draw().nextU64(), weather.draw().nextU64());
  }

  @Test
  void aGameIsOneClassWhoseFieldsAreState() {
    Skirmish game = new Skirmish();
    Simulation played = game.at("60hz").seed(7).build();
    assertSame(game.world(), played.world());
    assertEquals(TimeBase.FLICKS, played.base());
    assertEquals("world", played.world().declared().get(0).name());
    assertEquals(
        List.of("world", "ui"),
        played.world().declaredOf(Clock.class).stream().map(Declared::name).toList());
  }

  @Test
  void aGameCanDeclareIntoTheWorldOfASimulationThatIsThereAlready() {
    IntegerValue shells =
        new Game(sim.world()) {
          final IntegerValue shells = integer("shells", 8);
        }.shells;
    assertSame(shells, sim.world().find("shells"));
  }

  @Test
  void aWorldIsAdvancedByOneSimulation() {
    Skirmish game = new Skirmish();
    Simulation first = game.at("60hz").build();
    String why =
        assertThrows(IllegalStateException.class, () -> game.at("60hz").build()).getMessage();
    assertEquals(
        "another simulation advances this world already; make a world for each of them", why);
    Simulation other = new Skirmish().at("60hz").build();
    RollbackSlot slot = new RollbackSlot();
    slot.save(other.state());
    assertThrows(IllegalStateException.class, () -> other.swap(game.world(), slot));
    first.tick(1);
    other.tick(1);
    assertEquals(first.digest(), other.digest());
  }

  @Test
  void theBaseIsTheWorldsWhateverTheBuilderWasTold() {
    World micros = new World(TimeBase.MICROS);
    Simulation other = Simulation.at("50hz").world(micros).base(TimeBase.NANOS).build();
    assertEquals(TimeBase.MICROS, other.base());
    assertEquals(20_000, other.stepUnits());
    assertEquals(
        1_000_000_000 / 50, Simulation.at("50hz").base(TimeBase.NANOS).build().stepUnits());
  }

  @Test
  void aSignalIsToldInOrderWithItsWords() {
    Signal announce = world.signal("announce");
    Signal shake = world.signal("shake");
    List<String> heard = new ArrayList<>();
    world.on().start(() -> announce.emit("hello"));
    world
        .on()
        .tick(
            () -> {
              shake.emit();
              announce.emit("tick " + sim.ticksDone());
            });
    sim.onSignal("announce", words -> heard.add("announce " + words));
    sim.onSignal("shake", words -> heard.add("shake" + words));
    sim.onSignal("announce", words -> heard.add("again " + words));

    sim.tick(1);

    assertEquals(
        List.of("announce hello", "again hello", "shake", "announce tick 1", "again tick 1"),
        heard);
    assertEquals(EventKind.SIGNAL, sim.events().kind(1));
    assertEquals("tick 1", sim.events().words(1));
  }
}
