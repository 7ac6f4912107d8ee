package io.tickwright.sim;

import io.tickwright.ease.EasedAngle;
import io.tickwright.ease.EasedValue;
import io.tickwright.time.TimeBase;

/**
 * The base of a game written as one Java class: every field made by a factory is state, under the
 * name it is given there and nowhere else.
 *
 * <pre>{@code
 * final class Turret extends Game {
 *   final Clock world = clock("world");
 *   final Action fire = world.action("fire");
 *   final ClockedTimer reload = world.timer("reload", "1.5s");
 *   final IntegerValue shells = integer("shells", 0);
 *
 *   Turret() {
 *     on.action(fire, this::shoot);
 *     on.gained(world.bank("feed", "2.5/s"), n -> shells.set(Math.min(shells.get() + n, 8)));
 *   }
 * }
 * }</pre>
 */
public abstract class Game {
  private final World world;

  /** Where the constructor says what happens on each event. */
  protected final Handlers on;

  /** A game whose durations are whole flicks. */
  protected Game() {
    this(TimeBase.FLICKS);
  }

  /** A game whose durations are whole numbers of this base's unit. */
  protected Game(TimeBase base) {
    this(new World(base));
  }

  /**
   * A game that declares into a world somebody else has made: that of a simulation which is there
   * already, as when a scenario plays it.
   */
  protected Game(World world) {
    this.world = world;
    on = world.on();
  }

  /** The world its factories declare into. */
  public final World world() {
    return world;
  }

  /** Begins a simulation of it with this step, such as {@code 60hz}. */
  public final SimulationBuilder at(String timestep) {
    return Simulation.at(timestep).world(world);
  }

  /** See {@link World#clock}. */
  protected final Clock clock(String name) {
    return world.clock(name);
  }

  /** See {@link World#integer}. */
  protected final IntegerValue integer(String name, long initial) {
    return world.integer(name, initial);
  }

  /** See {@link World#wide}. */
  protected final IntegerValue wide(String name, long initial) {
    return world.wide(name, initial);
  }

  /** See {@link World#fixed}. */
  protected final FixedValue fixed(String name, long initialBits) {
    return world.fixed(name, initialBits);
  }

  /** See {@link World#duration(String, String)}. */
  protected final DurationValue duration(String name, String initial) {
    return world.duration(name, initial);
  }

  /** See {@link World#angle(String, String)}. */
  protected final AngleValue angle(String name, String initial) {
    return world.angle(name, initial);
  }

  /** See {@link World#flag}. */
  protected final FlagValue flag(String name, boolean initial) {
    return world.flag(name, initial);
  }

  /** See {@link World#text}. */
  protected final TextValue text(String name, String initial) {
    return world.text(name, initial);
  }

  /** See {@link World#oneOf}. */
  protected final OneOfValue oneOf(String name, String... names) {
    return world.oneOf(name, names);
  }

  /** See {@link World#phases}. */
  protected final Phases phases(String name, String... names) {
    return world.phases(name, names);
  }

  /** See {@link World#stream}. */
  protected final RandomStream stream(String name) {
    return world.stream(name);
  }

  /** See {@link World#signal}. */
  protected final Signal signal(String name) {
    return world.signal(name);
  }

  /** See {@link World#easedValue}. */
  protected final EasedValue easedValue(String name, String rate) {
    return world.easedValue(name, rate);
  }

  /** See {@link World#easedAngle}. */
  protected final EasedAngle easedAngle(String name, String rate) {
    return world.easedAngle(name, rate);
  }

  /** See {@link World#system}. */
  protected final Systems system(String name, Runnable... bodies) {
    return world.system(name, bodies);
  }
}
