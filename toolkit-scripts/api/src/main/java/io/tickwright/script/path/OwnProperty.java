package io.tickwright.script.path;

import io.tickwright.sim.World;
import org.jspecify.annotations.Nullable;

/**
 * A field of a part that the user keeps, written by the rules of its kind. What it held before
 * anything had happened is known to nobody, so it never counts as initial.
 */
final class OwnProperty extends Property {
  private final World world;
  private final String part;
  private final OwnFields.Field field;

  private OwnProperty(World world, String part, OwnFields.Field field) {
    super(field.path(), field.kind());
    this.world = world;
    this.part = part;
    this.field = field;
  }

  static Property of(World world, String part, OwnFields.Field field) {
    return new OwnProperty(world, part, field);
  }

  private @Nullable Object now() {
    OwnFields.Field found = OwnFields.find(world, part, path());
    return found == null ? null : found.value();
  }

  @Override
  public boolean exists() {
    return now() != null;
  }

  @Override
  public String text() {
    Object now = now();
    return now == null ? "gone" : text(now);
  }

  private String text(Object value) {
    return switch (kind()) {
      case FLAG -> (Boolean) value ? "yes" : "no";
      case TEXT -> Words.quote((String) value);
      case NAME -> Words.spell((String) value);
      case REAL -> Reals.text((Double) value);
      default -> value.toString();
    };
  }

  @Override
  public boolean isInitial() {
    return false;
  }

  @Override
  public Reading read(String text) {
    Object value =
        switch (kind()) {
          case FLAG ->
              TextProperty.flag(path(), () -> true, yes -> {}, true)
                  .read(text)
                  .value()
                  .equals("yes");
          case TEXT -> TextProperty.text(path(), () -> "", put -> {}, "").read(text).value();
          case NAME ->
              TextProperty.name(path(), field.names(), () -> "", put -> {}).read(text).value();
          case REAL -> Reals.read(text);
          default -> Scale.whole(field.least(), field.most()).read(text).count();
        };
    return Reading.exactly(value, text(value));
  }

  @Override
  public boolean holds(Reading wanted) {
    return wanted.value().equals(now());
  }

  @Override
  public boolean isOrdered() {
    return kind() == Kind.WHOLE || kind() == Kind.REAL;
  }

  @Override
  boolean isWithin(Reading least, Reading most) {
    Object now = now();
    return now != null && compare(least.value(), now) <= 0 && compare(now, most.value()) <= 0;
  }

  @Override
  boolean isEmpty(Reading least, Reading most) {
    return compare(least.value(), most.value()) > 0;
  }

  private static int compare(Object a, Object b) {
    return a instanceof Long whole
        ? Long.compare(whole, (Long) b)
        : Double.compare((Double) a, (Double) b);
  }

  @Override
  @Nullable String whyFixed() {
    return null;
  }

  @Override
  void put(Reading value) {
    OwnFields.put(world, part, path(), value.value());
  }
}
