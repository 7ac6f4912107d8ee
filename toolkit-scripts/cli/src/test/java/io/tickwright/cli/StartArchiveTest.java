package io.tickwright.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class StartArchiveTest {
  @TempDir Path folder;

  @Test
  void doctorSaysHowLargeTheArchiveIsThatTheLauncherMade() throws Exception {
    Path archive = Files.write(folder.resolve("start-17.0.15"), new byte[1_600_000]);
    assertEquals(
        Finding.fine("start-up archive", "made for this JDK, 2 MB; shortens the start"),
        StartArchive.finding(archive.toString()));
  }

  @Test
  void doctorSaysWhatAStartWithoutOneCostsAndWhereItComesFrom() {
    for (String file : new String[] {null, folder.resolve("gone").toString()}) {
      Finding none = StartArchive.finding(file);
      assertEquals(Finding.Health.COULD_BE_FASTER, none.health());
      assertEquals("none", none.said());
      assertTrue(none.advice().get(0).contains("./tickwright makes one by itself"));
    }
  }
}
