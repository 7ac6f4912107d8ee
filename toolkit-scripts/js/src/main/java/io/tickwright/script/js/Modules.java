package io.tickwright.script.js;

import io.tickwright.script.Place;
import io.tickwright.script.ScriptRefused;
import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A script and all it imports, read and checked before anything runs: from then on the engine sees
 * these texts and nothing else of the disk.
 */
final class Modules {
  /** The one bare name a script can import. */
  static final String TOOLKIT = "tickwright";

  /** Where the engine believes the script's folder to be, the same on every machine. */
  static final Path ROOT = Path.of("/script").toAbsolutePath();

  private static final long MOST_BYTES = 4_000_000;

  private final Path folder;
  private final Map<String, ModuleText> byShown = new LinkedHashMap<>();
  private final String mainName;

  private Modules(Path folder, String mainName) {
    this.folder = folder;
    this.mainName = mainName;
  }

  /**
   * Reads a script and what it imports.
   *
   * @throws ScriptRefused if one is not there, lies outside the folder or breaks a rule
   */
  static Modules read(Path file) {
    Path absolute = file.toAbsolutePath().normalize();
    String name = String.valueOf(absolute.getFileName());
    Place whole = Place.of(name);
    Path folder;
    try {
      folder = absolute.toRealPath().getParent();
    } catch (IOException gone) {
      throw new ScriptRefused(
          whole, "there is no such file.", "It was looked for at " + file + ".");
    }
    Modules modules = new Modules(folder, String.valueOf(real(absolute, whole).getFileName()));
    modules.add(modules.mainName, whole);
    return modules;
  }

  ModuleText main() {
    return byShown.get(mainName);
  }

  /** All modules, the script itself first. */
  List<ModuleText> all() {
    return List.copyOf(byShown.values());
  }

  /** The module whose source the engine calls by this path, or null. */
  @Nullable ModuleText known(String virtual) {
    try {
      return at(Path.of(virtual).normalize());
    } catch (InvalidPathException noPath) {
      return null;
    }
  }

  /** The text at a path as the engine knows it, or null. */
  @Nullable ModuleText at(Path virtual) {
    return virtual.startsWith(ROOT) ? byShown.get(shown(ROOT.relativize(virtual))) : null;
  }

  private void add(String shown, Place importedAt) {
    if (byShown.containsKey(shown)) {
      return;
    }
    ModuleText module =
        new ModuleText(ROOT.resolve(shown).toString(), shown, text(shown, importedAt));
    byShown.put(shown, module);
    if (shown.endsWith(".json")) {
      return;
    }
    for (Rules.Import imported : Rules.check(module)) {
      follow(shown, imported);
    }
  }

  private void follow(String from, Rules.Import imported) {
    String specifier = imported.specifier();
    if (specifier.equals(TOOLKIT)) {
      return;
    }
    if (!specifier.startsWith("./") && !specifier.startsWith("../")) {
      throw new ScriptRefused(
          imported.place(),
          "a script imports \"" + TOOLKIT + "\" and modules of its own folder.",
          "Write \"./" + fileName(specifier) + "\" for one beside it.");
    }
    Path target;
    try {
      Path parent = Path.of(from).getParent();
      target = (parent == null ? Path.of("") : parent).resolve(specifier).normalize();
    } catch (InvalidPathException impossible) {
      throw new ScriptRefused(imported.place(), "this is no path of a module.", "");
    }
    if (target.startsWith("..") || specifier.contains("\\") || specifier.contains("%")) {
      throw outside(imported.place());
    }
    add(shown(target), imported.place());
  }

  private static String fileName(String specifier) {
    return specifier.substring(specifier.lastIndexOf('/') + 1);
  }

  private static ScriptRefused outside(Place place) {
    return new ScriptRefused(
        place, "this lies outside the script's folder.", "Put the module beside the script.");
  }

  private String text(String shown, Place importedAt) {
    Path real = real(folder.resolve(shown), importedAt);
    if (!real.startsWith(folder)) {
      throw outside(importedAt);
    }
    try {
      if (Files.size(real) > MOST_BYTES || !Files.isRegularFile(real)) {
        throw new ScriptRefused(importedAt, "this is no script of a reasonable size.", "");
      }
      String text = Files.readString(real, StandardCharsets.UTF_8);
      return text.startsWith("\uFEFF") ? text.substring(1) : text;
    } catch (CharacterCodingException notUtf8) {
      throw new ScriptRefused(importedAt, "the file is not valid UTF-8.", "Save it as UTF-8.");
    } catch (IOException unreadable) {
      throw new ScriptRefused(
          importedAt, "this cannot be read: " + unreadable.getMessage() + ".", "");
    }
  }

  private static Path real(Path file, Place importedAt) {
    try {
      return file.toRealPath();
    } catch (IOException gone) {
      throw new ScriptRefused(
          importedAt,
          "there is no module `" + file.getFileName() + "` there.",
          "Write its name with its ending, as in \"./waves.js\".");
    }
  }

  private static String shown(Path relative) {
    return relative.toString().replace('\\', '/');
  }
}
