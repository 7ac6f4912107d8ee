/**
 * Exact time in whole numbers for games and simulations: no dependencies, no clock outside {@code
 * host}.
 */
module io.tickwright.core {
  requires static org.jspecify;
  requires static com.google.errorprone.annotations;
  // The host's events; it works without them.
  requires static jdk.jfr;

  exports io.tickwright.bank;
  exports io.tickwright.clock;
  exports io.tickwright.ease;
  exports io.tickwright.exact;
  exports io.tickwright.host;
  exports io.tickwright.loop;
  exports io.tickwright.present;
  exports io.tickwright.sim;
  exports io.tickwright.snapshot;
  exports io.tickwright.state;
  exports io.tickwright.time;
  exports io.tickwright.timer;
}
