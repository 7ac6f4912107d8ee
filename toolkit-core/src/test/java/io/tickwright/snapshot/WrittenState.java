package io.tickwright.snapshot;

import io.tickwright.state.StateVisitor;
import io.tickwright.state.Stateful;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;

/**
 * A state written as text, the way {@code state-digest.csv} does: each door's word, its name, its
 * value. What is inside a part stands in braces; a table has its count before them; a list of parts
 * has its count, a blank part and then its parts; the entries of a column and the options of a
 * choice have bars between them.
 */
final class WrittenState implements Stateful {
  private interface Field {
    void show(StateVisitor s);
  }

  private final List<Field> fields = new ArrayList<>();

  static WrittenState of(String text) {
    return new WrittenState(Arrays.asList((text + " }").split(" ")).iterator());
  }

  private WrittenState(Iterator<String> words) {
    for (String door = words.next(); !door.equals("}"); door = words.next()) {
      fields.add(field(door, words.next(), words));
    }
  }

  @Override
  public void state(StateVisitor s) {
    fields.forEach(field -> field.show(s));
  }

  private static Field field(String door, String name, Iterator<String> words) {
    switch (door) {
      case "part" -> {
        WrittenState inside = inside(words);
        return s -> s.part(name, inside);
      }
      case "parts" -> {
        int count = Integer.parseInt(words.next());
        WrittenState blank = inside(words);
        List<WrittenState> parts = new ArrayList<>();
        for (int i = 0; i < count; i++) {
          parts.add(inside(words));
        }
        return s -> s.parts(name, parts, () -> blank);
      }
      case "rows" -> {
        int count = Integer.parseInt(words.next());
        WrittenState columns = inside(words);
        return s -> s.rows(name, count, columns);
      }
      case "oneOf", "oneOfs" -> {
        List<String> options = List.of(words.next().split("\\|"));
        int[] chosen = ints(words.next());
        return door.equals("oneOf")
            ? s -> s.oneOf(name, chosen[0], options)
            : s -> s.oneOfs(name, chosen, options);
      }
      default -> {
        return plain(door, name, words.next());
      }
    }
  }

  private static Field plain(String door, String name, String value) {
    return switch (door) {
      case "integer" -> s -> s.integer(name, Long.parseLong(value));
      case "ranged" -> s -> s.ranged(name, Long.parseLong(value), 0, 100);
      case "below" -> s -> s.below(name, Long.parseLong(value), "limit");
      case "int32" -> s -> s.int32(name, Integer.parseInt(value));
      case "flag" -> s -> s.flag(name, Boolean.parseBoolean(value));
      case "text" -> s -> s.text(name, value);
      case "real" -> s -> s.real(name, Double.parseDouble(value));
      case "longs" -> s -> s.longs(name, longs(value));
      case "ints" -> s -> s.ints(name, ints(value));
      case "generations" -> s -> s.generations(name, ints(value));
      case "bytes" -> s -> s.bytes(name, bytes(value));
      case "texts" -> s -> s.texts(name, value.split("\\|"));
      default -> throw new AssertionError("no door is called " + door);
    };
  }

  private static WrittenState inside(Iterator<String> words) {
    if (!words.next().equals("{")) {
      throw new AssertionError("{ expected");
    }
    return new WrittenState(words);
  }

  private static long[] longs(String entries) {
    return Arrays.stream(entries.split("\\|")).mapToLong(Long::parseLong).toArray();
  }

  private static int[] ints(String entries) {
    return Arrays.stream(entries.split("\\|")).mapToInt(Integer::parseInt).toArray();
  }

  private static byte[] bytes(String entries) {
    String[] each = entries.split("\\|");
    byte[] bytes = new byte[each.length];
    for (int i = 0; i < each.length; i++) {
      bytes[i] = Byte.parseByte(each[i]);
    }
    return bytes;
  }
}
