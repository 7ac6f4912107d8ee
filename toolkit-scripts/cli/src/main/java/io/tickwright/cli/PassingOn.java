package io.tickwright.cli;

import io.tickwright.keys.RunHeader;
import io.tickwright.keys.RunResult;
import java.time.Duration;

/** A report that hands everything to the next one, for those that want to hear only some of it. */
class PassingOn implements Report {
  private final Report next;

  PassingOn(Report next) {
    this.next = next;
  }

  @Override
  public void started(RunHeader header) {
    next.started(header);
  }

  @Override
  public void ticked(long ticksDone) {
    next.ticked(ticksDone);
  }

  @Override
  public void echo(int line, String text) {
    next.echo(line, text);
  }

  @Override
  public void check(int line, String what, String expected, String actual, boolean passed) {
    next.check(line, what, expected, actual, passed);
  }

  @Override
  public void note(int line, String text) {
    next.note(line, text);
  }

  @Override
  public void log(String text) {
    next.log(text);
  }

  @Override
  public void ended(RunResult result, Duration wallTime) {
    next.ended(result, wallTime);
  }
}
