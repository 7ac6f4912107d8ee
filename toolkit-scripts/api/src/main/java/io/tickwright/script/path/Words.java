package io.tickwright.script.path;

import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Splits a line into its words, at spaces and tabs; {@code "quoted words"} are one.
 *
 * <p>Within quotes, {@code \"}, {@code \\}, {@code \n}, {@code \r}, {@code \t} and {@code \}{@code
 * uXXXX} (four hexadecimal digits) stand for what they stand for everywhere.
 */
public final class Words {
  private final String line;
  private final List<Word> words = new ArrayList<>();
  private int at;

  private Words(String line) {
    this.line = line;
  }

  /**
   * One word of a line.
   *
   * @param text what it says, without quotes and with escapes replaced
   * @param raw how it is spelt
   * @param column where it begins, counted from 0
   * @param quoted whether it stands in quotes
   */
  public record Word(String text, String raw, int column, boolean quoted) {
    /** Where it ends, counted from 0, exclusive. */
    public int end() {
      return column + raw.length();
    }

    /** Whether it is this word, without quotes. */
    public boolean is(String word) {
      return !quoted && text.equals(word);
    }
  }

  /**
   * The words of a line.
   *
   * @throws PathException when a quote does not end or an escape is none
   */
  public static List<Word> of(String line) {
    Words reader = new Words(line);
    reader.read();
    return reader.words;
  }

  /** A text spelt so that {@link #of} reads it as one word, in quotes only where it needs them. */
  public static String spell(String text) {
    return needsQuotes(text) ? quote(text) : text;
  }

  /** A text in quotes. */
  public static String quote(String text) {
    StringBuilder out = new StringBuilder(text.length() + 2).append('"');
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      switch (c) {
        case '"' -> out.append("\\\"");
        case '\\' -> out.append("\\\\");
        case '\n' -> out.append("\\n");
        case '\r' -> out.append("\\r");
        case '\t' -> out.append("\\t");
        default -> {
          if (isUnprintable(text, i)) {
            out.append("\\u").append(HexFormat.of().toHexDigits(c));
          } else {
            out.append(c);
          }
        }
      }
    }
    return out.append('"').toString();
  }

  private static boolean needsQuotes(String text) {
    if (text.isEmpty() || text.charAt(0) == '#') {
      return true;
    }
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      boolean plain =
          (c >= 'a' && c <= 'z')
              || (c >= 'A' && c <= 'Z')
              || (c >= '0' && c <= '9')
              || c == '_'
              || c == '-';
      if (!plain) {
        return true;
      }
    }
    return false;
  }

  private static boolean isUnprintable(String text, int i) {
    char c = text.charAt(i);
    if (Character.isHighSurrogate(c)) {
      return i + 1 >= text.length() || !Character.isLowSurrogate(text.charAt(i + 1));
    }
    if (Character.isLowSurrogate(c)) {
      return i == 0 || !Character.isHighSurrogate(text.charAt(i - 1));
    }
    int type = Character.getType(c);
    return Character.isISOControl(c)
        || type == Character.LINE_SEPARATOR
        || type == Character.PARAGRAPH_SEPARATOR
        || type == Character.FORMAT;
  }

  private void read() {
    while (true) {
      while (at < line.length() && isBlank(line.charAt(at))) {
        at++;
      }
      if (at == line.length()) {
        return;
      }
      words.add(line.charAt(at) == '"' ? quoted() : bare());
    }
  }

  private Word bare() {
    int from = at;
    while (at < line.length() && !isBlank(line.charAt(at))) {
      if (line.charAt(at) == '"') {
        throw new PathException(
            at, 1, "a quote begins within a word.", "Put the whole word into quotes.");
      }
      at++;
    }
    String text = line.substring(from, at);
    return new Word(text, text, from, false);
  }

  private Word quoted() {
    int from = at++;
    StringBuilder text = new StringBuilder();
    while (at < line.length() && line.charAt(at) != '"') {
      char c = line.charAt(at++);
      text.append(c == '\\' ? escaped() : c);
    }
    if (at == line.length()) {
      throw new PathException(
          from, line.length() - from, "the quote does not end on its line.", "Put a \" after it.");
    }
    at++;
    if (at < line.length() && !isBlank(line.charAt(at))) {
      throw new PathException(
          at, 1, "a word goes on behind its quote.", "Put a space between the two, or write \\\".");
    }
    return new Word(text.toString(), line.substring(from, at), from, true);
  }

  private char escaped() {
    char c = at < line.length() ? line.charAt(at++) : ' ';
    Integer unit = c == 'u' ? unit() : null;
    return switch (c) {
      case '"', '\\' -> c;
      case 'n' -> '\n';
      case 'r' -> '\r';
      case 't' -> '\t';
      default -> {
        if (unit == null) {
          throw new PathException(
              at - 2,
              2,
              "there is no escape \\" + c + ".",
              "Write \\\\ for a backslash; there are \\\" \\\\ \\n \\r \\t and \\u with four"
                  + " hexadecimal digits.");
        }
        yield (char) unit.intValue();
      }
    };
  }

  private @Nullable Integer unit() {
    int value = 0;
    for (int i = 0; i < 4; i++) {
      int digit = at + i < line.length() ? hexDigit(line.charAt(at + i)) : -1;
      if (digit < 0) {
        return null;
      }
      value = value * 16 + digit;
    }
    at += 4;
    return value;
  }

  private static int hexDigit(char c) {
    return c < 128 ? Character.digit(c, 16) : -1;
  }

  private static boolean isBlank(char c) {
    return c == ' ' || c == '\t';
  }
}
