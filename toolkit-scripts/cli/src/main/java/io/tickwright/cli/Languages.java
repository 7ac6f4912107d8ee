package io.tickwright.cli;

import io.tickwright.script.kotlin.KotlinScriptCache;
import java.io.File;
import java.net.URISyntaxException;
import java.util.Locale;
import kotlin.KotlinVersion;
import org.graalvm.polyglot.Engine;
import org.jspecify.annotations.Nullable;

/** Which script languages this class path can run, and how well. */
final class Languages {
  private static final String KOTLIN_COMPILER = "tickwright.kotlin.compiler";

  private Languages() {}

  static boolean javaScriptIsHere() {
    try {
      Class.forName("org.graalvm.polyglot.Engine", false, Languages.class.getClassLoader());
      return true;
    } catch (ClassNotFoundException e) {
      return false;
    }
  }

  /** How JavaScript runs here; starts the engine to know. */
  static Finding javaScript() {
    if (!javaScriptIsHere()) {
      return Finding.broken(
          "JavaScript",
          "is not on the class path",
          "Add the artifact io.tickwright:toolkit-scripts-js.");
    }
    return javaScript(compiles(), System.getenv("TICKWRIGHT_COMPILE"));
  }

  /**
   * What is said of JavaScript that is, or is not, compiled where the user wants so or has no wish.
   */
  static Finding javaScript(boolean compiled, @Nullable String wanted) {
    String engine = "GraalJS " + Build.read().graaljs();
    if (compiled) {
      String where =
          wanted == null
              ? " in `play`, `verify` and `reduce`; TICKWRIGHT_COMPILE=yes compiles everywhere"
              : "";
      return Finding.fine("JavaScript", engine + ", compiled" + where);
    }
    if ("no".equals(wanted)) {
      return Finding.slow(
          "JavaScript",
          engine + ", interpreted, since TICKWRIGHT_COMPILE is no",
          "Unset it, and long runs are compiled where the JDK can.");
    }
    return Finding.slow(
        "JavaScript",
        engine + ", interpreted",
        "Slower than it could be, and enough for most games.",
        "Built with a JDK 25 that is no older than "
            + Build.read().graaljs()
            + ", the launcher lets",
        "long runs be compiled, 8 to 100 times faster: point JAVA_HOME at one, delete",
        "toolkit-scripts/cli/target, and start again.");
  }

  /** Whether Groovy is here, and which; nothing of it is loaded unless somebody asks. */
  static Finding groovy() {
    try {
      Class<?> system = Class.forName("groovy.lang.GroovySystem");
      return Finding.fine(
          "Groovy",
          system.getMethod("getVersion").invoke(null)
              + ", compiled at every start; trusted code, as a jar is");
    } catch (ReflectiveOperationException missing) {
      return Finding.broken(
          "Groovy",
          "is not on the class path",
          "Add the artifact io.tickwright:toolkit-scripts-groovy.");
    }
  }

  /** Where compiled Kotlin scripts are kept, and how many there are. */
  static Finding kotlinScript() {
    KotlinScriptCache cache = KotlinScriptCache.ofUser();
    int entries = cache.getEntries();
    String kept =
        String.format(
            Locale.ROOT,
            "%d script%s compiled, %d KB in %s",
            entries,
            entries == 1 ? "" : "s",
            (cache.getBytes() + 1023) / 1024,
            cache.getFolder());
    return Finding.fine("Kotlin script", KotlinVersion.CURRENT + ", " + kept);
  }

  /**
   * Says where the Kotlin compiler is: beside the class path and not on it, because it is large and
   * few runs need it.
   */
  static void knowTheKotlinCompiler() {
    try {
      File here =
          new File(Languages.class.getProtectionDomain().getCodeSource().getLocation().toURI());
      File compiler = new File(here.getParentFile(), "kotlin");
      if (System.getProperty(KOTLIN_COMPILER) == null && compiler.isDirectory()) {
        System.setProperty(KOTLIN_COMPILER, compiler.getPath());
      }
    } catch (URISyntaxException | IllegalArgumentException noFile) {
      // Not started from jars of its own: whoever did so has a class path for it.
    }
  }

  private static boolean compiles() {
    try (Engine engine =
        Engine.newBuilder().option("engine.WarnInterpreterOnly", "false").build()) {
      return !engine.getImplementationName().contains("Interpreted");
    }
  }
}
