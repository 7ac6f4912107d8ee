package io.tickwright.testing;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Reads a file of test vectors: comma-separated, with a header line, nothing quoted.
 *
 * <p>{@code -Dvectors.dir=FOLDER} takes the files from there, so that another set in the same
 * format runs through the same tests. A missing or empty file is a failure, never a pass.
 */
public final class Vectors {

  /** One line of a file, its cells known by the header's names. */
  public static final class Row {
    private final String file;
    private final int line;
    private final List<String> header;
    private final String[] cells;

    Row(String file, int line, List<String> header, String[] cells) {
      this.file = file;
      this.line = line;
      this.header = header;
      this.cells = cells;
    }

    /** The cell as written. */
    public String text(String column) {
      int index = header.indexOf(column);
      if (index < 0) {
        throw new AssertionError(this + ": no column \"" + column + "\", but " + header);
      }
      return cells[index];
    }

    /** The cell as a signed whole number of 64 bits. */
    public long integer(String column) {
      String text = text(column);
      try {
        return Long.parseLong(text);
      } catch (NumberFormatException e) {
        throw new AssertionError(this + ": " + column + " is no integer: \"" + text + "\"", e);
      }
    }

    /** Whether the cell is empty. */
    public boolean isBlank(String column) {
      return text(column).isBlank();
    }

    /** The line in its file; the header is line 1. */
    public int line() {
      return line;
    }

    /** The place and what stands there, for a failure's message. */
    @Override
    public String toString() {
      return file + ":" + line + " " + String.join(",", cells);
    }
  }

  private Vectors() {}

  /** All rows of a file such as {@code "clock.csv"}; there is at least one. */
  public static List<Row> rows(String file) {
    List<Row> rows = new ArrayList<>();
    try (BufferedReader reader =
        new BufferedReader(new InputStreamReader(open(file), StandardCharsets.UTF_8))) {
      String first = reader.readLine();
      List<String> header = first == null ? List.of() : Arrays.asList(first.split(",", -1));
      int number = 1;
      for (String line = reader.readLine(); line != null; line = reader.readLine()) {
        number++;
        String[] cells = line.split(",", -1);
        if (cells.length != header.size()) {
          throw new AssertionError(
              file + ":" + number + ": " + cells.length + " cells, header has " + header.size());
        }
        rows.add(new Row(file, number, header, cells));
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    if (rows.isEmpty()) {
      throw new AssertionError(file + ": no rows, so there is nothing to check");
    }
    return rows;
  }

  private static InputStream open(String file) throws IOException {
    String folder = System.getProperty("vectors.dir", "");
    if (!folder.isEmpty()) {
      return Files.newInputStream(Path.of(folder, file));
    }
    InputStream in = Vectors.class.getResourceAsStream("/vectors/" + file);
    if (in == null) {
      throw new AssertionError("/vectors/" + file + " is not among the test resources");
    }
    return in;
  }
}
