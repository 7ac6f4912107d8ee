/** A game written in Java, played in a window. */
@NullMarked
package io.tickwright.examples.window;

import org.jspecify.annotations.NullMarked;
