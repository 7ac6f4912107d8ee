package io.tickwright.script.path;

import io.tickwright.script.path.Words.Word;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A timer as a whole ({@code off}, {@code armed}, {@code left 0.5s of 1.5s}) or one of its three
 * lengths, of which left and spent may name the total too ({@code 0.5s of 1.5s}).
 */
final class TimerProperty extends Property {
  private static final long ANY = -1;

  /** Which side of a timer a property shows. */
  enum Side {
    WHOLE,
    LEFT,
    SPENT,
    TOTAL
  }

  /**
   * What a text asks of a timer.
   *
   * @param armed armed, whatever is left
   * @param length what is left, spent or in total
   * @param total the total, or {@link #ANY}
   */
  private record Wanted(boolean armed, long length, long total) {
    private static final Wanted OFF = new Wanted(false, 0, 0);
    private static final Wanted ARMED = new Wanted(true, ANY, ANY);
  }

  private final TimerDoor timer;
  private final Side side;
  private final Scale scale;

  TimerProperty(String path, TimerDoor timer, Side side, Scale scale) {
    super(path, side == Side.WHOLE ? Kind.TIMER : Kind.DURATION);
    this.timer = timer;
    this.side = side;
    this.scale = scale;
  }

  private long now() {
    return switch (side) {
      case WHOLE, LEFT -> timer.left();
      case SPENT -> timer.total() - timer.left();
      case TOTAL -> timer.total();
    };
  }

  @Override
  public String text() {
    if (side != Side.WHOLE) {
      return scale.text(now());
    }
    return timer.running()
        ? "left " + scale.text(timer.left()) + " of " + scale.text(timer.total())
        : "off";
  }

  @Override
  public @Nullable Exact exact() {
    return side == Side.WHOLE ? null : scale.exact(now());
  }

  @Override
  public boolean isInitial() {
    return !timer.running();
  }

  @Override
  public Reading read(String text) {
    List<Word> words = Words.of(text);
    int from = 0;
    if (side == Side.WHOLE) {
      if (words.size() == 1 && words.get(0).is("off")) {
        return Reading.exactly(Wanted.OFF, "off");
      }
      if (words.size() == 1 && words.get(0).is("armed")) {
        return Reading.exactly(Wanted.ARMED, "armed");
      }
      if (words.isEmpty() || !words.get(0).is("left")) {
        throw new PathException(
            0,
            text.length(),
            "`" + path() + "` is a timer.",
            "Write off, armed, or left 0.5s of 1.5s; or look at one of its lengths: left, spent,"
                + " total.");
      }
      from = words.get(0).end();
    }
    return readLengths(text, from);
  }

  private Reading readLengths(String text, int from) {
    String lengths = text.substring(from);
    int of = side == Side.TOTAL ? -1 : lengths.indexOf(" of ");
    String first = (of < 0 ? lengths : lengths.substring(0, of)).strip();
    Scale.Grains length = readAt(first, text.indexOf(first, from));
    if (of < 0) {
      Wanted wanted =
          side == Side.WHOLE && length.count() == 0
              ? Wanted.OFF
              : new Wanted(false, length.count(), ANY);
      return new Reading(wanted, lead() + scale.text(length.count()), length.rounding());
    }
    String second = lengths.substring(of + 4).strip();
    Scale.Grains total = readAt(second, text.lastIndexOf(second));
    refuseImpossible(text, length.count(), total.count());
    return new Reading(
        new Wanted(false, length.count(), total.count()),
        lead() + scale.text(length.count()) + " of " + scale.text(total.count()),
        length.rounding() == null ? total.rounding() : length.rounding());
  }

  private String lead() {
    return side == Side.WHOLE ? "left " : "";
  }

  private Scale.Grains readAt(String text, int column) {
    try {
      return scale.read(text);
    } catch (PathException wrong) {
      throw wrong.shifted(Math.max(0, column));
    }
  }

  private void refuseImpossible(String text, long length, long total) {
    if (side == Side.SPENT ? length < total : length > 0 && length <= total) {
      return;
    }
    String problem =
        side == Side.SPENT
            ? "a timer that has spent its total has fired and is off."
            : length == 0 ? "a timer with nothing left is off." : "more is left than the total.";
    throw new PathException(
        0,
        text.length(),
        problem,
        length > 0 && side != Side.SPENT ? "Write the smaller one first." : "Write off.");
  }

  @Override
  public boolean holds(Reading reading) {
    Wanted wanted = (Wanted) reading.value();
    if (wanted.armed()) {
      return timer.running();
    }
    if (side == Side.WHOLE && wanted.equals(Wanted.OFF)) {
      return !timer.running();
    }
    return now() == wanted.length() && (wanted.total() == ANY || timer.total() == wanted.total());
  }

  @Override
  public boolean isOrdered() {
    return side != Side.WHOLE;
  }

  @Override
  boolean isWithin(Reading least, Reading most) {
    long now = now();
    return length(least) <= now && now <= length(most);
  }

  @Override
  boolean isEmpty(Reading least, Reading most) {
    return length(least) > length(most);
  }

  private static long length(Reading reading) {
    return ((Wanted) reading.value()).length();
  }

  @Override
  @Nullable String whyFixed() {
    return null;
  }

  @Override
  void put(Reading reading) {
    Wanted wanted = (Wanted) reading.value();
    if (wanted.armed()) {
      refuse(timer.usual() == 0, "it is declared without a duration.", "Write left 2s of 2s.");
      timer.restore(timer.usual(), timer.usual());
      return;
    }
    if (side == Side.TOTAL) {
      putTotal(wanted.length());
      return;
    }
    long usual = timer.running() ? timer.total() : timer.usual();
    long total = wanted.total() == ANY ? usual : wanted.total();
    String lasts = "`" + path() + "` belongs to a timer of " + scale.text(total) + ".";
    if (side == Side.SPENT) {
      refuse(wanted.length() >= total, lasts, "Write less, or the total as well: 1s of 2s.");
      timer.restore(total - wanted.length(), total);
    } else {
      refuse(wanted.length() > total, lasts, "Write the total as well: " + twice(wanted) + ".");
      timer.restore(wanted.length(), total);
    }
  }

  private String twice(Wanted wanted) {
    String length = scale.text(wanted.length());
    return length + " of " + length;
  }

  private void putTotal(long total) {
    long spent = timer.total() - timer.left();
    refuse(!timer.running(), "the timer is off.", "Say what is left of it: 2s of 2s.");
    refuse(
        total <= spent,
        "the timer has spent " + scale.text(spent) + " already.",
        "Write more, or turn it off.");
    timer.restore(total - spent, total);
  }

  private void refuse(boolean wrong, String problem, String cure) {
    if (wrong) {
      throw new PathException(0, path().length(), problem, cure);
    }
  }

  @Override
  public long sample() {
    return side == Side.WHOLE ? timer.left() * 31 + timer.total() : now();
  }
}
