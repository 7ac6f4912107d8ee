/**
 * Exact numbers for simulations: fixed point, binary angles, random streams, and the hash that
 * compares two runs. Whole numbers throughout, so that every machine computes the same bits.
 */
@NullMarked
package io.tickwright.exact;

import org.jspecify.annotations.NullMarked;
