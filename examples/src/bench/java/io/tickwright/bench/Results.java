package io.tickwright.bench;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * All that was measured for one table, as it is kept beside the page.
 *
 * @param table the table's id
 * @param entry what one entry is
 * @param machine where it was measured
 * @param jdk what ran it
 * @param taken the day, as in 2026-11-30
 * @param settings how often and how long
 * @param samples the rows
 */
record Results(
    String table,
    String entry,
    String machine,
    String jdk,
    String taken,
    String settings,
    List<Sample> samples) {

  private static final ObjectMapper JSON =
      new ObjectMapper().enable(SerializationFeature.INDENT_OUTPUT);

  static Path file(Path docs, String table) {
    return docs.resolve("performance").resolve(table + ".json");
  }

  static Results read(Path file) throws IOException {
    return JSON.readValue(file.toFile(), Results.class);
  }

  void write(Path docs) throws IOException {
    Path file = file(docs, table);
    Files.createDirectories(file.getParent());
    Files.writeString(file, JSON.writeValueAsString(this) + "\n", StandardCharsets.UTF_8);
  }
}
