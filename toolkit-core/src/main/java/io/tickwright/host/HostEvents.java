package io.tickwright.host;

/** What the host tells a profiler; tells nobody where the JDK has no Flight Recorder. */
class HostEvents {

  /** Those of the Flight Recorder, where there is one. */
  static HostEvents current() {
    try {
      Class.forName("jdk.jfr.Event", false, HostEvents.class.getClassLoader());
    } catch (ClassNotFoundException | LinkageError absent) {
      return new HostEvents();
    }
    return new FlightRecorderEvents();
  }

  void frameBegan() {}

  void frameEnded(long frame, long steps, boolean presented, long workNanos) {}

  void burstBegan() {}

  void burstEnded(long firstTick, long steps) {}

  void dropped(long tick, long steps) {}

  void paced(long lateNanos, long periodNanos) {}
}
