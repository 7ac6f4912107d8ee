package io.tickwright.script.junit;

import io.tickwright.keys.Problem;
import io.tickwright.keys.RunListener;
import io.tickwright.keys.RunOptions;
import io.tickwright.keys.RunResult;
import io.tickwright.keys.Scenario;
import io.tickwright.keys.ScenarioRefused;
import io.tickwright.keys.ScenarioRun;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.opentest4j.AssertionFailedError;

/**
 * Turns every {@code .keys} scenario of a folder into a test.
 *
 * <pre>{@code
 * class SkirmishKeys {
 *   @TestFactory
 *   List<DynamicTest> scenarios() {
 *     return Keys.in("src/test/keys");
 *   }
 * }
 * }</pre>
 *
 * <p>A test is named by its file, below the folder, and its source is that file, so that an editor
 * opens it. One that fails says where, with the line and what is wrong with it, as {@code
 * tickwright run} does; its stack trace begins at that line and its message ends with the whole
 * path, so that editors and terminals lead there. A scenario that checks nothing fails. What it
 * saves is written into a folder of its own and gone afterwards. The script language comes from the
 * class path of the tests, such as {@code toolkit-scripts-js}.
 */
public final class Keys {
  private static final String ENDING = ".keys";

  private Keys() {}

  /** The scenarios of a folder and the folders in it; see {@link #in(Path)}. */
  public static List<DynamicTest> in(String folder) {
    return in(Path.of(folder));
  }

  /**
   * The scenarios of a folder and the folders in it, in the order of their paths.
   *
   * @throws IllegalArgumentException if there is no such folder, or no scenario in it: a folder
   *     that tests nothing is a mistake, not a success
   */
  public static List<DynamicTest> in(Path folder) {
    if (!Files.isDirectory(folder)) {
      throw new IllegalArgumentException(
          "there is no folder " + folder.toAbsolutePath() + "; give the one with the scenarios");
    }
    List<DynamicTest> tests = files(folder).stream().map(file -> test(folder, file)).toList();
    if (tests.isEmpty()) {
      throw new IllegalArgumentException(
          "there is no " + ENDING + " file in " + folder.toAbsolutePath() + " or below it");
    }
    return tests;
  }

  private static List<Path> files(Path folder) {
    try (Stream<Path> below = Files.walk(folder)) {
      return below.filter(path -> path.toString().endsWith(ENDING)).sorted().toList();
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }

  private static DynamicTest test(Path folder, Path file) {
    String name = folder.relativize(file).toString().replace('\\', '/');
    return DynamicTest.dynamicTest(name, file.toUri(), () -> run(file));
  }

  private static void run(Path file) throws IOException {
    Path saves = Files.createTempDirectory("keys");
    try {
      run(file, RunOptions.DEFAULT.withStrict(true).withOutput(saves));
    } finally {
      remove(saves);
    }
  }

  private static void run(Path file, RunOptions options) {
    RunResult result;
    try {
      result = new ScenarioRun(Scenario.parse(file), options, RunListener.SILENT).run();
    } catch (ScenarioRefused refused) {
      throw failure(file, refused.getMessage(), refused.problems());
    }
    if (!result.passed()) {
      throw failure(file, result.failure(), result.problems());
    }
  }

  /** A failure whose stack begins at the line of the scenario, so that editors lead there. */
  private static AssertionFailedError failure(Path file, String text, List<Problem> problems) {
    Problem first = problems.get(0);
    String name = String.valueOf(file.getFileName());
    int line = first.file().equals(name) ? first.line() : 0;
    String place = line == 0 ? "" : ":" + line + ":" + first.column();
    AssertionFailedError failure =
        new AssertionFailedError(text + "\n   in " + file.toAbsolutePath().normalize() + place);
    List<StackTraceElement> stack = new ArrayList<>();
    String test = name.substring(0, name.length() - ENDING.length());
    stack.add(new StackTraceElement("keys", test, name, line == 0 ? 1 : line));
    stack.addAll(List.of(failure.getStackTrace()));
    failure.setStackTrace(stack.toArray(StackTraceElement[]::new));
    return failure;
  }

  private static void remove(Path folder) throws IOException {
    try (Stream<Path> below = Files.walk(folder)) {
      for (Path path : below.sorted(Comparator.reverseOrder()).toList()) {
        Files.delete(path);
      }
    }
  }
}
