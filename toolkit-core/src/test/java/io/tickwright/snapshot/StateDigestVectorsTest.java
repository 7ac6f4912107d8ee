package io.tickwright.snapshot;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/** Holds the canonical form to figures that a separate program worked out from the page alone. */
class StateDigestVectorsTest {

  @Test
  void theFiguresOfTheFileComeOut() throws IOException {
    List<String> lines = lines();
    for (String line : lines) {
      String[] cells = line.split(",", -1);
      WrittenState state = WrittenState.of(cells[0]);
      assertEquals(cells[1], Hex.of(StateSchema.of(state).hash()), line);
      assertEquals(cells[2], Hex.of(StateDigest.of(state)), line);
    }
    assertTrue(lines.size() > 20, lines.size() + " lines");
    assertEquals(
        lines.size(), lines.stream().map(line -> line.split(",", -1)[2]).distinct().count());
  }

  /** The negative control: a digest without the schema in front is another number every time. */
  @Test
  void withoutTheSchemaNoFigureComesOut() throws IOException {
    for (String line : lines()) {
      String[] cells = line.split(",", -1);
      assertNotEquals(cells[2], Hex.of(new DigestReader().read(WrittenState.of(cells[0]), 0)));
    }
  }

  private static List<String> lines() throws IOException {
    String file = "/vectors-own/state-digest.csv";
    try (BufferedReader reader =
        new BufferedReader(
            new InputStreamReader(
                Objects.requireNonNull(
                    StateDigestVectorsTest.class.getResourceAsStream(file), file),
                StandardCharsets.UTF_8))) {
      return reader.lines().skip(1).toList();
    }
  }
}
