package io.tickwright.script.js;

import io.tickwright.sim.Declared;
import java.util.function.BiConsumer;
import java.util.function.Function;
import org.graalvm.polyglot.Value;
import org.jspecify.annotations.Nullable;

/** A value of the state: as a member it is read and written as what it holds. */
final class ValueThing<D extends Declared> extends Declarable<D> {
  private final String kindOfValue;
  private final Function<String, D> make;
  private final Function<D, Object> read;
  private final BiConsumer<D, Value> write;

  ValueThing(
      Binding binding,
      String noun,
      Function<String, D> make,
      Function<D, Object> read,
      BiConsumer<D, Value> write) {
    super(new Kind<ValueThing<D>>(noun), binding);
    this.kindOfValue = noun;
    this.make = make;
    this.read = read;
    this.write = write;
  }

  @Override
  String noun() {
    return kindOfValue;
  }

  @Override
  D make(String name) {
    return make.apply(name);
  }

  @Override
  @Nullable Object readAsMember() {
    return read.apply(real());
  }

  @Override
  void writeAsMember(Value value) {
    try {
      write.accept(changing(), value);
    } catch (Mistake mistake) {
      throw mistake.atValue();
    } catch (IllegalArgumentException refused) {
      throw Mistake.told(refused).atValue();
    }
  }
}
