package io.tickwright.keys;

import io.tickwright.save.AtomicFile;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.SyncFailedException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.concurrent.Semaphore;

/**
 * A file that grows by whole blocks. A block is with the operating system when {@link #append}
 * returns, and so outlives the process; forcing it to the disk may take as long as a frame, and is
 * done on a thread of its own.
 */
final class RecordingFile implements AutoCloseable {
  private final FileOutputStream out;
  private final Semaphore unforced = new Semaphore(0);
  private final Thread forcing = new Thread(this::force, "recording");
  private volatile boolean over;

  /** Begins the file anew with this text; until then the old one stays. */
  RecordingFile(Path file, String beginning) {
    try {
      AtomicFile.replace(file, beginning.getBytes(StandardCharsets.UTF_8));
      out = new FileOutputStream(file.toFile(), true);
    } catch (IOException unwritable) {
      throw AtomicFile.refused(file, "cannot be written", unwritable);
    }
    forcing.setDaemon(true);
    forcing.start();
  }

  void append(String block) throws IOException {
    out.write(block.getBytes(StandardCharsets.UTF_8));
    unforced.release();
  }

  private void force() {
    while (!over) {
      unforced.acquireUninterruptibly();
      unforced.drainPermits();
      try {
        out.getFD().sync();
      } catch (SyncFailedException notPossibleHere) {
        // A pipe or a folder in memory: there is no disk to wait for.
      } catch (IOException closed) {
        return;
      }
    }
  }

  /** Forces the rest to the disk and lets go of the file. */
  @Override
  public void close() {
    over = true;
    unforced.release();
    try {
      forcing.join();
      out.close();
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
    } catch (IOException unwritten) {
      // All of it has been written; what could not be forced is with the system.
    }
  }
}
