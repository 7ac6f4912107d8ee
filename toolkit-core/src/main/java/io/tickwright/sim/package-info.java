/**
 * The simulation: a world of declared things, advanced by whole ticks in one written order.
 *
 * <p>A {@link io.tickwright.sim.World} declares values, clocks and what lives on them; {@link
 * io.tickwright.sim.Handlers} says what happens on each event; {@link io.tickwright.sim.Simulation}
 * advances both. Everything here belongs to one thread.
 */
@NullMarked
package io.tickwright.sim;

import org.jspecify.annotations.NullMarked;
