package io.tickwright.keys;

import io.tickwright.exact.Angle;
import io.tickwright.exact.Fixed;
import io.tickwright.keys.Command.Doing;
import io.tickwright.keys.Command.Span;
import io.tickwright.script.path.Numbers;
import io.tickwright.script.path.PathException;
import io.tickwright.script.path.Words.Word;
import io.tickwright.sim.Events;
import io.tickwright.sim.Inputs;
import io.tickwright.sim.Names;
import io.tickwright.time.Quantity;
import java.util.ArrayList;
import java.util.List;

/** Understands the words for what players do. */
final class InputWords {
  private InputWords() {}

  static Command as(int line, LineReader in) {
    int player = (int) in.whole("a player", 0, Inputs.MOST_SOURCE);
    Word word = in.next("do, press, release or hold");
    Doing doing =
        switch (word.text()) {
          case "do" -> Doing.DO;
          case "press" -> Doing.PRESS;
          case "release" -> Doing.RELEASE;
          case "hold" -> Doing.HOLD;
          default ->
              throw in.refuse(
                  word,
                  "a player does not `" + word.text() + "`.",
                  Names.cure(word.text(), List.of("do", "press", "release", "hold")));
        };
    return input(line, doing, player, in);
  }

  static Command input(int line, Doing doing, int player, LineReader in) {
    Span action = in.span("an action");
    List<Long> arguments = new ArrayList<>();
    Command.Amount held = null;
    if (doing == Doing.HOLD) {
      held = in.amount("the number of ticks");
    } else if (doing != Doing.RELEASE) {
      while (in.hasMore() && !isMoment(in) && arguments.size() < Events.MOST_ARGUMENTS) {
        arguments.add(argument(in));
      }
      if (in.hasMore() && !isMoment(in)) {
        throw in.refuse(
            in.peek(),
            "an action takes at most " + Events.MOST_ARGUMENTS + " arguments.",
            "Leave the others out.");
      }
    }
    long at = in.tickAfter("at");
    long after = in.tickAfter("after");
    in.end();
    return new Command.Input(line, doing, player, action, List.copyOf(arguments), held, at, after);
  }

  private static boolean isMoment(LineReader in) {
    return in.nextIs("at") || in.nextIs("after");
  }

  /** A whole number as it is, with a point as a fixed-point number, in degrees as an angle. */
  private static long argument(LineReader in) {
    Word word = in.next("an argument");
    try {
      Quantity number = Numbers.quantity(word.text());
      if (number.unit() == Quantity.Unit.DEGREES) {
        return Angle.parse(number.text());
      }
      Numbers.plain(word.text(), "a whole number, a decimal or an angle", "3");
      if (word.text().indexOf('.') >= 0) {
        return Fixed.parse(word.text());
      }
      return in.whole(word, 0, "an argument", Long.MIN_VALUE, Long.MAX_VALUE);
    } catch (PathException wrong) {
      throw LineReader.at(word, wrong);
    } catch (IllegalArgumentException wrong) {
      throw in.refuse(word, "\"" + word.raw() + "\" is out of range.", "Write a smaller number.");
    }
  }
}
