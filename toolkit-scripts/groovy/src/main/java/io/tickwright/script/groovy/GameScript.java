package io.tickwright.script.groovy;

import groovy.lang.Closure;
import groovy.lang.Script;
import io.tickwright.exact.Angle;
import io.tickwright.sim.OldState;
import io.tickwright.time.PerSecond;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What every Groovy script of the toolkit can say at its left margin: the class that its text
 * becomes extends this one.
 */
public abstract class GameScript extends Script {
  private final List<StateCell> cells = new ArrayList<>();
  private @Nullable Binding room;
  private @Nullable On on;

  /** Made by the loader. */
  protected GameScript() {}

  final void bind(Binding binding) {
    room = binding;
    on = new On(binding);
  }

  private Binding room() {
    if (room == null) {
      throw new IllegalStateException("a script is run by Scripts.load(…)");
    }
    return room;
  }

  private Binding declaring(String door) {
    room().declaring(door);
    return room();
  }

  // What a script declares

  /** Where handlers are registered: {@code on.fired(reload) { … }}. */
  public final On getOn() {
    if (on == null) {
      throw new IllegalStateException("a script is run by Scripts.load(…)");
    }
    return on;
  }

  /** A clock beside all others; what it hands out lives on it. */
  public final Clock clock() {
    return new Clock(declaring("clock"), null);
  }

  /** What the game tells its host. */
  public final Signal signal() {
    declaring("signal");
    return new Signal();
  }

  /** The named modes of the game; the first is on at first. */
  public final Phases phases(String... names) {
    declaring("phases");
    if (names.length == 0) {
      throw new Mistake("phases takes at least one name.", "Write phases('intro', 'fight').")
          .at("phases");
    }
    return new Phases(List.of(names));
  }

  /** A stream of random numbers. */
  public final Stream stream() {
    declaring("stream");
    return new Stream("");
  }

  /** An angle that is drawn turning toward its target, 63 % of the way in 1/rate seconds. */
  public final EasedAngle easeAngle(PerSecond rate) {
    declaring("easeAngle");
    return new EasedAngle(rate);
  }

  /** The same, at a rate such as {@code '6/s'}. */
  public final EasedAngle easeAngle(CharSequence rate) {
    return easeAngle(rate("easeAngle", rate));
  }

  /** A number that is drawn easing toward its target, 63 % of the way in 1/rate seconds. */
  public final EasedValue easeValue(PerSecond rate) {
    declaring("easeValue");
    return new EasedValue(rate);
  }

  /** The same, at a rate such as {@code '6/s'}. */
  public final EasedValue easeValue(CharSequence rate) {
    return easeValue(rate("easeValue", rate));
  }

  private PerSecond rate(String door, CharSequence rate) {
    try {
      return room().quantities().rate(door, rate);
    } catch (Mistake mistake) {
      throw mistake.atArgument(door, 0);
    }
  }

  /** A number with a fraction, the same on every machine: {@code Fixed heat = fixed(0.5)}. */
  public static Fixed fixed(Number initial) {
    return Fixed.of("fixed", initial);
  }

  /** An angle in exact text: {@code Angle aim = angle('1/3deg')}. */
  public static Angle angle(CharSequence text) {
    try {
      return Angle.ofBits(Quantities.angle("angle", text));
    } catch (Mistake mistake) {
      throw mistake.atArgument("angle", 0);
    }
  }

  /** A duration in exact text: {@code Duration rest = duration('1/3s')}. */
  public static Duration duration(CharSequence text) {
    try {
      return Quantities.duration("duration", text);
    } catch (Mistake mistake) {
      throw mistake.atArgument("duration", 0);
    }
  }

  /** Says of a {@code long} that it holds all 64 bits: {@code long id = wide(0)}. */
  public static long wide(long initial) {
    return initial;
  }

  /** Says which texts a {@code String} can be: {@code String kind = oneOf('scout', 'brute')}. */
  public static String oneOf(String... names) {
    return names[0];
  }

  /** Declares what happens every tick, after all events: {@code system('move') { … }}. */
  public final void system(String name, Closure<?> body) {
    system(Map.of(), name, List.of(body));
  }

  /** The same under conditions: {@code system('think', every: 3, when: { ready }) { … }}. */
  public final void system(Map<String, ?> options, String name, Closure<?> body) {
    system(options, name, List.of(body));
  }

  /** A chain of bodies, run one after the other. */
  public final void system(String name, List<? extends Closure<?>> bodies) {
    system(Map.of(), name, bodies);
  }

  /** A chain of bodies under conditions. */
  public final void system(Map<String, ?> options, String name, List<? extends Closure<?>> bodies) {
    Binding where = room();
    SystemsOfScript.add(where, where.world()::system, options, name, bodies);
  }

  /** Says which version of the game this is, so that older saves can be told apart. */
  public final void version(long number) {
    declaring("version").world().version((int) Options.between("version", 0, number, 0, 1 << 30));
  }

  /** Says that declared names are gone, so that a save that has them can be read. */
  public final void retired(String... names) {
    declaring("retired").world().retired(names);
  }

  /**
   * Says how a save of an older version becomes one of this: {@code migrate { from, old -> … }}.
   */
  public final void migrate(
      @groovy.transform.stc.ClosureParams(
              value = groovy.transform.stc.SimpleType.class,
              options = {"int", "io.tickwright.sim.OldState"})
          Closure<?> body) {
    Binding where = declaring("migrate");
    OldState.Migration migration =
        (from, old) ->
            where.crossing().call(body, Mode.FRAME, "migrate from version " + from, from, old);
    where.world().migrate(migration);
  }

  /** Writes a line to the host's log. */
  public final void log(Object... values) {
    room().log(values);
  }

  // Groovy's own words

  /** The same as {@link #log}: a script has no console. */
  @Override
  public final void println(@Nullable Object value) {
    room().log(String.valueOf(value));
  }

  /** The same as {@link #log}: a script has no console. */
  @Override
  public final void print(@Nullable Object value) {
    room().log(String.valueOf(value));
  }

  /** Reads what is declared; a name that is not is refused, and never made up. */
  @Override
  public Object getProperty(String property) {
    return getMetaClass().getProperty(this, property);
  }

  /** Writes what is declared; a name that is not is refused, and never made up. */
  @Override
  public void setProperty(String property, @Nullable Object value) {
    getMetaClass().setProperty(this, property, value);
  }

  // What the loader calls

  /** Declares a thing under its name; the loader calls it. */
  protected final Object $thing(String name, @Nullable Object value) {
    if (!(value instanceof Thing thing)) {
      throw new Mistake(
              "`" + name + "` is " + Quantities.show(value) + ", which is not state.",
              "Write `final` if it never changes.")
          .at(name);
    }
    if (thing.isDeclared()) {
      throw new Mistake(
              "`" + name + "` is already declared as `" + thing.path() + "`.",
              "Each thing has one name.")
          .at(name);
    }
    try {
      thing.declare(room(), name);
    } catch (IllegalArgumentException refused) {
      throw Mistake.of(refused).at(name);
    } catch (Mistake mistake) {
      throw mistake.at(name);
    }
    room().things().add(thing);
    return thing;
  }

  /** Declares a value of the state; the loader calls it. */
  protected final void $state(String kind, String name, @Nullable Object... initial) {
    cells.add(StateCell.of(room(), kind, name, initial));
  }

  /** Takes what never changes, and sees to it that a list or map does not; the loader calls it. */
  protected static @Nullable Object $constant(@Nullable Object value) {
    if (value instanceof List<?> list) {
      List<@Nullable Object> frozen = new ArrayList<>(list.size());
      list.forEach(item -> frozen.add($constant(item)));
      return Collections.unmodifiableList(frozen);
    }
    if (value instanceof java.util.Set<?> set) {
      Collection<@Nullable Object> frozen = new java.util.LinkedHashSet<>();
      set.forEach(item -> frozen.add($constant(item)));
      return Collections.unmodifiableSet((java.util.Set<@Nullable Object>) frozen);
    }
    if (value instanceof Map<?, ?> map) {
      Map<@Nullable Object, @Nullable Object> frozen = new LinkedHashMap<>();
      map.forEach((key, item) -> frozen.put(key, $constant(item)));
      return Collections.unmodifiableMap(frozen);
    }
    return value;
  }

  /** Reads a whole number of the state; the loader calls it. */
  protected final long $whole(int cell) {
    return known(cell).whole();
  }

  /** Writes a whole number of the state; the loader calls it. */
  protected final void $whole(int cell, long value) {
    StateCell known = known(cell);
    room().changing(known.name());
    known.whole(value);
  }

  /** Reads a value of the state; the loader calls it. */
  protected final Object $value(int cell) {
    return known(cell).read();
  }

  /** Writes a value of the state; the loader calls it. */
  protected final void $value(int cell, @Nullable Object value) {
    StateCell known = known(cell);
    room().changing(known.name());
    known.write(value);
  }

  private StateCell known(int cell) {
    if (cell >= cells.size()) {
      throw new Mistake(
          "this is read before it is declared.", "Declare it above where it is used.");
    }
    return cells.get(cell);
  }
}
