package io.tickwright.script.path;

import io.tickwright.script.path.OwnFields.Field;
import io.tickwright.sim.World;
import org.jspecify.annotations.Nullable;

/**
 * A field of a part that the user keeps, written by the rules of its kind; it may be in a list that
 * is not so long now. What it held before anything had happened is known to nobody, so it never
 * counts as initial.
 */
final class OwnProperty extends Property {
  private final World world;
  private final String part;
  private final Field kind;

  /** What it held when all fields were listed: finding one of them walks over the whole part. */
  private @Nullable Object listed;

  private OwnProperty(World world, String part, String path, Field kind, @Nullable Object listed) {
    super(path, kind.kind());
    this.world = world;
    this.part = part;
    this.kind = kind;
    this.listed = listed;
  }

  /**
   * The field at a path.
   *
   * @param kind what its list says of all such fields
   */
  static Property of(World world, String part, String path, Field kind) {
    return new OwnProperty(world, part, path, kind, null);
  }

  /** The field as it is listed: until it is set, it says what it holds here. */
  static Property listed(World world, String part, Field field) {
    return new OwnProperty(world, part, field.path(), field, field.value());
  }

  private @Nullable Object now() {
    if (listed != null) {
      return listed;
    }
    Field found = OwnFields.find(world, part, path());
    return found == null ? null : found.value();
  }

  @Override
  public boolean exists() {
    return now() != null;
  }

  @Override
  public String whyNothing() {
    return path() + " is not there: its list is not so long";
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
              TextProperty.name(path(), kind.names(), () -> "", put -> {}).read(text).value();
          case REAL -> Reals.read(text);
          default -> Scale.whole(kind.least(), kind.most()).read(text).count();
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
  void put(Reading reading) {
    Field field = OwnFields.find(world, part, path());
    if (field == null) {
      String list = path().substring(0, path().lastIndexOf('['));
      throw new PathException(
          0,
          path().length(),
          "`" + path() + "` is not there: `" + list + "` is not so long.",
          "Say how many there are first: let " + list + ".count 3.");
    }
    if (field.value() instanceof Long) {
      refuseOutOfRange(field, (Long) reading.value());
    }
    listed = null;
    OwnFields.put(world, part, path(), reading.value());
  }

  /** What lies below another field depends on that one as it is now. */
  private void refuseOutOfRange(Field field, long value) {
    if (value < field.least() || value > field.most()) {
      throw new PathException(
          0,
          path().length(),
          "`" + path() + "` cannot be " + value + " now.",
          "It is from " + field.least() + " to " + field.most() + ".");
    }
  }
}
