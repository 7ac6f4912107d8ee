/**
 * Time as people write it, and as the core spends it: base units, quantities with their unit, exact
 * speeds and rates.
 */
@NullMarked
package io.tickwright.time;

import org.jspecify.annotations.NullMarked;
