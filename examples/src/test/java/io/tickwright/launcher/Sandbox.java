package io.tickwright.launcher;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.jar.Attributes;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import java.util.stream.Stream;
import javax.tools.ToolProvider;

/**
 * A project that looks to the launcher like this one, with a Maven and a PATH of its own: builds
 * take no time, and nothing of the machine's shows through.
 */
final class Sandbox {
  private static final List<String> TOOLS =
      List.of(
          "cat cp date dirname find grep head kill ln mkdir mv readlink rm sed sh sleep touch wc"
              .split(" "));

  /** What a finished start left: its exit code and what it wrote. */
  record Result(int exitCode, String out, String err) {}

  final Path root;
  private final Path tools;
  private final Path calls;
  private final Map<Process, Path> outputs = new LinkedHashMap<>();
  private String javaHome = System.getProperty("java.home");
  private String options = "";
  private String toolOptions = "";

  Sandbox(Path folder) throws Exception {
    this(folder, "a folder with spaces");
  }

  Sandbox(Path folder, String name) throws Exception {
    root = Files.createDirectories(folder.resolve(name));
    tools = Files.createDirectories(folder.resolve("tools"));
    calls = folder.resolve("maven-calls");
    for (String tool : TOOLS) {
      Files.createSymbolicLink(tools.resolve(tool), find(tool));
    }
    Files.copy(Path.of("..", "tickwright"), root.resolve("tickwright"));
    executable(root.resolve("tickwright"));
    write("pom.xml", "");
    write("toolkit-core/src/main/java/A.java", "");
    write("toolkit-scripts/cli/src/main/java/B.java", "");
    echoJar(folder.resolve("echo.jar"));
    maven(
        "3.8.7",
        "mkdir -p \"$project/toolkit-scripts/cli/target/lib\"",
        "sleep 1",
        "cp '" + folder.resolve("echo.jar") + "' \"$project/toolkit-scripts/cli/target/lib/\"",
        "touch \"$project/toolkit-scripts/cli/target/launcher-stamp\"");
  }

  /** Replaces the Maven on the PATH. */
  void maven(String version, String... build) throws IOException {
    executable(
        Files.writeString(
            tools.resolve("mvn"),
            """
            #!/bin/sh
            if [ "$1" = -v ]; then echo 'Apache Maven %s (abc)'; exit 0; fi
            echo "$$" >> '%s'
            while [ "$1" != -f ]; do shift; done
            project=$(dirname "$2")
            %s
            """
                .formatted(version, calls, String.join("\n", build))));
  }

  void noMaven() throws IOException {
    Files.delete(tools.resolve("mvn"));
  }

  void javaHome(String home) {
    javaHome = home;
  }

  /** More options for the JVM. */
  void options(String some) {
    options = some;
  }

  /** Options that every JVM of the machine picks up. */
  void toolOptions(String some) {
    toolOptions = some;
  }

  /** A Java home of this JVM under another name, whose program first runs these lines. */
  Path javaThrough(String name, String... lines) throws IOException {
    Path home = Files.createDirectories(root.resolveSibling(name));
    Path real = Path.of(System.getProperty("java.home"));
    Path bin = Files.createDirectories(home.resolve("bin"));
    Files.copy(real.resolve("release"), home.resolve("release"));
    Files.createSymbolicLink(bin.resolve("javac"), real.resolve("bin/javac"));
    executable(
        Files.writeString(
            bin.resolve("java"),
            "#!/bin/sh\n%s\nexec '%s' \"$@\"\n"
                .formatted(String.join("\n", lines), real.resolve("bin/java"))));
    return home;
  }

  /** A Java home whose release file says this version, with or without a compiler. */
  Path fakeJava(String version, boolean compiler) throws IOException {
    Path home = Files.createDirectories(root.resolveSibling("java-" + version + compiler));
    Path bin = Files.createDirectories(home.resolve("bin"));
    Files.writeString(home.resolve("release"), "JAVA_VERSION=\"" + version + "\"\n");
    for (String program : compiler ? List.of("java", "javac") : List.of("java")) {
      executable(Files.writeString(bin.resolve(program), "#!/bin/sh\nexit 99\n"));
    }
    return home;
  }

  Path write(String path, String text) throws IOException {
    Path file = root.resolve(path);
    Files.createDirectories(file.getParent());
    return Files.writeString(file, text);
  }

  int mavenCalls() throws IOException {
    return Files.exists(calls) ? Files.readAllLines(calls).size() : 0;
  }

  Result run(String... arguments) throws Exception {
    return finish(start(root.getParent(), root.resolve("tickwright"), arguments));
  }

  Process start(Path folder, Path launcher, String... arguments) throws IOException {
    List<String> command = new ArrayList<>(List.of(launcher.toString()));
    command.addAll(List.of(arguments));
    ProcessBuilder builder = new ProcessBuilder(command).directory(folder.toFile());
    Map<String, String> environment = builder.environment();
    environment.clear();
    environment.put("PATH", tools.toString());
    environment.put("TICKWRIGHT_OPTS", options);
    if (!toolOptions.isEmpty()) {
      environment.put("JAVA_TOOL_OPTIONS", toolOptions);
    }
    if (!javaHome.isEmpty()) {
      environment.put("JAVA_HOME", javaHome);
    }
    Path out = Files.createTempFile(folder, "out", "");
    builder.redirectOutput(out.toFile());
    builder.redirectError(Path.of(out + ".err").toFile());
    Process process = builder.start();
    outputs.put(process, out);
    return process;
  }

  Result finish(Process process) throws Exception {
    if (!process.waitFor(60, TimeUnit.SECONDS)) {
      process.destroyForcibly();
      throw new AssertionError("the launcher does not end");
    }
    Path out = outputs.get(process);
    return new Result(
        process.exitValue(), Files.readString(out), Files.readString(Path.of(out + ".err")));
  }

  private static Path find(String tool) {
    return Stream.of("/bin", "/usr/bin")
        .map(folder -> Path.of(folder, tool))
        .filter(Files::isExecutable)
        .findFirst()
        .orElseThrow(() -> new AssertionError("no " + tool + " here"));
  }

  private static void executable(Path file) throws IOException {
    Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rwxr-xr-x"));
  }

  /** Stands for the command: writes each argument in brackets and ends with the number 7. */
  private static void echoJar(Path jar) throws IOException {
    Path sources = Files.createTempDirectory(jar.getParent(), "echo");
    Path source = sources.resolve("Main.java");
    Files.writeString(
        source,
        """
        package io.tickwright.cli;
        public class Main {
          public static void main(String[] args) {
            for (String arg : args) System.out.println("[" + arg + "]");
            System.exit(7);
          }
        }
        """);
    int result =
        ToolProvider.getSystemJavaCompiler()
            .run(
                null,
                OutputStream.nullOutputStream(),
                OutputStream.nullOutputStream(),
                "--release",
                "17",
                "-d",
                sources.toString(),
                source.toString());
    if (result != 0) {
      throw new AssertionError("the stand-in does not compile");
    }
    Manifest manifest = new Manifest();
    manifest.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
    try (JarOutputStream out = new JarOutputStream(Files.newOutputStream(jar), manifest)) {
      out.putNextEntry(new JarEntry("io/tickwright/cli/Main.class"));
      out.write(Files.readAllBytes(sources.resolve("io/tickwright/cli/Main.class")));
      out.closeEntry();
    }
  }
}
