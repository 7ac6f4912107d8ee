package io.tickwright.keys;

import io.tickwright.script.Place;
import io.tickwright.script.ScriptLanguage;
import io.tickwright.script.Scripts;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

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
  private static final char MALFORMED = '\uFFFD';

  private final Source source;
  private final Path folder;
  private final List<Command> commands;

  private Scenario(Source source, Path folder) {
    this(source, folder, Parser.parse(source));
  }

  private Scenario(Source source, Path folder, List<Command> commands) {
    this.source = source;
    this.folder = folder;
    this.commands = commands;
  }

  /** The next lines of one that is played as it comes; it knows these marks and adds its own. */
  static Scenario piece(String name, String text, Path folder, Set<String> marks) {
    Source source = new Source(name, text);
    return new Scenario(source, folder, Parser.piece(source, marks));
  }

  /**
   * Reads a scenario from a file; its script is looked for beside it.
   *
   * @throws ScenarioRefused when it cannot be read, or not be understood: with everything that is
   *     wrong in it
   */
  public static Scenario parse(Path file) {
    return new Scenario(source(file), folder(file));
  }

  /** The text of a file, not understood yet. */
  static Source source(Path file) {
    String name = String.valueOf(file.getFileName());
    return new Source(name, read(file, name));
  }

  /** Where the files of a scenario in this file are looked for. */
  static Path folder(Path file) {
    Path folder = file.toAbsolutePath().getParent();
    return folder == null ? file : folder;
  }

  /** One of which only these lines were understood. */
  static Scenario of(Source source, Path folder, List<Command> commands) {
    return new Scenario(source, folder, commands);
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
      byte[] bytes = Files.readAllBytes(file);
      refuseScript(name);
      String text = text(bytes);
      refuseSave(name, text);
      return text;
    } catch (NoSuchFileException missing) {
      throw refused(name, "there is no such file.", "Looked for " + file + ".");
    } catch (CharacterCodingException malformed) {
      throw refused(name, "the file is not valid UTF-8.", "Save it as UTF-8.");
    } catch (IOException unreadable) {
      String why = Files.isDirectory(file) ? "it is a folder." : "it cannot be read.";
      throw refused(name, why, "Looked at " + file + ".");
    }
  }

  /** Its text; in a recording, a character may be torn in two where it was torn off. */
  private static String text(byte[] bytes) throws CharacterCodingException {
    try {
      return decoded(bytes, bytes.length);
    } catch (CharacterCodingException malformed) {
      int whole = bytes.length;
      while (whole > 0 && bytes[whole - 1] != '\n') {
        whole--;
      }
      String text = decoded(bytes, whole);
      if (isRecording(Parser.parse(new Source("", text)))) {
        return text + MALFORMED;
      }
      throw malformed;
    }
  }

  private static String decoded(byte[] bytes, int length) throws CharacterCodingException {
    return StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes, 0, length)).toString();
  }

  private static boolean isRecording(List<Command> commands) {
    return commands.stream().anyMatch(Command.Recording.class::isInstance);
  }

  /**
   * Refuses what is another kind of file, and would be some hundred wrong words.
   *
   * @param name the file's, with its folder or without
   */
  static void refuseOther(String name, String text) {
    refuseScript(name);
    refuseSave(name, text);
  }

  private static void refuseSave(String name, String text) {
    if (name.endsWith(".save") && text.stripLeading().startsWith("{")) {
      throw refused(
          name,
          "it is a save, and no scenario.",
          "Restore it in one: restore " + fileIn(name) + ".");
    }
  }

  private static String fileIn(String name) {
    return name.substring(Math.max(name.lastIndexOf('/'), name.lastIndexOf('\\')) + 1);
  }

  private static void refuseScript(String name) {
    for (ScriptLanguage language : Scripts.languages()) {
      if (language.extensions().stream().anyMatch(end -> name.endsWith("." + end))) {
        throw refused(
            name,
            "it is a script, and no scenario.",
            "Give the .keys file that begins with `script " + fileIn(name) + "`.");
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

  /** Where it lies, if it was read from a file. */
  Path file() {
    return folder.resolve(name());
  }

  /** Where its files are looked for. */
  Path folder() {
    return folder;
  }

  Source source() {
    return source;
  }

  /**
   * The files that a run with these options reads besides the scenario: its script and the saves
   * that it restores. Those that there are not may be among them.
   */
  public List<Path> inputs(RunOptions options) {
    List<Path> inputs = new ArrayList<>();
    SaveFolder saves = new SaveFolder(folder, options.output());
    for (Command command : commands) {
      try {
        if (command instanceof Command.Script script) {
          Path own = options.script();
          inputs.add(own == null ? folder.resolve(script.file().text()) : own);
        } else if (command instanceof Command.RestoreFrom restore) {
          inputs.add(saves.toRead(restore.file().text()));
        }
      } catch (InvalidPathException | IOException unreadable) {
        // The run refuses the line.
      }
    }
    return inputs;
  }

  /** Whether it was written by a {@link Recorder}. */
  boolean isRecording() {
    return isRecording(commands);
  }

  /** The line that was torn off a recording and is left out, or 0. */
  int tornLine() {
    return isRecording() && !text().endsWith("\n") ? source.lines() : 0;
  }

  List<Command> commands() {
    return commands;
  }
}
