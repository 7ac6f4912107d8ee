package io.tickwright.sim;

import java.util.List;

/**
 * The state that an older version of the game saved, on its way to become one of this version.
 *
 * <pre>{@code
 * world.version(3);
 * world.migrate((from, state) -> {
 *   if (from < 2) {
 *     state.rename("money", "scrap");
 *     state.rename("enemies[].hp", "enemies[].health");
 *   }
 *   if (from < 3) {
 *     state.put("hull", state.integer("hull") * 10);
 *   }
 * });
 * }</pre>
 *
 * <p>A path is spelt as in a diff: {@code reload.spent}, {@code enemies[3].hp}; {@code
 * enemies[].hp} is that field in every row. Every door throws IllegalArgumentException, naming the
 * path and what is wrong, when there is nothing there or it is something else; the save is then
 * refused and nothing has changed. What comes out is checked like any other save.
 */
public interface OldState {

  /** What a game does with a state older than itself. */
  @FunctionalInterface
  interface Migration {
    /**
     * Makes the state into one of this version.
     *
     * @param from the version of the game that saved it, less than the present one
     * @param state what it saved, to be changed in place
     */
    void migrate(int from, OldState state);
  }

  /** Whether there is something at the path; with {@code []}, in any row. */
  boolean has(String path);

  /** The names inside a part, or of the whole for an empty path, in order. */
  List<String> names(String path);

  /** How many rows a table has used, or how many entries a list has. */
  int count(String path);

  /** The whole number at the path. */
  long integer(String path);

  /** The text at the path, or the name of a choice. */
  String text(String path);

  /** The yes or no at the path. */
  boolean flag(String path);

  /** Stores a whole number, in place of whatever is there; with {@code []}, in every row. */
  void put(String path, long value);

  /** Stores a text or the name of a choice; see {@link #put(String, long)}. */
  void put(String path, String value);

  /** Stores a yes or no; see {@link #put(String, long)}. */
  void put(String path, boolean value);

  /**
   * Gives a field, part or table another name, in its place; both paths lead to the same part: only
   * the last name differs.
   */
  void rename(String from, String to);

  /** Throws a field, part or table away. */
  void remove(String path);
}
