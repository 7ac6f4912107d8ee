package io.tickwright.script.js;

import io.tickwright.sim.AngleValue;
import io.tickwright.sim.DurationValue;
import io.tickwright.sim.FixedValue;
import io.tickwright.sim.FlagValue;
import io.tickwright.sim.IntegerValue;
import io.tickwright.sim.OneOfValue;
import io.tickwright.sim.TextValue;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.List;
import org.graalvm.polyglot.Value;

/** The values a state can hold, from what a script writes as their first value. */
final class Values {
  private static final double FIXED_ONE = 65536;
  private static final double MOST_FIXED = 0x1p37;

  private final Binding binding;

  Values(Binding binding) {
    this.binding = binding;
  }

  /** The thing that a member of {@code state({ … })} declares. */
  Declarable<?> of(String name, Value value) {
    Thing thing = Binding.thing(value);
    if (thing instanceof Declarable<?> declarable) {
      if (declarable.declaredName() != null) {
        throw new Mistake(
                "`" + name + "` is already declared as `" + declarable.declaredName() + "`.",
                "Each thing has one name.")
            .at(name);
      }
      return declarable;
    }
    if (thing instanceof CellThing cell && cell.asValue() != null) {
      return cell.asValue().get();
    }
    if (thing instanceof CellThing cell) {
      throw new Mistake(
              "`" + name + "` is " + cell.noun() + " of a table's rows.", cell.cureInState())
          .at(name);
    }
    if (value.isBoolean()) {
      return flag(value.asBoolean());
    }
    if (value.isString()) {
      return text(value.asString());
    }
    if (value.isNumber()) {
      return number(name, value);
    }
    throw new Mistake(
            "`" + name + "` is " + Arguments.show(value) + ", which is not state.",
            "State is whole numbers, true or false, texts, and what the toolkit makes; for many of"
                + " a kind, world.table({ … }).")
        .at(name);
  }

  private Declarable<?> number(String name, Value value) {
    try {
      if (value.fitsInInt() ? Arguments.isBigInt(value) : isWide(value)) {
        return wide(Arguments.wide("`" + name + "`", value));
      }
      return integer(Arguments.integer("`" + name + "`", value));
    } catch (Mistake mistake) {
      boolean fraction = value.fitsInDouble() && Double.isFinite(value.asDouble());
      throw new Mistake(
              mistake.problem(),
              fraction && Math.abs(value.asDouble()) < IntegerValue.MOST
                  ? "Write fixed(" + Arguments.show(value) + ") for a number with a fraction."
                  : mistake.cure())
          .at(name);
    }
  }

  private static boolean isWide(Value value) {
    return value.fitsInBigInteger() && Arguments.isBigInt(value);
  }

  private Declarable<?> integer(long initial) {
    return new ValueThing<>(
        binding,
        "a whole number",
        name -> binding.world().integer(name, initial),
        real -> Binding.number(real.get()),
        (IntegerValue real, Value value) ->
            real.set(Arguments.integer("`" + real.name() + "`", value)));
  }

  private Declarable<?> wide(long initial) {
    return new ValueThing<>(
        binding,
        "a whole number of 64 bits",
        name -> binding.world().wide(name, initial),
        real -> binding.big(real.get()),
        (IntegerValue real, Value value) ->
            real.set(Arguments.wide("`" + real.name() + "`", value)));
  }

  private Declarable<?> flag(boolean initial) {
    return new ValueThing<>(
        binding,
        "a flag",
        name -> binding.world().flag(name, initial),
        FlagValue::get,
        (FlagValue real, Value value) -> real.set(Arguments.flag("`" + real.name() + "`", value)));
  }

  private Declarable<?> text(String initial) {
    return new ValueThing<>(
        binding,
        "a text",
        name -> binding.world().text(name, initial),
        TextValue::get,
        (TextValue real, Value value) -> real.set(Arguments.text("`" + real.name() + "`", value)));
  }

  Declarable<?> oneOf(List<String> names) {
    return new ValueThing<>(
        binding,
        "a choice",
        name -> binding.world().oneOf(name, names.toArray(String[]::new)),
        OneOfValue::get,
        (OneOfValue real, Value value) -> real.set(Arguments.text("`" + real.name() + "`", value)));
  }

  Declarable<?> angle(int initial) {
    return new ValueThing<>(
        binding,
        "an angle",
        name -> binding.world().angle(name, initial),
        real -> Quantities.degrees(real.bits()),
        (AngleValue real, Value value) ->
            real.set(binding.quantities().angle("`" + real.name() + "`", value)));
  }

  Declarable<?> duration(long initial) {
    return new ValueThing<>(
        binding,
        "a duration",
        name -> binding.world().duration(name, initial),
        real -> binding.seconds(real.units()),
        (DurationValue real, Value value) ->
            real.set(binding.quantities().units("`" + real.name() + "`", value)));
  }

  Declarable<?> fixed(long initial) {
    return new ValueThing<>(
        binding,
        "a fixed-point number",
        name -> binding.world().fixed(name, initial),
        real -> real.bits() / FIXED_ONE,
        (FixedValue real, Value value) -> real.set(fixedBits("`" + real.name() + "`", value)));
  }

  /** A number in 1/65536, the nearest to what was written, halves up. */
  static long fixedBits(String what, Value value) {
    if (!value.isNumber() || !value.fitsInDouble() || !Double.isFinite(value.asDouble())) {
      throw new Mistake(what + " takes a number, and " + Arguments.show(value) + " is none.", "");
    }
    double number = value.asDouble();
    if (Math.abs(number) >= MOST_FIXED) {
      throw new Mistake(
          what + " takes a number below 2^37, and " + Arguments.show(value) + " is beyond that.",
          "");
    }
    return new BigDecimal(number)
        .multiply(BigDecimal.valueOf(65536))
        .add(new BigDecimal("0.5"))
        .setScale(0, RoundingMode.FLOOR)
        .longValueExact();
  }

  static double fixedNumber(long bits) {
    return bits / FIXED_ONE;
  }
}
