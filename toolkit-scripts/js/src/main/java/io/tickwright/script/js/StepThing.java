package io.tickwright.script.js;

import io.tickwright.sim.Flow;
import java.util.List;
import org.graalvm.polyglot.Value;

/** A step of a sequence, written before the sequence that it will be part of. */
final class StepThing extends Thing {
  /** Adds the step to a flow of the sequence called {@code owner}. */
  interface Adding {
    void add(Flow flow, String owner);
  }

  private final String words;
  private final Adding adding;

  StepThing(String words, Adding adding) {
    this.words = words;
    this.adding = adding;
  }

  void add(Flow flow, String owner) {
    adding.add(flow, owner);
  }

  @Override
  String path() {
    return words;
  }

  @Override
  String noun() {
    return "a step of a sequence";
  }

  @Override
  boolean has(String member) {
    return false;
  }

  @Override
  Mistake unknown(String member) {
    return new Mistake(
        "`" + words + "` is a step, and does nothing by itself.",
        "Put it into a sequence: world.sequence(delay(\"1s\"), run(f)).");
  }

  @Override
  Object get(String member) {
    throw unknown(member);
  }

  @Override
  void put(String member, Value value) {
    throw unknown(member);
  }

  @Override
  Iterable<String> names() {
    return List.of();
  }
}
