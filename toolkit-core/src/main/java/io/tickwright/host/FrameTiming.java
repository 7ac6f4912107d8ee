package io.tickwright.host;

/**
 * How long frames took to make: measured, and so never the same twice; {@link
 * io.tickwright.loop.FrameStats} has the facts that repeat.
 *
 * <p>The time of a frame is that between its beginning and its end on the driver's thread, without
 * waiting for a frame slot. Frames that were presented and those that were only stepped (a dormant
 * window) are counted apart. Belongs to the driver's thread.
 */
public final class FrameTiming {
  private final TimeHistogram presented = new TimeHistogram();
  private final TimeHistogram skipped = new TimeHistogram();

  FrameTiming() {}

  void frame(boolean wasPresented, long nanos) {
    (wasPresented ? presented : skipped).record(nanos);
  }

  /** The frames that were shown. */
  public TimeHistogram presented() {
    return presented;
  }

  /** The frames that were not. */
  public TimeHistogram skipped() {
    return skipped;
  }

  /** Forgets everything: a new interval begins. */
  public void reset() {
    presented.reset();
    skipped.reset();
  }

  /** Both as one line of JSON, in nanoseconds; see {@link TimeHistogram#json}. */
  public String json() {
    return "{\"presented\":" + presented.json() + ",\"skipped\":" + skipped.json() + "}";
  }

  @Override
  public String toString() {
    return json();
  }
}
