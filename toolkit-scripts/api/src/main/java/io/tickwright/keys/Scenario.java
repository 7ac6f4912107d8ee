package io.tickwright.keys;

import io.tickwright.script.Place;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;

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
  private final String name;
  private final @Nullable Path folder;
  private final String text;

  private Scenario(String name, @Nullable Path folder, String text) {
    this.name = name;
    this.folder = folder;
    this.text = text;
  }

  /**
   * Reads a scenario from a file; its script is looked for beside it.
   *
   * @throws ScenarioRefused when it cannot be read, or not be understood: with everything that is
   *     wrong in it
   */
  public static Scenario parse(Path file) {
    String name = String.valueOf(file.getFileName());
    try {
      return new Scenario(name, file.toAbsolutePath().getParent(), Files.readString(file));
    } catch (IOException unreadable) {
      throw new ScenarioRefused(
          List.of(new Problem(Place.of(name), "It cannot be read.", "Is it there?")));
    }
  }

  /**
   * Understands a scenario from text; its script is looked for in the working folder.
   *
   * @param name what messages call it
   * @throws ScenarioRefused when it cannot be understood: with everything that is wrong in it
   */
  public static Scenario parse(String name, String text) {
    return new Scenario(name, null, text);
  }

  /** What messages call it, usually the file's name without its folder. */
  public String name() {
    return name;
  }

  /** The text as read. */
  public String text() {
    return text;
  }

  @Nullable Path folder() {
    return folder;
  }
}
