package io.tickwright.keys;

import java.util.function.Consumer;
import java.util.function.Predicate;

/**
 * The smallest scenario that could be found which still does what a larger one does: lines are
 * taken out as long as it does, then frames, then counts are made smaller.
 *
 * <pre>{@code
 * Scenario scenario = Scenario.parse(Path.of("soak.keys"));
 * Reduction reduction = Reduction.failing(scenario, RunOptions.DEFAULT, true, at -> {});
 * Files.writeString(Path.of("small.keys"), reduction.text());
 * }</pre>
 *
 * @param text the smaller scenario
 * @param before how many lines the larger one had, without comments and blank ones
 * @param after how many this one has
 * @param tries how many scenarios were tried on the way
 */
public record Reduction(String text, int before, int after, long tries) {

  /**
   * Reduces a scenario that fails, or whose game breaks, to one in which the same line fails with
   * the same value, or the game breaks in the same place in the same words.
   *
   * @param comments whether comments stay with the lines below them
   * @param progress hears how far it is, on this thread
   * @throws ScenarioRefused if it does not fail
   */
  public static Reduction failing(
      Scenario scenario, RunOptions options, boolean comments, Consumer<String> progress) {
    try (Scratch scratch = new Scratch(options)) {
      Keeping keeping = Keeping.failure(scenario, scratch.options());
      return new Reducer(scenario, keeping, comments, progress).run();
    }
  }

  /**
   * Reduces a scenario to one of which something still holds.
   *
   * @param holds asked of the text of each smaller scenario, which always can be understood
   * @param comments whether comments stay with the lines below them
   * @param progress hears how far it is, on this thread
   * @throws ScenarioRefused if it holds of an empty scenario too, or not of this one
   */
  public static Reduction keeping(
      Scenario scenario, Predicate<String> holds, boolean comments, Consumer<String> progress) {
    return new Reducer(scenario, Keeping.of(holds), comments, progress).run();
  }
}
