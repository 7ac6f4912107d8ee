package io.tickwright.keys;

import io.tickwright.keys.Command.EventCheck;
import io.tickwright.keys.Command.Span;
import io.tickwright.script.path.Expectation;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A check, resolved against the game: what it looks at, and what is to be seen there. */
sealed interface Sight {
  /** Where the carets of a failure go. */
  Span about();

  /** What is looked at, in one spelling. */
  String what();

  String expected();

  String actual();

  /** Why there is nothing to look at now, or null when there is. */
  @Nullable String blind();

  boolean holds();

  /** What is wrong when it does not hold, in a sentence without a full stop. */
  String failure();

  /** What else is known about a failure. */
  List<String> notes();

  /** A value or a band of one property. */
  record OfValue(Span about, Expectation wanted, Stage stage) implements Sight {
    @Override
    public String what() {
      return wanted.property().path();
    }

    @Override
    public String expected() {
      return wanted.text();
    }

    @Override
    public String actual() {
      return wanted.actual();
    }

    @Override
    public @Nullable String blind() {
      return wanted.property().exists() ? null : wanted.property().whyNothing();
    }

    @Override
    public boolean holds() {
      return wanted.holds();
    }

    @Override
    public String failure() {
      return what() + " is " + actual() + ", expected " + expected();
    }

    @Override
    public List<String> notes() {
      long since = stage.watch().since(what());
      return since < 0 ? List.of() : List.of("It has been so since tick " + since + ".");
    }
  }

  /** How often events happened in some ticks. */
  record OfEvent(Span about, EventPattern pattern, EventCheck check, Stage stage, long untilFrom)
      implements Sight {

    /** The tick after which events count. */
    private long after() {
      if (untilFrom >= 0) {
        return untilFrom;
      }
      if (check.at() >= 0) {
        return check.at() - 1;
      }
      return check.since().isEmpty() ? stage.movedFrom() : stage.markedTick(check.since());
    }

    private long to() {
      return check.at() >= 0 ? check.at() : stage.simulation().ticksDone();
    }

    private long times() {
      return stage.log().times(pattern, after(), to());
    }

    @Override
    public String what() {
      String words = about.text();
      return words.startsWith("no ") ? words.substring(3) : words;
    }

    @Override
    public String expected() {
      if (check.most() == 0) {
        return "never";
      }
      if (check.most() == Long.MAX_VALUE) {
        return "once or more";
      }
      return check.least() == check.most()
          ? times(check.least())
          : check.least() + ".." + check.most() + " times";
    }

    private static String times(long times) {
      return times == 0 ? "never" : times == 1 ? "once" : times + " times";
    }

    @Override
    public String actual() {
      return times(times());
    }

    @Override
    public @Nullable String blind() {
      long now = stage.simulation().ticksDone();
      if (check.at() > now) {
        return "tick " + check.at() + " is yet to come: this is tick " + now;
      }
      if (after() < stage.seenFrom()) {
        return "tick "
            + (after() + 1)
            + " was not observed: this run begins at "
            + stage.seenFrom();
      }
      return after() < to() ? null : "no tick has run in which it could have happened";
    }

    @Override
    public boolean holds() {
      long times = times();
      return check.least() <= times && times <= check.most();
    }

    @Override
    public String failure() {
      String happened = times() == 0 ? "did not happen" : "happened " + actual();
      return what() + " " + happened + ", expected " + expected();
    }

    @Override
    public List<String> notes() {
      List<String> notes = new ArrayList<>();
      long first = Math.max(after() + 1, 0);
      notes.add(
          first == to()
              ? "Looked at tick " + first + "."
              : "Looked at ticks " + first + " to " + to() + ".");
      long last = stage.log().last(pattern);
      notes.add(
          last < 0 ? "It has not happened at all." : "It last happened at tick " + last + ".");
      return notes;
    }

    OfEvent from(long ticks) {
      return new OfEvent(about, pattern, check, stage, ticks);
    }
  }
}
