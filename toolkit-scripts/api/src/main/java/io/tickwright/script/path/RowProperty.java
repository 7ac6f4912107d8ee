package io.tickwright.script.path;

import io.tickwright.script.path.Words.Word;
import io.tickwright.sim.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * A row as a whole: {@code gone}, or its fields with their values, {@code gen 2 kind scout hp 10}.
 * Setting fields of a free slot makes a row there; the fields that are not named have their
 * defaults.
 */
final class RowProperty extends Property {
  private static final int ANY = -1;

  /** What a text asks of a row: gone or living, in which generation, with which fields. */
  private record Wanted(boolean gone, int generation, List<Expectation> fields) {}

  private final Table table;
  private final int slot;
  private final Function<String, Property> members;
  private final List<Property> fields;

  /**
   * @param members finds a field by its path within the row
   * @param fields the fields that make the whole row, in declared order
   */
  RowProperty(
      String path,
      Table table,
      int slot,
      Function<String, Property> members,
      List<Property> fields) {
    super(path, Kind.ROW);
    this.table = table;
    this.slot = slot;
    this.members = members;
    this.fields = fields;
  }

  @Override
  public String text() {
    int generation = table.generation(slot);
    if (!table.lives(slot)) {
      return generation == 0 ? "gone" : "gone gen " + generation;
    }
    StringBuilder text = new StringBuilder("gen ").append(generation);
    for (Property field : fields) {
      if (field.kind() == Kind.NAME || !field.isInitial()) {
        text.append(' ').append(within(field)).append(' ').append(field.text());
      }
    }
    return text.toString();
  }

  private String within(Property field) {
    return field.path().substring(path().length() + 1);
  }

  @Override
  public boolean isInitial() {
    return table.generation(slot) == 0;
  }

  @Override
  public Reading read(String text) {
    List<Word> words = Words.of(text);
    if (words.isEmpty()) {
      throw new PathException(
          0, 1, "nothing is said of the row.", "Write its fields and values, or gone.");
    }
    Wanted wanted = words.get(0).is("gone") ? readGone(words) : readFields(text, words);
    return new Reading(wanted, spelt(wanted), rounding(wanted));
  }

  private Wanted readGone(List<Word> words) {
    if (words.size() == 1) {
      return new Wanted(true, ANY, List.of());
    }
    if (words.size() == 3 && words.get(1).is("gen")) {
      return new Wanted(true, generation(words.get(2)), List.of());
    }
    throw new PathException(
        words.get(1).column(),
        words.get(1).raw().length(),
        "a row that is gone has no fields.",
        "Write gone alone, or gone gen 2.");
  }

  private Wanted readFields(String text, List<Word> words) {
    int generation = ANY;
    List<Expectation> wanted = new ArrayList<>();
    int at = 0;
    while (at < words.size()) {
      Word name = words.get(at);
      int end = name.is("gen") ? at + 2 : endOfValue(words, at + 1, field(name));
      if (end > words.size()) {
        throw new PathException(
            name.column(),
            name.raw().length(),
            "`" + name.raw() + "` has no value.",
            "Write its value after it.");
      }
      if (name.is("gen")) {
        generation = generation(words.get(at + 1));
      } else {
        wanted.add(read(text, words, at + 1, end, field(name)));
      }
      at = end;
    }
    return new Wanted(false, generation, wanted);
  }

  private Property field(Word name) {
    try {
      return members.apply(name.text());
    } catch (PathException wrong) {
      throw wrong.shifted(name.column());
    }
  }

  private static Expectation read(String text, List<Word> words, int from, int to, Property field) {
    int column = words.get(from).column();
    try {
      return Expectation.read(field, text.substring(column, words.get(to - 1).end()));
    } catch (PathException wrong) {
      throw wrong.shifted(column);
    }
  }

  private static int generation(Word word) {
    try {
      return (int) Scale.whole(1, (1 << 29) - 1).read(word.text()).count();
    } catch (PathException wrong) {
      throw wrong.shifted(word.column());
    }
  }

  /** Where the value that begins at a word ends: most are one word, a timer's may be several. */
  private static int endOfValue(List<Word> words, int from, Property field) {
    int at = from;
    boolean whole = field.kind() == Kind.TIMER;
    if (whole && at < words.size() && words.get(at).is("left")) {
      at++;
    }
    at = endOfQuantity(words, at);
    boolean hasTotal = whole || field.kind() == Kind.DURATION;
    if (hasTotal && at < words.size() && words.get(at).is("of")) {
      at = endOfQuantity(words, at + 1);
    }
    return at;
  }

  private static int endOfQuantity(List<Word> words, int at) {
    boolean ticks =
        at + 1 < words.size() && (words.get(at + 1).is("ticks") || words.get(at + 1).is("tick"));
    return ticks ? at + 2 : at + 1;
  }

  private String spelt(Wanted wanted) {
    StringBuilder text = new StringBuilder(wanted.gone() ? "gone" : "");
    if (wanted.generation() != ANY) {
      text.append(" gen ").append(wanted.generation());
    }
    for (Expectation field : wanted.fields()) {
      text.append(' ').append(within(field.property())).append(' ').append(field.text());
    }
    return text.toString().strip();
  }

  private static @Nullable String rounding(Wanted wanted) {
    return wanted.fields().stream()
        .flatMap(field -> field.roundings().stream())
        .findFirst()
        .orElse(null);
  }

  @Override
  public boolean holds(Reading reading) {
    Wanted wanted = (Wanted) reading.value();
    boolean sameGeneration =
        wanted.generation() == ANY || wanted.generation() == table.generation(slot);
    return table.lives(slot) != wanted.gone()
        && sameGeneration
        && wanted.fields().stream().allMatch(Expectation::holds);
  }

  @Override
  public String actual(Reading reading) {
    Wanted wanted = (Wanted) reading.value();
    if (!table.lives(slot)) {
      return "gone";
    }
    if (wanted.gone()) {
      return "alive";
    }
    StringBuilder text = new StringBuilder();
    if (wanted.generation() != ANY) {
      text.append(" gen ").append(table.generation(slot));
    }
    for (Expectation field : wanted.fields()) {
      text.append(' ').append(within(field.property())).append(' ').append(field.actual());
    }
    return text.toString().strip();
  }

  @Override
  @Nullable String whyFixed() {
    return null;
  }

  @Override
  void put(Reading reading) {
    Wanted wanted = (Wanted) reading.value();
    if (wanted.gone()) {
      putGone(wanted.generation());
      return;
    }
    List<Reading> readings = new ArrayList<>();
    for (Expectation field : wanted.fields()) {
      field.property().refuseFixed();
      readings.add(field.exactly());
    }
    if (!table.lives(slot) || differs(wanted.generation())) {
      int next = table.generation(slot) + 1;
      table.restoreRow(slot, wanted.generation() == ANY ? next : wanted.generation());
    }
    for (int i = 0; i < readings.size(); i++) {
      wanted.fields().get(i).property().set(readings.get(i));
    }
  }

  private boolean differs(int generation) {
    return generation != ANY && generation != table.generation(slot);
  }

  private void putGone(int generation) {
    if (table.lives(slot)) {
      table.despawn(slot);
    }
    if (differs(generation)) {
      table.restoreFree(slot, generation);
    }
  }

  @Override
  public long sample() {
    long sample = table.lives(slot) ? table.handle(slot) : 0;
    for (Property field : fields) {
      sample = sample * 31 + field.sample();
    }
    return sample;
  }
}
