package io.tickwright.examples.window;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/**
 * {@code ./tickwright play}, as a user starts it, with words on its standard input; see {@link
 * WindowIT}.
 */
@EnabledOnOs(OS.LINUX)
class PlayIT {
  private static final Path ROOT =
      Path.of(System.getProperty("basedir", "")).toAbsolutePath().normalize().getParent();
  private static final String SCENARIO = "examples/skirmish/skirmish-smoke.keys";
  private static final long PATIENCE_NANOS = 120_000_000_000L;

  @TempDir private Path folder;

  private Process start(String display, String... words) throws IOException {
    List<String> command = new ArrayList<>();
    command.add(ROOT.resolve("tickwright").toString());
    command.addAll(List.of(words));
    ProcessBuilder builder =
        new ProcessBuilder(command)
            .directory(ROOT.toFile())
            .redirectErrorStream(true)
            .redirectOutput(out().toFile());
    builder.environment().put("JAVA_HOME", System.getProperty("java.home"));
    builder.environment().remove("DISPLAY");
    if (!display.isEmpty()) {
      builder.environment().put("DISPLAY", display);
    }
    return builder.start();
  }

  private Path out() {
    return folder.resolve("said.txt");
  }

  private String said() throws IOException {
    return Files.readString(out());
  }

  private int ended(Process process) throws Exception {
    if (!process.waitFor(120, TimeUnit.SECONDS)) {
      process.destroyForcibly();
      throw new AssertionError("it did not end\n" + said());
    }
    return process.exitValue();
  }

  private void say(OutputStream in, String line, String answer) throws Exception {
    in.write((line + "\n").getBytes(StandardCharsets.UTF_8));
    in.flush();
    long begun = System.nanoTime();
    while (!said().contains(answer)) {
      assertTrue(
          System.nanoTime() - begun < PATIENCE_NANOS,
          () -> "no answer `" + answer + "` to `" + line + "`");
      Thread.sleep(50);
    }
  }

  @Test
  void theWordsOfTimeAreSaidOnStandardInputAndTheRecordingIsRunWithoutAWindow() throws Exception {
    Xvfb.need();
    try (Xvfb display = Xvfb.start()) {
      Process play =
          start(display.display(), "play", "--record", "--folder", folder.toString(), SCENARIO);
      OutputStream in = play.getOutputStream();
      say(in, "speed world 1/3", "speed of world 1/3\n");
      say(in, "speed wrld 1/3", "no clock `wrld` is declared");
      say(in, "lode", "`lode` is no word here; say one of pause, ");
      say(in, "load", "skirmish-quick.save yet; say `save` first");
      say(in, "sprint 100", "100 ticks in ");
      say(in, "step 30", "stepping 30 ticks\n");
      say(in, "save", "saved " + folder.resolve("skirmish-quick.save") + " at tick ");
      say(in, "quit", "closing at tick ");
      assertEquals(0, ended(play), said());
      assertTrue(said().contains("SPACE do fire, SHIFT hold slow"), said());
      assertTrue(said().contains("recording " + folder.resolve("skirmish-1.keys")), said());
      assertTrue(said().contains("\nrecorded " + folder.resolve("skirmish-1.keys")), said());
    }

    Process run = start("", "run", folder.resolve("skirmish-1.keys").toString());
    run.getOutputStream().close();
    assertEquals(0, ended(run), said());
    assertTrue(said().contains("ok  digest = 0x"), said());
  }

  @Test
  void whereThereIsNoDisplayItSaysSoAndOffersRun() throws Exception {
    Process play = start("", "play", SCENARIO);
    play.getOutputStream().close();

    assertEquals(2, ended(play), said());
    assertTrue(said().contains("there is no display here"), said());
    assertTrue(said().contains("tickwright run " + SCENARIO), said());
  }
}
