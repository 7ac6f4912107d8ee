package io.tickwright.sim;

import io.tickwright.ease.EasedAngle;
import io.tickwright.ease.EasedValue;
import io.tickwright.ease.View;
import io.tickwright.exact.Angle;
import io.tickwright.exact.Pcg32;
import io.tickwright.state.StateVisitor;
import io.tickwright.state.Stateful;
import io.tickwright.time.PerSecond;
import io.tickwright.time.Quantity;
import io.tickwright.time.TimeBase;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * All that a game declares, under names: values, clocks and what lives on them, tables, phases,
 * streams, signals, systems, and parts of the user's own.
 *
 * <p>Declaring and registering handlers is possible until the simulation opens it; from then on the
 * set is fixed, and its order is part of the game: state is listed, events come and systems run in
 * the order declared.
 */
public final class World implements Stateful {
  record TickHandler(@Nullable Clock clock, Runnable body) {}

  private static final View[] NO_VIEWS = {};

  private final TimeBase base;
  private long stepUnits;
  private final Map<String, Declared> declared = new LinkedHashMap<>();

  /** The same, to be walked in every tick without an iterator. */
  private final List<Declared> inOrder = new ArrayList<>();

  private final Handlers handlers = new Handlers(this);
  private final Map<String, View> views = new LinkedHashMap<>();
  private final List<Systems> systems = new ArrayList<>();
  private final WorldTick tick = new WorldTick(this);
  private View[] viewsInOrder = NO_VIEWS;
  private final List<String> retired = new ArrayList<>();
  private int version;
  private OldState.@Nullable Migration migration;
  private boolean sealed;
  private boolean taken;

  final List<TickHandler> ticks = new ArrayList<>();
  @Nullable Runnable started;
  @Nullable Runnable framed;
  private @Nullable Guard guard;

  /** A world whose durations are whole numbers of this base's unit. */
  public World(TimeBase base) {
    this(base, 0);
  }

  /** Puts the flows that another version of it was in where they stood, by name. */
  void findStepsOf(World before) {
    for (Sequence sequence : declaredOf(Sequence.class)) {
      if (before.find(sequence.name()) instanceof Sequence other) {
        sequence.findStepOf(other);
      }
    }
  }

  /** Gives it to the one simulation that advances it, by steps of this many units. */
  void take(long stepUnits) {
    if (taken) {
      throw new IllegalStateException(
          "another simulation advances this world already; make a world for each of them");
    }
    taken = true;
    this.stepUnits = stepUnits;
  }

  /** A world whose step is known already, so that {@code 30 ticks} is a duration too. */
  World(TimeBase base, long stepUnits) {
    this.base = base;
    this.stepUnits = stepUnits;
  }

  public TimeBase base() {
    return base;
  }

  /** Where to say what happens on each event. */
  public Handlers on() {
    return handlers;
  }

  /** Lets a guard stand before all code of the game that this world runs; it is no state. */
  public void guard(Guard standing) {
    guard = standing;
  }

  /** Whether a guard stands before the game's code: it is a script, and is told its mistakes. */
  public boolean isGuarded() {
    return guard != null;
  }

  @Nullable Guard guard() {
    return guard;
  }

  // Declaring

  /** Declares a clock that runs within the simulation's own time. */
  public Clock clock(String name) {
    return declare(new Clock(this, free(name), null));
  }

  /** Declares a whole number in ±(2⁵³−1). */
  public IntegerValue integer(String name, long initial) {
    return declare(
        new IntegerValue(this, free(name), initial, -IntegerValue.MOST, IntegerValue.MOST));
  }

  /** Declares a whole number of 64 bits. */
  public IntegerValue wide(String name, long initial) {
    return declare(new IntegerValue(this, free(name), initial, Long.MIN_VALUE, Long.MAX_VALUE));
  }

  /** Declares a fixed-point number, given in 1/65536. */
  public FixedValue fixed(String name, long initialBits) {
    return declare(new FixedValue(this, free(name), initialBits));
  }

  /** Declares a length of time, given in base units. */
  public DurationValue duration(String name, long initialUnits) {
    return declare(new DurationValue(this, free(name), initialUnits));
  }

  /** Declares a length of time, such as {@code 2s}. */
  public DurationValue duration(String name, String initial) {
    return duration(name, units(initial));
  }

  /** Declares an angle, given in binary angle bits. */
  public AngleValue angle(String name, int initialBits) {
    return declare(new AngleValue(this, free(name), initialBits));
  }

  /** Declares an angle, such as {@code 350deg}. */
  public AngleValue angle(String name, String initial) {
    return angle(name, angleBits(initial));
  }

  /** Declares a yes or no. */
  public FlagValue flag(String name, boolean initial) {
    return declare(new FlagValue(this, free(name), initial));
  }

  /** Declares a text. */
  public TextValue text(String name, String initial) {
    return declare(new TextValue(this, free(name), initial));
  }

  /** Declares a choice from names; it begins as the first. */
  public OneOfValue oneOf(String name, String... names) {
    return declare(new OneOfValue(this, free(name), List.of(names)));
  }

  /** Declares the named modes of the game; it begins in the first. */
  public Phases phases(String name, String... names) {
    return declare(new Phases(this, free(name), List.of(names)));
  }

  /** Declares a stream of random numbers. */
  public RandomStream stream(String name) {
    return declare(new RandomStream(this, free(name)));
  }

  /** Declares something the game tells its host. */
  public Signal signal(String name) {
    return declare(new Signal(this, free(name)));
  }

  /**
   * Takes in state that the user keeps: an entity component system, a physics world. It is saved,
   * digested, compared and rewound with everything else.
   */
  public void part(String name, Stateful part) {
    declare(new OwnPart(this, free(name), part));
  }

  /** Declares a number that is drawn easing toward its target at this rate, such as {@code 6/s}. */
  public EasedValue easedValue(String name, String rate) {
    return addView(name, new EasedValue(PerSecond.of(rate)));
  }

  /**
   * Declares an angle that is drawn turning toward its target at this rate, such as {@code 6/s}.
   */
  public EasedAngle easedAngle(String name, String rate) {
    return addView(name, new EasedAngle(PerSecond.of(rate)));
  }

  private <V extends View> V addView(String name, V view) {
    refuseOnceSealed(name);
    NameRules.checked(name);
    if (views.containsKey(name)) {
      throw new IllegalArgumentException(
          "there already is a view `" + name + "`; choose another name");
    }
    views.put(name, view);
    return view;
  }

  /** What is drawn and never simulated, by name, in declared order. */
  public Map<String, View> views() {
    return Collections.unmodifiableMap(views);
  }

  /**
   * Adds systems that run one after the other at the end of every tick, after those added before.
   */
  public Systems system(String name, Runnable... bodies) {
    return addSystem(name, null, bodies);
  }

  Systems addSystem(String name, @Nullable Layer layer, Runnable... bodies) {
    refuseOnceSealed("system " + name);
    for (Systems other : systems) {
      if (other.name().equals(name)) {
        throw new IllegalArgumentException(
            "there already is a system `" + name + "`; choose another name");
      }
    }
    if (bodies.length == 0) {
      throw new IllegalArgumentException("system `" + name + "` has nothing to run");
    }
    Systems added = new Systems(this, name, layer, List.of(bodies));
    systems.add(added);
    return added;
  }

  // Between versions of the game

  /** Declares the version of the game that saves are marked with, 0 or more; 0 unless said. */
  public void version(int version) {
    refuseOnceSealed("version");
    if (version < 0) {
      throw new IllegalArgumentException("a version is 0 or more, and " + version + " is not");
    }
    this.version = version;
  }

  /** The version of the game. */
  public int version() {
    return version;
  }

  /**
   * Says that older saves may hold these names, which the game has no more; what they held is left
   * behind.
   */
  public void retired(String... names) {
    for (String name : names) {
      retired.add(free(name));
    }
  }

  /** The names of {@link #retired(String...)}. */
  public List<String> retired() {
    return Collections.unmodifiableList(retired);
  }

  /** Says how to make the state of an older version of the game into one of this version. */
  public void migrate(OldState.Migration migration) {
    refuseOnceSealed("migrate");
    this.migration = migration;
  }

  /** How an older state is made into one of this version, or null when nothing was said. */
  public OldState.@Nullable Migration migration() {
    return migration;
  }

  <D extends Declared> D declare(D thing) {
    declared.put(thing.name(), thing);
    inOrder.add(thing);
    return thing;
  }

  /** The name, if it may still be declared. */
  String free(String name) {
    refuseOnceSealed(name);
    NameRules.checked(name);
    if (declared.containsKey(name)) {
      throw new IllegalArgumentException(
          "`" + name + "` is declared already; every name of a world is declared once");
    }
    return name;
  }

  void refuseOnceSealed(String name) {
    if (sealed) {
      throw new IllegalStateException(
          "`" + name + "` comes too late: what a game declares is fixed once its simulation opens");
    }
  }

  // Asking

  /** Everything declared, in order. */
  public List<Declared> declared() {
    return List.copyOf(declared.values());
  }

  /** What is declared under this name, or null. */
  public @Nullable Declared find(String name) {
    return declared.get(name);
  }

  /**
   * What is declared under this name, as the kind of thing it must be.
   *
   * @throws IllegalArgumentException if there is no such thing; the message names those there are
   */
  public <D extends Declared> D get(Class<D> kind, String name) {
    Declared found = declared.get(name);
    if (kind.isInstance(found)) {
      return kind.cast(found);
    }
    List<String> names = declaredOf(kind).stream().map(Declared::name).toList();
    String message = "no " + word(kind) + " `" + name + "` is declared. ";
    throw new IllegalArgumentException((message + Names.cure(name, names)).strip());
  }

  /** What a person calls things of this kind. */
  private static String word(Class<? extends Declared> kind) {
    return kind == OneOfValue.class
        ? "one-of"
        : kind.getSimpleName()
            .replaceAll("^Clocked|^Random|Value$", "")
            .toLowerCase(java.util.Locale.ROOT);
  }

  /** Everything of one kind, in declared order. */
  public <D extends Declared> List<D> declaredOf(Class<D> kind) {
    List<D> found = new ArrayList<>();
    for (Declared thing : declared.values()) {
      if (kind.isInstance(thing)) {
        found.add(kind.cast(thing));
      }
    }
    return Collections.unmodifiableList(found);
  }

  Phases onlyPhases() {
    List<Phases> all = declaredOf(Phases.class);
    if (all.size() != 1) {
      throw new IllegalArgumentException(
          "this world has " + all.size() + " sets of phases; say which one is meant");
    }
    return all.get(0);
  }

  /** What happened in the last tick. */
  public Events events() {
    return tick.events();
  }

  /** Whether everything is declared and the simulation may run. */
  public boolean isSealed() {
    return sealed;
  }

  boolean isTicking() {
    return tick.isRunning();
  }

  // Text

  /**
   * The base units of a duration as written, such as {@code 1.5s} or {@code 1/3s}, to the nearest:
   * how every door here that takes one reads it. {@code 30 ticks} is one where the step is known:
   * in a world that a simulation has made for itself, and in any other once its simulation is made.
   *
   * @throws IllegalArgumentException when it is no such text, is below 0, or is in ticks before the
   *     step is known
   */
  public long units(String duration) {
    return base.units(parsed(duration), stepUnits);
  }

  UnitRatio unitsExactly(String duration) {
    return UnitRatio.of(parsed(duration), base, stepUnits);
  }

  /** An interval or a step that is declared or written: one of no time would never be over. */
  static long interval(String what, long units) {
    if (units < 1) {
      throw new IllegalArgumentException(
          "`"
              + what
              + "` cannot come every "
              + units
              + " base units; an interval is at least one, and written as in 0.5s");
    }
    return units;
  }

  /** A duration as written; one in ticks needs a world whose step is known. */
  private Quantity parsed(String duration) {
    Quantity quantity = authored(duration);
    if (stepUnits == 0 && quantity.unit() == Quantity.Unit.TICKS) {
      throw new IllegalArgumentException(
          "`"
              + duration
              + "` is as long as the steps are, and a game declares before its step is chosen;"
              + " write it in seconds");
    }
    return quantity;
  }

  /** A quantity that lasts: written below 0 it is a mistake, and not no time. */
  static Quantity authored(String duration) {
    Quantity quantity = Quantity.parse(duration);
    if (quantity.signum() < 0) {
      throw quantity.refuse("a duration is 0 or more", "write it without the minus sign");
    }
    return quantity;
  }

  int angleBits(String angle) {
    return Angle.parse(angle);
  }

  // The simulation's side

  /** Fixes what is declared and gives every stream its place in the seed. */
  void seal(long seed) {
    if (!sealed) {
      sealed = true;
      Pcg32 root = Pcg32.seeded(seed);
      for (RandomStream stream : declaredOf(RandomStream.class)) {
        stream.seed(root);
      }
      viewsInOrder = views.values().toArray(NO_VIEWS);
      tick.seal(systems);
    }
  }

  void easeViews(long elapsedUnits) {
    for (View view : viewsInOrder) {
      view.advance(elapsedUnits, base.unitsPerSecond());
    }
  }

  void snapViews() {
    for (View view : viewsInOrder) {
      view.snap();
    }
  }

  WorldTick ticking() {
    return tick;
  }

  void emit(Signal signal, String words) {
    tick.events().add(EventKind.SIGNAL, signal, Table.NO_HANDLE, 1, words);
  }

  int actionIndex(String name) {
    return tick.actionIndex(get(Action.class, name));
  }

  @Override
  public void state(StateVisitor s) {
    if (s.restoring()) {
      tick.refuseWithinPlay();
    }
    for (int i = 0; i < inOrder.size(); i++) {
      inOrder.get(i).list(s);
    }
  }
}
