package io.tickwright.keys;

import io.tickwright.keys.Command.Check;
import io.tickwright.keys.Command.Doing;
import io.tickwright.keys.Command.Span;
import io.tickwright.script.path.PathException;
import io.tickwright.script.path.Words.Word;
import io.tickwright.sim.Names;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Understands a scenario line by line, and collects everything that is wrong in it. */
final class Parser {
  static final int MOST_PROBLEMS = 100;
  private static final int MOST_CHARACTERS = 65_536;

  private final Source source;
  private final boolean goesOn;
  private final List<Command> commands = new ArrayList<>();
  private final List<Problem> problems = new ArrayList<>();
  private final Map<Grammar, Integer> setUpLines = new EnumMap<>(Grammar.class);
  private final Set<String> marks;
  private final CheckWords checks = new CheckWords(this::knownMark);
  private int firstMove;

  private Parser(Source source, boolean goesOn, Set<String> marks) {
    this.source = source;
    this.goesOn = goesOn;
    this.marks = marks;
  }

  static List<Command> parse(Source source) {
    return parse(new Parser(source, false, new LinkedHashSet<>()));
  }

  /** Understands a scenario that goes on where others ended: with these marks, and adds its own. */
  static List<Command> piece(Source source, Set<String> marks) {
    return parse(new Parser(source, true, marks));
  }

  /** What could be understood of a scenario, and what could not. */
  record Parsed(List<Command> commands, List<Problem> problems) {
    /** Whether all that the run is made of was understood, so that the rest may be looked at. */
    boolean setsUp() {
      int last = 0;
      for (Command command : commands) {
        if (!SetUp.isSetUp(command)) {
          last = command.line();
          break;
        }
      }
      int end = last == 0 ? Integer.MAX_VALUE : last;
      return problems.stream().noneMatch(problem -> problem.line() < end);
    }
  }

  /** Understands as much of a scenario as it can. */
  static Parsed understood(Source source) {
    Parser parser = new Parser(source, false, new LinkedHashSet<>());
    parser.readAll();
    return new Parsed(List.copyOf(parser.commands), parser.problems);
  }

  private static List<Command> parse(Parser parser) {
    parser.readAll();
    if (!parser.problems.isEmpty()) {
      throw new ScenarioRefused(parser.problems);
    }
    return List.copyOf(parser.commands);
  }

  private void readAll() {
    for (int line = 1; line <= source.lines(); line++) {
      if (problems.size() >= MOST_PROBLEMS) {
        problems.add(tooMany(source, line));
        return;
      }
      if (!isTornOff(line)) {
        read(line);
      }
    }
  }

  /** In a recording, a line that does not end was being written when the power failed. */
  private boolean isTornOff(int line) {
    return line == source.lines()
        && setUpLines.containsKey(Grammar.RECORDING)
        && !source.text().endsWith("\n");
  }

  /** Why nothing is said of the lines from this one on. */
  static Problem tooMany(Source source, int line) {
    return new Problem(
        source.place(line),
        MOST_PROBLEMS + " problems found; the rest was not checked.",
        "Put those right first.");
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

  static boolean isEcho(String line) {
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
    if (!word.isSetUp() || isChange(word)) {
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

  /** A budget is what a host may change at any time. */
  private boolean isChange(Grammar word) {
    return word == Grammar.BUDGET && (goesOn || firstMove != 0);
  }

  private Command command(Grammar word, int line, LineReader in) {
    return switch (word) {
      case RECORDING -> SetUpWords.recording(line, in);
      case SCRIPT -> SetUpWords.script(line, in);
      case BASE -> SetUpWords.base(line, in);
      case TIMESTEP -> SetUpWords.timestep(line, in);
      case BUDGET -> SetUpWords.budget(line, isChange(word), in);
      case SEED -> SetUpWords.seed(line, in);
      case LET -> let(line, in);
      case DO -> InputWords.input(line, Doing.DO, 0, in);
      case PRESS -> InputWords.input(line, Doing.PRESS, 0, in);
      case RELEASE -> InputWords.input(line, Doing.RELEASE, 0, in);
      case HOLD -> InputWords.input(line, Doing.HOLD, 0, in);
      case AS -> InputWords.as(line, in);
      case TICK -> TimeWords.tick(line, in);
      case WAIT -> TimeWords.waiting(line, in);
      case FRAME -> TimeWords.frame(line, in);
      case FRAMES -> TimeWords.frames(line, in);
      case PAUSE -> TimeWords.host(line, Command.Hosting.PAUSE, in);
      case RESUME -> TimeWords.host(line, Command.Hosting.RESUME, in);
      case RESYNC -> TimeWords.host(line, Command.Hosting.RESYNC, in);
      case UNTIL -> until(line, in);
      case EXPECT -> new Command.Expect(line, ended(in, checks.check(in, false)));
      case MARK -> mark(line, in);
      case REWIND -> rewind(line, in);
      case SAVE -> new Command.SaveTo(line, SaveFolder.name(in));
      case RESTORE -> new Command.RestoreFrom(line, SaveFolder.name(in));
      case ECHO -> throw new IllegalStateException("read before its words");
    };
  }

  private static Check ended(LineReader in, Check check) {
    in.end();
    return check;
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

  // Checks

  private Command until(int line, LineReader in) {
    Check check = checks.check(in, true);
    if (!in.take("max")) {
      throw in.refuse(
          check.about(), "it does not say how long at most.", "Write max 600 or max 10s after it.");
    }
    Command.Amount most = in.amount("how long at most");
    in.end();
    return new Command.Until(line, check, most);
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
