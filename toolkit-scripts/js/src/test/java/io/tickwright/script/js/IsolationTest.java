package io.tickwright.script.js;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.tickwright.script.ScriptLanguage;
import io.tickwright.script.ScriptRefused;
import io.tickwright.script.Scripts;
import io.tickwright.sim.Simulation;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** An application that embeds JavaScript carries no other language about. */
class IsolationTest {
  @Test
  void javaScriptIsTheOnlyLanguageHere() {
    assertEquals(
        List.of("JavaScript"), Scripts.languages().stream().map(ScriptLanguage::name).toList());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "groovy.lang.Closure",
        "kotlin.jvm.internal.Intrinsics",
        "io.tickwright.dsl.Row",
      })
  void noJarOfAnotherLanguageIsOnTheClassPath(String type) {
    assertThrows(ClassNotFoundException.class, () -> Class.forName(type));
  }

  @ParameterizedTest
  @CsvSource({"game.groovy,toolkit-scripts-groovy", "game.tick.kts,toolkit-scripts-kotlin"})
  void whatIsMissingIsNamed(String file, String artifact) {
    Simulation simulation = Simulation.at("60hz").build();
    ScriptRefused refused =
        assertThrows(ScriptRefused.class, () -> Scripts.load(Path.of(file), simulation));
    assertEquals("Add the artifact io.tickwright:" + artifact + ".", refused.cure());
  }
}
