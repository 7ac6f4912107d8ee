package io.tickwright.keys;

import io.tickwright.keys.Command.Span;
import io.tickwright.script.path.Numbers;
import io.tickwright.script.path.PathException;
import io.tickwright.script.path.Words;
import io.tickwright.script.path.Words.Word;
import io.tickwright.time.Quantity;
import java.math.BigInteger;
import java.util.List;

/** Takes the words of one line one after the other, refusing what does not fit with its column. */
final class LineReader {
  private static final List<String> UNITS = List.of("s", "ms", "us", "ns", "u");
  private static final long MOST_COUNT = 1_000_000_000;

  private final String line;
  private String form;
  private final List<Word> words;
  private int at;

  /**
   * @param form the form of the whole line, for messages: {@code wait D}
   */
  LineReader(String line, List<Word> words, int from, String form) {
    this.line = line;
    this.words = words;
    this.at = from;
    this.form = form;
    for (Word word : words.subList(from, words.size())) {
      refuseComment(word);
    }
  }

  private static void refuseComment(Word word) {
    String raw = word.raw();
    boolean number = raw.length() > 1 && raw.charAt(1) >= '0' && raw.charAt(1) <= '9';
    if (raw.charAt(0) == '#' && !number) {
      throw new PathException(
          word.column(),
          raw.length(),
          "a comment stands on a line of its own.",
          "Move it to the line above, or put the word into quotes.");
    }
  }

  boolean hasMore() {
    return at < words.size();
  }

  boolean nextIs(String word) {
    return hasMore() && words.get(at).is(word);
  }

  boolean take(String word) {
    boolean found = nextIs(word);
    at += found ? 1 : 0;
    return found;
  }

  /** The word taken before. */
  Word last() {
    return words.get(at - 1);
  }

  Word peek() {
    return words.get(at);
  }

  /** The next word, which must be there. */
  Word next(String what) {
    if (!hasMore()) {
      int end = Math.max(0, line.stripTrailing().length());
      throw new PathException(end, 1, what + " is missing.", "Write " + form + ".");
    }
    return words.get(at++);
  }

  Span span(String what) {
    Word word = next(what);
    return new Span(word.text(), word.column(), word.raw().length());
  }

  /** Everything from the next word to the end of the line, as it is spelt. */
  Span rest(String what) {
    return upTo(words.size(), what);
  }

  /** Everything from the next word up to the last one that is this word, as it is spelt. */
  Span upToLast(String word, String what) {
    int end = words.size();
    for (int i = words.size() - 1; i >= at; i--) {
      if (words.get(i).is(word)) {
        end = i;
        break;
      }
    }
    return upTo(end, what);
  }

  private Span upTo(int end, String what) {
    if (at >= end) {
      next(what);
      throw refuse(words.get(at - 1), what + " is missing.", "Write " + form + ".");
    }
    int from = words.get(at).column();
    at = end;
    int length = words.get(end - 1).end() - from;
    return new Span(line.substring(from, from + length), from, length);
  }

  /** The stretch from one word to the last one taken. */
  Span since(int column) {
    int end = words.get(at - 1).end();
    return new Span(line.substring(column, end), column, end - column);
  }

  /** The tick behind a word that may be there, such as {@code at 60}; −1 without it. */
  long tickAfter(String word) {
    if (!take(word)) {
      return -1;
    }
    String ofLine = form;
    form = word + " N";
    long tick = whole("the tick", 0, Long.MAX_VALUE);
    form = ofLine;
    return tick;
  }

  /** A whole number in [least, most]. */
  long whole(String what, long least, long most) {
    Word word = next(what);
    return whole(word, 0, what, least, most);
  }

  /** The whole number behind a prefix of a word, such as the 3 of {@code x3}. */
  long whole(Word word, int skipped, String what, long least, long most) {
    Quantity number = plain(word, skipped, what);
    if (!number.denominator().equals(BigInteger.ONE)) {
      throw refuse(word, "\"" + word.raw() + "\" is no whole number.", "Write " + form + ".");
    }
    boolean fits = number.numerator().bitLength() <= 63;
    long value = fits ? number.numerator().longValueExact() : 0;
    if (!fits || value < least || value > most) {
      throw refuse(word, what + " is from " + least + " to " + most + ".", "Write " + form + ".");
    }
    return value;
  }

  private Quantity plain(Word word, int skipped, String what) {
    try {
      return Numbers.plain(word.text().substring(skipped), what, "6");
    } catch (PathException wrong) {
      throw at(word, wrong);
    }
  }

  /** A quantity of one word, or of two where the second says {@code ticks}. */
  Span quantityText(String what) {
    Word word = next(what);
    if (nextIs("ticks") || nextIs("tick")) {
      at++;
    } else if (hasMore() && UNITS.contains(peek().raw())) {
      throw refuse(
          peek(), "there is a space before the unit.", "Write " + word.raw() + peek().raw() + ".");
    }
    return since(word.column());
  }

  /** A duration; a count of ticks has its unit as well. */
  Quantity duration(Span span) {
    try {
      return Numbers.duration(String.join(" ", span.text().split("[ \t]+")));
    } catch (PathException wrong) {
      throw new PathException(span.column(), span.length(), wrong.problem(), wrong.cure());
    }
  }

  /** A bare count of ticks, or a duration. */
  Command.Amount amount(String what) {
    Span span = quantityText(what);
    boolean bare = span.text().chars().allMatch(c -> c >= '0' && c <= '9');
    if (!bare) {
      Quantity duration = duration(span);
      if (duration.signum() == 0) {
        throw refuse(span, "the duration must be above 0.", "Write " + form + ".");
      }
      return new Command.Amount(0, duration, span);
    }
    boolean fits = span.length() < 11 && Long.parseLong(span.text()) <= MOST_COUNT;
    if (!fits || Long.parseLong(span.text()) == 0) {
      throw refuse(span, what + " is from 1 to " + MOST_COUNT + ".", "Write " + form + ".");
    }
    return new Command.Amount(Long.parseLong(span.text()), null, span);
  }

  void end() {
    if (hasMore()) {
      Word extra = words.get(at);
      throw refuse(extra, "\"" + extra.raw() + "\" is too much here.", "Write " + form + ".");
    }
  }

  PathException refuse(Word word, String problem, String cure) {
    return new PathException(word.column(), word.raw().length(), problem, cure);
  }

  PathException refuse(Span span, String problem, String cure) {
    return new PathException(span.column(), span.length(), problem, cure);
  }

  static PathException at(Word word, PathException wrong) {
    return new PathException(word.column(), word.raw().length(), wrong.problem(), wrong.cure());
  }

  static List<Word> words(String line) {
    return Words.of(line);
  }
}
