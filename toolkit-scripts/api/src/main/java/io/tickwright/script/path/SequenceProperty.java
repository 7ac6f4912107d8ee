package io.tickwright.script.path;

import io.tickwright.sim.Names;
import io.tickwright.sim.Sequence;
import java.util.ArrayList;
import java.util.List;

/**
 * Where a sequence stands: {@code off}, or the words of the step and how much of its time is spent,
 * {@code until fire, 3.25s of 10s}. Of steps with the same words the second is {@code delay #2}.
 */
final class SequenceProperty extends Property {
  private static final int OFF = -1;
  private static final long ANY = -1;

  /** A position, the time spent there and how long it lasts; a negative time is any. */
  private record At(int step, long spent, long total) {}

  private final Sequence sequence;
  private final Scale scale;
  private final List<String> steps;

  SequenceProperty(String path, Sequence sequence, Scale scale) {
    super(path, Kind.SEQUENCE);
    this.sequence = sequence;
    this.scale = scale;
    this.steps = numbered(sequence.stepWords());
  }

  private static List<String> numbered(List<String> words) {
    List<String> named = new ArrayList<>();
    for (int i = 0; i < words.size(); i++) {
      int earlier = 0;
      for (int j = 0; j < i; j++) {
        earlier += words.get(j).equals(words.get(i)) ? 1 : 0;
      }
      named.add(earlier == 0 ? words.get(i) : words.get(i) + " #" + (earlier + 1));
    }
    return named;
  }

  @Override
  public String text() {
    if (!sequence.running()) {
      return "off";
    }
    String step = steps.get(sequence.position());
    long total = sequence.stepTotal();
    return total == 0
        ? step
        : step + ", " + scale.text(sequence.spent()) + " of " + scale.text(total);
  }

  @Override
  public boolean isInitial() {
    return !sequence.running();
  }

  @Override
  public Reading read(String text) {
    if (text.strip().equals("off")) {
      return Reading.exactly(new At(OFF, 0, ANY), "off");
    }
    int comma = text.indexOf(',');
    String words =
        String.join(" ", (comma < 0 ? text : text.substring(0, comma)).strip().split("[ \t]+"));
    int step = steps.indexOf(words);
    if (step < 0) {
      throw new PathException(
          0,
          text.length(),
          "the sequence has no step \"" + words + "\".",
          Names.cure(words, steps));
    }
    if (comma < 0) {
      return Reading.exactly(new At(step, ANY, ANY), steps.get(step));
    }
    String time = text.substring(comma + 1);
    int of = time.indexOf(" of ");
    String first = of < 0 ? time : time.substring(0, of);
    Scale.Grains spent = readAt(first, comma + 1);
    String spelt = steps.get(step) + ", " + scale.text(spent.count());
    if (of < 0) {
      return new Reading(new At(step, spent.count(), ANY), spelt, spent.rounding());
    }
    Scale.Grains total = readAt(time.substring(of + 4), comma + 1 + of + 4);
    return new Reading(
        new At(step, spent.count(), total.count()),
        spelt + " of " + scale.text(total.count()),
        spent.rounding());
  }

  private Scale.Grains readAt(String text, int column) {
    String word = text.strip();
    try {
      return scale.read(word);
    } catch (PathException wrong) {
      throw wrong.shifted(column + text.indexOf(word));
    }
  }

  @Override
  public boolean holds(Reading wanted) {
    At at = (At) wanted.value();
    return sequence.position() == at.step()
        && (at.spent() < 0 || sequence.spent() == at.spent())
        && (at.total() < 0 || sequence.stepTotal() == at.total());
  }

  @Override
  void put(Reading value) {
    At at = (At) value.value();
    if (at.step() == OFF) {
      sequence.cancel();
      return;
    }
    int step = sequence.position();
    long spent = sequence.spent();
    sequence.restore(at.step(), Math.max(at.spent(), 0));
    boolean lastsAsSaid = at.total() < 0 || sequence.stepTotal() == at.total();
    if (lastsAsSaid && (at.spent() < 0 || sequence.spent() == at.spent())) {
      return;
    }
    String total = scale.text(sequence.stepTotal());
    sequence.restore(step, spent);
    throw new PathException(
        0,
        path().length(),
        "`" + steps.get(at.step()) + "` lasts " + total + ".",
        "Write less time than that, of " + total + ".");
  }

  @Override
  public long sample() {
    return sequence.spent() * 31 + sequence.position();
  }
}
