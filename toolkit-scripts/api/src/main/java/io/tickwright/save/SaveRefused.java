package io.tickwright.save;

import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/**
 * A save cannot be taken, or cannot be made: where it stands, what is wrong, what would be right.
 * Nothing has changed, neither the simulation nor a file.
 *
 * <pre>
 * slot1.save: $.state.enemies[3].windup.spent is 90; it lies below total, in [0, 90).
 * </pre>
 */
public final class SaveRefused extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final String file;
  private final String path;
  private final String problem;
  private final String cure;

  SaveRefused(String file, String path, String problem, String cure, @Nullable Throwable cause) {
    super(text(file, path, problem, cure), cause);
    this.file = file;
    this.path = path;
    this.problem = problem;
    this.cure = cure;
  }

  /** The refusal of a value at a path of the save; the file is named later, by {@link #in}. */
  SaveRefused(String path, String problem, String cure) {
    this("", path, problem, cure, null);
  }

  private static String text(String file, String path, String problem, String cure) {
    String what = path.isEmpty() ? problem : path + " " + problem;
    String sentence = what.endsWith(".") ? what : what + ".";
    return (file.isEmpty() ? "" : file + ": ") + sentence + (cure.isEmpty() ? "" : " " + cure);
  }

  /** The file it is about; empty for a save that was in no file. */
  public String file() {
    return file;
  }

  /**
   * The JSON path it is about, such as {@code $.state.shells}; empty when it is about the whole.
   */
  public String path() {
    return path;
  }

  /** What is wrong. */
  public String problem() {
    return problem;
  }

  /** What would be right; empty when there is nothing to advise. */
  public String cure() {
    return cure;
  }

  /**
   * The same, with this file called as it is given here and not by its name alone; one that is
   * about another file is as it was.
   */
  public SaveRefused namedAs(Path given) {
    return file.equals(String.valueOf(given.getFileName())) ? in(given.toString()) : this;
  }

  SaveRefused in(String name) {
    SaveRefused named = new SaveRefused(name, path, problem, cure, getCause());
    named.setStackTrace(getStackTrace());
    return named;
  }
}
