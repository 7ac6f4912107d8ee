package io.tickwright.cli;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Properties;

/** Which build this is; written down by the build, since a class path does not say it. */
record Build(String version, String graaljs) {

  static Build read() {
    Properties facts = new Properties();
    try (InputStream in = Build.class.getResourceAsStream("build.properties")) {
      if (in != null) {
        facts.load(in);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return new Build(
        facts.getProperty("version", "unknown"), facts.getProperty("graaljs", "unknown"));
  }

  /** {@code Java 17.0.15 (Debian)}. */
  static String java() {
    return "Java "
        + System.getProperty("java.version")
        + " ("
        + System.getProperty("java.vendor")
        + ")";
  }
}
