package io.tickwright.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import org.junit.jupiter.api.Test;

class TerminalTest {
  private String complaint = "";

  @Test
  void coloursAreForScreensThatHaveThemAndUsersWhoWantThem() {
    assertEquals(Style.COLOURED, styleWith(Map.of("TERM", "xterm")));
    assertEquals(Style.COLOURED, styleWith(Map.of("WT_SESSION", "1")));
    assertEquals(Style.COLOURED, styleWith(Map.of("TERM", "xterm", "NO_COLOR", "")));
    assertEquals(Style.PLAIN, styleWith(Map.of("TERM", "xterm", "NO_COLOR", "1")));
    assertEquals(Style.PLAIN, styleWith(Map.of("TERM", "dumb")));
    assertEquals(Style.PLAIN, styleWith(Map.of()));
    assertEquals(Style.PLAIN, Screen.piped().terminal().style());
  }

  @Test
  void progressNeverStandsAmongTheResults() {
    Screen screen = Screen.watched(Map.of("TERM", "xterm"));
    screen.terminal().status("1 of 3 done");
    screen.terminal().print("ok\n");

    assertEquals("ok\n", screen.out());
    assertEquals("1 of 3 done\r\u001b[K", screen.err());
  }

  @Test
  void progressIsNotForFiles() {
    Screen screen = Screen.piped();
    screen.terminal().status("1 of 3 done");

    assertEquals("", screen.err());
  }

  @Test
  void aLongRunSaysWhatItIsAt() throws InterruptedException {
    Screen screen = Screen.watched(Map.of("TERM", "xterm"));
    try (Progress progress = new Progress(screen.terminal(), 3, 1)) {
      Report report = progress.watching(new QuietReport("", text -> {}, Style.PLAIN), "a.keys");
      report.echo(14, "far on");
      report.ticked(749);
      for (int i = 0; i < 500 && !screen.err().contains("749"); i++) {
        Thread.sleep(10);
      }
    }

    assertTrue(screen.err().contains("0 of 3 done, a.keys, past line 14, tick 749, "), screen::err);
    assertTrue(screen.err().endsWith("\r\u001b[K"), screen::err);
  }

  @Test
  void ofSeveralRunsTheOneAtWorkIsSaidAndNotTheOneThatWaits() throws InterruptedException {
    Screen screen = Screen.watched(Map.of("TERM", "xterm"));
    try (Progress progress = new Progress(screen.terminal(), 2, 1)) {
      Report atWork = progress.watching(new QuietReport("", text -> {}, Style.PLAIN), "a.keys");
      progress.watching(new QuietReport("", text -> {}, Style.PLAIN), "b.keys");
      atWork.ticked(749);
      for (int i = 0; i < 500 && !screen.err().contains("749"); i++) {
        Thread.sleep(10);
      }
    }

    assertTrue(screen.err().contains("0 of 2 done, a.keys, tick 749, "), screen::err);
  }

  private static Style styleWith(Map<String, String> environment) {
    return Screen.watched(environment).terminal().style();
  }

  @Test
  void aFullDiskIsSaidAndAReaderThatWentAwayIsNot() {
    assertEquals(2, endedAfter("No space left on device"));
    assertEquals(
        "tickwright: the results cannot be written: No space left on device.\n", complaint);
    assertEquals(141, endedAfter("Broken pipe"));
    assertEquals("", complaint);
  }

  @Test
  void aFaultInWordsThatNobodyForesawIsSaid() {
    assertEquals(2, endedAfter("Disk quota exceeded"));
    assertEquals("tickwright: the results cannot be written: Disk quota exceeded.\n", complaint);
    assertEquals(2, endedAfter("Auf dem Gerät ist kein Speicherplatz mehr verfügbar"));
    assertEquals(141, endedAfter("Connection reset by peer"));
    assertEquals(141, endedAfter("The pipe is being closed"));
  }

  @Test
  void aFaultIsNotForgottenWhenTheNextWriteFailsOtherwise() {
    assertEquals(2, endedAfter("Disk quota exceeded", "Broken pipe"));
    assertEquals("tickwright: the results cannot be written: Disk quota exceeded.\n", complaint);
  }

  private int endedAfter(String... failures) {
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    OutputStream out =
        new OutputStream() {
          private int writes;

          @Override
          public void write(int one) throws IOException {
            throw new IOException(failures[Math.min(writes++, failures.length - 1)]);
          }
        };
    Terminal terminal = new Terminal(out, err, false, false, StandardCharsets.UTF_8, Map.of());
    for (int i = 0; i < failures.length; i++) {
      terminal.print("ok\n");
      terminal.flush();
    }
    int code = terminal.ended(0);
    complaint = err.toString(StandardCharsets.UTF_8);
    return code;
  }
}
