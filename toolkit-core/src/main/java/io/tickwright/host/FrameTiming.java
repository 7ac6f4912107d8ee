package io.tickwright.host;

/**
 * The CPU time of frames: measured, and so never the same twice; {@link
 * io.tickwright.loop.FrameStats} has the facts that repeat.
 *
 * <p>It is said as renderers say it, beside the time of the GPU: what passed on the host's clock
 * while the driver's thread worked on the frame, in its update and in its drawing. Waiting for the
 * next frame, between the two halves, and for a frame slot is left out; a {@link Surface#present}
 * that waits for the display counts, and so does another program that had the processor meanwhile.
 *
 * <p>Frames that were presented and those that were only stepped (a dormant window) are counted
 * apart. Belongs to the driver's thread.
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
