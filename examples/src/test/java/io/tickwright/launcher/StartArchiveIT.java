package io.tickwright.launcher;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import io.tickwright.launcher.Sandbox.Result;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/**
 * The archive that shortens a start is made, used and replaced, and whatever is wrong with it, the
 * command runs.
 */
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "tests the shell script")
class StartArchiveIT {
  private static final Result FINE = new Result(7, "[x]\n", "");

  @TempDir Path folder;
  private Sandbox sandbox;
  private Path target;

  @BeforeEach
  void built() throws Exception {
    // JDK 17 archives only its own classes where a path has characters that a URL escapes.
    sandbox =
        new Sandbox(folder, Runtime.version().feature() < 25 ? "folder" : "a folder with spaces");
    target = sandbox.root.resolve("toolkit-scripts/cli/target");
    assertEquals(7, sandbox.run("x").exitCode());
  }

  @Test
  void theFirstUseMakesItAndLaterOnesLoadTheirClassesFromIt() throws Exception {
    assertTrue(Files.size(archive()) > 100_000, "an archive");
    assertTrue(fromArchive(), "the command's class comes from it");
    Object made = Files.getLastModifiedTime(archive());
    assertEquals(FINE, sandbox.run("x"));
    assertEquals(made, Files.getLastModifiedTime(archive()));
  }

  @Test
  void theVersionIsSaidWithoutLookingThroughIt() throws Exception {
    assertFalse(fromArchive("--version"));
    assertTrue(fromArchive("x", "--version"), "this is another command");
  }

  @Test
  void afterABuildItIsMadeAnew() throws Exception {
    Object made = Files.getLastModifiedTime(archive());
    sandbox.write("toolkit-core/src/main/java/C.java", "");
    sandbox.run("x");
    assertEquals(2, sandbox.mavenCalls());
    assertNotEquals(made, Files.getLastModifiedTime(archive()));
    assertTrue(fromArchive());
  }

  @Test
  void anotherJdkHasAnArchiveOfItsOwn() throws Exception {
    Path note = folder.resolve("calls");
    sandbox.javaHome(sandbox.javaThrough("other", "echo \"$*\" >> '" + note + "'").toString());
    assertEquals(FINE, sandbox.run("x"));
    int starts = Files.readAllLines(note).size();
    assertTrue(starts > 1, "to make it, and to run");
    assertEquals(FINE, sandbox.run("x"));
    assertEquals(starts + 1, Files.readAllLines(note).size());
  }

  @Test
  void aJavaThatCannotMakeOneIsAskedOnceAndRunsWithout() throws Exception {
    Path note = folder.resolve("calls");
    Path unable =
        sandbox.javaThrough(
            "unable",
            "echo \"$*\" >> '" + note + "'",
            "case \"$*\" in *ArchiveClassesAtExit* | *AOTMode*) echo no >&2; exit 1 ;; esac",
            "case \"$*\" in *SharedArchiveFile* | *AOTCache=*) echo no >&2; exit 1 ;; esac");
    sandbox.javaHome(unable.toString());
    assertEquals(FINE, sandbox.run("x"));
    int starts = Files.readAllLines(note).size();
    assertEquals(FINE, sandbox.run("x"));
    assertEquals(starts + 1, Files.readAllLines(note).size());
  }

  @Test
  void aDamagedOneIsPassedOverInSilence() throws Exception {
    byte[] bytes = Files.readAllBytes(archive());
    for (int at = bytes.length / 2; at < bytes.length; at++) {
      bytes[at] ^= 0x55;
    }
    replaceArchive(bytes);
    assertEquals(FINE, sandbox.run("x"));
  }

  @Test
  void aShortenedOneIsMadeAnew() throws Exception {
    byte[] bytes = Files.readAllBytes(archive());
    replaceArchive(Arrays.copyOf(bytes, bytes.length / 2));
    assertEquals(FINE, sandbox.run("x"));
    assertTrue(Files.size(archive()) > bytes.length / 2);
    assertTrue(fromArchive());
  }

  @Test
  void startsAtTheSameTimeDoNotHinderEachOther() throws Exception {
    Files.delete(archive());
    List<Process> starts = new ArrayList<>();
    for (int i : IntStream.range(0, 4).toArray()) {
      starts.add(sandbox.start(folder, sandbox.root.resolve("tickwright"), "start " + i));
    }
    for (int i : IntStream.range(0, 4).toArray()) {
      assertEquals(new Result(7, "[start " + i + "]\n", ""), sandbox.finish(starts.get(i)));
    }
    assertTrue(fromArchive());
    assertEquals(2, archives().size(), "the archive and what it is for: " + archives());
  }

  @Test
  void whoeverWasStoppedWhileMakingItHoldsNobodyUp() throws Exception {
    Files.delete(archive());
    Files.createSymbolicLink(Path.of(archive() + ".lock"), Path.of("99999999"));
    assertEquals(FINE, sandbox.run("x"));
    assertEquals(FINE, sandbox.run("x"));
    assertTrue(fromArchive());
  }

  @Test
  void whereNothingCanBeWrittenItRunsWithout() throws Exception {
    Files.delete(archive());
    Files.setPosixFilePermissions(target, PosixFilePermissions.fromString("r-xr-xr-x"));
    try {
      assumeFalse(Files.isWritable(target), "whoever runs this may write everywhere");
      assertEquals(FINE, sandbox.run("x"));
      assertFalse(archives().stream().anyMatch(name -> name.endsWith(".lock")));
    } finally {
      Files.setPosixFilePermissions(target, PosixFilePermissions.fromString("rwxr-xr-x"));
    }
  }

  /** Whether the next start takes the command's class from an archive. */
  private boolean fromArchive() throws Exception {
    return fromArchive("x");
  }

  private boolean fromArchive(String... words) throws Exception {
    Path log = folder.resolve("loaded");
    sandbox.options("-Xlog:class+load:file=" + log);
    assertEquals(7, sandbox.run(words).exitCode());
    sandbox.options("");
    return Files.readAllLines(log).stream()
        .filter(line -> line.contains("io.tickwright.cli.Main "))
        .findFirst()
        .orElseThrow()
        .contains("shared objects file");
  }

  private void replaceArchive(byte[] bytes) throws IOException {
    Path archive = archive();
    Files.delete(archive);
    Files.write(archive, bytes);
  }

  private Path archive() throws IOException {
    return target.resolve(
        archives().stream()
            .map(name -> name.replace(".for", ""))
            .findFirst()
            .orElseThrow(() -> new AssertionError("no archive")));
  }

  private List<String> archives() throws IOException {
    try (Stream<Path> files = Files.list(target)) {
      return files
          .map(file -> file.getFileName().toString())
          .filter(name -> name.startsWith("start-"))
          .sorted()
          .toList();
    }
  }
}
