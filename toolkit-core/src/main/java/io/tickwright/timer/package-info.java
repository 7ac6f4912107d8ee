/**
 * Things that happen when their time is up: once ({@link io.tickwright.timer.Timer}) or over and
 * over ({@link io.tickwright.timer.Metronome}), one at a time or in columns of millions.
 */
@NullMarked
package io.tickwright.timer;

import org.jspecify.annotations.NullMarked;
