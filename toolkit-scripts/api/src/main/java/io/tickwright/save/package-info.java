/**
 * Saves: all that a simulation is, as a file that a person can read and a later version of the game
 * can take.
 *
 * <p>{@link io.tickwright.save.Save} is the value, {@link io.tickwright.save.SaveRefused} what it
 * says when a file cannot be taken. The format is {@code docs/save-format.md}.
 */
@NullMarked
package io.tickwright.save;

import org.jspecify.annotations.NullMarked;
