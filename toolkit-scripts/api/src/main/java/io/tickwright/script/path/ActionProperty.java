package io.tickwright.script.path;

import io.tickwright.script.path.Words.Word;
import io.tickwright.sim.Action;
import io.tickwright.sim.Inputs;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Whether an action is held, and by which players: {@code up}, {@code held}, {@code held by 1 2}.
 */
final class ActionProperty extends Property {
  private static final long FIRST_PLAYER = 1;

  private final Action action;

  ActionProperty(String path, Action action) {
    super(path, Kind.ACTION);
    this.action = action;
  }

  private long holders() {
    long holders = 0;
    for (int source = 0; source <= Inputs.MOST_SOURCE; source++) {
      holders |= action.heldBy(source) ? 1L << source : 0;
    }
    return holders;
  }

  private static String text(long holders) {
    if (holders == 0) {
      return "up";
    }
    if (holders == FIRST_PLAYER) {
      return "held";
    }
    StringBuilder text = new StringBuilder("held by");
    for (int source = 0; source <= Inputs.MOST_SOURCE; source++) {
      if ((holders >>> source & 1) == 1) {
        text.append(' ').append(source);
      }
    }
    return text.toString();
  }

  @Override
  public String text() {
    return text(holders());
  }

  @Override
  public boolean isInitial() {
    return !action.held();
  }

  @Override
  public Reading read(String text) {
    List<Word> words = Words.of(text);
    boolean one = words.size() == 1;
    if (one && words.get(0).is("up")) {
      return Reading.exactly(0L, "up");
    }
    if (one && words.get(0).is("held")) {
      return Reading.exactly(FIRST_PLAYER, "held");
    }
    if (words.size() < 3 || !words.get(0).is("held") || !words.get(1).is("by")) {
      throw new PathException(
          0,
          text.length(),
          "`" + path() + "` is an action, which is up or held.",
          "Write up, held, or held by 1 2 for other players than the first, who is 0.");
    }
    long holders = 0;
    for (Word word : words.subList(2, words.size())) {
      Scale.Grains source = readSource(word);
      holders |= 1L << source.count();
    }
    return Reading.exactly(holders, text(holders));
  }

  private static Scale.Grains readSource(Word word) {
    try {
      return Scale.whole(0, Inputs.MOST_SOURCE).read(word.text());
    } catch (PathException wrong) {
      throw wrong.shifted(word.column());
    }
  }

  @Override
  @Nullable String whyFixed() {
    return null;
  }

  @Override
  public boolean holds(Reading wanted) {
    return holders() == (Long) wanted.value();
  }

  @Override
  void put(Reading value) {
    long holders = (Long) value.value();
    for (int source = 0; source <= Inputs.MOST_SOURCE; source++) {
      action.restoreHeld(source, (holders >>> source & 1) == 1);
    }
  }

  @Override
  public long sample() {
    return holders();
  }
}
