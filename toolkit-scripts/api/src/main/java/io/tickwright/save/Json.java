package io.tickwright.save;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A JSON value. Numbers keep the text they were written with, because what a double makes of it is
 * not what stood there.
 */
sealed interface Json {

  /** What a person calls it: {@code the text "5"}, {@code 1.5}, {@code a list}. */
  String shown();

  /** The same value, none of it shared. */
  default Json copy() {
    return this;
  }

  record Text(String value) implements Json {
    private static final int WIDEST = 40;

    @Override
    public String shown() {
      int end = Math.min(value.length(), WIDEST);
      return "the text "
          + JsonText.quoted(value.substring(0, end) + (end < value.length() ? "…" : ""));
    }
  }

  record Num(String text) implements Json {
    private static final int WIDEST = 40;

    static Num of(long value) {
      return new Num(Long.toString(value));
    }

    /** Whether it is written as a whole number is: without fraction and exponent. */
    boolean isWhole() {
      for (int i = 0; i < text.length(); i++) {
        char c = text.charAt(i);
        if (c == '.' || c == 'e' || c == 'E') {
          return false;
        }
      }
      return true;
    }

    /** Whether it is a whole number of at most 64 bits. */
    boolean isLong() {
      return isWhole() && text.length() <= 20 && new BigInteger(text).bitLength() < Long.SIZE;
    }

    /** The whole number that it is. */
    long whole() {
      return Long.parseLong(text);
    }

    @Override
    public String shown() {
      return text.length() <= WIDEST ? text : text.substring(0, WIDEST) + "…";
    }
  }

  record Bool(boolean value) implements Json {
    @Override
    public String shown() {
      return Boolean.toString(value);
    }
  }

  record Null() implements Json {
    @Override
    public String shown() {
      return "null";
    }
  }

  record Arr(List<Json> items) implements Json {
    Arr() {
      this(new ArrayList<>());
    }

    int size() {
      return items.size();
    }

    @Override
    public String shown() {
      return "a list";
    }

    @Override
    public Json copy() {
      Arr copy = new Arr();
      items.forEach(item -> copy.items.add(item.copy()));
      return copy;
    }
  }

  record Obj(Map<String, Json> fields) implements Json {
    Obj() {
      this(new LinkedHashMap<>());
    }

    @Nullable Json get(String name) {
      return fields.get(name);
    }

    boolean has(String name) {
      return fields.containsKey(name);
    }

    Obj put(String name, Json value) {
      fields.put(name, value);
      return this;
    }

    Obj put(String name, long value) {
      return put(name, Num.of(value));
    }

    Obj put(String name, @Nullable String value) {
      return put(name, value == null ? new Null() : new Text(value));
    }

    Collection<String> names() {
      return fields.keySet();
    }

    int size() {
      return fields.size();
    }

    /** Renames a field and leaves it where it stands. */
    void rename(String from, String to) {
      Map<String, Json> before = new LinkedHashMap<>(fields);
      fields.clear();
      before.forEach((name, value) -> fields.put(name.equals(from) ? to : name, value));
    }

    @Override
    public String shown() {
      return "an object";
    }

    @Override
    public Obj copy() {
      Obj copy = new Obj();
      fields.forEach((name, value) -> copy.fields.put(name, value.copy()));
      return copy;
    }
  }
}
