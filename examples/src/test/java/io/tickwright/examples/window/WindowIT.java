package io.tickwright.examples.window;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/**
 * A session in a real window, on a display in memory, with real key events and screenshots. On
 * Linux, where a display can be had in memory and be absent.
 */
@EnabledOnOs(OS.LINUX)
class WindowIT {
  private static final Path ROOT =
      Path.of(System.getProperty("basedir", "")).toAbsolutePath().normalize().getParent();
  private static final Path SKIRMISH = ROOT.resolve("examples/skirmish");

  @TempDir private Path folder;

  @Test
  void aSessionIsPlayedWithKeysLooksSmoothAndReplaysToTheSameDigest() throws Exception {
    Xvfb.need();
    List<String> said;
    try (Xvfb display = Xvfb.start()) {
      said =
          lines(
              Map.of("DISPLAY", display.display()),
              WindowSession.class.getName(),
              SKIRMISH.toString(),
              folder.toString());
    }

    String all = String.join("\n", said);
    assertTrue(all.contains("screenshots between ticks: true"), all);
    assertTrue(all.contains("it only comes nearer: true"), all);
    assertTrue(all.contains("without interpolation: true 0"), all);
    assertTrue(all.contains("pause holds the tick: true"), all);
    assertTrue(all.contains("the bar gets shorter: true"), all);
    assertTrue(all.contains("replayed PASSED, "), all);
    assertTrue(all.contains("the same digest: true"), all);
    assertEquals("whole", said.get(said.size() - 1), all);
    String recording = Files.readString(folder.resolve("session-1.keys"));
    assertTrue(recording.contains("\ndo fire"), recording);
    assertTrue(recording.contains("\npress slow"), recording);
    assertTrue(recording.contains("\nlet speed 1/10"), recording);
  }

  @Test
  void withoutADisplayItSaysSoAndOffersWhatNeedsNone() throws Exception {
    List<String> said = lines(Map.of(), SkirmishWindow.class.getName(), SKIRMISH.toString());

    String all = String.join("\n", said);
    assertTrue(all.contains("There is no display here."), all);
    assertTrue(all.contains("./tickwright run examples/skirmish/skirmish-smoke.keys"), all);
  }

  private List<String> lines(Map<String, String> environment, String... words)
      throws IOException, InterruptedException {
    List<String> command = new ArrayList<>();
    command.add(System.getProperty("java.home") + File.separator + "bin" + File.separator + "java");
    command.addAll(List.of("-cp", System.getProperty("java.class.path")));
    command.addAll(List.of(words));
    Path out = folder.resolve("said.txt");
    ProcessBuilder builder =
        new ProcessBuilder(command).redirectErrorStream(true).redirectOutput(out.toFile());
    builder.environment().remove("DISPLAY");
    builder.environment().putAll(environment);
    Process process = builder.start();
    if (!process.waitFor(240, TimeUnit.SECONDS)) {
      process.destroyForcibly();
      throw new AssertionError("it did not end\n" + Files.readString(out));
    }
    return Files.readAllLines(out, StandardCharsets.UTF_8);
  }
}
