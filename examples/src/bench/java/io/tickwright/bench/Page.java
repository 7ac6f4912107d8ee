package io.tickwright.bench;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** docs/performance.md: the text is written by hand, what stands between two markers is not. */
final class Page {

  private final Path file;

  Page(Path docs) {
    file = docs.resolve("performance.md");
  }

  /** Puts a table's figures in its place. */
  void replace(Results results) throws IOException {
    String begin = "<!-- table: " + results.table() + " -->\n";
    String end = "<!-- end -->";
    String text = Files.readString(file, StandardCharsets.UTF_8);
    int from = text.indexOf(begin);
    int to = text.indexOf(end, from);
    if (from < 0 || to < 0) {
      throw new IllegalStateException(
          file + " has no place for " + results.table() + "; add " + begin + end);
    }
    String around = text.substring(0, from + begin.length());
    Files.writeString(file, around + render(results) + text.substring(to), StandardCharsets.UTF_8);
  }

  private static String render(Results results) {
    Figures figures = new Figures(results);
    StringBuilder page = new StringBuilder("\n");
    line(page, figures.headings());
    line(page, figures.headings().stream().map(figures::underline).toList());
    for (Sample sample : results.samples()) {
      line(page, figures.of(sample));
    }
    return page.append(
            "\n%s; %s; %s; %s. [Raw](performance/%s.json).\n\n"
                .formatted(
                    results.taken(),
                    results.machine(),
                    results.jdk(),
                    results.settings(),
                    results.table()))
        .toString();
  }

  private static void line(StringBuilder page, List<String> cells) {
    page.append("| ").append(String.join(" | ", cells)).append(" |\n");
  }

  /** The parameters of a table's rows, in the order they first appear. */
  static List<String> parameters(Results results) {
    Set<String> names = new LinkedHashSet<>();
    results.samples().forEach(sample -> names.addAll(sample.parameters().keySet()));
    return new ArrayList<>(names);
  }
}
