package io.tickwright.cli;

import io.tickwright.keys.RunListener;
import io.tickwright.keys.RunResult;
import java.time.Duration;

/** Tells one scenario's run to whoever asked for it, in text or in JSON. */
interface Report extends RunListener {
  /** The run is over; nothing follows. */
  void ended(RunResult result, Duration wallTime);
}
