package io.tickwright.examples.determinism;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The JSON that reports are made of: objects, lists, texts and whole numbers, and no more. */
final class Json {
  private final String text;
  private int at;

  private Json(String text) {
    this.text = text;
  }

  /**
   * The value the text is: a {@code Map}, {@code List}, {@code String} or {@code Long}.
   *
   * @throws IllegalArgumentException with the offset of what is wrong
   */
  static Object parse(String text) {
    Json reader = new Json(text);
    Object value = reader.value();
    if (reader.peek() != 0) {
      throw reader.wrong("the end");
    }
    return value;
  }

  /** A text in quotes, in ASCII. */
  static String quoted(String text) {
    StringBuilder out = new StringBuilder("\"");
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c == '"' || c == '\\') {
        out.append('\\').append(c);
      } else if (c >= ' ' && c < 127) {
        out.append(c);
      } else {
        out.append("\\u");
        for (int shift = 12; shift >= 0; shift -= 4) {
          out.append(Character.forDigit(c >> shift & 0xf, 16));
        }
      }
    }
    return out.append('"').toString();
  }

  @SuppressWarnings("unchecked")
  static Map<String, Object> object(@Nullable Object value, String what) {
    if (value instanceof Map<?, ?> map) {
      return (Map<String, Object>) map;
    }
    throw missing(what, "an object");
  }

  static List<?> list(@Nullable Object value, String what) {
    if (value instanceof List<?> list) {
      return list;
    }
    throw missing(what, "a list");
  }

  static String text(@Nullable Object value, String what) {
    if (value instanceof String text) {
      return text;
    }
    throw missing(what, "a text");
  }

  static long number(@Nullable Object value, String what) {
    if (value instanceof Long number) {
      return number;
    }
    throw missing(what, "a whole number");
  }

  private static IllegalArgumentException missing(String what, String kind) {
    return new IllegalArgumentException("`" + what + "` is missing or not " + kind);
  }

  private Object value() {
    return switch (peek()) {
      case '{' -> members();
      case '[' -> elements();
      case '"' -> string();
      default -> integer();
    };
  }

  private Map<String, Object> members() {
    Map<String, Object> found = new LinkedHashMap<>();
    take('{');
    while (peek() != '}') {
      if (!found.isEmpty()) {
        take(',');
      }
      String name = string();
      take(':');
      found.put(name, value());
    }
    take('}');
    return found;
  }

  private List<Object> elements() {
    List<Object> found = new ArrayList<>();
    take('[');
    while (peek() != ']') {
      if (!found.isEmpty()) {
        take(',');
      }
      found.add(value());
    }
    take(']');
    return found;
  }

  private String string() {
    take('"');
    StringBuilder found = new StringBuilder();
    while (at < text.length() && text.charAt(at) != '"') {
      char c = text.charAt(at++);
      found.append(c == '\\' ? escaped() : c);
    }
    take('"');
    return found.toString();
  }

  private char escaped() {
    char c = at < text.length() ? text.charAt(at++) : 0;
    if (c == '"' || c == '\\') {
      return c;
    }
    if (c != 'u' || at + 4 > text.length()) {
      throw wrong("an escape that reports have");
    }
    at += 4;
    return (char) Integer.parseInt(text, at - 4, at, 16);
  }

  private Long integer() {
    int start = at;
    while (at < text.length() && (text.charAt(at) == '-' || Character.isDigit(text.charAt(at)))) {
      at++;
    }
    if (start == at) {
      throw wrong("a value");
    }
    return Long.valueOf(text.substring(start, at));
  }

  /** The next character that is no space; 0 at the end. */
  private char peek() {
    while (at < text.length() && text.charAt(at) <= ' ') {
      at++;
    }
    return at < text.length() ? text.charAt(at) : 0;
  }

  private void take(char expected) {
    if (peek() != expected) {
      throw wrong("`" + expected + "`");
    }
    at++;
  }

  private IllegalArgumentException wrong(String expected) {
    String found = at < text.length() ? "`" + text.charAt(at) + "`" : "the end";
    return new IllegalArgumentException(
        "not JSON at offset " + at + ": expected " + expected + ", found " + found);
  }
}
