package io.tickwright.testing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tickwright.sim.Simulation;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.tools.JavaCompiler;
import javax.tools.ToolProvider;
import org.jspecify.annotations.Nullable;

/** A page of the guide, whose Java is compiled as a reader's would be, and run. */
public final class GuidePage {
  private static final Path ROOT =
      Path.of(System.getProperty("basedir", "")).toAbsolutePath().normalize().resolveSibling("");
  private static final Pattern SNIPPET =
      Pattern.compile(
          "^```java(?: inside (\\w+))?\\n(.*?)^```$(?:\\n\\n```text\\n(.*?)^```$)?",
          Pattern.DOTALL | Pattern.MULTILINE);
  private static final Pattern MAIN =
      Pattern.compile(
          "class (\\w+) (?:\\w+ \\w+ )?\\{\\n(?:(?!^class ).*\\n)*?  public static void main\\(",
          Pattern.MULTILINE);

  private final String name;
  private final String text;

  private GuidePage(String name, String text) {
    this.name = name;
    this.text = text;
  }

  /** Reads one, such as {@code docs/host.md}. */
  public static GuidePage of(String name) {
    try {
      return new GuidePage(name, Files.readString(ROOT.resolve(name)).replace("\r\n", "\n"));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** All of it, its lines ended by {@code \n}. */
  public String text() {
    return text;
  }

  /** Its Java, from top to bottom. */
  public List<Snippet> snippets() {
    List<Snippet> snippets = new ArrayList<>();
    Matcher found = SNIPPET.matcher(text);
    while (found.find()) {
      int line = (int) text.substring(0, found.start()).lines().count() + 1;
      snippets.add(new Snippet(name, line, found.group(1), found.group(2), found.group(3)));
    }
    return snippets;
  }

  /**
   * Some Java of the page.
   *
   * @param home the class it is written into, or null when it stands by itself
   * @param prints what the page says below it that it prints, or null
   */
  public record Snippet(
      String page, int line, @Nullable String home, String code, @Nullable String prints) {

    /** Whether it can be run. */
    public boolean isProgram() {
      return code.contains("void main(");
    }

    /** Where it stands, as {@code docs/host.md:12}. */
    public String place() {
      return page + ":" + line;
    }

    /** Compiles it behind what a reader has written before it, and runs it if it can be. */
    public void check(String before, Path folder) {
      assertEquals(isProgram(), prints != null, () -> place() + ": a main prints something");
      try {
        Path own = Files.createDirectory(folder.resolve("line" + line));
        compile(Files.writeString(own.resolve("Snippet.java"), before + code), own);
        if (isProgram()) {
          assertEquals(prints, printed(own), this::place);
        }
      } catch (IOException | ReflectiveOperationException e) {
        throw new AssertionError(place(), e);
      }
    }

    private void compile(Path source, Path classes) throws IOException {
      JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
      StringWriter said = new StringWriter();
      List<String> options =
          List.of("-proc:none", "-d", classes.toString(), "-cp", toolkit().toString());
      try (var files = compiler.getStandardFileManager(null, null, StandardCharsets.UTF_8)) {
        var sources = files.getJavaFileObjects(source);
        boolean compiled = compiler.getTask(said, files, null, options, null, sources).call();
        assertTrue(compiled, () -> place() + "\n" + said);
      }
    }

    private static Path toolkit() {
      URL place = Simulation.class.getProtectionDomain().getCodeSource().getLocation();
      return Path.of(URI.create(place.toString()));
    }

    private String printed(Path classes) throws IOException, ReflectiveOperationException {
      Matcher main = MAIN.matcher(code);
      assertTrue(main.find(), () -> place() + ": a class with a main");
      PrintStream before = System.out;
      ByteArrayOutputStream out = new ByteArrayOutputStream();
      URL[] own = {classes.toUri().toURL()};
      try (URLClassLoader loader = new URLClassLoader(own, GuidePage.class.getClassLoader())) {
        System.setOut(new PrintStream(out, true, StandardCharsets.UTF_8));
        var body = loader.loadClass(main.group(1)).getDeclaredMethod("main", String[].class);
        body.setAccessible(true);
        body.invoke(null, (Object) new String[0]);
      } finally {
        System.setOut(before);
      }
      return out.toString(StandardCharsets.UTF_8).replace("\r\n", "\n");
    }
  }
}
