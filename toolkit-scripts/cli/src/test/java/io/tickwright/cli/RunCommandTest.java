package io.tickwright.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.tickwright.keys.RunOptions;
import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RunCommandTest {
  private static final String VERDICT =
      "2 checks, 749 ticks (12.483 s) in 0.06 s, nothing dropped, digest 0x5e1c09d2b7a4f380\n";

  @TempDir private Path folder;
  private final Screen screen = Screen.piped();
  private final ActedEngine engine = new ActedEngine();

  @Test
  void aScenarioThatPassesSaysSoAndExitsWithZero() throws IOException {
    assertEquals(0, screen.run(engine, "run", file("passes.keys")));

    assertEquals(
        """
        F/passes.keys  turret.js, 60hz, seed 7
          two and a half shells a second
            ok  shells = 2
            ok  scrap = 4 (3..9)
        """
            + "passed  "
            + VERDICT,
        outWithFolderAsF());
    assertEquals("", screen.err());
  }

  @Test
  void notesNameTheScenarioAsItWasGivenToo() throws IOException {
    Files.writeString(
        folder.resolve("game.js"),
        """
        import { state, on, clock } from "tickwright";
        const world = clock();
        const my = state({ world, fire: world.action() });
        on(my, { action: { fire() { null.x; } } });
        """);
    String throwing = file("fails.keys");
    Files.writeString(Path.of(throwing), "script game.js\ndo fire\ntick 1\n");
    assertEquals(2, screen.run(new KeysEngine(), "run", throwing));
    assertTrue(screen.out().contains("during `tick 1` (" + throwing + ":3)"), screen::out);
    Files.writeString(Path.of(throwing), "script fails.txt\ntick 1\n");
    Files.writeString(folder.resolve("fails.txt"), "");
    assertEquals(2, screen.run(new KeysEngine(), "run", throwing));
    assertTrue(screen.out().contains("It is named in " + throwing + ":1."), screen::out);
  }

  @Test
  void theExitCodeIsThatOfTheWorstFile() throws IOException {
    assertEquals(1, screen.run(engine, "run", file("fails.keys")));
    assertEquals(2, screen.run(engine, "run", file("breaks.keys")));
    assertEquals(1, screen.run(engine, "run", file("fails.keys"), file("passes.keys")));
    assertEquals(
        2, screen.run(engine, "run", file("breaks.keys"), file("fails.keys"), file("passes.keys")));
  }

  @Test
  void aProblemNamesItsFileAsTheCommandLineDoes() throws IOException {
    List<String> files = new ArrayList<>();
    for (String name : List.of("a", "b")) {
      Path file = Files.createDirectory(folder.resolve(name)).resolve("t.keys");
      files.add(Files.writeString(file, "tick 5\nexpect tick 6\n").toString());
    }
    assertEquals(1, screen.run(new KeysEngine(), "run", "-q", files.get(0), files.get(1)));
    for (String file : files) {
      assertTrue(screen.out().contains(file + ":2:8: tick is 5, expected 6\n"), screen::out);
    }
    Screen told = Screen.piped();
    assertEquals(1, told.run(new KeysEngine(), "run", "--json", files.get(1)));
    JsonNode problem = new ObjectMapper().readTree(told.out()).get("problems").get(0);
    assertEquals(files.get(1), problem.get("file").asText());
  }

  @Test
  void severalFilesAreReportedInOrderAndSummedUp() throws IOException {
    assertEquals(
        2,
        screen.run(
            engine,
            "run",
            "--quiet",
            file("passes.keys"),
            file("fails.keys"),
            file("breaks.keys")));

    assertEquals(
        "passed  F/passes.keys: "
            + VERDICT
            + """
            fails.keys:15:8: enemies[0].hex is 17, expected 18.
               15 | expect enemies[0].hex 18
                  |        ^^^^^^^^^^^^^^
               Before it: wait 1s (line 13).
            FAILED  F/fails.keys: 2 of 3 checks passed, then stopped at tick 150 (2.5 s) in 0.06 s, nothing dropped, digest 0x5e1c09d2b7a4f380
            breaks.keys:3:1: there is no word `tikc`. Did you mean `tick`?
                3 | tikc 5
                  | ^^^^^
            breaks.keys:9:6: `wait` takes a duration, and 1.5 has no unit. Write `1.5s`.
                9 | wait 1.5
                  |      ^^^
            BROKEN  F/breaks.keys: no tick was done
            3 files: 1 passed, 1 FAILED, 1 BROKEN
            """,
        outWithFolderAsF());
  }

  @Test
  void filesRunAtOnceAreReportedAsIfRunInTurn() throws IOException {
    String[] files = new String[12];
    for (int i = 0; i < files.length; i++) {
      files[i] =
          file((i % 3 == 0 ? "passes-slowly" : i % 3 == 1 ? "fails" : "passes") + i + ".keys");
    }
    Screen inTurn = Screen.piped();
    int code = inTurn.run(engine, words("run", files));

    assertEquals(code, screen.run(engine, words("run --jobs 4", files)));
    assertEquals(1, code);
    assertTrue(screen.out().endsWith("\n12 files: 8 passed, 4 FAILED\n"), screen::out);
    assertEquals(inTurn.outWithoutWallTimes(), screen.outWithoutWallTimes());
  }

  @Test
  void filesReallyRunAtOnce() throws IOException {
    // Each waits for the other; one after the other, neither would end.
    CyclicBarrier both = new CyclicBarrier(2);
    ScenarioEngine waiting =
        (file, options, listener) -> {
          try {
            both.await(20, TimeUnit.SECONDS);
          } catch (Exception e) {
            throw new IllegalStateException(e);
          }
          return ActedEngine.passed();
        };

    assertEquals(0, screen.run(waiting, "run", "-j2", file("a.keys"), file("b.keys")));
  }

  @Test
  void jsonIsOneObjectALine() throws IOException {
    assertEquals(
        2, screen.run(engine, "run", "--json", file("passes.keys"), folder + "/nosuch.keys"));

    List<String> statuses = new ArrayList<>();
    for (String line : screen.out().lines().toList()) {
      statuses.add(new ObjectMapper().readTree(line).get("status").asText());
    }
    assertEquals(List.of("passed", "broken"), statuses);
  }

  @Test
  void aMissingFileNamesTheOneThatWasMeant() throws IOException {
    file("turret.keys");

    assertEquals(2, screen.run(engine, "run", folder.resolve("turet.keys").toString()));
    assertEquals(
        "F/turet.keys: there is no such file. Did you mean `F/turret.keys`?\n"
            + "BROKEN  no tick was done\n",
        onOneLine(outWithFolderAsF()));
  }

  @Test
  void standardInputIsNoScenario() {
    for (String command : List.of("run", "check")) {
      Screen fresh = Screen.piped();
      assertEquals(2, fresh.run(engine, command, "-"));
      String said = "-: only `fmt` reads standard input. Write the scenario into a file";
      assertTrue(fresh.out().startsWith(said), fresh::out);
    }
  }

  @Test
  void aMissingFileUnlikeAnyOtherListsThoseThereAre() throws IOException {
    file("b.keys");
    file("a.keys");

    assertEquals(2, screen.run(engine, "run", folder.resolve("nothing-like-it.keys").toString()));
    assertTrue(onOneLine(screen.out()).contains("there are a.keys, b.keys."), screen::out);
  }

  @Test
  void aFolderIsNoScenario() throws IOException {
    file("a.keys");

    assertEquals(2, screen.run(engine, "run", folder.toString()));
    assertTrue(
        onOneLine(screen.out()).contains("this is a folder. Give the scenarios in it: "),
        screen::out);
  }

  @Test
  void strictReachesTheEngine() throws IOException {
    List<Boolean> strict = new ArrayList<>();
    ScenarioEngine noting =
        (file, options, listener) -> {
          strict.add(options.strict());
          return ActedEngine.passed();
        };
    screen.run(noting, "run", file("a.keys"));
    screen.run(noting, "run", "--strict", file("a.keys"));

    assertEquals(List.of(RunOptions.DEFAULT.strict(), true), strict);
    assertFalse(strict.get(0));
  }

  @Test
  void nothingMoreIsRunOnceNobodyReads() throws IOException {
    OutputStream closed =
        new OutputStream() {
          @Override
          public void write(int b) throws IOException {
            throw new IOException("Broken pipe");
          }
        };
    Terminal terminal =
        new Terminal(
            closed,
            OutputStream.nullOutputStream(),
            false,
            false,
            StandardCharsets.UTF_8,
            Map.of());
    List<Path> ran = new ArrayList<>();
    ScenarioEngine counting =
        (file, options, listener) -> {
          ran.add(file);
          return ActedEngine.passed();
        };
    String[] files = {file("a.keys"), file("b.keys"), file("c.keys")};

    assertEquals(141, Main.run(terminal, counting, words("run", files)));
    assertEquals(1, ran.size());
  }

  @Test
  void aFaultOfTheToolIsNotBlamedOnTheFile() throws IOException {
    ScenarioEngine faulty =
        (file, options, listener) -> {
          throw new IllegalStateException("planted");
        };

    assertEquals(70, screen.run(faulty, "run", file("a.keys")));
    assertTrue(screen.err().contains("a fault in tickwright itself"), screen::err);
    assertTrue(screen.err().contains("IllegalStateException: planted"), screen::err);
  }

  @Test
  void anErrorOfTheJvmIsAFaultOfTheToolAndNoFailedCheck() throws IOException {
    ScenarioEngine faulty =
        (file, options, listener) -> {
          throw new NoClassDefFoundError("planted");
        };

    assertEquals(70, screen.run(faulty, "run", file("a.keys")));
    assertTrue(screen.err().contains("a fault in tickwright itself"), screen::err);
    assertTrue(screen.err().contains("NoClassDefFoundError: planted"), screen::err);
  }

  /** How long the folder's name is decides whether the cure is on a line of its own. */
  private static String onOneLine(String text) {
    return text.replace("\n   ", " ");
  }

  private String outWithFolderAsF() {
    return screen.outWithoutWallTimes().replace(folder + File.separator, "F/");
  }

  private String file(String name) throws IOException {
    Path file = folder.resolve(name);
    return (Files.exists(file) ? file : Files.createFile(file)).toString();
  }

  private static String[] words(String first, String... files) {
    return Stream.concat(Stream.of(first.split(" ", -1)), Arrays.stream(files))
        .toArray(String[]::new);
  }
}
