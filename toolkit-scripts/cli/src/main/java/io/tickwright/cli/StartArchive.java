package io.tickwright.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/** The classes the launcher has archived for this JDK, so that a start takes half as long. */
final class StartArchive {
  private static final String SUBJECT = "start-up archive";

  private StartArchive() {}

  /**
   * How it stands.
   *
   * @param file what the launcher started this process with; null when it found none
   */
  static Finding finding(@Nullable String file) {
    try {
      if (file != null) {
        long megabytes = Math.round(Files.size(Path.of(file)) / 1e6);
        return Finding.fine(SUBJECT, "made for this JDK, " + megabytes + " MB; shortens the start");
      }
    } catch (IOException e) {
      // Deleted since: the next start makes it again.
    }
    return Finding.slow(
        SUBJECT,
        "none",
        "A start takes about twice as long. ./tickwright makes one by itself where the JDK can",
        "(class data sharing) and toolkit-scripts/cli/target can be written.");
  }
}
