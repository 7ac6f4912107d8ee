package io.tickwright.script.js;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tickwright.script.Vocabulary;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * What an editor says of scripts: nothing of the examples and the guide, and of each wrong line
 * what is wrong with it. The whole of it is one run of the compiler, which takes its time.
 */
class TypesCheckedTest {
  private static final Pattern WRONG = Pattern.compile("(.*) // no: (.*)");

  @Test
  void rightScriptsAreAcceptedAndEachWrongLineIsFound() throws IOException {
    Map<String, String> files = new LinkedHashMap<>();
    // As a source of its own, so that it is checked itself.
    files.put("tickwright.ts", Types.of(Vocabulary.get()));
    examples().forEach(file -> files.put("example-" + file.getFileName(), text(file)));
    guide(files);
    assertTrue(files.size() > 8, files.keySet()::toString);
    String wrong = Cases.text("types/wrong.js");
    files.put("wrong.js", wrong);

    List<String> problems = TypeScript.problems(files);

    List<String> elsewhere =
        problems.stream().filter(problem -> !problem.startsWith("wrong.js:")).toList();
    assertEquals(1, elsewhere.size(), () -> String.join("\n", elsewhere));
    assertTrue(elsewhere.get(0).contains("'relaod' does not exist"), "the guide's mistake");
    assertEquals(expected(wrong), found(problems), () -> String.join("\n", problems));
  }

  /** Each line that is wrong, and the word that what is said of it has to have. */
  private static Map<Integer, String> expected(String wrong) {
    Map<Integer, String> expected = new LinkedHashMap<>();
    List<String> lines = wrong.lines().toList();
    for (int i = 0; i < lines.size(); i++) {
      Matcher marked = WRONG.matcher(lines.get(i));
      if (marked.matches()) {
        expected.put(i + 1, marked.group(2));
      }
    }
    assertTrue(expected.size() >= 10);
    return expected;
  }

  private static Map<Integer, String> found(List<String> problems) {
    Map<Integer, String> expected = expected(Cases.text("types/wrong.js"));
    Map<Integer, String> found = new LinkedHashMap<>();
    for (String problem : problems) {
      Matcher told = Pattern.compile("wrong.js:(\\d+): (.*)").matcher(problem);
      if (told.matches()) {
        int line = Integer.parseInt(told.group(1));
        String word = expected.getOrDefault(line, "");
        found.put(line, !word.isEmpty() && told.group(2).contains(word) ? word : told.group(2));
      }
    }
    return found;
  }

  private static List<Path> examples() throws IOException {
    try (Stream<Path> files = Files.walk(Path.of("../../examples"), 2)) {
      return files.filter(file -> file.toString().endsWith(".js")).sorted().toList();
    }
  }

  private static void guide(Map<String, String> files) throws IOException {
    String page = Files.readString(Path.of("../../docs/javascript.md")).replace("\r\n", "\n");
    Matcher block = Pattern.compile("(?m)^```js\\n((?s:.*?))^```$").matcher(page);
    List<String> names = new ArrayList<>();
    while (block.find()) {
      names.add("guide-" + names.size() + ".js");
      files.put(names.get(names.size() - 1), block.group(1));
    }
  }

  private static String text(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }
}
