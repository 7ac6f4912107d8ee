package io.tickwright.host;

import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;

/** What other threads want done on the driver's, at its next update. */
final class Tasks {
  private final Queue<Runnable> waiting = new ConcurrentLinkedQueue<>();

  /** From any thread. */
  void add(Runnable task) {
    waiting.add(task);
  }

  /** Does what has come by now; what a task adds is for the update after. */
  void run() {
    if (waiting.isEmpty()) {
      return;
    }
    for (int left = waiting.size(); left > 0; left--) {
      Runnable task = waiting.poll();
      if (task != null) {
        task.run();
      }
    }
  }
}
