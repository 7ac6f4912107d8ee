package io.tickwright.save;

import java.io.File;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * A process that saves without end, to be killed: the two texts in turn, as a save is written, or
 * for comparison as anybody would write a file.
 */
final class SavingProcess {
  private SavingProcess() {}

  /** How to start one; {@code by} goes before the command itself. */
  static ProcessBuilder command(Path file, Path one, Path two, String how, String... by) {
    List<String> words = new ArrayList<>(List.of(by));
    words.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    words.addAll(
        List.of("-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-XX:-UsePerfData", "-Xmx64m"));
    words.addAll(
        List.of(
            "-cp", classes(AtomicFile.class) + File.pathSeparator + classes(SavingProcess.class)));
    words.add(SavingProcess.class.getName());
    words.addAll(List.of(file.toString(), one.toString(), two.toString(), how));
    return new ProcessBuilder(words).redirectError(ProcessBuilder.Redirect.DISCARD);
  }

  private static Path classes(Class<?> of) {
    return Path.of(URI.create(of.getProtectionDomain().getCodeSource().getLocation().toString()));
  }

  /** {@code FILE ONE TWO atomic|plain|once}. */
  public static void main(String[] arguments) throws Exception {
    Path file = Path.of(arguments[0]);
    byte[][] texts = {
      Files.readAllBytes(Path.of(arguments[1])), Files.readAllBytes(Path.of(arguments[2]))
    };
    boolean atomic = arguments[3].equals("atomic");
    ProcessHandle killer = ProcessHandle.current().parent().orElseThrow();
    System.out.write('!');
    System.out.flush();
    if (arguments[3].equals("once")) {
      AtomicFile.replace(file, texts[0]);
      System.out.write('!');
      System.out.flush();
      return;
    }
    // A test that was itself killed would leave this writing for ever.
    for (int i = 0; killer.isAlive(); i++) {
      if (atomic) {
        AtomicFile.replace(file, texts[i & 1]);
      } else {
        Files.write(file, texts[i & 1]);
      }
    }
  }
}
