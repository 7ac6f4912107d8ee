package io.tickwright.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** One spacing for all scenarios. */
class FmtCommandTest {
  private static final String UNTIDY =
      "\n#  a  comment \n  tick\t5\n\n\necho  a  b \nexpect  tick 5";
  private static final String TIDY = "#  a  comment\ntick 5\n\necho  a  b \nexpect tick 5\n";

  @TempDir private Path folder;
  private final Screen screen = Screen.piped();

  private Path file(String name, String text) throws IOException {
    return Files.writeString(folder.resolve(name), text);
  }

  private int fmt(String... args) {
    String[] all = new String[args.length + 1];
    all[0] = "fmt";
    System.arraycopy(args, 0, all, 1, args.length);
    return screen.run(new ActedEngine(), all);
  }

  @Test
  void filesAreFormattedInPlaceAndThoseThatChangedAreNamed() throws IOException {
    Path untidy = file("untidy.keys", UNTIDY);
    Path tidy = file("tidy.keys", TIDY);
    assertEquals(0, fmt(untidy.toString(), tidy.toString()));
    assertEquals(untidy + "\n", screen.out());
    assertEquals(TIDY, Files.readString(untidy));
    assertEquals(TIDY, Files.readString(tidy));
    assertEquals(0, fmt("--check", untidy.toString()));
  }

  @Test
  void aCheckChangesNothing() throws IOException {
    Path untidy = file("untidy.keys", UNTIDY);
    assertEquals(1, fmt("--check", untidy.toString()));
    assertEquals(untidy + " has another spacing\n", screen.out());
    assertEquals(UNTIDY, Files.readString(untidy));
    assertEquals(1, fmt("--check", "--json", untidy.toString()));
    assertTrue(screen.out().contains("\"status\":\"differs\""), screen::out);
  }

  @Test
  void whatCannotBeUnderstoodIsLeftAlone() throws IOException {
    Path broken = file("broken.keys", "tik  5\n");
    assertEquals(2, fmt(broken.toString()));
    assertEquals("tik  5\n", Files.readString(broken));
    assertTrue(screen.err().contains("broken.keys:1:1: there is no word `tik`"), screen::err);
  }

  @Test
  void standardInputGoesToStandardOutput() {
    InputStream before = System.in;
    System.setIn(new ByteArrayInputStream(UNTIDY.getBytes(StandardCharsets.UTF_8)));
    try {
      assertEquals(0, fmt("-"));
    } finally {
      System.setIn(before);
    }
    assertEquals(TIDY, screen.out());
    assertEquals(64, fmt("-", "more.keys"));
  }
}
