package io.tickwright.save;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * A process killed at any moment of a save leaves the old file or the new one whole. The moments
 * are drawn from within the first saves of a real process, and three processes are at work at a
 * time.
 */
class KilledSaveTest {
  private static final int KILLS = Integer.getInteger("save.kills", 200);
  private static final int AT_A_TIME = 3;
  private static final long MOST_NANOS = 25_000_000_000L;

  @TempDir Path folder;

  @Test
  void theOldFileOrTheNewOneIsWhole() throws Exception {
    Path one = Files.write(folder.resolve("one"), bytes(1));
    Path two = Files.write(folder.resolve("two"), bytes(2));
    List<byte[]> whole = List.of(Files.readAllBytes(one), Files.readAllBytes(two));
    Save.readFrom(one).restoreInto(new Outpost(1).sim);
    int[] seen = new int[2];
    int inTheMiddle = 0;
    int kills = 0;
    SplittableRandom moments = new SplittableRandom(20261130);
    long end = System.nanoTime() + MOST_NANOS;
    List<Killed> running = new ArrayList<>();
    for (int slot = 0; slot < AT_A_TIME; slot++) {
      running.add(start(slot, one, two, "atomic"));
    }
    while (kills < KILLS && System.nanoTime() < end) {
      Killed next = running.remove(0);
      next.kill(moments.nextInt(0, 12_000_000));
      kills++;
      byte[] found = Files.exists(next.file) ? Files.readAllBytes(next.file) : whole.get(0);
      int which =
          Arrays.equals(found, whole.get(0)) ? 0 : Arrays.equals(found, whole.get(1)) ? 1 : -1;
      assertTrue(which >= 0, "kill " + kills + " left " + found.length + " bytes of neither");
      seen[which]++;
      inTheMiddle += leftOvers(next.file);
      running.add(start(next.slot, one, two, "atomic"));
    }
    for (Killed left : running) {
      left.kill(0);
    }
    // On a machine that is busy with other things the time runs out first.
    assertTrue(kills >= Math.min(KILLS, 50), "only " + kills + " kills in the time there is");
    assertTrue(seen[0] > 0 && seen[1] > 0, "both were found: " + Arrays.toString(seen));
    assertTrue(inTheMiddle > kills / 20, "only " + inTheMiddle + " kills fell into a save");
    AtomicFile.replace(folder.resolve("0.save"), bytes(1));
    assertEquals(0, leftOvers(folder.resolve("0.save")), "the next save sweeps");
  }

  @Test
  void aFileWrittenPlainlyIsTorn() throws Exception {
    Path one = Files.write(folder.resolve("one"), bytes(1));
    Path two = Files.write(folder.resolve("two"), bytes(2));
    SplittableRandom moments = new SplittableRandom(1);
    for (int i = 0; i < 60; i++) {
      Killed plain = start(0, one, two, "plain");
      plain.kill(moments.nextInt(0, 12_000_000));
      byte[] found = Files.exists(plain.file) ? Files.readAllBytes(plain.file) : new byte[0];
      if (Files.exists(plain.file)
          && !Arrays.equals(found, Files.readAllBytes(one))
          && !Arrays.equals(found, Files.readAllBytes(two))) {
        return;
      }
    }
    throw new AssertionError("60 kills tore no file; the test above says nothing");
  }

  /** A save of some size: a game with a big radar picture. */
  private static byte[] bytes(long seed) {
    Outpost game = new Outpost(seed);
    game.play(seed, 60);
    game.radar.picture = new byte[200_000];
    Arrays.fill(game.radar.picture, (byte) seed);
    return Save.of(game.sim).text().getBytes(StandardCharsets.UTF_8);
  }

  private Killed start(int slot, Path one, Path two, String how) throws IOException {
    Path file = folder.resolve(slot + ".save");
    Process process = SavingProcess.command(file, one, two, how).start();
    return new Killed(slot, file, process);
  }

  private int leftOvers(Path file) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return (int)
          files
              .filter(path -> path.getFileName().toString().startsWith("." + file.getFileName()))
              .count();
    }
  }

  private record Killed(int slot, Path file, Process process) {
    /** Waits until it saves, and so long more, then kills it as a power cut would. */
    void kill(int afterNanos) throws IOException, InterruptedException {
      assertEquals('!', process.getInputStream().read(), "the process saves");
      long until = System.nanoTime() + afterNanos;
      while (System.nanoTime() < until) {
        Thread.onSpinWait();
      }
      process.destroyForcibly().waitFor();
    }
  }
}
