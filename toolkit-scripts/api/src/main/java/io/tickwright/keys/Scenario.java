package io.tickwright.keys;

import io.tickwright.script.Place;
import io.tickwright.script.ScriptLanguage;
import io.tickwright.script.Scripts;
import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;

/**
 * A scenario as written and understood: what {@link ScenarioRun} runs, as often as wanted.
 *
 * <pre>{@code
 * Scenario scenario = Scenario.parse(Path.of("turret.keys"));
 * RunResult result = new ScenarioRun(scenario, RunOptions.DEFAULT, RunListener.SILENT).run();
 * }</pre>
 *
 * <p>Immutable.
 */
public final class Scenario {
  private static final long MOST_BYTES = 64L << 20;

  private final Source source;
  private final Path folder;
  private final List<Command> commands;

  private Scenario(Source source, Path folder) {
    this.source = source;
    this.folder = folder;
    this.commands = Parser.parse(source);
  }

  /**
   * Reads a scenario from a file; its script is looked for beside it.
   *
   * @throws ScenarioRefused when it cannot be read, or not be understood: with everything that is
   *     wrong in it
   */
  public static Scenario parse(Path file) {
    String name = String.valueOf(file.getFileName());
    Path folder = file.toAbsolutePath().getParent();
    return new Scenario(new Source(name, read(file, name)), folder == null ? file : folder);
  }

  /**
   * Understands a scenario from text; its script is looked for in the working folder.
   *
   * @param name what messages call it
   * @throws ScenarioRefused when it cannot be understood: with everything that is wrong in it
   */
  public static Scenario parse(String name, String text) {
    return parse(name, text, Path.of(""));
  }

  /**
   * Understands a scenario from text; its script is looked for in a folder.
   *
   * @throws ScenarioRefused when it cannot be understood: with everything that is wrong in it
   */
  public static Scenario parse(String name, String text, Path folder) {
    return new Scenario(new Source(name, text), folder.toAbsolutePath());
  }

  private static String read(Path file, String name) {
    try {
      if (Files.size(file) > MOST_BYTES) {
        throw refused(name, "it is larger than 64 MiB.", "Write it as several scenarios.");
      }
      String text = Files.readString(file);
      refuseScript(name);
      return text;
    } catch (NoSuchFileException missing) {
      throw refused(name, "there is no such file.", "Looked for " + file + ".");
    } catch (CharacterCodingException malformed) {
      throw refused(name, "it is no text in UTF-8.", "Save it as UTF-8.");
    } catch (IOException unreadable) {
      String why = Files.isDirectory(file) ? "it is a folder." : "it cannot be read.";
      throw refused(name, why, "Looked at " + file + ".");
    }
  }

  /** A script in place of its scenario would be some hundred wrong words. */
  private static void refuseScript(String name) {
    for (ScriptLanguage language : Scripts.languages()) {
      if (language.extensions().stream().anyMatch(end -> name.endsWith("." + end))) {
        throw refused(
            name,
            "it is a script, and no scenario.",
            "Give the .keys file that begins with `script " + name + "`.");
      }
    }
  }

  private static ScenarioRefused refused(String name, String what, String cure) {
    return new ScenarioRefused(List.of(new Problem(Place.of(name), what, cure)));
  }

  /** What messages call it, usually the file's name without its folder. */
  public String name() {
    return source.name();
  }

  /** The text as read. */
  public String text() {
    return source.text();
  }

  /** Where its files are looked for. */
  Path folder() {
    return folder;
  }

  Source source() {
    return source;
  }

  List<Command> commands() {
    return commands;
  }
}
