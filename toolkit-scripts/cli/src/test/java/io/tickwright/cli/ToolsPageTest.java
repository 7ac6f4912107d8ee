package io.tickwright.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Goes along docs/tools.md as a reader would: writes its files, types its commands. */
class ToolsPageTest {
  private static final String PROMPT = "$ ";

  @TempDir private Path folder;
  private int commands;
  private int files;

  /** The page in this checkout, from wherever in it the tests are started. */
  private static Path page() {
    Path at = Path.of("").toAbsolutePath();
    while (at.getParent() != null && !Files.exists(at.resolve("docs/tools.md"))) {
      at = at.getParent();
    }
    return at.resolve("docs/tools.md");
  }

  @Test
  void everyCommandOfThePageSaysWhatThePageSays() throws IOException {
    List<String> page = Files.readAllLines(page());
    List<String> result = new ArrayList<>();
    for (int i = 0; i < page.size(); i++) {
      String line = page.get(i);
      result.add(line);
      if (line.startsWith("```")) {
        int end = i + 1;
        while (!page.get(end).equals("```")) {
          end++;
        }
        result.addAll(block(line.substring(3), page.subList(i + 1, end)));
        result.add("```");
        i = end;
      }
    }
    assertEquals(String.join("\n", page), String.join("\n", result));
    assertTrue(commands > 10 && files > 3, commands + " commands, " + files + " files");
  }

  private List<String> block(String info, List<String> lines) throws IOException {
    if (info.equals("console")) {
      List<String> said = new ArrayList<>();
      for (String line : lines) {
        if (line.startsWith(PROMPT)) {
          said.add(line);
          said.addAll(type(line.substring(PROMPT.length())));
        }
      }
      return said;
    }
    String name = info.substring(info.indexOf(' ') + 1);
    Files.writeString(folder.resolve(name), String.join("\n", lines) + "\n");
    files++;
    return lines;
  }

  private List<String> type(String command) throws IOException {
    commands++;
    String[] words = command.split(" ", -1);
    if (words[0].equals("cat")) {
      return Files.readAllLines(folder.resolve(words[1]));
    }
    assertEquals("tickwright", words[0]);
    List<String> args = new ArrayList<>();
    for (String word : List.of(words).subList(1, words.length)) {
      boolean isFile = word.matches("[a-z]+\\.[a-z]+");
      args.add(isFile ? folder.resolve(word).toString() : word);
    }
    Screen screen = Screen.piped();
    screen.run(new KeysEngine(), args.toArray(String[]::new));
    String out = screen.outWithoutWallTimes() + screen.err();
    String inFolder = out.replace(folder + File.separator, "");
    return inFolder.isEmpty() ? List.of() : List.of(inFolder.stripTrailing().split("\n", -1));
  }
}
