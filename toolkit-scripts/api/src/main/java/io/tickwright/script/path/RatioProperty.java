package io.tickwright.script.path;

import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;

/** A property whose value is any ratio: a speed, the interval and the lateness of a metronome. */
final class RatioProperty extends Property {
  private final Function<String, Reading> reader;
  private final Function<Exact, String> writer;
  private final Supplier<Exact> get;
  private final UnaryOperator<Exact> held;
  private final Consumer<Exact> put;
  private final Exact initial;

  private RatioProperty(
      String path,
      Kind kind,
      Function<String, Reading> reader,
      Function<Exact, String> writer,
      Supplier<Exact> get,
      UnaryOperator<Exact> held,
      Consumer<Exact> put,
      Exact initial) {
    super(path, kind);
    this.reader = reader;
    this.writer = writer;
    this.get = get;
    this.held = held;
    this.put = put;
    this.initial = initial;
  }

  static Property of(
      String path,
      Kind kind,
      Function<String, Reading> reader,
      Function<Exact, String> writer,
      Supplier<Exact> get,
      Consumer<Exact> put,
      Exact initial) {
    return of(path, kind, reader, writer, get, UnaryOperator.identity(), put, initial);
  }

  /**
   * One that holds not every value.
   *
   * @param held what it holds, as things are, of a value that it is given
   */
  static Property of(
      String path,
      Kind kind,
      Function<String, Reading> reader,
      Function<Exact, String> writer,
      Supplier<Exact> get,
      UnaryOperator<Exact> held,
      Consumer<Exact> put,
      Exact initial) {
    return new RatioProperty(path, kind, reader, writer, get, held, put, initial);
  }

  @Override
  public String text() {
    return writer.apply(get.get());
  }

  @Override
  public Exact exact() {
    return get.get();
  }

  @Override
  public boolean isInitial() {
    return get.get().equals(initial);
  }

  @Override
  public Reading read(String text) {
    return reader.apply(text);
  }

  @Override
  public boolean holds(Reading wanted) {
    return get.get().equals(held.apply((Exact) wanted.value()));
  }

  @Override
  public boolean isOrdered() {
    return true;
  }

  @Override
  boolean isWithin(Reading least, Reading most) {
    Exact now = get.get();
    return now.compareTo((Exact) least.value()) >= 0 && now.compareTo((Exact) most.value()) <= 0;
  }

  @Override
  boolean isEmpty(Reading least, Reading most) {
    return ((Exact) least.value()).compareTo((Exact) most.value()) > 0;
  }

  @Override
  void put(Reading value) {
    put.accept((Exact) value.value());
  }

  @Override
  public long sample() {
    return get.get().hashCode();
  }
}
