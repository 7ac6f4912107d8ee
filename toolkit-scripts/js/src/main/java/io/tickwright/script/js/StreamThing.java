package io.tickwright.script.js;

import io.tickwright.exact.Pcg32;
import io.tickwright.sim.IntegerValue;
import io.tickwright.sim.RandomStream;
import java.math.BigDecimal;
import java.math.BigInteger;
import org.graalvm.polyglot.Value;

/** A stream of random numbers. */
final class StreamThing extends Declarable<RandomStream> {
  private static final long MOST = IntegerValue.MOST;

  private static final Kind<StreamThing> KIND =
      new Kind<StreamThing>("a stream")
          .call(
              "between",
              (stream, arguments) -> {
                long least = Arguments.whole("between", arguments, 0, -MOST, MOST);
                long most = Arguments.whole("between", arguments, 1, least, MOST);
                return Binding.number(stream.draw().between(least, most));
              })
          .call(
              "below",
              (stream, arguments) ->
                  Binding.number(
                      stream.draw().below(Arguments.whole("below", arguments, 0, 1, MOST))))
          .call("real", (stream, none) -> stream.draw().real())
          .call(
              "chance",
              (stream, arguments) -> {
                refuseFraction(arguments);
                long numerator = Arguments.whole("chance", arguments, 0, 0, MOST);
                long denominator = Arguments.whole("chance", arguments, 1, 1, MOST);
                return stream.changing().chance(numerator, denominator);
              })
          .call("pick", (stream, arguments) -> stream.pick(list("pick", arguments)))
          .call(
              "shuffle",
              (stream, arguments) -> {
                Value list = list("shuffle", arguments);
                stream.shuffle(list);
                return list;
              })
          .read(
              "at", "A stream only goes on.", stream -> Binding.number(stream.real().draw().at()));

  StreamThing(Binding binding) {
    super(KIND, binding);
  }

  private Pcg32 draw() {
    return changing().draw();
  }

  private static void refuseFraction(Value[] arguments) {
    double chance = arguments.length == 1 && arguments[0].isNumber() ? arguments[0].asDouble() : 0;
    if (chance > 0 && chance < 1) {
      BigDecimal said = BigDecimal.valueOf(chance).stripTrailingZeros();
      BigInteger whole = BigInteger.TEN.pow(said.scale());
      BigInteger common = said.unscaledValue().gcd(whole);
      throw new Mistake(
              "chance takes two whole numbers, and " + Arguments.show(arguments[0]) + " is none.",
              "Write chance("
                  + said.unscaledValue().divide(common)
                  + ", "
                  + whole.divide(common)
                  + ").")
          .atArgument(0);
    }
  }

  private Value pick(Value list) {
    return list.getArrayElement(draw().below(list.getArraySize()));
  }

  /** The order {@link Pcg32#shuffle(java.util.List)} gives. */
  private void shuffle(Value list) {
    Pcg32 draw = draw();
    for (int i = (int) list.getArraySize() - 1; i > 0; i--) {
      int j = draw.below(i + 1);
      Value moved = list.getArrayElement(j);
      list.setArrayElement(j, list.getArrayElement(i));
      list.setArrayElement(i, moved);
    }
  }

  private static Value list(String door, Value[] arguments) {
    Value list = Arguments.at(door, arguments, 0, "a list");
    if (!list.hasArrayElements() || list.getArraySize() == 0) {
      throw new Mistake(door + " takes a list with something in it.", "").atArgument(0);
    }
    return list;
  }

  @Override
  RandomStream make(String name) {
    return binding().world().stream(name);
  }
}
