package io.tickwright.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;
import org.junit.jupiter.api.Test;

class TerminalTest {

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
}
