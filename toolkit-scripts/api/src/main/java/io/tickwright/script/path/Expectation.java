package io.tickwright.script.path;

import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** A value or a band that a property is expected to have: {@code 6}, {@code 57..58deg}. */
public final class Expectation {
  private static final String BAND = "..";

  private final Property property;
  private final Reading least;
  private final @Nullable Reading most;

  private Expectation(Property property, Reading least, @Nullable Reading most) {
    this.property = property;
    this.least = least;
    this.most = most;
  }

  /**
   * What a text expects of a property: a value of it, or where its values have an order a band
   * {@code lo..hi} with both ends included. A unit may be said once, at the end.
   *
   * @throws PathException when the property could never have that value, or no value is in the band
   */
  public static Expectation read(Property property, String text) {
    int dots = property.isOrdered() ? text.indexOf(BAND) : -1;
    if (dots < 0) {
      return new Expectation(property, property.read(text), null);
    }
    String low = text.substring(0, dots);
    String high = text.substring(dots + BAND.length());
    if (low.isBlank() || high.isBlank()) {
      throw new PathException(0, text.length(), "a band has two ends.", "Write both, as in 3..9.");
    }
    Reading most = readAt(property, high, dots + BAND.length());
    Reading least = readAt(property, withUnit(low, high), 0);
    if (property.isEmpty(least, most)) {
      throw new PathException(
          0,
          text.length(),
          "the band " + text + " is empty: its lower end is above its upper one.",
          "Write " + high.strip() + BAND + low.strip() + ".");
    }
    return new Expectation(property, least, most);
  }

  private static Reading readAt(Property property, String text, int column) {
    try {
      return property.read(text);
    } catch (PathException wrong) {
      throw wrong.shifted(column);
    }
  }

  /** The lower end with the unit of the upper one, if it has none of its own. */
  private static String withUnit(String low, String high) {
    boolean bare = isDigit(low.charAt(low.length() - 1));
    int unit = high.length();
    while (unit > 0 && !isDigit(high.charAt(unit - 1))) {
      unit--;
    }
    return bare ? low + high.substring(unit) : low;
  }

  private static boolean isDigit(char c) {
    return c >= '0' && c <= '9';
  }

  public Property property() {
    return property;
  }

  /** Whether the property is as expected now. */
  public boolean holds() {
    return most == null ? property.holds(least) : property.isWithin(least, most);
  }

  /**
   * The one value expected.
   *
   * @throws PathException when it is a band
   */
  public Reading exactly() {
    if (most != null) {
      throw new PathException(
          0,
          property.path().length(),
          "`" + property.path() + "` is set to one value, and " + text() + " is a band.",
          "Write one of its values.");
    }
    return least;
  }

  /** The value or band as the property would write it. */
  public String text() {
    return most == null ? least.text() : least.text() + BAND + most.text();
  }

  /** What the property has now instead, as far as it was asked for. */
  public String actual() {
    return property.actual(least);
  }

  /** What had to be rounded, in sentences. */
  public List<String> roundings() {
    return Stream.of(least, most)
        .filter(Objects::nonNull)
        .map(Reading::rounding)
        .filter(Objects::nonNull)
        .toList();
  }
}
