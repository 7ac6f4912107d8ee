/**
 * The program that shows that every machine computes alike: named simulations, the digests of their
 * ticks, and the comparison of what two machines printed.
 */
@NullMarked
package io.tickwright.examples.determinism;

import org.jspecify.annotations.NullMarked;
