package io.tickwright.cli;

import io.tickwright.keys.Problem;
import io.tickwright.script.Place;
import io.tickwright.sim.Names;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Whether a FILE of the command line can be read at all; the engine sees only those that can. */
final class ScenarioFile {
  private ScenarioFile() {}

  /** What is wrong with it and what would be right, or null when it can be read. */
  static @Nullable Problem problem(Path file) {
    if (Files.isDirectory(file)) {
      String some = scenarios(file).isEmpty() ? "its .keys files" : file.resolve("*.keys") + "";
      return problem(file, "this is a folder.", "Give the scenarios in it: " + some);
    }
    if (file.toString().equals("-") && !Files.exists(file)) {
      return problem(
          file, "only `fmt` reads standard input.", "Write the scenario into a file and name it.");
    }
    if (!Files.exists(file)) {
      return problem(file, "there is no such file.", whatThereIs(file));
    }
    if (!Files.isReadable(file)) {
      return problem(file, "this file may not be read.", "Ask for the right to read it.");
    }
    return null;
  }

  private static Problem problem(Path file, String what, String cure) {
    return new Problem(Place.of(file.toString()), what, cure);
  }

  private static String whatThereIs(Path file) {
    Path folder = file.toAbsolutePath().normalize().getParent();
    if (folder == null || !Files.isDirectory(folder)) {
      return "There is no folder " + folder + " either.";
    }
    List<String> scenarios = scenarios(folder);
    String nearest = Names.nearest(String.valueOf(file.getFileName()), scenarios);
    if (nearest != null) {
      return "Did you mean `" + file.resolveSibling(nearest) + "`?";
    }
    return scenarios.isEmpty()
        ? "There are no .keys files in " + folder + "."
        : "In " + folder + " there " + listed(scenarios) + ".";
  }

  private static String listed(List<String> scenarios) {
    String first = String.join(", ", scenarios.subList(0, Math.min(scenarios.size(), 5)));
    String more = scenarios.size() > 5 ? " and " + (scenarios.size() - 5) + " more" : "";
    return (scenarios.size() == 1 ? "is " : "are ") + first + more;
  }

  private static List<String> scenarios(Path folder) {
    try (Stream<Path> files = Files.list(folder)) {
      return files
          .map(file -> String.valueOf(file.getFileName()))
          .filter(name -> name.endsWith(".keys"))
          .sorted()
          .toList();
    } catch (IOException e) {
      return List.of();
    }
  }
}
