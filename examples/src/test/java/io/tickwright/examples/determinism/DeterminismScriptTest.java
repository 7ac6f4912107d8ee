package io.tickwright.examples.determinism;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** {@code .ci/determinism} as a process, on legs each of which has something wrong with it. */
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "a bash script")
class DeterminismScriptTest {
  @TempDir Path folder;

  private Legs plain() {
    return new Legs(folder).leg("plain", "").leg("other", "-Xint");
  }

  private static void assertIncomplete(String expected, Legs.Result result) {
    assertEquals(3, result.exitCode(), result.said());
    assertSaid(expected, result);
    assertFalse(result.said().contains("agree in"), "never green: " + result.said());
  }

  private static void assertSaid(String expected, Legs.Result result) {
    assertTrue(result.said().contains(expected), () -> expected + "\nin:\n" + result.said());
  }

  @Test
  void legsThatAgreeEndWithZero() throws Exception {
    Legs.Result result = plain().run();
    assertEquals(0, result.exitCode(), result.said());
    assertSaid("ran: leg other (full set", result);
    assertSaid("2 legs agree in 6 digests of 2 simulations", result);
  }

  @Test
  void anExtraRandomDrawIsNamedByLegSimulationAndTick() throws Exception {
    Legs.Result result = plain().leg("planted", "-Dplant=draw@137").run();
    assertEquals(1, result.exitCode(), result.said());
    assertSaid("simulation random, leg planted vs plain: alike at tick 100", result);
    assertSaid(
        "simulation random, leg planted vs plain: tick 137 is the first that differs", result);
    assertFalse(result.said().contains("leg other vs"), "the majority is right: " + result.said());
  }

  @Test
  void aDifferenceInTheVeryFirstTickIsNamedToo() throws Exception {
    Legs.Result result = plain().leg("planted", "-Dplant=draw@1").run();
    assertEquals(1, result.exitCode(), result.said());
    assertSaid("leg planted vs plain: tick 1 is the first that differs", result);
  }

  @Test
  void aMissingJvmIsNeverGreen() throws Exception {
    Legs missing = plain().line("gone", "everywhere", "/no/such/java", "full", "", "", "");
    assertIncomplete("INCOMPLETE: leg gone: there is no /no/such/java", missing.run());
    Legs version = plain().line("future", "everywhere", "99", "full", "", "", "");
    assertIncomplete("INCOMPLETE: leg future: no JDK 99 found", version.run());
  }

  @Test
  void aLegThatIsNotWhatItSaysDoesNotCount() throws Exception {
    Legs legs =
        plain().line("int", "everywhere", java(), "full", "java.vm.info=interpreted", "", "");
    assertIncomplete("this JVM is not what the leg claims: java.vm.info=interpreted", legs.run());
  }

  @Test
  void aJvmThatRefusesItsFlagsIsNeverGreen() throws Exception {
    assertIncomplete(
        "leg flags ended with 1: Unrecognized VM option",
        plain().leg("flags", "-XX:+NoSuchFlag").run());
  }

  @Test
  void aLegThatCrashesOrThrowsIsNeverGreen() throws Exception {
    Legs.Result result =
        plain().leg("crashes", "-Dplant=crash@50").leg("throws", "-Dplant=throw@50").run();
    assertIncomplete("INCOMPLETE: leg crashes ended with 134", result);
    assertSaid("INCOMPLETE: leg throws ended with 70: determinism: simulation random", result);
  }

  @Test
  void aLegThatPrintsNothingOrHalfIsNeverGreen() throws Exception {
    Legs.Result result =
        plain().leg("silent", "-Dplant=silence@0").leg("half", "-Dplant=half@0").run();
    assertIncomplete("INCOMPLETE: leg silent printed nothing", result);
    assertSaid("half.json is no report: not JSON", result);
    assertSaid("INCOMPLETE: leg half is missing", result);
  }

  @Test
  void aLegThatLeavesASimulationOutIsNeverGreen() throws Exception {
    assertIncomplete(
        "INCOMPLETE: leg less did not run simulation random",
        plain().leg("less", "-Dplant=missing@0").run());
  }

  @Test
  void aDifferenceIsToldEvenBesideAMissingLeg() throws Exception {
    Legs.Result result =
        plain()
            .leg("planted", "-Dplant=draw@137")
            .line("gone", "everywhere", "/no/such/java", "full", "", "", "")
            .run();
    assertEquals(1, result.exitCode(), result.said());
    assertSaid("INCOMPLETE: leg gone", result);
    assertSaid("tick 137 is the first that differs", result);
  }

  @Test
  void aShortLegIsComparedAsFarAsItGoes() throws Exception {
    Legs legs = plain().line("slow", "everywhere", java(), "short", "", "-Dplant=draw@180", "");
    Legs.Result result = legs.run();
    assertEquals(1, result.exitCode(), result.said());
    assertSaid("ran: leg slow (short set", result);
    assertSaid("leg slow vs plain: tick 180 is the first that differs", result);
  }

  @Test
  void whatIsRequiredInCiOnlyMayBeMissingElsewhereAndIsSaid() throws Exception {
    Legs legs = plain().line("far", "ci", "99", "short", "", "", "");
    Legs.Result here = legs.run();
    assertEquals(0, here.exitCode(), here.said());
    assertSaid("not run: leg far, required in CI only", here);
    assertIncomplete("INCOMPLETE: leg far: no JDK 99 found", legs.run(true));
    Legs.Result local = legs.run(true, "--local");
    assertEquals(0, local.exitCode(), local.said());
  }

  @Test
  void javaLangMathIsCaughtByTheLegWithoutLibmIntrinsics() throws Exception {
    Legs legs =
        new Legs(folder)
            .leg("plain", "-Dplant=math@150")
            .leg(
                "no-libm", "-Dplant=math@150 -XX:+UnlockDiagnosticVMOptions -XX:-UseLibmIntrinsic");
    Legs.Result result = legs.run("--only", "random");
    assertEquals(1, result.exitCode(), result.said());
    assertSaid("DIFFERENT: simulation random, leg no-libm vs plain", result);
  }

  @Test
  void theMachinesLanguageAndCharsetAreCaughtByTheLegsElsewhere() throws Exception {
    String turkish = "-Duser.language=tr -Duser.country=TR";
    String egyptian = "-Duser.language=ar -Duser.country=EG";
    assertAll(
        () -> assertDiffers("upper", turkish),
        () -> assertDiffers("format", egyptian),
        () -> assertDiffers("charset", "-Dfile.encoding=ISO-8859-1"));
  }

  private void assertDiffers(String fault, String flags) throws Exception {
    Path own = Files.createDirectory(folder.resolve(fault));
    Legs legs =
        new Legs(own)
            .line(
                "here",
                "everywhere",
                java(),
                "short",
                "",
                "-Duser.language=en -Dfile.encoding=UTF-8 -Dplant=" + fault + "@42",
                "LC_ALL=C")
            .line(
                "there",
                "everywhere",
                java(),
                "short",
                "",
                flags + " -Dplant=" + fault + "@42",
                "LC_ALL=C");
    Legs.Result result = legs.run("--only", "random");
    assertEquals(1, result.exitCode(), result.said());
    assertSaid("leg there vs here: tick 42 is the first that differs", result);
  }

  @Test
  void theReportsOfSeveralMachinesAreComparedAtOnce() throws Exception {
    Path one = Files.createDirectories(folder.resolve("all/one"));
    Path two = Files.createDirectories(folder.resolve("all/two"));
    Legs here = new Legs(one).leg("a", "").leg("b", "");
    Legs there = new Legs(two).leg("a", "").leg("b", "");
    assertEquals(0, here.run("--machine", "x64").exitCode());
    assertEquals(0, there.run("--machine", "arm64").exitCode());
    String all = folder.resolve("all").toString();
    Legs.Result both = here.run("--compare", all, "--require", "x64/a,arm64/b");
    assertEquals(0, both.exitCode(), both.said());
    assertSaid("4 legs agree in 18 digests of 2 simulations", both);
    assertIncomplete(
        "INCOMPLETE: leg mac/a is missing", here.run("--compare", all, "--require", "x64/a,mac/a"));
    assertIncomplete("reports of 0 legs", here.run("--compare", one.resolve("none").toString()));
    Legs odd = new Legs(two).leg("a", "-Dplant=draw@137").leg("b", "-Dplant=draw@137");
    assertEquals(0, odd.run("--machine", "arm64").exitCode());
    Legs.Result differ = here.run("--compare", all);
    assertEquals(1, differ.exitCode(), differ.said());
    assertSaid("simulation random, leg arm64/a vs x64/a: alike at tick 100", differ);
  }

  @Test
  void aLegThatNeverEndsIsStopped() throws Exception {
    assertIncomplete(
        "INCOMPLETE: leg hangs ended with 124: took longer than 8 s",
        plain().leg("hangs", "-Dplant=hang@50").run("--limit", "8"));
  }

  @Test
  void wrongUsageHasItsOwnExitCode() throws Exception {
    assertEquals(64, plain().run("--fast").exitCode());
    Legs typo = plain().line("x", "somewhere", java(), "full", "", "", "");
    Legs.Result result = typo.run();
    assertEquals(64, result.exitCode(), result.said());
    assertSaid("leg x is required 'somewhere'", result);
  }

  private static String java() {
    return Path.of(System.getProperty("java.home"), "bin", "java").toString();
  }
}
