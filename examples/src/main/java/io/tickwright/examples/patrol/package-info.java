/** Guards walk a wall: one small game in Java, Kotlin and JavaScript, with a screen or without. */
@NullMarked
package io.tickwright.examples.patrol;

import org.jspecify.annotations.NullMarked;
