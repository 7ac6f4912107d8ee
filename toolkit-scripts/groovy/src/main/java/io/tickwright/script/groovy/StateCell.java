package io.tickwright.script.groovy;

import io.tickwright.exact.Angle;
import io.tickwright.sim.AngleValue;
import io.tickwright.sim.DurationValue;
import io.tickwright.sim.FixedValue;
import io.tickwright.sim.FlagValue;
import io.tickwright.sim.IntegerValue;
import io.tickwright.sim.OneOfValue;
import io.tickwright.sim.TextValue;
import io.tickwright.sim.World;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** A value of the state, from what the loader found at the left margin. */
final class StateCell {
  private final String name;
  private final Supplier<Object> read;
  private final Consumer<@Nullable Object> write;
  private final @Nullable IntegerValue whole;

  private StateCell(
      String name,
      Supplier<Object> read,
      Consumer<@Nullable Object> write,
      @Nullable IntegerValue whole) {
    this.name = name;
    this.read = read;
    this.write = write;
    this.whole = whole;
  }

  private StateCell(String name, Supplier<Object> read, Consumer<@Nullable Object> write) {
    this(name, read, write, null);
  }

  String name() {
    return name;
  }

  Object read() {
    return read.get();
  }

  void write(@Nullable Object value) {
    try {
      write.accept(value);
    } catch (Mistake mistake) {
      throw mistake.atValueOf(name);
    } catch (IllegalArgumentException refused) {
      throw Mistake.of(refused).atValueOf(name);
    }
  }

  long whole() {
    if (whole == null) {
      throw new IllegalStateException(name + " is no whole number");
    }
    return whole.get();
  }

  void whole(long value) {
    if (whole == null) {
      throw new IllegalStateException(name + " is no whole number");
    }
    whole.set(whole.isWide() ? value : inRange("`" + name + "`", value));
  }

  static long inRange(String what, long value) {
    if (value < -IntegerValue.MOST || value > IntegerValue.MOST) {
      String bare = what.substring(1, what.length() - 1);
      throw new Mistake(
              what + " takes a whole number up to 2^53 - 1, and " + value + " is beyond that.",
              "Declare it as wide(0) for 64 bits.")
          .atValueOf(bare.substring(bare.lastIndexOf('.') + 1));
    }
    return value;
  }

  /** Declares a value under its name; {@code initial} is its initializer, or nothing. */
  static StateCell of(Binding where, String kind, String name, @Nullable Object... initial) {
    World world = where.world();
    Object first = initial.length == 0 ? null : initial[0];
    String what = "`" + name + "`";
    try {
      return switch (kind) {
        case "whole" -> whole(world.integer(name, Options.whole(what, first == null ? 0 : first)));
        case "wide" -> whole(world.wide(name, Options.wide(what, first == null ? 0 : first)));
        case "flag" -> flag(world.flag(name, Options.flag(what, first == null ? false : first)));
        case "text" -> text(world.text(name, Options.text(what, first == null ? "" : first)));
        case "angle" ->
            angle(world.angle(name, Quantities.angle(what, first == null ? Angle.ZERO : first)));
        case "duration" ->
            duration(
                world.duration(name, where.quantities().units(what, first == null ? 0 : first)),
                where.quantities());
        case "fixed" ->
            fixed(world.fixed(name, Fixed.of(what, first == null ? 0 : first).getBits()));
        case "names" -> names(world.oneOf(name, strings(initial)));
        default -> choice(world, name, constants(name, initial));
      };
    } catch (Mistake mistake) {
      throw mistake.at(name);
    } catch (IllegalArgumentException refused) {
      throw Mistake.of(refused).at(name);
    }
  }

  private static StateCell whole(IntegerValue value) {
    String what = "`" + value.name() + "`";
    return new StateCell(
        value.name(),
        value::get,
        set -> value.set(value.isWide() ? Options.wide(what, set) : Options.whole(what, set)),
        value);
  }

  private static StateCell flag(FlagValue value) {
    String what = "`" + value.name() + "`";
    return new StateCell(value.name(), value::get, set -> value.set(Options.flag(what, set)));
  }

  private static StateCell text(TextValue value) {
    String what = "`" + value.name() + "`";
    return new StateCell(value.name(), value::get, set -> value.set(Options.text(what, set)));
  }

  private static StateCell angle(AngleValue value) {
    String what = "`" + value.name() + "`";
    return new StateCell(
        value.name(),
        () -> Angle.ofBits(value.bits()),
        set -> value.set(Quantities.angle(what, set)));
  }

  private static StateCell duration(DurationValue value, Quantities quantities) {
    String what = "`" + value.name() + "`";
    return new StateCell(
        value.name(),
        () -> Duration.of(quantities.seconds(value.units()), Duration.Unit.SECONDS),
        set -> value.set(quantities.units(what, set)));
  }

  private static StateCell fixed(FixedValue value) {
    String what = "`" + value.name() + "`";
    return new StateCell(
        value.name(),
        () -> Fixed.ofBits(value.bits()),
        set -> value.set(Fixed.of(what, set).getBits()));
  }

  private static StateCell names(OneOfValue value) {
    String what = "`" + value.name() + "`";
    return new StateCell(value.name(), value::get, set -> value.set(Options.text(what, set)));
  }

  private static StateCell choice(World world, String name, Enum<?>[] constants) {
    OneOfValue value = world.oneOf(name, namesOf(constants));
    return new StateCell(
        name, () -> constants[value.index()], set -> value.set(nameOf("`" + name + "`", set)));
  }

  /** The constants of an enum, which a new value begins with the first of. */
  static Enum<?>[] constants(String name, @Nullable Object... typeAndInitial) {
    Class<?> type = (Class<?>) typeAndInitial[0];
    Enum<?>[] constants = (Enum<?>[]) type.getEnumConstants();
    if (typeAndInitial.length > 1 && typeAndInitial[1] != constants[0]) {
      throw new Mistake(
              "`" + name + "` begins as `" + constants[0] + "`, the first of its kinds.",
              "Put `" + typeAndInitial[1] + "` first in " + type.getSimpleName() + ".")
          .atValueOf(name);
    }
    return constants;
  }

  static String[] namesOf(Enum<?>[] constants) {
    return Arrays.stream(constants).map(Enum::name).toArray(String[]::new);
  }

  static String nameOf(String what, @Nullable Object value) {
    if (value instanceof Enum<?> constant) {
      return constant.name();
    }
    return Options.text(what, value);
  }

  static String[] strings(@Nullable Object... names) {
    List<String> all = new java.util.ArrayList<>();
    for (Object name : names) {
      all.add(Options.text("oneOf", name));
    }
    if (all.isEmpty()) {
      throw new Mistake("oneOf takes at least one name.", "Write oneOf('scout', 'brute').");
    }
    return all.toArray(String[]::new);
  }
}
