/** The {@code tickwright} command. */
@NullMarked
package io.tickwright.cli;

import org.jspecify.annotations.NullMarked;
