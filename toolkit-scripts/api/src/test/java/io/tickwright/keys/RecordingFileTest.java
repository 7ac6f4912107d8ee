package io.tickwright.keys;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.FileOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RecordingFileTest {
  @TempDir Path folder;
  private Path file;

  private final CountDownLatch atDisk = new CountDownLatch(1);
  private final CountDownLatch diskIsReady = new CountDownLatch(1);
  private volatile long forced;

  @BeforeEach
  void aFile() {
    file = folder.resolve("a.keys");
  }

  /** A disk that lets the first block wait. */
  private void force(FileOutputStream unused) throws IOException {
    long written = Files.size(file);
    atDisk.countDown();
    awaitDisk();
    forced = written;
  }

  /** As a disk does, whether the thread is interrupted or not. */
  private void awaitDisk() {
    boolean interrupted = Thread.interrupted();
    try {
      diskIsReady.await();
    } catch (InterruptedException stopped) {
      interrupted = true;
    }
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
  }

  @Test
  void theLastBlockIsForcedToTheDiskEvenWhileOneBeforeItStillIs() throws Exception {
    RecordingFile recording = new RecordingFile(file, "header\n", this::force);
    recording.append("tick 1\n");
    atDisk.await();
    recording.append("tick 2\n");
    Thread closing = new Thread(recording::close);
    closing.start();
    while (closing.getState() != Thread.State.WAITING) {
      Thread.sleep(1);
    }
    diskIsReady.countDown();
    closing.join();
    assertEquals("header\ntick 1\ntick 2\n", Files.readString(file));
    assertEquals(Files.size(file), forced);
  }

  @Test
  void anInterruptDoesNotKeepTheRestFromTheDisk() throws Exception {
    diskIsReady.countDown();
    RecordingFile recording = new RecordingFile(file, "header\n", this::force);
    recording.append("tick 1\n");
    Thread.currentThread().interrupt();
    recording.close();
    assertTrue(Thread.interrupted());
    assertEquals(Files.size(file), forced);
  }
}
