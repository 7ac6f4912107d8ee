package io.tickwright.script;

import io.tickwright.sim.Simulation;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.ServiceLoader;
import org.jspecify.annotations.Nullable;

/**
 * Loads a gameplay script in whatever language its ending names, as long as that language's module
 * is on the class path.
 *
 * <pre>{@code
 * Simulation sim = Simulation.at("60hz").seed(7).build();
 * Script script = Scripts.load(Path.of("game/skirmish.js"), sim);
 * }</pre>
 */
public final class Scripts {
  private static final Map<String, String> ARTIFACTS = new LinkedHashMap<>();

  static {
    ARTIFACTS.put("js", "toolkit-scripts-js");
    ARTIFACTS.put("mjs", "toolkit-scripts-js");
    ARTIFACTS.put("tick.kts", "toolkit-scripts-kotlin");
    ARTIFACTS.put("groovy", "toolkit-scripts-groovy");
  }

  private Scripts() {}

  /** Loads a script whose log nobody reads; see {@link #load(Path, Simulation, ScriptHost)}. */
  public static Script load(Path file, Simulation simulation) {
    return load(file, simulation, ScriptHost.quiet());
  }

  /**
   * Loads a script into a fresh simulation.
   *
   * @throws ScriptRefused if no language takes such a file, or the script cannot be loaded
   */
  public static Script load(Path file, Simulation simulation, ScriptHost host) {
    return languageOf(file).load(file, simulation, host);
  }

  /** The languages on the class path, in the order it names them. */
  public static List<ScriptLanguage> languages() {
    List<ScriptLanguage> found = new ArrayList<>();
    ServiceLoader.load(ScriptLanguage.class, Scripts.class.getClassLoader()).forEach(found::add);
    return found;
  }

  private static ScriptLanguage languageOf(Path file) {
    String name = String.valueOf(file.getFileName());
    List<String> known = new ArrayList<>();
    for (ScriptLanguage language : languages()) {
      for (String extension : language.extensions()) {
        if (name.endsWith("." + extension)) {
          return language;
        }
        known.add("." + extension);
      }
    }
    String artifact = artifactFor(name);
    if (artifact != null) {
      throw new ScriptRefused(
          Place.of(name),
          "the language of this script is not on the class path.",
          "Add the artifact io.tickwright:" + artifact + ".");
    }
    throw new ScriptRefused(
        Place.of(name),
        "no script language has files like this.",
        known.isEmpty()
            ? "Add the artifact of a language, such as io.tickwright:toolkit-scripts-js."
            : "Scripts end in " + String.join(", ", known) + ".");
  }

  private static @Nullable String artifactFor(String name) {
    for (Map.Entry<String, String> entry : ARTIFACTS.entrySet()) {
      if (name.endsWith("." + entry.getKey())) {
        return entry.getValue();
      }
    }
    return null;
  }
}
