package io.tickwright.host;

/** Where the host reads the time; {@link FakeClock} is the one for tests. */
@FunctionalInterface
public interface HostClock {

  /** Nanoseconds since some moment, any long; only differences mean something. */
  long nanos();

  /** The clock of this machine. */
  static HostClock system() {
    return System::nanoTime;
  }
}
