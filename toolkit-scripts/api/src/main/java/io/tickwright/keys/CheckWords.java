package io.tickwright.keys;

import io.tickwright.keys.Command.Check;
import io.tickwright.keys.Command.Span;
import io.tickwright.script.path.PathException;
import io.tickwright.script.path.Words;
import io.tickwright.script.path.Words.Word;
import io.tickwright.sim.Names;
import java.util.function.Function;

/** Understands what is checked: a value, a band, or how often an event happened. */
final class CheckWords {
  private final Function<LineReader, Word> mark;

  /**
   * @param mark takes the name of a mark that has been set
   */
  CheckWords(Function<LineReader, Word> mark) {
    this.mark = mark;
  }

  Check check(LineReader in, boolean endsAtMax) {
    boolean none = in.nextIs("no");
    if (none || in.nextIs("event")) {
      return event(in, endsAtMax);
    }
    boolean view = in.take("view");
    if (view && endsAtMax) {
      throw in.refuse(
          in.last(), "a view moves with frames, and until runs ticks.", "Write frame 1/60s x30.");
    }
    Span path = in.span(view ? "a view" : "a path");
    Span value = endsAtMax ? in.upToLast("max", "a value") : in.rest("a value");
    refuseTolerance(value);
    return new Command.ValueCheck(path, value, view);
  }

  private static void refuseTolerance(Span value) {
    for (Word word : Words.of(value.text())) {
      int plusMinus = word.text().indexOf("+-");
      if (plusMinus >= 0 && !word.quoted()) {
        throw new PathException(
            value.column() + word.column() + plusMinus,
            2,
            "a check has no `+-`.",
            "Write both ends of the band, as in 57..58deg.");
      }
    }
  }

  private Check event(LineReader in, boolean runs) {
    int from = in.peek().column();
    boolean none = in.take("no");
    Word event = in.next("event");
    if (!event.is("event")) {
      throw in.refuse(
          event, "only an event can be expected not to happen.", "Write no event fired reload.");
    }
    Word kind = in.next("a kind of event");
    if (!EventPattern.KINDS.contains(kind.text())) {
      throw in.refuse(
          kind,
          "there is no event `" + kind.text() + "`.",
          Names.cure(kind.text(), EventPattern.KINDS));
    }
    Span name = in.span("what it happens to");
    Span words = null;
    if (in.hasMore() && !isEndOfEvent(in)) {
      words = in.span("words");
    }
    long least = none ? 0 : 1;
    long most = none ? 0 : Long.MAX_VALUE;
    if (in.hasMore() && isTimes(in.peek())) {
      Word times = in.next("how often");
      if (none) {
        throw in.refuse(
            times, "no event happens no times.", "Leave out no, or " + times.raw() + ".");
      }
      long[] band = times(in, times);
      least = band[0];
      most = band[1];
    }
    Span about = in.since(from);
    long at = runs ? -1 : in.tickAfter("at");
    String since = !runs && at < 0 && in.take("since") ? mark.apply(in).text() : "";
    return new Command.EventCheck(about, kind.text(), name, words, least, most, at, since);
  }

  private static boolean isEndOfEvent(LineReader in) {
    return in.nextIs("at") || in.nextIs("since") || in.nextIs("max") || isTimes(in.peek());
  }

  private static boolean isTimes(Word word) {
    return !word.quoted()
        && word.text().length() > 1
        && word.text().charAt(0) == 'x'
        && Character.digit(word.text().charAt(1), 10) >= 0;
  }

  private static long[] times(LineReader in, Word word) {
    int dots = word.text().indexOf("..");
    if (dots < 0) {
      long times = in.whole(word, 1, "how often", 0, Long.MAX_VALUE);
      return new long[] {times, times};
    }
    Word low = new Word(word.text().substring(0, dots), word.raw(), word.column(), false);
    long least = in.whole(low, 1, "how often", 0, Long.MAX_VALUE);
    long most = in.whole(word, dots + 2, "how often", 0, Long.MAX_VALUE);
    if (least > most) {
      throw in.refuse(
          word,
          "the band " + word.text() + " is empty: its lower end is above its upper one.",
          "Write x" + most + ".." + least + ".");
    }
    return new long[] {least, most};
  }
}
