package io.tickwright.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class JunitXmlTest {
  @TempDir private Path folder;

  @Test
  void aFileIsASuiteAndACheckIsACase() throws IOException {
    String out = folder.resolve("new/results.xml").toString();
    int code =
        Screen.piped()
            .run(
                new ActedEngine(),
                "run",
                "--quiet",
                "--jobs=3",
                "--junit-xml=" + out,
                file("passes-slowly.keys"),
                file("fails.keys"),
                file("breaks.keys"));

    assertEquals(2, code);
    assertEquals(
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites>
        <testsuite name="F/passes-slowly.keys" tests="2" failures="0" errors="0" skipped="0" time="0.060">
        <testcase classname="F/passes-slowly.keys" name="line 7: shells = 2"></testcase>
        <testcase classname="F/passes-slowly.keys" name="line 8: scrap = 4, expected 3..9"></testcase>
        </testsuite>
        <testsuite name="F/fails.keys" tests="3" failures="1" errors="0" skipped="0" time="0.060">
        <testcase classname="F/fails.keys" name="line 7: shells = 2"></testcase>
        <testcase classname="F/fails.keys" name="line 8: scrap = 4, expected 3..9"></testcase>
        <testcase classname="F/fails.keys" name="line 15: enemies[0].hex = 17, expected 18"><failure message="enemies[0].hex is 17, expected 18.">fails.keys:15:8: enemies[0].hex is 17, expected 18.
           15 | expect enemies[0].hex 18
              |        ^^^^^^^^^^^^^^
           Before it: wait 1s (line 13).</failure></testcase>
        </testsuite>
        <testsuite name="F/breaks.keys" tests="1" failures="0" errors="1" skipped="0" time="0.060">
        <testcase classname="F/breaks.keys" name="runs to its end"><error message="there is no word `tikc`.">breaks.keys:3:1: there is no word `tikc`. Did you mean `tick`?
            3 | tikc 5
              | ^^^^^
        breaks.keys:9:6: `wait` takes a duration, and 1.5 has no unit. Write `1.5s`.
            9 | wait 1.5
              |      ^^^</error></testcase>
        </testsuite>
        </testsuites>
        """,
        Files.readString(Path.of(out))
            .replace(folder + File.separator, "F/")
            .replaceAll("time=\"\\d+\\.\\d{3}\"", "time=\"0.060\""));
  }

  @Test
  void aResultFileThatCannotBeWrittenIsNoSilentPass() throws IOException {
    Screen screen = Screen.piped();
    String inTheWay = file("passes.keys");

    assertEquals(2, screen.run(new ActedEngine(), "run", "--junit-xml", folder + "", inTheWay));
    assertTrue(screen.err().contains("cannot be written"), screen::err);
  }

  @Test
  void theScriptsWordsCannotBreakTheXml() {
    JunitXml xml = new JunitXml();
    Report report = xml.watching(new QuietReport("", text -> {}, Style.PLAIN), "a&b.keys");
    report.check(1, "banner", "\"<\u0001\ud800>\"", "\"<\u0001\ud800>\"", true);
    report.ended(ActedEngine.passed(), Duration.ZERO);

    assertTrue(xml.text().contains("banner = &quot;&lt;\\u0001\ufffd&gt;&quot;"), xml::text);
    assertTrue(xml.text().contains("a&amp;b.keys"), xml::text);
  }

  private String file(String name) throws IOException {
    return Files.createFile(folder.resolve(name)).toString();
  }
}
