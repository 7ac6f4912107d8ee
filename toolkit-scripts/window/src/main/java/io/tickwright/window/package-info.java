/**
 * A game in a window, with what the JDK brings along: what {@code tickwright play} opens, and a
 * host to learn from. It draws tables of any game by what a text file says, on the real-time host
 * of the core.
 */
@NullMarked
package io.tickwright.window;

import org.jspecify.annotations.NullMarked;
