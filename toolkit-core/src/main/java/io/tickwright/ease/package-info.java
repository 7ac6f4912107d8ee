/**
 * Smooth motion for what is drawn, in doubles: nothing here may flow back into a simulation.
 *
 * <p>Only {@code +}, {@code −}, {@code ×}, {@code ÷}, {@code %} and {@link StrictMath}, so that a
 * picture is the same on every machine.
 */
@NullMarked
package io.tickwright.ease;

import org.jspecify.annotations.NullMarked;
