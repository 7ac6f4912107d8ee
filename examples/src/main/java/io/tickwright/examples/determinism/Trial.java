package io.tickwright.examples.determinism;

import io.tickwright.exact.StateHash;
import io.tickwright.state.Stateful;
import java.util.function.ObjLongConsumer;

/**
 * One simulation whose every tick has to come out alike on every machine.
 *
 * <p>Its state is digested after each tick; results that leave no trace in the state are heard.
 */
interface Trial extends Stateful {

  /** Does the tick of this 0-based index, and lets what it returned and drew be heard. */
  void tick(long index, StateHash heard);

  /**
   * Counts the things that this simulation is there for. One that stayed at 0 makes the report
   * worthless: machines agree easily on nothing.
   */
  void happened(ObjLongConsumer<String> count);
}
