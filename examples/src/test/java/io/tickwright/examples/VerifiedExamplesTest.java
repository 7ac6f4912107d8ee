package io.tickwright.examples;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tickwright.keys.RunOptions;
import io.tickwright.keys.Scenario;
import io.tickwright.keys.Verification;
import io.tickwright.keys.VerifyOptions;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * Every scenario below the examples, whatever language its script is in: saved at sixteen of its
 * ticks and restored into a fresh game, it goes on to its end as if it had never stopped.
 */
class VerifiedExamplesTest {
  private static final int SAMPLES = 16;
  private static final int TO_THE_END = 10_000;

  @TestFactory
  List<DynamicTest> everyScenarioGoesOnFromItsSavesToItsEnd() throws IOException {
    List<DynamicTest> tests = new ArrayList<>();
    try (Stream<Path> files = Files.walk(Launcher.ROOT.resolve("examples"))) {
      for (Path file : files.filter(VerifiedExamplesTest::isScenario).sorted().toList()) {
        String name = String.valueOf(file.getFileName());
        tests.add(DynamicTest.dynamicTest(name, file.toUri(), () -> verify(file)));
      }
    }
    assertTrue(tests.size() > 2, "there are scenarios");
    return tests;
  }

  private static boolean isScenario(Path file) {
    return file.toString().endsWith(".keys") && !file.toString().contains("target");
  }

  private static void verify(Path file) {
    VerifyOptions how =
        VerifyOptions.DEFAULT
            .withSamples(SAMPLES, Long.getLong("save.seed", 20261130))
            .withAhead(TO_THE_END)
            .withDistance(2);
    Verification verified = Verification.of(Scenario.parse(file), RunOptions.DEFAULT, how);
    assertEquals("", verified.finding().map(Object::toString).orElse(""));
    assertTrue(verified.steps().size() > 1, verified::text);
  }
}
