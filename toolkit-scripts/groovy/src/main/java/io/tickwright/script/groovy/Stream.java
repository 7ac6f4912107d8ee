package io.tickwright.script.groovy;

import io.tickwright.exact.Pcg32;
import io.tickwright.sim.IntegerValue;
import java.util.List;
import java.util.function.ToLongFunction;
import org.jspecify.annotations.Nullable;

/** A stream of random numbers, its own for every name and the same in every run of one seed. */
public final class Stream extends Thing {
  private static final long MOST = IntegerValue.MOST;

  /** The stream whose child a row's is, or empty. */
  final String parent;

  private Parts.@Nullable StreamPart part;

  Stream(String parent) {
    this.parent = parent;
  }

  /** The stream of a row. */
  Stream(Parts.StreamPart part) {
    this("");
    this.part = part;
  }

  @Override
  String noun() {
    return "a stream";
  }

  @Override
  void make(Binding where, String declared) {
    if (!parent.isEmpty()) {
      throw new Mistake(
              "`" + declared + "` is a stream of a table's rows.", "Write stream() without a name.")
          .at(declared);
    }
    part = Parts.of(where.world().stream(declared));
  }

  private Parts.StreamPart part() {
    if (part == null) {
      binding();
      throw new IllegalStateException("a declared stream has its part");
    }
    return part;
  }

  private long draw(ToLongFunction<Pcg32> body) {
    Parts.StreamPart mine = part();
    changing();
    return mine.draw(body);
  }

  /** A whole number in the closed range {@code [least, most]}, every one equally likely. */
  public long between(long least, long most) {
    Options.between("between", 0, least, -MOST, MOST);
    Options.between("between", 1, most, least, MOST);
    return draw(random -> random.between(least, most));
  }

  /** A whole number in {@code [0, bound)}. */
  public long below(long bound) {
    Options.between("below", 0, bound, 1, MOST);
    return draw(random -> random.below(bound));
  }

  /** A number in {@code [0, 1)}. */
  public double real() {
    return Double.longBitsToDouble(draw(random -> Double.doubleToRawLongBits(random.real())));
  }

  /** Yes so many times out of so many. */
  public boolean chance(long numerator, long denominator) {
    Options.between("chance", 0, numerator, 0, MOST);
    Options.between("chance", 1, denominator, 1, MOST);
    return draw(random -> random.below(denominator) < numerator ? 1 : 0) == 1;
  }

  /** One of a list. */
  public <T> T pick(List<T> list) {
    filled("pick", list);
    return list.get((int) draw(random -> random.below((long) list.size())));
  }

  /** Puts a list into another order, and gives it back. */
  public <T> List<T> shuffle(List<T> list) {
    filled("shuffle", list);
    draw(
        random -> {
          random.shuffle(list);
          return 0;
        });
    return list;
  }

  private static void filled(String door, List<?> list) {
    if (list.isEmpty()) {
      throw new Mistake(door + " takes a list with something in it.", "").atArgument(door, 0);
    }
  }

  /** How many draws have been made. */
  public long getAt() {
    return part().at();
  }
}
