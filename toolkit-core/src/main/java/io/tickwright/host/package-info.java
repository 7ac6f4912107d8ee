/**
 * The real-time host: what calls a loop sixty times a second, waits for its moment, and says how
 * well that went. The only package of the core that reads a clock, sleeps or knows a thread.
 *
 * <p>{@link io.tickwright.host.FrameDriver} runs a game that is drawn, {@link
 * io.tickwright.host.ServerDriver} one that is not. Both read time from a {@link
 * io.tickwright.host.HostClock}, so that a test brings a {@link io.tickwright.host.FakeClock}.
 */
@NullMarked
package io.tickwright.host;

import org.jspecify.annotations.NullMarked;
