/**
 * Things that happen when their time is up: once ({@link io.tickwright.timer.Timer}) or over and
 * over ({@link io.tickwright.timer.Metronome}), one at a time, in columns of millions, or each with
 * a due of its own in a {@link io.tickwright.timer.TimerQueue}.
 */
@NullMarked
package io.tickwright.timer;

import org.jspecify.annotations.NullMarked;
