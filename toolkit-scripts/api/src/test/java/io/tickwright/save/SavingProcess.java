package io.tickwright.save;

import java.nio.file.Files;
import java.nio.file.Path;

/**
 * A process that saves without end, to be killed: the two texts in turn, as a save is written, or
 * for comparison as anybody would write a file.
 */
final class SavingProcess {
  private SavingProcess() {}

  /** {@code FILE ONE TWO atomic|plain}. */
  public static void main(String[] arguments) throws Exception {
    Path file = Path.of(arguments[0]);
    byte[][] texts = {
      Files.readAllBytes(Path.of(arguments[1])), Files.readAllBytes(Path.of(arguments[2]))
    };
    boolean atomic = arguments[3].equals("atomic");
    System.out.write('!');
    System.out.flush();
    for (int i = 0; ; i++) {
      if (atomic) {
        AtomicFile.replace(file, texts[i & 1]);
      } else {
        Files.write(file, texts[i & 1]);
      }
    }
  }
}
