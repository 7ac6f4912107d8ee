package io.tickwright.window;

import io.tickwright.sim.Action;
import io.tickwright.sim.World;
import io.tickwright.time.Speed;
import java.awt.event.KeyEvent;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * What the keys of a window do and what it draws, from a text file beside the game.
 *
 * <pre>{@code
 * # skirmish.window
 * key SPACE do fire
 * key SHIFT hold slow
 * key F3 slow 1/10
 * key F5 save
 * draw enemies distance hex less walk angle bearing label kind colour d04020
 * }</pre>
 */
public final class WindowFile {
  private final Map<Integer, Binding> keys = new LinkedHashMap<>();
  private final Map<Integer, String> names = new LinkedHashMap<>();
  private final List<Drawing> drawings = new ArrayList<>();

  /** Where the file says what a key does; the window's own keys stand nowhere. */
  private final Map<Integer, String> saidOfKeys = new LinkedHashMap<>();

  private final List<String> saidOfDrawings = new ArrayList<>();

  private WindowFile() {
    bind("F1", new Binding.Say("pause"));
    bind("F2", new Binding.Say("step 1"));
    bind("F3", new Binding.Slow("1/10"));
    bind("F4", new Binding.Say("interpolation"));
    bind("F5", new Binding.Say("save"));
    bind("F9", new Binding.Say("load"));
    bind("F10", new Binding.Say("record"));
    bind("ESCAPE", new Binding.Say("quit"));
  }

  /** The keys of the window itself, F1 to F10, and the first nine actions on the digits. */
  public static WindowFile forActions(List<String> actions) {
    WindowFile file = new WindowFile();
    for (int i = 0; i < Math.min(9, actions.size()); i++) {
      file.bind(String.valueOf(i + 1), new Binding.Tap(actions.get(i)));
    }
    return file;
  }

  /**
   * Reads a file.
   *
   * @throws IllegalArgumentException if it says something that is nothing: with file, line, and
   *     what would be right, for each such line
   * @throws IOException if it cannot be read
   */
  public static WindowFile read(Path path) throws IOException {
    return parse(String.valueOf(path.getFileName()), Files.readString(path));
  }

  /** All keys in a line, for a player: {@code F1 pause, F2 step 1, SPACE do fire}. */
  String keysText() {
    return keys.entrySet().stream()
        .map(key -> names.get(key.getKey()) + " " + key.getValue().text())
        .collect(Collectors.joining(", "));
  }

  static WindowFile parse(String name, String text) {
    WindowFile file = new WindowFile();
    List<String> wrong = new ArrayList<>();
    int number = 0;
    for (String line : text.lines().toList()) {
      number++;
      String said = line.strip();
      if (said.isEmpty() || said.startsWith("#")) {
        continue;
      }
      String place = name + ":" + number;
      noting(wrong, place, () -> file.take(List.of(said.split("\\s+", -1)), place));
    }
    refuse(wrong);
    return file;
  }

  /** Refuses, all at once, what a game does not declare. */
  void check(World world) {
    List<String> wrong = new ArrayList<>();
    saidOfKeys.forEach((code, place) -> noting(wrong, place, () -> check(world, keys.get(code))));
    for (int i = 0; i < drawings.size(); i++) {
      Drawing drawing = drawings.get(i);
      noting(wrong, saidOfDrawings.get(i), () -> Scene.check(world, drawing));
    }
    refuse(wrong);
  }

  private static void check(World world, @Nullable Binding binding) {
    if (binding instanceof Binding.Tap tap) {
      world.get(Action.class, tap.action());
    } else if (binding instanceof Binding.Hold hold) {
      world.get(Action.class, hold.action());
    }
  }

  private static void noting(List<String> wrong, String place, Runnable line) {
    try {
      line.run();
    } catch (IllegalArgumentException refused) {
      wrong.add(place + ": " + refused.getMessage());
    }
  }

  private static void refuse(List<String> wrong) {
    if (!wrong.isEmpty()) {
      throw new IllegalArgumentException(String.join("\n", wrong));
    }
  }

  private void take(List<String> words, String place) {
    switch (words.get(0)) {
      case "key" -> key(words, place);
      case "draw" -> {
        drawings.add(drawing(words));
        saidOfDrawings.add(place);
      }
      default ->
          throw new IllegalArgumentException(
              "`" + words.get(0) + "` is no word here; a line begins with `key` or `draw`");
    }
  }

  private void key(List<String> words, String place) {
    if (words.size() < 3) {
      throw new IllegalArgumentException("a key needs what it does; write `key SPACE do fire`");
    }
    List<String> rest = words.subList(2, words.size());
    String line = String.join(" ", rest);
    Binding binding =
        switch (rest.get(0)) {
          case "do" -> new Binding.Tap(only(rest, "an action"));
          case "hold" -> new Binding.Hold(only(rest, "an action"));
          case "slow" -> new Binding.Slow(Speed.of(only(rest, "a speed")).text());
          default -> {
            PlayWords.check(rest.get(0));
            yield new Binding.Say(line);
          }
        };
    String before = saidOfKeys.putIfAbsent(bind(words.get(1), binding), place);
    if (before != null) {
      throw new IllegalArgumentException(
          "`"
              + words.get(1)
              + "` does something already, at "
              + before
              + "; write one line for it");
    }
  }

  private static String only(List<String> rest, String what) {
    if (rest.size() != 2) {
      throw new IllegalArgumentException(
          "`"
              + rest.get(0)
              + "` takes "
              + what
              + ", and "
              + (rest.size() - 1)
              + " words are there");
    }
    return rest.get(1);
  }

  private int bind(String name, Binding binding) {
    Integer code = code(name);
    if (code == null) {
      throw new IllegalArgumentException(
          "there is no key `" + name + "`; write a name such as SPACE, SHIFT, A, 1, F5 or LEFT");
    }
    keys.put(code, binding);
    names.put(code, name);
    return code;
  }

  /** The code of {@code KeyEvent.VK_} and the name. */
  private static @Nullable Integer code(String name) {
    try {
      return KeyEvent.class.getField("VK_" + name).getInt(null);
    } catch (NoSuchFieldException | IllegalAccessException unknown) {
      return null;
    }
  }

  private static Drawing drawing(List<String> words) {
    if (words.size() < 4 || words.size() % 2 != 0) {
      throw new IllegalArgumentException(
          "a drawing is a table and pairs; write `draw enemies distance hex angle bearing`");
    }
    Map<String, String> pairs = new LinkedHashMap<>();
    List<String> known = List.of("distance", "less", "angle", "label", "colour");
    for (int i = 2; i < words.size(); i += 2) {
      if (!known.contains(words.get(i))) {
        throw new IllegalArgumentException(
            "`" + words.get(i) + "` is nothing of a drawing; write one of " + known);
      }
      pairs.put(words.get(i), words.get(i + 1));
    }
    if (!pairs.containsKey("distance")) {
      throw new IllegalArgumentException("a drawing needs a distance; write `distance COLUMN`");
    }
    String colour = pairs.getOrDefault("colour", "d04020");
    if (!colour.matches("[0-9a-fA-F]{6}")) {
      throw new IllegalArgumentException("`" + colour + "` is no colour; write six digits, d04020");
    }
    return new Drawing(
        words.get(1),
        pairs.get("distance"),
        pairs.getOrDefault("less", ""),
        pairs.getOrDefault("angle", ""),
        pairs.getOrDefault("label", ""),
        Integer.parseInt(colour, 16));
  }

  /** What a key does, by its code in {@link KeyEvent}; null is nothing. */
  @Nullable Binding binding(int code) {
    return keys.get(code);
  }

  List<Drawing> drawings() {
    return drawings;
  }
}
