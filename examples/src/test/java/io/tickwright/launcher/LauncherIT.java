package io.tickwright.launcher;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tickwright.launcher.Sandbox.Result;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** The launcher as those who start it see it: a process, with its output and its exit code. */
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "tests the shell script")
class LauncherIT {
  private static final int COMMANDS_OWN = 7;

  @TempDir Path folder;
  private Sandbox sandbox;

  @BeforeEach
  void project() throws Exception {
    sandbox = new Sandbox(folder);
  }

  @Test
  void theFirstStartBuildsInSightAndLaterOnesDoNotTouchMaven() throws Exception {
    Result first = sandbox.run("one");
    assertTrue(first.err().startsWith("tickwright: building"), first.err());
    assertEquals("[one]\n", first.out());

    sandbox.noMaven();
    Result second = sandbox.run("two");
    assertEquals(new Result(COMMANDS_OWN, "[two]\n", ""), second);
    assertEquals(1, sandbox.mavenCalls());
  }

  @Test
  void aChangedAnAddedAndARemovedSourceEachBuildAgain() throws Exception {
    sandbox.run();
    Path source = sandbox.root.resolve("toolkit-core/src/main/java/A.java");

    Files.setLastModifiedTime(source, FileTime.from(Instant.now().plusSeconds(1)));
    sandbox.run();
    assertEquals(2, sandbox.mavenCalls(), "changed");

    Files.setLastModifiedTime(source, FileTime.from(Instant.EPOCH));
    sandbox.write("toolkit-core/src/main/java/C.java", "");
    sandbox.run();
    assertEquals(3, sandbox.mavenCalls(), "added");

    Files.delete(source);
    sandbox.run();
    assertEquals(4, sandbox.mavenCalls(), "removed");

    sandbox.run();
    assertEquals(4, sandbox.mavenCalls(), "as it was");
  }

  @Test
  void argumentsArriveAsTheyWereGivenAndTheExitCodeComesBack() throws Exception {
    Result result = sandbox.run("a b", "", "*", "$HOME", "\"quoted\"", "back\\slash", "-x");

    assertEquals("[a b]\n[]\n[*]\n[$HOME]\n[\"quoted\"]\n[back\\slash]\n[-x]\n", result.out());
    assertEquals(COMMANDS_OWN, result.exitCode());
  }

  @Test
  void itWorksFromAnywhereThroughLinksToLinks() throws Exception {
    Path elsewhere = Files.createDirectory(folder.resolve("elsewhere"));
    Path relative =
        Files.createSymbolicLink(
            folder.resolve("link"), Path.of("a folder with spaces", "tickwright"));
    Path absolute = Files.createSymbolicLink(elsewhere.resolve("tick"), relative);

    Result result = sandbox.finish(sandbox.start(elsewhere, absolute, "here"));

    assertEquals("[here]\n", result.out(), result.err());
  }

  @Test
  void firstStartsAtTheSameTimeBuildOnce() throws Exception {
    List<Process> starts = new ArrayList<>();
    for (int i : IntStream.range(0, 4).toArray()) {
      starts.add(sandbox.start(folder, sandbox.root.resolve("tickwright"), "start " + i));
    }

    for (int i : IntStream.range(0, 4).toArray()) {
      Result result = sandbox.finish(starts.get(i));
      assertEquals("[start " + i + "]\n", result.out(), result.err());
    }
    assertEquals(1, sandbox.mavenCalls());
    assertFalse(Files.isSymbolicLink(lock()), "the lock is gone");
  }

  @Test
  void aLockWhoseOwnerIsGoneHoldsNobodyUp() throws Exception {
    Files.createDirectories(lock().getParent());
    Files.createSymbolicLink(lock(), Path.of("99999999"));

    assertEquals(COMMANDS_OWN, sandbox.run().exitCode());
  }

  @Test
  void aFailedBuildShowsMavensErrorsAndNoneOfItsChatter() throws Exception {
    sandbox.maven(
        "3.9.11", "echo '[INFO] chatter'", "echo '[ERROR] A.java:[3,1] no such thing'", "exit 1");

    Result result = sandbox.run();

    assertEquals(70, result.exitCode());
    assertEquals("", result.out());
    assertTrue(result.err().contains("[ERROR] A.java:[3,1] no such thing\n"), result.err());
    assertFalse(result.err().contains("chatter"), result.err());
    assertFalse(Files.isSymbolicLink(lock()), "the lock is gone");
  }

  @Test
  void withoutJavaItSaysWhatToInstall() throws Exception {
    sandbox.javaHome("");

    refused("no Java found", "Install a JDK, 17 or newer.");
  }

  @Test
  void aJavaHomeWithoutJavaIsNamed() throws Exception {
    sandbox.javaHome("/nowhere/jdk");

    refused("JAVA_HOME is /nowhere/jdk", "Point it at a JDK, 17 or newer");
  }

  @Test
  void anOldJavaIsNamedWithItsVersion() throws Exception {
    sandbox.javaHome(sandbox.fakeJava("11.0.2", true).toString());
    refused("this needs Java 17 or newer", " is 11.0.2.");

    sandbox.javaHome(sandbox.fakeJava("1.8.0_402", true).toString());
    refused("this needs Java 17 or newer", " is 1.8.0_402.");
  }

  @Test
  void aRuntimeWithoutACompilerIsNotEnoughToBuild() throws Exception {
    sandbox.javaHome(sandbox.fakeJava("17.0.15", false).toString());

    refused("building needs a JDK", "no compiler (javac)");
  }

  @Test
  void withoutMavenItSaysWhatToInstall() throws Exception {
    sandbox.noMaven();

    refused("building needs Maven 3.8 or newer", "there is no mvn on the PATH");
  }

  @Test
  void anOldMavenIsNamedWithItsVersion() throws Exception {
    sandbox.maven("3.6.3", "exit 1");

    refused("building needs Maven 3.8 or newer", " is 3.6.3.");
    assertEquals(0, sandbox.mavenCalls());
  }

  @Test
  void theEngineIsAskedNotToWarnWhereItCannotUnpackItsLibrary() throws Exception {
    Path seen = folder.resolve("seen");
    String line = "printf '%s\\n' \"$@\" > '" + seen + "'";
    sandbox.javaHome(sandbox.javaThrough("jdk that tells", line).toString());

    assertEquals(COMMANDS_OWN, sandbox.run("run", "x.keys").exitCode());
    List<String> options = Files.readAllLines(seen);
    assertTrue(options.contains("-Dpolyglotimpl.AttachLibraryFailureAction=ignore"), options + "");
  }

  @Test
  void optionsThatTheJvmRefusesAreNoFailedCheck() throws Exception {
    sandbox.options("-Xnonsense");
    Result result = sandbox.run("run", "x.keys");

    assertEquals(64, result.exitCode(), result.err());
    String said = "tickwright: the JVM refuses TICKWRIGHT_OPTS=-Xnonsense\ntickwright: ";
    assertTrue(result.err().startsWith(said), result.err());
    assertTrue(result.err().contains("-Xnonsense\n"), result.err());
    assertEquals(0, sandbox.mavenCalls());

    sandbox.options("-Xmx200m -Dsome=value");
    assertEquals(COMMANDS_OWN, sandbox.run("run", "x.keys").exitCode());
  }

  @Test
  void theReasonOfARefusalIsSaidAlsoWhereEveryJvmSaysWhatItPicksUp() throws Exception {
    sandbox.toolOptions("-Dsome=value");
    sandbox.options("-Xnonsense");
    Result result = sandbox.run("run", "x.keys");

    assertEquals(64, result.exitCode(), result.err());
    assertFalse(result.err().contains("Picked up"), result.err());
    assertTrue(result.err().contains("-Xnonsense\n"), result.err());
  }

  @Test
  void optionsThatWaitOrWriteAreNotTriedOutFirst() throws Exception {
    Path starts = folder.resolve("starts");
    String home = sandbox.javaThrough("jdk that counts", "echo >> '" + starts + "'").toString();
    sandbox.javaHome(home);
    sandbox.run("run", "x.keys");
    for (String options : List.of("-Xlog:gc:file=gc.log", "-XX:TieredStopAtLevel=1")) {
      Files.writeString(starts, "");
      sandbox.options(options);
      assertEquals(COMMANDS_OWN, sandbox.run("run", "x.keys").exitCode());
      assertEquals(1, Files.readAllLines(starts).size(), options);
    }
  }

  private void refused(String what, String more) throws Exception {
    Result result = sandbox.run("run", "x.keys");

    assertEquals(69, result.exitCode(), result.err());
    assertEquals("", result.out());
    assertTrue(result.err().startsWith("tickwright: " + what), result.err());
    assertTrue(result.err().contains(more), result.err());
  }

  private Path lock() {
    return sandbox.root.resolve(".tickwright/build-lock");
  }
}
