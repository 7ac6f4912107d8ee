package io.tickwright.keys;

import io.tickwright.keys.Command.Span;
import io.tickwright.script.path.Words.Word;
import io.tickwright.time.Quantity;
import java.util.ArrayList;
import java.util.List;

/** Understands the words that let time pass, all but {@code until}, which is a check as well. */
final class TimeWords {
  private static final long MOST_TICKS = 1_000_000_000;

  private TimeWords() {}

  static Command tick(int line, LineReader in) {
    long count = in.whole("the number of ticks", 0, MOST_TICKS);
    in.end();
    return new Command.Tick(line, count);
  }

  static Command host(int line, Command.Hosting what, LineReader in) {
    in.end();
    return new Command.Host(line, what);
  }

  static Command waiting(int line, LineReader in) {
    Span span = in.quantityText("a duration");
    in.end();
    return new Command.Wait(line, in.duration(span), span);
  }

  static Command frame(int line, LineReader in) {
    Command.Frame frame = oneFrame(in);
    in.end();
    return new Command.Frames(line, List.of(frame));
  }

  static Command frames(int line, LineReader in) {
    List<Command.Frame> frames = new ArrayList<>();
    do {
      frames.add(oneFrame(in));
    } while (in.hasMore());
    return new Command.Frames(line, List.copyOf(frames));
  }

  private static Command.Frame oneFrame(LineReader in) {
    Span span = in.quantityText("a duration");
    Quantity duration = in.duration(span);
    long times = 1;
    if (in.hasMore() && in.peek().raw().startsWith("x")) {
      Word word = in.next("a number of times");
      times = in.whole(word, 1, "the number of times", 1, MOST_TICKS);
    }
    return new Command.Frame(duration, times, span);
  }
}
