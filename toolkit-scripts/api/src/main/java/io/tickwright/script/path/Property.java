package io.tickwright.script.path;

import org.jspecify.annotations.Nullable;

/**
 * One thing of a game that has a value, found by its path: what it is now as exact text, what a
 * text would mean there, and how to set it.
 *
 * <pre>{@code
 * Property left = Paths.of(simulation).find("reload.left");
 * left.set(left.read("0.5s of 1.5s"));
 * left.text();                              // "0.5s"
 * }</pre>
 *
 * <p>What {@link #text} says, {@link #read} takes back, and setting that changes nothing. Setting
 * belongs between two ticks, on the simulation's thread; it never simulates and raises no event.
 */
public abstract class Property {
  /** What kind of value it is, which decides how the value is written. */
  public enum Kind {
    /** A whole number: {@code 6}. */
    WHOLE,
    /** A fixed-point number: {@code 2.5}. */
    FIXED,
    /** A length of time: {@code 1/3s}. */
    DURATION,
    /** An angle: {@code 350deg}. */
    ANGLE,
    /** {@code yes} or {@code no}. */
    FLAG,
    /** A text: {@code "Wave 1 is down."}. */
    TEXT,
    /** One of some names: {@code fight}. */
    NAME,
    /** So many a second: {@code 2.5/s}. */
    RATE,
    /** A clock's ratio: {@code 1/3}. */
    SPEED,
    /** A part of one, in [0, 1): {@code 13/16}. */
    FRACTION,
    /** A timer: {@code off}, {@code armed}, {@code left 0.5s of 1.5s}. */
    TIMER,
    /** Where a sequence stands: {@code off}, {@code until fire, 3.25s of 10s}. */
    SEQUENCE,
    /** An action: {@code up}, {@code held}, {@code held by 1 2}. */
    ACTION,
    /** A row: {@code gone}, or its fields with their values. */
    ROW,
    /** A reference to a row: {@code none}, {@code enemies[3]}. */
    REFERENCE,
    /** A double of a part that the game keeps itself: {@code 0.25}, {@code 1.0E-9}, {@code nan}. */
    REAL,
    /** A digest: {@code 0x5e1c09d2b7a4f380}. */
    DIGEST
  }

  private final String path;
  private final Kind kind;

  Property(String path, Kind kind) {
    this.path = path;
    this.kind = kind;
  }

  /** Its path, in the one spelling it has. */
  public final String path() {
    return path;
  }

  /** How its value is written. */
  public final Kind kind() {
    return kind;
  }

  /** Its value now, exact, as {@link #read} takes it back. */
  public abstract String text();

  /** Its value now as a number in the unit of its kind (seconds, degrees, ones), or null. */
  public @Nullable Exact exact() {
    return null;
  }

  /**
   * Whether there is something to look at: false for a field of a row while no row lives in that
   * slot.
   */
  public boolean exists() {
    return true;
  }

  /** Why there is nothing to look at while it does not exist, in a sentence without a full stop. */
  public String whyNothing() {
    return path + " is gone: no row lives there";
  }

  /** Whether its value is the one the game declares: what a starting position need not mention. */
  public abstract boolean isInitial();

  /**
   * What a text means here.
   *
   * @throws PathException when it is no value that this property could ever have
   */
  public abstract Reading read(String text);

  /** Whether it has this value now. */
  public boolean holds(Reading wanted) {
    return read(text()).value().equals(wanted.value());
  }

  /** Whether its values have an order, so that a band {@code lo..hi} means something. */
  public boolean isOrdered() {
    return false;
  }

  /** Whether it is within the band now, both ends included; false where there is no order. */
  boolean isWithin(Reading least, Reading most) {
    return false;
  }

  /** Whether no value at all is within the band. */
  boolean isEmpty(Reading least, Reading most) {
    return false;
  }

  /**
   * Gives it this value, read by this property.
   *
   * @throws PathException when it cannot be set, or not to this value now; nothing has changed then
   */
  public final void set(Reading value) {
    refuseFixed();
    if (!holds(value)) {
      put(value);
    }
  }

  /**
   * Refuses what {@link #set} would refuse whatever the value.
   *
   * @throws PathException when it cannot be set at all: why, and what to do instead
   */
  public final void refuseFixed() {
    String why = whyFixed();
    if (why != null) {
      throw new PathException(0, path.length(), "`" + path + "` cannot be set.", why);
    }
  }

  /**
   * What to say of its value to somebody who expected another: all of it, or only what was asked.
   */
  public String actual(Reading wanted) {
    return text();
  }

  /**
   * A number that differs when the value does, as good as always; cheap, for watching each tick.
   */
  public long sample() {
    return text().hashCode();
  }

  /** Why it cannot be set and what to do instead, or null when it can. */
  @Nullable String whyFixed() {
    return null;
  }

  abstract void put(Reading value);

  @Override
  public final String toString() {
    return path;
  }
}
