package io.tickwright.keys;

import io.tickwright.save.ScriptMark;
import io.tickwright.sim.Input;
import io.tickwright.sim.Simulation;
import io.tickwright.snapshot.StateDigest;
import io.tickwright.time.TimeBase;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/** The lines of a recording, gathered until a block of them is written. */
final class RecordingText {
  private static final int FRAMES_A_LINE = 8;
  private static final int HASH_DIGITS = 16;
  private static final long MOST_TICKS = 1_000_000_000;

  private final StringBuilder block = new StringBuilder();
  private final StringBuilder frames = new StringBuilder();
  private int framesInLine;
  private long ticks;
  private long frame = -1;
  private long times;
  private long framesInBlock;

  // The beginning

  static String header(
      Simulation simulation, Path file, @Nullable Path script, @Nullable ScriptMark mark) {
    String name = String.valueOf(file.getFileName());
    StringBuilder text = new StringBuilder();
    text.append("# a recording; replay it with: tickwright run ").append(name).append('\n');
    text.append("recording 1\n");
    if (script != null && mark != null) {
      String hash = mark.sha256().substring(0, HASH_DIGITS);
      String named = Spelling.word(Spelling.beside(file, script));
      text.append("script ").append(named).append(" sha256 ").append(hash).append('\n');
    }
    text.append("base ").append(Spelling.base(simulation.base())).append('\n');
    text.append("timestep ").append(Spelling.timestep(simulation)).append('\n');
    text.append("budget ").append(Spelling.budget(simulation.loop().budget())).append('\n');
    text.append("seed ").append(simulation.seed()).append("\n\n");
    return text.toString();
  }

  // Lines

  void line(String line) {
    endTicks();
    endFrames();
    block.append(line).append('\n');
  }

  void restore(String file) {
    line("restore " + Spelling.word(file));
  }

  void digest(long tick, long digest) {
    line("expect tick " + tick);
    line("expect digest " + StateDigest.text(digest));
  }

  /**
   * An input.
   *
   * @param now the ticks done when it arrived: a later stamp is written
   * @param after the ticks done when it arrived in the middle of what is written next, or −1
   */
  void input(Input input, long now, long after) {
    StringBuilder line = new StringBuilder(InputText.of(input, now));
    if (after >= 0) {
      line.append(" after ").append(after);
    }
    line(line.toString());
  }

  // Time

  /** Counts of ticks that nothing lies between are one count. */
  void ticks(long count) {
    endFrames();
    if (ticks > MOST_TICKS) {
      endTicks();
    }
    ticks += Math.min(Math.max(0, count), Long.MAX_VALUE - MOST_TICKS);
  }

  private void endTicks() {
    for (long left = ticks; left > 0; left -= MOST_TICKS) {
      block.append("tick ").append(Math.min(left, MOST_TICKS)).append('\n');
    }
    ticks = 0;
  }

  void advance(TimeBase base, long units) {
    if (units > 0) {
      line("wait " + base.text(units));
    }
  }

  void frame(long nanos) {
    endTicks();
    framesInBlock++;
    if (nanos == frame) {
      times++;
      return;
    }
    endFrame();
    frame = nanos;
    times = 1;
  }

  private void endFrame() {
    if (times == 0) {
      return;
    }
    frames.append(' ').append(frame).append("ns");
    if (times > 1) {
      frames.append(" x").append(times);
    }
    times = 0;
    frame = -1;
    if (++framesInLine == FRAMES_A_LINE) {
      endLine();
    }
  }

  private void endFrames() {
    endFrame();
    endLine();
  }

  private void endLine() {
    if (framesInLine > 0) {
      block.append(framesInLine == 1 ? "frame" : "frames").append(frames).append('\n');
      frames.setLength(0);
      framesInLine = 0;
    }
  }

  // Blocks

  /** How many frames there are since the last block. */
  long frames() {
    return framesInBlock;
  }

  /** All lines since the last block, each ended. */
  String take() {
    endTicks();
    endFrames();
    String text = block.toString();
    block.setLength(0);
    framesInBlock = 0;
    return text;
  }
}
