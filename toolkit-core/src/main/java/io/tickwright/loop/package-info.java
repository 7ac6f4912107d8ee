/** What one frame must do: from absolute nanoseconds to whole steps, dropped ones, and the rest. */
@NullMarked
package io.tickwright.loop;

import org.jspecify.annotations.NullMarked;
