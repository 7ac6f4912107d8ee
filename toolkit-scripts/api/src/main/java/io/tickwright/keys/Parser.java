package io.tickwright.keys;

import io.tickwright.exact.Angle;
import io.tickwright.exact.Fixed;
import io.tickwright.keys.Command.Check;
import io.tickwright.keys.Command.Doing;
import io.tickwright.keys.Command.Span;
import io.tickwright.script.path.Numbers;
import io.tickwright.script.path.PathException;
import io.tickwright.script.path.Words.Word;
import io.tickwright.sim.Events;
import io.tickwright.sim.Inputs;
import io.tickwright.sim.Names;
import io.tickwright.time.Quantity;
import io.tickwright.time.TimeBase;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Understands a scenario line by line, and collects everything that is wrong in it. */
final class Parser {
  private static final int MOST_PROBLEMS = 100;
  private static final int MOST_CHARACTERS = 65_536;
  private static final long MOST_TICKS = 1_000_000_000;
  private static final List<String> BASES = List.of("flicks", "nanos", "micros", "third-micros");

  private final Source source;
  private final List<Command> commands = new ArrayList<>();
  private final List<Problem> problems = new ArrayList<>();
  private final Map<Grammar, Integer> setUpLines = new EnumMap<>(Grammar.class);
  private final Set<String> marks = new LinkedHashSet<>();
  private int firstMove;

  private Parser(Source source) {
    this.source = source;
  }

  static List<Command> parse(Source source) {
    Parser parser = new Parser(source);
    for (int line = 1; line <= source.lines() && !parser.isFull(); line++) {
      parser.read(line);
    }
    if (!parser.problems.isEmpty()) {
      throw new ScenarioRefused(parser.problems);
    }
    return List.copyOf(parser.commands);
  }

  private boolean isFull() {
    return problems.size() >= MOST_PROBLEMS;
  }

  private void read(int number) {
    String line = source.line(number);
    try {
      refuseUnreadable(line);
      String lead = line.stripLeading();
      if (!lead.isEmpty() && lead.charAt(0) != '#') {
        commands.add(command(number, line));
      }
    } catch (PathException wrong) {
      problems.add(
          new Problem(
              source.place(number, wrong.column(), wrong.length()), wrong.problem(), wrong.cure()));
    }
  }

  private static void refuseUnreadable(String line) {
    if (line.length() > MOST_CHARACTERS) {
      throw new PathException(
          MOST_CHARACTERS,
          1,
          "the line has " + line.length() + " characters.",
          "A line has at most " + MOST_CHARACTERS + "; write it as several.");
    }
    for (int i = 0; i < line.length(); i++) {
      char c = line.charAt(i);
      if (c < ' ' && c != '\t' || c == 0x7f) {
        throw new PathException(
            i,
            1,
            "here is a character that cannot be seen, number " + (int) c + ".",
            "Remove it; a scenario is plain text in UTF-8.");
      }
    }
  }

  // One line

  private Command command(int number, String line) {
    if (isEcho(line)) {
      String text = line.stripLeading().substring(Grammar.ECHO.word().length());
      return new Command.Echo(number, text.isEmpty() ? "" : text.substring(1));
    }
    List<Word> words = LineReader.words(line);
    if (words.isEmpty()) {
      throw new PathException(
          0, line.length(), "here are blanks that are neither space nor tab.", "Remove them.");
    }
    Word first = words.get(0);
    Grammar word = find(first);
    noteOrder(word, first, number);
    return command(word, number, new LineReader(line, words, 1, word.form()));
  }

  private static boolean isEcho(String line) {
    String lead = line.stripLeading();
    return lead.startsWith("echo")
        && (lead.length() == 4 || lead.charAt(4) == ' ' || lead.charAt(4) == '\t');
  }

  private static Grammar find(Word first) {
    for (Grammar word : Grammar.values()) {
      if (first.is(word.word())) {
        return word;
      }
    }
    throw new PathException(
        first.column(),
        first.raw().length(),
        "there is no word `" + first.text() + "`.",
        Names.cure(first.text(), Grammar.words()));
  }

  /** Set-up words stand before all others, each at most once. */
  private void noteOrder(Grammar word, Word first, int number) {
    if (!word.isSetUp()) {
      firstMove = firstMove == 0 ? number : firstMove;
      return;
    }
    Integer before = setUpLines.putIfAbsent(word, number);
    if (before != null) {
      throw new PathException(
          first.column(),
          first.raw().length(),
          "`" + word.word() + "` stands in line " + before + " already.",
          "Keep one of the two.");
    }
    if (firstMove != 0) {
      throw new PathException(
          first.column(),
          first.raw().length(),
          "`" + word.word() + "` comes too late: the game is set up by then.",
          "Move it above line " + firstMove + ".");
    }
  }

  private Command command(Grammar word, int line, LineReader in) {
    return switch (word) {
      case SCRIPT -> script(line, in);
      case BASE -> base(line, in);
      case TIMESTEP -> timestep(line, in);
      case BUDGET -> budget(line, in);
      case SEED -> seed(line, in);
      case LET -> let(line, in);
      case DO -> input(line, Doing.DO, 0, in);
      case PRESS -> input(line, Doing.PRESS, 0, in);
      case RELEASE -> input(line, Doing.RELEASE, 0, in);
      case HOLD -> input(line, Doing.HOLD, 0, in);
      case AS -> as(line, in);
      case TICK -> tick(line, in);
      case WAIT -> waiting(line, in);
      case FRAME -> frame(line, in);
      case FRAMES -> frames(line, in);
      case UNTIL -> until(line, in);
      case EXPECT -> new Command.Expect(line, ended(in, check(in, false)));
      case MARK -> mark(line, in);
      case REWIND -> rewind(line, in);
      case ECHO -> throw new IllegalStateException("read before its words");
    };
  }

  private static Check ended(LineReader in, Check check) {
    in.end();
    return check;
  }

  // Set-up

  private static Command script(int line, LineReader in) {
    Span file = in.span("the script's file");
    String sha256 = "";
    if (in.take("sha256")) {
      Span digits = in.span("the hash");
      boolean isHex = digits.text().matches("[0-9a-f]{1,64}");
      if (!isHex) {
        throw in.refuse(digits, "that is no hash.", "Write its first digits, 0 to 9 and a to f.");
      }
      sha256 = digits.text();
    }
    in.end();
    return new Command.Script(line, file, sha256);
  }

  private static Command base(int line, LineReader in) {
    Word word = in.next("the base");
    in.end();
    TimeBase base =
        switch (word.text()) {
          case "flicks" -> TimeBase.FLICKS;
          case "nanos" -> TimeBase.NANOS;
          case "micros" -> TimeBase.MICROS;
          case "third-micros" -> TimeBase.THIRD_MICROS;
          default -> {
            char first = word.raw().charAt(0);
            if (first < '0' || first > '9') {
              throw in.refuse(
                  word, "there is no base `" + word.text() + "`.", Names.cure(word.text(), BASES));
            }
            yield TimeBase.of(
                in.whole(word, 0, "a number of units a second", 1, 1_000_000_000_000L));
          }
        };
    return new Command.Base(line, base, word.text());
  }

  private static Command timestep(int line, LineReader in) {
    Span span = in.span("the step");
    in.end();
    try {
      return new Command.Timestep(line, Numbers.step(span.text()), span);
    } catch (PathException wrong) {
      throw in.refuse(span, wrong.problem(), wrong.cure());
    }
  }

  private static Command budget(int line, LineReader in) {
    if (in.take("unlimited")) {
      in.end();
      return new Command.Budget(line, Long.MAX_VALUE);
    }
    long steps = in.whole("the number of steps", 1, MOST_TICKS);
    in.end();
    return new Command.Budget(line, steps);
  }

  private static Command seed(int line, LineReader in) {
    long seed = in.whole("the seed", Long.MIN_VALUE, Long.MAX_VALUE);
    in.end();
    return new Command.Seed(line, seed);
  }

  // Authoring

  private Command let(int line, LineReader in) {
    Span path = in.span("a path");
    Span value = in.rest("a value");
    if (path.text().equals("tick") && firstMove != line) {
      throw in.refuse(
          path,
          "a position says its tick before all else.",
          "Put it above line " + firstMove + ", right after the set-up.");
    }
    return new Command.Let(line, path, value);
  }

  // Input

  private static Command as(int line, LineReader in) {
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

  private static Command input(int line, Doing doing, int player, LineReader in) {
    Span action = in.span("an action");
    List<Long> arguments = new ArrayList<>();
    Command.Amount held = null;
    if (doing == Doing.HOLD) {
      held = in.amount("the number of ticks");
    } else if (doing != Doing.RELEASE) {
      while (in.hasMore() && arguments.size() < Events.MOST_ARGUMENTS) {
        arguments.add(argument(in));
      }
      if (in.hasMore()) {
        throw in.refuse(
            in.peek(),
            "an action takes at most " + Events.MOST_ARGUMENTS + " arguments.",
            "Leave the others out.");
      }
    }
    in.end();
    return new Command.Input(line, doing, player, action, List.copyOf(arguments), held);
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

  // Time

  private static Command tick(int line, LineReader in) {
    long count = in.whole("the number of ticks", 0, MOST_TICKS);
    in.end();
    return new Command.Tick(line, count);
  }

  private static Command waiting(int line, LineReader in) {
    Span span = in.quantityText("a duration");
    in.end();
    return new Command.Wait(line, in.duration(span), span);
  }

  private static Command frame(int line, LineReader in) {
    Command.Frame frame = oneFrame(in);
    in.end();
    return new Command.Frames(line, List.of(frame));
  }

  private static Command frames(int line, LineReader in) {
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

  private Command until(int line, LineReader in) {
    Check check = check(in, true);
    if (!in.take("max")) {
      throw in.refuse(
          check.about(), "it does not say how long at most.", "Write max 600 or max 10s after it.");
    }
    Command.Amount most = in.amount("how long at most");
    in.end();
    return new Command.Until(line, check, most);
  }

  // Checks

  private Check check(LineReader in, boolean endsAtMax) {
    boolean none = in.nextIs("no");
    if (none || in.nextIs("event")) {
      return event(in, endsAtMax);
    }
    Span path = in.span("a path");
    if (endsAtMax) {
      return new Command.ValueCheck(path, in.upToLast("max", "a value"));
    }
    return new Command.ValueCheck(path, in.rest("a value"));
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
    long at = !runs && in.take("at") ? in.whole("a tick", 0, Long.MAX_VALUE) : -1;
    String since = !runs && at < 0 && in.take("since") ? knownMark(in).text() : "";
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

  // Marks

  private Command mark(int line, LineReader in) {
    Word name = in.next("a name");
    in.end();
    if (!marks.add(name.text())) {
      throw in.refuse(
          name, "there is a mark `" + name.text() + "` already.", "Choose another name.");
    }
    return new Command.Mark(line, name.text());
  }

  private Command rewind(int line, LineReader in) {
    Word name = knownMark(in);
    in.end();
    return new Command.Rewind(line, name.text());
  }

  private Word knownMark(LineReader in) {
    Word name = in.next("the name of a mark");
    if (!marks.contains(name.text())) {
      String cure =
          marks.isEmpty()
              ? "Write mark " + name.text() + " above."
              : Names.cure(name.text(), marks);
      throw in.refuse(name, "there is no mark `" + name.text() + "` above.", cure);
    }
    return name;
  }
}
