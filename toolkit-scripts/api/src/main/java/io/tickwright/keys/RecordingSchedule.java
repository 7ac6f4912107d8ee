package io.tickwright.keys;

import io.tickwright.loop.FrameLoop;
import io.tickwright.time.Speed;
import java.util.ArrayList;
import java.util.List;

/** Sees what a host has done to the schedule between two times that time passed. */
final class RecordingSchedule {
  private final FrameLoop loop;
  private Speed speed;
  private long carry;
  private long banked;
  private long budget;
  private long resyncs;
  private boolean paused;

  /** Takes a schedule that nobody has touched for granted. */
  RecordingSchedule(FrameLoop loop) {
    this.loop = loop;
    this.speed = Speed.of(1, 1);
    this.budget = loop.budget();
    this.resyncs = loop.stats().resyncs();
  }

  /** Takes the schedule as it is for granted. */
  void look() {
    lookAtSaved();
    budget = loop.budget();
    resyncs = loop.stats().resyncs();
  }

  /** Takes for granted what a save has of it; the budget is a setting of the host's. */
  void lookAtSaved() {
    speed = loop.speed();
    carry = loop.carry();
    banked = loop.banked();
    paused = loop.paused();
  }

  /** The lines that make the schedule what it is now. */
  List<String> changes() {
    List<String> lines = new ArrayList<>();
    if (!loop.speed().equals(speed) || loop.carry() != carry) {
      lines.add("let speed " + loop.speed().numerator() + "/" + loop.speed().denominator());
    }
    if (loop.paused() != paused) {
      lines.add(loop.paused() ? "pause" : "resume");
    }
    if (loop.banked() != banked) {
      lines.add("let leftover " + loop.base().text(loop.banked()));
    }
    if (loop.budget() != budget) {
      lines.add("budget " + Spelling.budget(loop.budget()));
    }
    if (loop.stats().resyncs() != resyncs) {
      lines.add("resync");
    }
    look();
    return lines;
  }
}
