package io.tickwright.script.path;

import io.tickwright.script.path.Words.Word;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** A property that is a text, or one of some names. */
final class TextProperty extends Property {
  private final Supplier<String> get;
  private final @Nullable Consumer<String> put;
  private final String initial;
  private final @Nullable List<String> names;
  private final String whyFixed;

  private TextProperty(
      String path,
      Kind kind,
      @Nullable List<String> names,
      Supplier<String> get,
      @Nullable Consumer<String> put,
      String initial,
      String whyFixed) {
    super(path, kind);
    this.names = names;
    this.get = get;
    this.put = put;
    this.initial = initial;
    this.whyFixed = whyFixed;
  }

  /** Any text. */
  static Property text(String path, Supplier<String> get, Consumer<String> put, String initial) {
    return new TextProperty(path, Kind.TEXT, null, get, put, initial, "");
  }

  /** One of these names; the first is the initial one. */
  static Property name(
      String path, List<String> names, Supplier<String> get, Consumer<String> put) {
    return new TextProperty(path, Kind.NAME, names, get, put, names.get(0), "");
  }

  /** {@code yes} or {@code no}. */
  static Property flag(String path, Supplier<Boolean> get, Consumer<Boolean> put, boolean initial) {
    Supplier<String> word = () -> get.get() ? "yes" : "no";
    return new TextProperty(
        path,
        Kind.FLAG,
        List.of("yes", "no"),
        word,
        text -> put.accept(text.equals("yes")),
        initial ? "yes" : "no",
        "");
  }

  /** {@code yes} or {@code no}, following from other properties. */
  static Property derivedFlag(String path, Supplier<Boolean> get, String whyFixed) {
    Supplier<String> word = () -> get.get() ? "yes" : "no";
    return new TextProperty(
        path, Kind.FLAG, List.of("yes", "no"), word, null, word.get(), whyFixed);
  }

  @Override
  public String text() {
    return kind() == Kind.TEXT ? Words.quote(get.get()) : Words.spell(get.get());
  }

  @Override
  public boolean isInitial() {
    return put == null || get.get().equals(initial);
  }

  @Override
  public Reading read(String text) {
    List<Word> words = Words.of(text);
    if (words.size() != 1) {
      throw new PathException(
          0,
          text.length(),
          "`" + path() + "` is one word, and here are " + words.size() + ".",
          "Put them into quotes: " + Words.quote(text.strip()) + ".");
    }
    String word = words.get(0).text();
    if (names != null && !names.contains(word)) {
      throw new PathException(
          0, text.length(), "`" + path() + "` is never " + Words.spell(word) + ".", cure(word));
    }
    String spelt = kind() == Kind.TEXT ? Words.quote(word) : Words.spell(word);
    return Reading.exactly(word, spelt);
  }

  private String cure(String word) {
    if (kind() == Kind.FLAG) {
      return switch (word) {
        case "true", "on", "1" -> "Write yes.";
        case "false", "off", "0" -> "Write no.";
        default -> "Write yes or no.";
      };
    }
    return io.tickwright.sim.Names.cure(word, names == null ? List.of() : names);
  }

  @Override
  public boolean holds(Reading wanted) {
    return get.get().equals(wanted.value());
  }

  @Override
  @Nullable String whyFixed() {
    return put == null ? whyFixed : null;
  }

  @Override
  void put(Reading value) {
    if (put != null) {
      put.accept((String) value.value());
    }
  }

  @Override
  public long sample() {
    return get.get().hashCode();
  }
}
