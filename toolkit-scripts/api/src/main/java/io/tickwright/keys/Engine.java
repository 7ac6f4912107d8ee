package io.tickwright.keys;

import io.tickwright.keys.Command.Span;
import io.tickwright.save.Restored;
import io.tickwright.save.Save;
import io.tickwright.save.SaveRefused;
import io.tickwright.script.path.Exact;
import io.tickwright.script.path.PathException;
import io.tickwright.script.path.Property;
import io.tickwright.script.path.Reading;
import io.tickwright.sim.Input;
import java.io.IOException;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;

/** Does what the lines of a scenario say, one after the other, on one stage. */
final class Engine {
  private static final BigInteger MOST_TICKS = BigInteger.valueOf(1_000_000_000);

  /** Properties that may be checked while an input still waits. */
  private static final List<String> SEEN_AT_ONCE = List.of("tick", "inputs", "digest");

  private final Source source;
  private final SaveFolder saves;
  private final Stage stage;
  private final Notes notes;
  private final RunListener listener;
  private long checksRun;
  private long checksPassed;
  private boolean goesOn;
  private int timeLine;
  private int inputLine;
  private long inputTick;

  Engine(Source source, SaveFolder saves, Stage stage, Notes notes, RunListener listener) {
    this.source = source;
    this.saves = saves;
    this.stage = stage;
    this.notes = notes;
    this.listener = listener;
  }

  /** Goes on after checks that do not hold. */
  void goOn() {
    goesOn = true;
  }

  long checksRun() {
    return checksRun;
  }

  long checksPassed() {
    return checksPassed;
  }

  // Authoring

  void let(Command.Let let, Property property, Reading value) {
    if (property.path().equals("tick")) {
      stage.restoreTick((Long) value.value());
      return;
    }
    try {
      property.set(value);
    } catch (PathException wrong) {
      Span path = let.path();
      throw broken(let.line(), path, wrong.problem(), wrong.cure());
    }
    stage.watch().look(stage.simulation().ticksDone());
  }

  void rewind(String mark) {
    stage.rewind(mark);
    inputLine = 0;
  }

  // Saves

  SaveFolder saves() {
    return saves;
  }

  void save(int line, Span file) {
    try {
      Save.of(stage.simulation(), stage.scriptMark()).writeTo(saves.toWrite(file.text()));
    } catch (SaveRefused refused) {
      throw broken(line, file, refused.getMessage(), "");
    } catch (IOException unwritable) {
      throw broken(line, file, file.text() + " cannot be written: " + why(unwritable) + ".", "");
    }
  }

  void restore(int line, Span file) {
    Save save = read(line, file);
    try {
      Restored restored = save.restoreInto(stage.simulation(), stage.scriptMark());
      restored.notes().forEach(text -> notes.note(line, text + "."));
      restored.initial().forEach(path -> notes.note(line, path + " is new, with its first value."));
      restored.left().forEach(path -> notes.note(line, path + " is retired and was left behind."));
    } catch (SaveRefused refused) {
      throw broken(line, file, refused.getMessage(), "");
    }
    stage.restored();
    inputLine = 0;
  }

  /**
   * The save in a file, which fits this game or not.
   *
   * @throws Halt when it is none
   */
  Save read(int line, Span file) {
    try {
      return Save.readFrom(saves.toRead(file.text()));
    } catch (SaveRefused refused) {
      throw broken(line, file, refused.getMessage(), "");
    } catch (IOException unreadable) {
      throw broken(line, file, file.text() + " cannot be read: " + why(unreadable) + ".", "");
    }
  }

  private static String why(IOException failure) {
    String message = failure.getMessage();
    return message == null ? failure.getClass().getSimpleName() : message;
  }

  // Saying

  void echo(int line, String text) {
    listener.echo(line, text);
  }

  // Input

  void input(Command.Input input, long held) {
    long now = stage.simulation().ticksDone();
    long moment = Math.max(input.at(), input.after());
    if (moment >= 0 && moment < now && !stage.isAtPosition()) {
      throw broken(
          input.line(),
          input.action(),
          "tick " + moment + " is over: this is tick " + now + ".",
          "");
    }
    if (input.after() > now) {
      stage.later(input.after(), () -> arrive(input, held));
      return;
    }
    arrive(input, held);
    if (input.at() <= now) {
      inputLine = input.line();
      inputTick = now;
    }
  }

  private void arrive(Command.Input input, long held) {
    long stamp = input.at() < 0 ? stage.simulation().ticksDone() : input.at();
    switch (input.doing()) {
      case DO -> arrive(stamp, Input.Kind.TAP, input);
      case PRESS -> arrive(stamp, Input.Kind.PRESS, input);
      case RELEASE -> arrive(stamp, Input.Kind.RELEASE, input);
      case HOLD -> {
        arrive(stamp, Input.Kind.PRESS, input);
        long ticks = Math.min(Math.max(held, 1), Long.MAX_VALUE - stamp);
        arrive(stamp + ticks, Input.Kind.RELEASE, input);
      }
    }
  }

  private void arrive(long stamp, Input.Kind kind, Command.Input input) {
    String action = input.action().text();
    stage
        .simulation()
        .inputs()
        .add(new Input(stamp, kind, action, input.player(), input.arguments()));
  }

  // The host

  void host(Command.Hosting what) {
    switch (what) {
      case PAUSE -> stage.simulation().loop().pause();
      case RESUME -> stage.simulation().loop().resume();
      case RESYNC -> stage.resync();
    }
  }

  // Time

  void tick(int line, long count) {
    timeLine = line;
    stage.tick(count);
  }

  void waitFor(int line, Span span, long units) {
    refuseTooMuch(line, span, Exact.of(units));
    timeLine = line;
    stage.advance(units);
    long left = stage.simulation().leftoverUnits();
    if (left != 0) {
      String text = stage.simulation().base().text(left);
      notes.note(line, text + " is short of a tick and stays banked.");
    }
  }

  void frames(int line, List<Command.Frame> frames) {
    timeLine = line;
    stage.beginFrames();
    for (Command.Frame frame : frames) {
      Exact nanos = stage.nanos(frame.duration());
      if (stage.isUnlimited()) {
        refuseTooMuch(line, frame.span(), stage.unitsOfNanos(nanos));
      }
      for (long i = 0; i < frame.times(); i++) {
        if (!stage.frame(nanos)) {
          throw broken(line, frame.span(), "that is more than 292 years of frames.", "Write less.");
        }
      }
    }
  }

  private void refuseTooMuch(int line, Span span, Exact units) {
    BigInteger worth = stage.worth(units);
    if (worth.compareTo(MOST_TICKS) > 0) {
      throw broken(
          line,
          span,
          "that is worth " + worth + " ticks.",
          "A line runs at most " + MOST_TICKS + ".");
    }
  }

  void until(int line, Sight sight, long most) {
    timeLine = line;
    stage.beginUntil();
    Sight seen =
        sight instanceof Sight.OfEvent event ? event.from(stage.simulation().ticksDone()) : sight;
    boolean waits = sight instanceof Sight.OfEvent || stage.simulation().inputs().anyDue();
    long run = 0;
    while (waits || !(seen.blind() == null && seen.holds())) {
      waits = false;
      if (run == most) {
        judge(line, seen, seen.failure() + " within " + Spelling.ticks(most));
        return;
      }
      stage.tickOnce();
      run++;
    }
    judge(line, seen, "");
  }

  // Checks

  void expect(int line, Sight sight) {
    boolean waits = inputLine != 0 && inputTick == stage.simulation().ticksDone();
    if (waits && !SEEN_AT_ONCE.contains(sight.what())) {
      failForWaitingInput(line, sight);
      return;
    }
    String blind = sight.blind();
    if (blind != null) {
      checksRun++;
      listener.check(line, sight.what(), sight.expected(), "nothing to look at", false);
      stop(failed(line, sight, blind, "", where(line)));
      return;
    }
    judge(line, sight, sight.holds() ? "" : sight.failure());
  }

  private void judge(int line, Sight sight, String failure) {
    checksRun++;
    boolean passed = failure.isEmpty();
    checksPassed += passed ? 1 : 0;
    listener.check(line, sight.what(), sight.expected(), sight.actual(), passed);
    if (!passed) {
      List<String> more = new ArrayList<>(sight.notes());
      more.addAll(where(line));
      stop(failed(line, sight, failure, "", more));
    }
  }

  private void failForWaitingInput(int line, Sight sight) {
    checksRun++;
    listener.check(line, sight.what(), sight.expected(), "nothing has happened", false);
    String input = source.line(inputLine).strip();
    String word = input.split("[ \t]", 2)[0];
    String since = " since `" + input + "` (line " + inputLine + ")";
    if (timeLine > inputLine) {
      List<String> more = new ArrayList<>(where(line));
      more.add("Let more time pass before the check.");
      stop(failed(line, sight, "no step has run" + since, "", more));
      return;
    }
    String cure =
        "`"
            + word
            + "` hands the action to the next step; it does not run one. Put `tick 1` between"
            + " them.";
    stop(failed(line, sight, "nothing has happened" + since, cure, List.of()));
  }

  /** A tool that compares runs wants to see how each goes on. */
  private void stop(Halt failed) {
    if (!goesOn) {
      throw failed;
    }
  }

  private List<String> where(int line) {
    List<String> notes = new ArrayList<>();
    notes.add(
        "You are at tick " + stage.simulation().ticksDone() + " (" + stage.shortTime() + ").");
    if (timeLine > 0 && timeLine != line) {
      notes.add("Before it: " + source.line(timeLine).strip() + " (line " + timeLine + ").");
    }
    return notes;
  }

  private Halt failed(int line, Sight sight, String what, String cure, List<String> more) {
    Span about = sight.about();
    return new Halt(
        new Problem(source.place(line, about.column(), about.length()), what, cure, more), false);
  }

  private Halt broken(int line, Span span, String what, String cure) {
    return new Halt(
        new Problem(source.place(line, span.column(), span.length()), what, cure), true);
  }
}
