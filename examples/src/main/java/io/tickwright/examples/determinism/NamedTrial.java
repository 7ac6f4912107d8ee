package io.tickwright.examples.determinism;

import java.util.function.Supplier;

/**
 * A simulation as it is asked for.
 *
 * @param ticks how many it does in the full set
 * @param shortTicks how many in the short set, for machines that are slow
 * @param begin makes it anew, at tick 0
 */
record NamedTrial(String name, long ticks, long shortTicks, Supplier<? extends Trial> begin) {}
