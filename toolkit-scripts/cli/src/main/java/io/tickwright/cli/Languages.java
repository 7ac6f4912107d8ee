package io.tickwright.cli;

import org.graalvm.polyglot.Engine;

/** Which script languages this class path can run, and how well. */
final class Languages {
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
    String engine = "GraalJS " + Build.read().graaljs();
    if (compiles()) {
      return Finding.fine("JavaScript", engine + ", compiled");
    }
    return Finding.slow(
        "JavaScript",
        engine + ", interpreted",
        "Slower than it could be, and enough for most games.",
        "A JDK 25 with the Graal compiler of the same version",
        "runs script bodies 8 to 100 times faster.");
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

  private static boolean compiles() {
    try (Engine engine =
        Engine.newBuilder().option("engine.WarnInterpreterOnly", "false").build()) {
      return !engine.getImplementationName().contains("Interpreted");
    }
  }
}
