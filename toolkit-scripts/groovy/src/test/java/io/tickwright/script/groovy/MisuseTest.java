package io.tickwright.script.groovy;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import io.tickwright.script.Script;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class MisuseTest {
  static Stream<Cases.Case> misuse() {
    return Cases.read("misuse.txt");
  }

  @ParameterizedTest
  @MethodSource("misuse")
  void everyMisuseSaysWhereWhatAndTheCure(Cases.Case wrong, @TempDir Path folder) {
    assertFalse(wrong.expected().isEmpty(), "the case expects a message");
    assertEquals(wrong.expected(), refusal(wrong, folder));
  }

  static String refusal(Cases.Case wrong, Path folder) {
    try (Script script = Cases.load(folder, wrong.script(), new ArrayList<>())) {
      Cases.play(script.simulation());
      return "nothing was refused";
    } catch (RuntimeException thrown) {
      return Cases.refusal(thrown).getMessage();
    }
  }
}
