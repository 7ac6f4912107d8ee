package io.tickwright.loop;

import io.tickwright.exact.StateHash;
import io.tickwright.internal.Saturating;
import io.tickwright.state.StateVisitor;
import io.tickwright.state.Stateful;
import java.util.Locale;

/**
 * What a loop's frames have planned so far, as facts that the same timestamps always reproduce;
 * nothing in it was measured.
 *
 * <p>Steps by count or by duration are no frames and are not counted here, unless abandoned. Counts
 * saturate at {@link Long#MAX_VALUE}.
 */
public final class FrameStats implements Stateful {

  private final PlanHash hash = new PlanHash();
  private long frames;
  private long emptyFrames;
  private long droppingFrames;
  private long steps;
  private long mostSteps;
  private long dropped;
  private long abandoned;
  private long backwards;
  private long resyncs;
  private long submittedUnits;

  FrameStats() {}

  void plan(FramePlan plan) {
    frames++;
    emptyFrames += plan.steps() == 0 ? 1 : 0;
    steps = Saturating.add(steps, plan.steps());
    mostSteps = Math.max(mostSteps, plan.steps());
    if (plan.dropped() > 0) {
      droppingFrames++;
      dropped = Saturating.add(dropped, plan.dropped());
    }
    hash.absorb(plan);
  }

  void submitted(long units) {
    submittedUnits = Saturating.add(submittedUnits, units);
  }

  void wentBack() {
    backwards++;
  }

  void resynced() {
    resyncs++;
  }

  void abandoned(long count) {
    abandoned = Saturating.add(abandoned, count);
  }

  /** Frames planned. */
  public long frames() {
    return frames;
  }

  /** Frames without a step to run. */
  public long emptyFrames() {
    return emptyFrames;
  }

  /** Frames that dropped steps. */
  public long droppingFrames() {
    return droppingFrames;
  }

  /** Steps that frames had to run. */
  public long steps() {
    return steps;
  }

  /** The most steps planned by one frame. */
  public long mostSteps() {
    return mostSteps;
  }

  /** Steps past the budget of their frame, gone for good. */
  public long dropped() {
    return dropped;
  }

  /**
   * Steps that a failing body kept from running, its own among them, through whichever door; gone
   * for good.
   */
  public long abandoned() {
    return abandoned;
  }

  /** Frames whose time was before that of the frame before. */
  public long backwards() {
    return backwards;
  }

  /** Times that {@link FrameLoop#resync} was called. */
  public long resyncs() {
    return resyncs;
  }

  /** Base units that frames brought in, before the speed. */
  public long submittedUnits() {
    return submittedUnits;
  }

  /**
   * The running hash of every plan, {@link StateHash FNV-1a-64} over its first tick (64 bits),
   * steps (the low 32), dropped, remainder and timestep (64 each). Two loops that agree in it have
   * planned alike, frame for frame.
   */
  public long scheduleHash() {
    return hash.value();
  }

  /** All of it as one line of JSON, always the same fields in the same order; the hash as hex. */
  public String json() {
    return String.format(
        Locale.ROOT,
        "{\"frames\":%d,\"emptyFrames\":%d,\"droppingFrames\":%d,\"steps\":%d,\"mostSteps\":%d,"
            + "\"dropped\":%d,\"abandoned\":%d,\"backwards\":%d,\"resyncs\":%d,"
            + "\"submittedUnits\":%d,\"scheduleHash\":\"0x%016x\"}",
        frames,
        emptyFrames,
        droppingFrames,
        steps,
        mostSteps,
        dropped,
        abandoned,
        backwards,
        resyncs,
        submittedUnits,
        scheduleHash());
  }

  @Override
  public void state(StateVisitor s) {
    frames = count(s, "frames", frames);
    emptyFrames = count(s, "emptyFrames", emptyFrames);
    droppingFrames = count(s, "droppingFrames", droppingFrames);
    steps = count(s, "steps", steps);
    mostSteps = count(s, "mostSteps", mostSteps);
    dropped = count(s, "dropped", dropped);
    abandoned = count(s, "abandoned", abandoned);
    backwards = count(s, "backwards", backwards);
    resyncs = count(s, "resyncs", resyncs);
    submittedUnits = count(s, "submittedUnits", submittedUnits);
    hash.restore(s.integer("hash", hash.value()));
  }

  private static long count(StateVisitor s, String name, long value) {
    return s.ranged(name, value, 0, Long.MAX_VALUE);
  }

  @Override
  public String toString() {
    return json();
  }
}
