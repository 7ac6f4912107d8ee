package io.tickwright.examples.api;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tickwright.dsl.Row;
import io.tickwright.keys.Scenario;
import io.tickwright.script.groovy.Groovy;
import io.tickwright.script.js.JavaScript;
import io.tickwright.script.junit.Keys;
import io.tickwright.script.kotlin.KotlinScript;
import io.tickwright.sim.World;
import io.tickwright.window.GameWindow;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What users compile against changes only on purpose, and never without words. */
class ApiTest {

  private static final Path ROOT =
      Path.of(System.getProperty("basedir", "")).toAbsolutePath().normalize().getParent();
  private static final Pattern EXPORTS = Pattern.compile("exports ([\\w.]+);");

  /** Not what is marked as published: the callers of inline functions link to it. */
  private static final Pattern KOTLIN_INTERNAL =
      Pattern.compile(
          "(?m)^@PublishedApi\\n(?:@.*\\n)*internal"
              + "|^internal (?:\\w+ )*(?:class|interface|object) (\\w+)");

  /** The published modules; the command line is for people. */
  enum Module {
    CORE("toolkit-core", World.class),
    DSL("toolkit-kotlin-dsl", Row.class),
    API("toolkit-scripts/api", Scenario.class),
    JS("toolkit-scripts/js", JavaScript.class),
    GROOVY("toolkit-scripts/groovy", Groovy.class),
    KOTLIN("toolkit-scripts/kotlin", KotlinScript.class),
    JUNIT("toolkit-scripts/junit", Keys.class),
    WINDOW("toolkit-scripts/window", GameWindow.class);

    private final Path folder;
    private final String artifact;
    private final Class<?> one;

    Module(String folder, Class<?> one) {
      this.folder = ROOT.resolve(folder);
      this.artifact = folder.replace('/', '-');
      this.one = one;
    }

    ApiDump dump() throws Exception {
      Path classes = Path.of(one.getProtectionDomain().getCodeSource().getLocation().toURI());
      Set<String> exported = exported();
      Set<String> internal = internal();
      return ApiDump.of(
          classes,
          name -> {
            int simple = name.lastIndexOf('/') + 1;
            return simple > 0
                && (exported.isEmpty() || exported.contains(name.substring(0, simple - 1)))
                && !internal.contains(name.substring(simple).replaceAll("\\$.*", ""));
          });
    }

    /** None where there is no module declaration, which shows every package. */
    private Set<String> exported() throws IOException {
      Path declaration = folder.resolve("src/main/java/module-info.java");
      return Files.exists(declaration) ? found(EXPORTS, declaration, '/') : Set.of();
    }

    /** Kotlin's `internal` is public to the JVM; these are nobody's to use. */
    private Set<String> internal() throws IOException {
      Path kotlin = folder.resolve("src/main/kotlin");
      Set<String> names = new TreeSet<>();
      if (Files.exists(kotlin)) {
        try (Stream<Path> files = Files.walk(kotlin)) {
          for (Path file : files.filter(Files::isRegularFile).toList()) {
            names.addAll(found(KOTLIN_INTERNAL, file, '.'));
          }
        }
      }
      return names;
    }

    private static Set<String> found(Pattern what, Path file, char dot) throws IOException {
      Set<String> found = new TreeSet<>();
      Matcher matcher = what.matcher(Files.readString(file));
      while (matcher.find()) {
        if (matcher.group(1) != null) {
          found.add(matcher.group(1).replace('.', dot));
        }
      }
      return found;
    }
  }

  @ParameterizedTest
  @EnumSource
  void theApiIsTheOneCheckedIn(Module module) throws Exception {
    String dump = module.dump().text();
    Path file = module.folder.resolve("api/" + module.artifact + ".api");
    if (Boolean.getBoolean("api.update")) {
      Files.createDirectories(file.getParent());
      Files.writeString(file, dump);
    }
    assertTrue(dump.contains(module.one.getName().replace('.', '/')), "an API was read");
    String was = Files.exists(file) ? Files.readString(file) : "";
    assertEquals(
        List.of(),
        differences(was, dump),
        () ->
            "The API differs from "
                + ROOT.relativize(file)
                + ". If that is meant, run this test with -Dapi.update=true and commit the file:"
                + " removing or changing a line breaks compiled users.");
  }

  /** Every line that only one of two dumps has, after "- " or "+ " and the class it is of. */
  private static List<String> differences(String before, String after) {
    Set<String> gone = new TreeSet<>(linesOf(before));
    Set<String> added = new TreeSet<>(linesOf(after));
    gone.removeAll(linesOf(after));
    added.removeAll(linesOf(before));
    return Stream.concat(gone.stream().map("- "::concat), added.stream().map("+ "::concat))
        .toList();
  }

  private static List<String> linesOf(String dump) {
    List<String> lines = new ArrayList<>();
    String of = "";
    for (String line : dump.lines().filter(any -> !any.isEmpty()).toList()) {
      boolean isMember = line.startsWith("  ");
      of = isMember ? of : line;
      lines.add(isMember ? of + line : line);
    }
    return lines;
  }

  /** What Java does not mark, Kotlin would see as a type with `!` that may or may not be null. */
  @ParameterizedTest
  @EnumSource(
      mode = EnumSource.Mode.EXCLUDE,
      names = {"DSL", "KOTLIN"})
  void everyPackageSaysWhatMayBeNull(Module module) throws Exception {
    Set<String> packages = module.dump().packages();
    assertFalse(packages.isEmpty());
    for (String name : packages) {
      // By name and not by path: a module is a folder in one build and a jar in another.
      try (InputStream info = module.one.getResourceAsStream("/" + name + "/package-info.class")) {
        assertNotNull(info, name + " has no package-info.java; add one with @NullMarked");
        String bytes = new String(info.readAllBytes(), StandardCharsets.ISO_8859_1);
        assertTrue(bytes.contains("NullMarked"), name + " is not @NullMarked");
      }
    }
  }

  @Test
  void aDumpHasWhatOthersCanLinkToAndNothingElse(@TempDir Path folder) throws Exception {
    String source =
        """
        package game;
        public class Turret extends Base implements Comparable<Turret> {
          protected int shells;
          int hidden;
          public int compareTo(Turret other) { return 0; }
          void secret() { new Runnable() { public void run() {} }.run(); }
          protected static class Barrel { private Barrel() {} }
          static class Spring { public void loose() {} }
        }
        class Base { public void inherited() {} }
        class Other { public void nothing() {} }
        """;
    assertEquals(
        """
        class game/Base
          public fun inherited ()V

        public class game/Turret : game/Base, java/lang/Comparable
          protected field shells I
          public fun <init> ()V
          public fun compareTo (Lgame/Turret;)I

        protected static class game/Turret$Barrel
        """,
        dumpOf(source, folder));
  }

  @Test
  void whatInlineKotlinFunctionsUseIsPartOfTheApi(@TempDir Path folder) throws Exception {
    String source =
        """
        internal class Hidden
        @Suppress("unused")
        internal data class HiddenToo(val n: Int)
        @PublishedApi
        internal class Used
        @PublishedApi
        @Suppress("unused")
        internal object UsedToo
        @PublishedApi internal class OnOneLine
        public class Shown
        """;
    Path file = Files.writeString(folder.resolve("Classes.kt"), source);
    assertEquals(Set.of("Hidden", "HiddenToo"), Module.found(KOTLIN_INTERNAL, file, '.'));
    String walk = Module.DSL.dump().text();
    assertTrue(walk.contains("class io/tickwright/dsl/TableWalk "), "a loop is in its caller");
    assertTrue(walk.contains("fun nextSlot ()I"), "a loop is in its caller");
    assertFalse(walk.contains("class io/tickwright/dsl/Birth"), "nobody links to it");
  }

  @Test
  void aMethodThatIsGoneIsSeen(@TempDir Path before, @TempDir Path after) throws Exception {
    String source = "package game; public class Turret { public void fire() {} }";
    String was = dumpOf(source, before);
    String is = dumpOf(source.replace("public void fire", "void fire"), after);
    assertEquals(List.of("- public class game/Turret  public fun fire ()V"), differences(was, is));
    assertEquals(List.of(), differences(was, was));
  }

  private static String dumpOf(String source, Path folder) throws Exception {
    Path file = folder.resolve("Turret.java");
    Files.writeString(file, source);
    List<String> words = List.of("-proc:none", "-d", folder.toString(), file.toString());
    int problems =
        ToolProvider.getSystemJavaCompiler().run(null, null, null, words.toArray(String[]::new));
    assertEquals(0, problems, "it compiles");
    return ApiDump.of(folder, any -> true).text();
  }
}
