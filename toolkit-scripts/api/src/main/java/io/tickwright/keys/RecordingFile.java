package io.tickwright.keys;

import io.tickwright.save.AtomicFile;
import java.io.FileOutputStream;
import java.io.IOException;
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
  private final Disk disk;
  private final Semaphore unforced = new Semaphore(0);
  private final Thread forcing = new Thread(this::forceBlocks, "recording");
  private volatile boolean over;

  /** Waits until all that has been written is on the disk. */
  interface Disk {
    void force(FileOutputStream out) throws IOException;
  }

  /** Begins the file anew with this text; until then the old one stays. */
  RecordingFile(Path file, String beginning) {
    this(file, beginning, out -> out.getFD().sync());
  }

  RecordingFile(Path file, String beginning, Disk disk) {
    this.disk = disk;
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

  private void forceBlocks() {
    while (!over) {
      unforced.acquireUninterruptibly();
      unforced.drainPermits();
      force();
    }
  }

  private void force() {
    try {
      disk.force(out);
    } catch (IOException notPossibleHere) {
      // A pipe or a folder in memory has no disk; what cannot be forced is with the system.
    }
  }

  /** Forces the rest to the disk and lets go of the file. */
  @Override
  public void close() {
    over = true;
    unforced.release();
    joinForcing();
    // The thread may have been in the middle of a block before the last.
    force();
    try {
      out.close();
    } catch (IOException unwritten) {
      // All of it has been written.
    }
  }

  /** Takes no longer than the disk does, so that an interrupt can wait for it. */
  private void joinForcing() {
    boolean interrupted = false;
    while (forcing.isAlive()) {
      try {
        forcing.join();
      } catch (InterruptedException later) {
        interrupted = true;
      }
    }
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
  }
}
