package io.tickwright.host;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.io.StringWriter;
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
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/** Each Java snippet of docs/host.md is compiled, and one with a main prints what it says. */
class HostGuideTest {
  private static final Path GUIDE =
      Path.of(System.getProperty("basedir", ""))
          .toAbsolutePath()
          .normalize()
          .resolveSibling("docs/host.md");
  private static final Pattern SNIPPET =
      Pattern.compile("```java\\n(.*?)```(?:\\n\\n```text\\n(.*?)```)?", Pattern.DOTALL);
  private static final Pattern MAIN =
      Pattern.compile("class (\\w+) (?:\\w+ \\w+ )?\\{\\n(?:[^}]*\\n)?  public static void main");
  private static final String IMPORTS =
      """
      import io.tickwright.host.*;
      import io.tickwright.loop.*;
      import io.tickwright.sim.*;
      import io.tickwright.time.*;
      """;

  @TempDir private Path folder;

  @TestFactory
  List<DynamicTest> snippets() throws Exception {
    String guide = Files.readString(GUIDE).replace("\r\n", "\n");
    assertTrue(guide.contains(IMPORTS), "the page shows the imports");
    List<DynamicTest> tests = new ArrayList<>();
    Matcher snippets = SNIPPET.matcher(guide);
    int run = 0;
    while (snippets.find()) {
      String code = snippets.group(1);
      String printed = snippets.group(2);
      run += printed == null ? 0 : 1;
      int line = (int) guide.substring(0, snippets.start()).lines().count() + 1;
      tests.add(DynamicTest.dynamicTest("line " + line, () -> check(line, code, printed)));
    }
    assertTrue(tests.size() >= 7 && run >= 4, tests.size() + " snippets, " + run + " run");
    return tests;
  }

  private void check(int line, String code, String printed) throws Exception {
    Path own = Files.createDirectory(folder.resolve("line" + line));
    Path source = own.resolve("Snippet.java");
    Files.writeString(source, IMPORTS + code);
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    StringWriter said = new StringWriter();
    try (var files = compiler.getStandardFileManager(null, null, StandardCharsets.UTF_8)) {
      List<String> options =
          List.of("-proc:none", "-d", own.toString(), "-cp", System.getProperty("java.class.path"));
      boolean compiled =
          compiler
              .getTask(said, files, null, options, null, files.getJavaFileObjects(source))
              .call();
      assertTrue(compiled, () -> "docs/host.md:" + line + "\n" + said);
    }
    Matcher main = MAIN.matcher(code);
    assertEquals(printed != null, code.contains("void main("), "a main prints something");
    if (printed != null) {
      assertTrue(main.find(), "a class with a main");
      assertEquals(printed, output(own, main.group(1)), () -> "docs/host.md:" + line);
    }
  }

  private static String output(Path classes, String name) throws Exception {
    PrintStream before = System.out;
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    try (URLClassLoader loader = new URLClassLoader(new URL[] {classes.toUri().toURL()})) {
      System.setOut(new PrintStream(out, true, StandardCharsets.UTF_8));
      var main = loader.loadClass(name).getDeclaredMethod("main", String[].class);
      main.setAccessible(true);
      main.invoke(null, (Object) new String[0]);
    } finally {
      System.setOut(before);
    }
    return out.toString(StandardCharsets.UTF_8).replace("\r\n", "\n");
  }
}
