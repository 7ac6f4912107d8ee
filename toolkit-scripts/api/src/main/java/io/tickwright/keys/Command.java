package io.tickwright.keys;

import io.tickwright.time.Quantity;
import io.tickwright.time.TimeBase;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** One line of a scenario as understood from the line alone. */
sealed interface Command {
  /** The line it stands on, from 1. */
  int line();

  /** A stretch of the line, and what it says. */
  record Span(String text, int column, int length) {}

  /** {@code recording 1}: the file is written by a program, and its end may be torn off. */
  record Recording(int line, long format) implements Command {}

  /** {@code script FILE}, in a recording with the first digits of the file's SHA-256. */
  record Script(int line, Span file, String sha256) implements Command {}

  /** {@code base flicks}. */
  record Base(int line, TimeBase base, String name) implements Command {}

  /** {@code timestep 60hz}. */
  record Timestep(int line, Quantity step, Span span) implements Command {}

  /** {@code budget 5}; {@link Long#MAX_VALUE} is unlimited. After the set-up it is a change. */
  record Budget(int line, long steps, boolean change) implements Command {}

  /** {@code seed 7}. */
  record Seed(int line, long seed) implements Command {}

  /** {@code let PATH VALUE}. */
  record Let(int line, Span path, Span value) implements Command {}

  /** What is done with an action. */
  enum Doing {
    DO,
    PRESS,
    RELEASE,
    HOLD
  }

  /**
   * What a player does with an action, with which arguments or for how long.
   *
   * @param at how many ticks are done when it is applied, or negative for the next tick
   * @param after how many ticks are done when it arrives, or negative for now
   */
  record Input(
      int line,
      Doing doing,
      int player,
      Span action,
      List<Long> arguments,
      @Nullable Amount held,
      long at,
      long after)
      implements Command {}

  /** What a host does with the schedule. */
  enum Hosting {
    PAUSE,
    RESUME,
    RESYNC
  }

  /** {@code pause}, {@code resume}, {@code resync}. */
  record Host(int line, Hosting what) implements Command {}

  /** A count of ticks, or a duration that is turned into one. */
  record Amount(long ticks, @Nullable Quantity duration, Span span) {}

  /** {@code tick N}. */
  record Tick(int line, long count) implements Command {}

  /** {@code wait D}. */
  record Wait(int line, Quantity duration, Span span) implements Command {}

  /** A duration that passes as so many frames. */
  record Frame(Quantity duration, long times, Span span) {}

  /** {@code frame D xN} and {@code frames D D …}. */
  record Frames(int line, List<Frame> frames) implements Command {}

  /** {@code until CHECK max N}. */
  record Until(int line, Check check, Amount most) implements Command {}

  /** {@code expect CHECK}. */
  record Expect(int line, Check check) implements Command {}

  /** {@code mark NAME}. */
  record Mark(int line, String name) implements Command {}

  /** {@code rewind NAME}. */
  record Rewind(int line, String name) implements Command {}

  /** {@code save FILE}. */
  record SaveTo(int line, Span file) implements Command {}

  /** {@code restore FILE}. */
  record RestoreFrom(int line, Span file) implements Command {}

  /** {@code echo …}. */
  record Echo(int line, String text) implements Command {}

  /** What is looked at: a value or an event. */
  sealed interface Check {
    /** What it is about, where carets go. */
    Span about();
  }

  /** {@code PATH VALUE} or {@code PATH lo..hi}; of a view, the path is its name. */
  record ValueCheck(Span path, Span value, boolean ofView) implements Check {
    @Override
    public Span about() {
      return path;
    }
  }

  /**
   * {@code event KIND NAME}: that it happened, how often, when.
   *
   * @param about the words from {@code event} on, without {@code at} and {@code since}
   * @param kind the kind of event, as its word
   * @param name what it happened to
   * @param words what a signal said or which phase was entered, or null for any
   * @param least at least this often, 0 for {@code no event}
   * @param most at most this often
   * @param at at this tick, or negative
   * @param since after this mark, or empty
   */
  record EventCheck(
      Span about,
      String kind,
      Span name,
      @Nullable Span words,
      long least,
      long most,
      long at,
      String since)
      implements Check {}
}
