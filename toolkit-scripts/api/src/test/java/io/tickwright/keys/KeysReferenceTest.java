package io.tickwright.keys;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tickwright.testing.Docs;
import io.tickwright.testing.Told;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/** Runs every example of the reference, and holds every failure in it to the text shown there. */
class KeysReferenceTest {
  private static final Path REFERENCE = Docs.file("keys.md");

  @TempDir private Path saves;

  private record Block(int line, String info, String text) {}

  private static List<Block> blocks() throws IOException {
    List<String> lines = Files.readAllLines(REFERENCE);
    List<Block> blocks = new ArrayList<>();
    for (int i = 0; i < lines.size(); i++) {
      if (lines.get(i).startsWith("```")) {
        int end = i + 1;
        while (!lines.get(end).equals("```")) {
          end++;
        }
        String text = String.join("\n", lines.subList(i + 1, end));
        blocks.add(new Block(i + 1, lines.get(i).substring(3), text));
        i = end;
      }
    }
    return blocks;
  }

  @TestFactory
  List<DynamicTest> everyExampleOfTheReferenceRuns() throws IOException {
    List<Block> blocks = blocks();
    List<DynamicTest> tests = new ArrayList<>();
    for (int i = 0; i < blocks.size(); i++) {
      Block block = blocks.get(i);
      String name = "keys.md:" + block.line();
      if (block.info().equals("keys")) {
        tests.add(DynamicTest.dynamicTest(name, () -> passes(block)));
      } else if (block.info().equals("keys fails")) {
        Block shown = blocks.get(i + 1);
        tests.add(DynamicTest.dynamicTest(name, () -> failsAsShown(block, shown)));
      } else if (block.info().equals("keys refused")) {
        Block shown = blocks.get(i + 1);
        tests.add(DynamicTest.dynamicTest(name, () -> isRefusedAsShown(block, shown)));
      }
    }
    assertTrue(tests.size() > 10, "the reference has its examples");
    return tests;
  }

  private void passes(Block block) {
    RunResult result = told("keys.md", block);
    assertEquals("", result.failure());
    assertTrue(result.checksRun() > 0);
  }

  private RunResult told(String name, Block block) {
    return Told.of(RunOptions.DEFAULT.withOutput(saves), name, block.text()).result();
  }

  private void failsAsShown(Block block, Block shown) {
    assertEquals(named(shown), told("example.keys", block).failure());
  }

  private void isRefusedAsShown(Block block, Block shown) {
    ScenarioRefused refused =
        assertThrows(ScenarioRefused.class, () -> Scenario.parse("example.keys", block.text()));
    assertEquals(named(shown), refused.getMessage());
  }

  /** What is shown, with the file's name before each place. */
  private static String named(Block shown) {
    return shown.text().replaceAll("(?m)^(?=\\d+:\\d+: )", "example.keys:");
  }

  @Test
  void everyWordOfTheParserHasAnExampleThatRunsAndStandsInTheGrammar() throws IOException {
    Set<String> shown = new TreeSet<>();
    String grammar = "";
    for (Block block : blocks()) {
      if (block.info().equals("keys")) {
        block.text().lines().forEach(line -> shown.add(line.strip().split("[ \t]", 2)[0]));
      } else if (block.text().startsWith("scenario = ")) {
        grammar = block.text();
      }
    }
    for (String word : Grammar.words()) {
      assertTrue(shown.contains(word), "no example has " + word);
      assertTrue(grammar.contains('"' + word + '"'), "the grammar has no " + word);
    }
    for (String kind : EventPattern.KINDS) {
      assertTrue(grammar.contains('"' + kind + '"'), "the grammar has no " + kind);
    }
  }
}
