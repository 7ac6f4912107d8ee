package io.tickwright.script.js;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.LongSupplier;
import org.graalvm.polyglot.Value;

/** The raw whole numbers of something, for those who ask by name: each a BigInt. */
final class Units extends Thing {
  private final Binding binding;
  private final String owner;
  private final Map<String, LongSupplier> numbers = new LinkedHashMap<>();

  Units(Binding binding, String owner) {
    this.binding = binding;
    this.owner = owner;
  }

  Units with(String name, LongSupplier number) {
    numbers.put(name, number);
    return this;
  }

  @Override
  String path() {
    return owner + ".units";
  }

  @Override
  String noun() {
    return "raw units";
  }

  @Override
  boolean has(String member) {
    return numbers.containsKey(member);
  }

  @Override
  Mistake unknown(String member) {
    return new Mistake(
            "`" + path() + "` has no `" + member + "`.",
            io.tickwright.sim.Names.cure(member, List.copyOf(numbers.keySet())))
        .at(member);
  }

  @Override
  Object get(String member) {
    LongSupplier number = numbers.get(member);
    if (number == null) {
      throw unknown(member);
    }
    return binding.big(number.getAsLong());
  }

  @Override
  void put(String member, Value value) {
    throw new Mistake("`" + path() + "." + member + "` is only read.", "").at(member);
  }

  @Override
  Iterable<String> names() {
    return numbers.keySet();
  }
}
