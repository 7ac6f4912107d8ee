/**
 * The one grammar for naming a thing of a game and writing its value: {@code reload.left}, {@code
 * enemies[0].walk.banked}, {@code 0.5s of 1.5s}. Scenarios, diffs, saves and messages all use it.
 */
@NullMarked
package io.tickwright.script.path;

import org.jspecify.annotations.NullMarked;
