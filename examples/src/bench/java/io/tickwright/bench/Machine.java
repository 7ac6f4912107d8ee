package io.tickwright.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;

/** What figures are figures of. */
final class Machine {

  private Machine() {}

  static String name() {
    return processor()
        + ", "
        + Runtime.getRuntime().availableProcessors()
        + " cores, "
        + System.getProperty("os.name")
        + " "
        + System.getProperty("os.arch");
  }

  static String jdk() {
    return System.getProperty("java.vendor") + " " + System.getProperty("java.runtime.version");
  }

  private static String processor() {
    Path known = Path.of("/proc/cpuinfo");
    if (Files.isReadable(known)) {
      try (Stream<String> lines = Files.lines(known)) {
        return lines
            .filter(line -> line.startsWith("model name"))
            .map(line -> line.substring(line.indexOf(':') + 1).strip())
            .findFirst()
            .orElse("unnamed processor");
      } catch (IOException e) {
        return "unnamed processor";
      }
    }
    String windows = System.getenv("PROCESSOR_IDENTIFIER");
    return windows == null ? "unnamed processor" : windows;
  }
}
