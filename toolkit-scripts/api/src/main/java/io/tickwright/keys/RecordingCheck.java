package io.tickwright.keys;

import io.tickwright.snapshot.StateDiff;
import io.tickwright.snapshot.StateDiff.Difference;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/**
 * Replays a recording while it grows, on a thread of its own, and finds the first block after which
 * the replay is not what was recorded.
 */
final class RecordingCheck implements AutoCloseable {
  private static final int MOST_BEHIND = 64;
  private static final int MOST_SHOWN = 5;
  private static final String STOPPED = "The verification was stopped.";

  private final BlockingQueue<Block> blocks = new ArrayBlockingQueue<>(MOST_BEHIND);
  private final Thread thread;
  private volatile String problem = "";
  private volatile boolean over;

  /** Lines of the recording and the state they lead to; nothing ends it. */
  private static final class Block {
    final String text;
    final long tick;
    final byte @Nullable [] state;

    Block(String text, long tick, byte @Nullable [] state) {
      this.text = text;
      this.tick = tick;
      this.state = state;
    }
  }

  RecordingCheck(Path file, String header, RunOptions options) {
    this.thread = new Thread(() -> replay(file, header, options), "verification");
    thread.setDaemon(true);
    thread.start();
  }

  Optional<String> problem() {
    return problem.isEmpty() ? Optional.empty() : Optional.of(problem);
  }

  /** Takes a block; waits when the replay is far behind. */
  void follow(String text, long tick, byte @Nullable [] state) {
    put(new Block(text, tick, state));
  }

  private void put(Block block) {
    try {
      while (!over && !blocks.offer(block, 50, TimeUnit.MILLISECONDS)) {
        // The replay is behind: a verified run is as fast as the slower of the two.
      }
    } catch (InterruptedException interrupted) {
      stop();
    }
  }

  /** What is not replayed to its end has not been verified. */
  private void stop() {
    problem = problem.isEmpty() ? STOPPED : problem;
    over = true;
    thread.interrupt();
    Thread.currentThread().interrupt();
  }

  private void replay(Path file, String header, RunOptions options) {
    long before = 0;
    try (Replay replay = new Replay(file, header, options)) {
      Block block = blocks.take();
      while (!block.text.isEmpty() && problem.isEmpty()) {
        String failure = replay.go(block.text);
        String difference = block.state == null ? failure : differs(replay, block, before, failure);
        if (!difference.isEmpty()) {
          problem = difference;
        }
        before = block.tick;
        block = problem.isEmpty() ? blocks.take() : block;
      }
    } catch (InterruptedException stopped) {
      problem = STOPPED;
    } catch (RuntimeException | Error broken) {
      // Whatever the game throws: nobody else hears of it on this thread.
      problem = "The recording cannot be replayed" + GameFailed.why(broken);
    } finally {
      over = true;
    }
  }

  private static String differs(Replay replay, Block block, long before, String failure) {
    List<Difference> differences =
        StateDiff.all(replay.simulation().state(), block.state == null ? new byte[0] : block.state);
    if (differences.isEmpty()) {
      return failure;
    }
    StringBuilder text = new StringBuilder();
    text.append("The replay differs after tick ").append(before);
    text.append(", and by tick ").append(block.tick).append(" at the latest:");
    for (Difference one : differences.subList(0, Math.min(MOST_SHOWN, differences.size()))) {
      text.append("\n  ").append(one.path()).append(": recorded ").append(one.right());
      text.append(", replayed ").append(one.left());
    }
    if (differences.size() > MOST_SHOWN) {
      text.append("\n  and ").append(differences.size() - MOST_SHOWN).append(" more");
    }
    return text.toString();
  }

  /** Waits until all blocks have been replayed. */
  @Override
  public void close() {
    put(new Block("", 0, null));
    try {
      thread.join();
    } catch (InterruptedException interrupted) {
      stop();
    }
  }
}
