/**
 * What is drawn between two ticks: the last and the present value of each row, kept by slot and
 * generation, and the ways to show one between them. Floating point lives here, gameplay does not.
 */
@NullMarked
package io.tickwright.present;

import org.jspecify.annotations.NullMarked;
