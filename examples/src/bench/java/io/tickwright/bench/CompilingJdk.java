package io.tickwright.bench;

import java.io.IOException;
import java.io.Reader;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Properties;

/**
 * A JDK on which GraalJS compiles scripts, which a stock one does where it is of the compiler's own
 * version: the one that JAVA_HOME_25 names, or the one that runs this. The launcher looks for the
 * same.
 *
 * @param home where it is, or null when there is none
 * @param version the JDK's version; or why there is none
 */
record CompilingJdk(Path home, String version) {

  /** The build puts the compiler's jars there. */
  private static final Path COMPILER = Path.of("examples", "target", "compiler");

  static CompilingJdk find() throws IOException {
    String named = System.getenv("JAVA_HOME_25");
    Path home = Path.of(named == null ? System.getProperty("java.home") : named);
    Properties release = new Properties();
    if (Files.isReadable(home.resolve("release"))) {
      try (Reader text = Files.newBufferedReader(home.resolve("release"))) {
        release.load(text);
      }
    }
    String quoted = release.getProperty("JAVA_VERSION", "").replace("\"", "");
    Runtime.Version needed = compiler();
    boolean canCompile = release.toString().contains("jdk.internal.vm.ci") && !quoted.isEmpty();
    if (canCompile) {
      Runtime.Version version = Runtime.Version.parse(quoted);
      if (version.feature() == needed.feature() && version.compareTo(needed) >= 0) {
        return new CompilingJdk(home, quoted);
      }
    }
    return new CompilingJdk(null, "set JAVA_HOME_25 to a JDK " + needed + " or a later update");
  }

  private static Runtime.Version compiler() throws IOException {
    try (DirectoryStream<Path> jars = Files.newDirectoryStream(COMPILER, "compiler-*.jar")) {
      for (Path jar : jars) {
        String name = jar.getFileName().toString();
        return Runtime.Version.parse(name.substring(9, name.length() - 4));
      }
    }
    throw new IOException("no compiler in " + COMPILER);
  }

  boolean found() {
    return home != null;
  }

  String java() {
    return home.resolve("bin").resolve("java").toString();
  }

  List<String> options() {
    return List.of(
        "-XX:+UnlockExperimentalVMOptions",
        "-XX:+EnableJVMCI",
        "--upgrade-module-path=" + COMPILER,
        "--enable-native-access=ALL-UNNAMED",
        "--sun-misc-unsafe-memory-access=allow");
  }
}
