package io.tickwright.script.path;

import java.util.function.BooleanSupplier;
import java.util.function.LongConsumer;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;

/** A property held as whole grains in a long: most of them. */
final class GrainProperty extends Property {
  private final Scale scale;
  private final LongSupplier get;
  private final @Nullable LongConsumer put;
  private final BooleanSupplier initial;
  private final String whyFixed;

  private GrainProperty(
      String path,
      Kind kind,
      Scale scale,
      LongSupplier get,
      @Nullable LongConsumer put,
      BooleanSupplier initial,
      String whyFixed) {
    super(path, kind);
    this.scale = scale;
    this.get = get;
    this.put = put;
    this.initial = initial;
    this.whyFixed = whyFixed;
  }

  static Property of(
      String path, Kind kind, Scale scale, LongSupplier get, LongConsumer put, long initial) {
    BooleanSupplier isInitial = () -> get.getAsLong() == initial;
    return new GrainProperty(path, kind, scale, get, put, isInitial, "");
  }

  /** One that follows from others, so that it can be checked and not set. */
  static Property derived(String path, Kind kind, Scale scale, LongSupplier get, String whyFixed) {
    return new GrainProperty(path, kind, scale, get, null, () -> true, whyFixed);
  }

  @Override
  public String text() {
    return scale.text(get.getAsLong());
  }

  @Override
  public Exact exact() {
    return scale.exact(get.getAsLong());
  }

  @Override
  public boolean isInitial() {
    return initial.getAsBoolean();
  }

  @Override
  public Reading read(String text) {
    Scale.Grains grains = scale.read(text);
    return new Reading(grains.count(), scale.text(grains.count()), grains.rounding());
  }

  @Override
  public boolean holds(Reading wanted) {
    return get.getAsLong() == grains(wanted);
  }

  @Override
  public boolean isOrdered() {
    return kind() != Kind.DIGEST;
  }

  @Override
  boolean isWithin(Reading least, Reading most) {
    return scale.isWithin(get.getAsLong(), grains(least), grains(most));
  }

  @Override
  boolean isEmpty(Reading least, Reading most) {
    return scale.isEmpty(grains(least), grains(most));
  }

  @Override
  @Nullable String whyFixed() {
    return put == null ? whyFixed : null;
  }

  @Override
  void put(Reading value) {
    if (put != null) {
      put.accept(grains(value));
    }
  }

  @Override
  public long sample() {
    return get.getAsLong();
  }

  private static long grains(Reading reading) {
    return (Long) reading.value();
  }
}
