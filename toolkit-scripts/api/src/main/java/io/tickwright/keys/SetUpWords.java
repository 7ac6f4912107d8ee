package io.tickwright.keys;

import io.tickwright.keys.Command.Span;
import io.tickwright.script.path.Numbers;
import io.tickwright.script.path.PathException;
import io.tickwright.script.path.Words.Word;
import io.tickwright.sim.Names;
import io.tickwright.time.TimeBase;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Understands the words that say what a run is made of. */
final class SetUpWords {
  private static final long MOST_BUDGET = 1_000_000_000;
  private static final long MOST_UNITS = 1_000_000_000_000L;
  static final List<String> BASES = List.of("flicks", "nanos", "micros", "third-micros");

  private SetUpWords() {}

  /** What a scenario calls this base, or null when it is only a number of units. */
  static @Nullable String nameOf(TimeBase base) {
    for (String name : BASES) {
      if (base.equals(named(name))) {
        return name;
      }
    }
    return null;
  }

  private static @Nullable TimeBase named(String name) {
    return switch (name) {
      case "flicks" -> TimeBase.FLICKS;
      case "nanos" -> TimeBase.NANOS;
      case "micros" -> TimeBase.MICROS;
      case "third-micros" -> TimeBase.THIRD_MICROS;
      default -> null;
    };
  }

  static Command recording(int line, LineReader in) {
    long format = in.whole("the format", 1, 1);
    in.end();
    return new Command.Recording(line, format);
  }

  static Command script(int line, LineReader in) {
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

  static Command base(int line, LineReader in) {
    Word word = in.next("the base");
    in.end();
    TimeBase base = named(word.text());
    if (base != null) {
      return new Command.Base(line, base, word.text());
    }
    char first = word.raw().charAt(0);
    if (first < '0' || first > '9') {
      throw in.refuse(
          word, "there is no base `" + word.text() + "`.", Names.cure(word.text(), BASES));
    }
    long units = in.whole(word, 0, "a number of units a second", 1, MOST_UNITS);
    return new Command.Base(line, TimeBase.of(units), word.text());
  }

  static Command timestep(int line, LineReader in) {
    Span span = in.span("the step");
    in.end();
    try {
      return new Command.Timestep(line, Numbers.step(span.text()), span);
    } catch (PathException wrong) {
      throw in.refuse(span, wrong.problem(), wrong.cure());
    }
  }

  static Command budget(int line, boolean change, LineReader in) {
    if (in.take("unlimited")) {
      in.end();
      return new Command.Budget(line, Long.MAX_VALUE, change);
    }
    long steps = in.whole("the number of steps", 1, MOST_BUDGET);
    in.end();
    return new Command.Budget(line, steps, change);
  }

  static Command seed(int line, LineReader in) {
    long seed = in.whole("the seed", Long.MIN_VALUE, Long.MAX_VALUE);
    in.end();
    return new Command.Seed(line, seed);
  }
}
