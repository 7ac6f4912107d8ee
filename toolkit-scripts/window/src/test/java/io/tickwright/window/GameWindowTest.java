package io.tickwright.window;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class GameWindowTest {
  @TempDir private Path folder;

  @Test
  void aRecordingReplacesNoneOfAnEarlierSession() throws IOException {
    assertEquals(folder.resolve("patrol-1.keys"), GameWindow.newRecording(folder, "patrol"));
    Files.createFile(folder.resolve("patrol-1.keys"));
    Files.createFile(folder.resolve("patrol-2.keys"));
    assertEquals(folder.resolve("patrol-3.keys"), GameWindow.newRecording(folder, "patrol"));
  }
}
