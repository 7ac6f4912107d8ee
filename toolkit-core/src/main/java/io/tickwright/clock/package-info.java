/** A fixed step, and the time banked toward the next one. */
@NullMarked
package io.tickwright.clock;

import org.jspecify.annotations.NullMarked;
