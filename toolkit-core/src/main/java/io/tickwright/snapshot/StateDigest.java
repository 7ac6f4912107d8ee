package io.tickwright.snapshot;

import com.google.errorprone.annotations.CheckReturnValue;
import io.tickwright.state.Stateful;
import java.util.List;
import java.util.Optional;

/**
 * Sums a state up in 64 bits, to see whether two runs, processes or machines still agree.
 *
 * <p>The digest of the whole starts from the {@link StateSchema#hash() schema hash}; each part has
 * a digest of its own which the part around it absorbs as one number. So two runs that disagree can
 * be compared part by part, by numbers alone, down to the part or column that differs: see {@link
 * #parts()}. The canonical form is {@code docs/digest.md}.
 *
 * <p>Holds on to one state, whose schema is read once. Not for use by several threads at a time.
 */
@CheckReturnValue
public final class StateDigest {
  private final Stateful root;
  private final StateSchema schema;
  private final DigestReader reader = new DigestReader();

  /**
   * Prepares the digest of a state.
   *
   * @throws IllegalArgumentException when its list is unsound, see {@link StateSchema#of}
   */
  public StateDigest(Stateful root) {
    this.root = root;
    this.schema = StateSchema.of(root);
  }

  /** The digest of a state as it is now, when it is asked for once. */
  public static long of(Stateful root) {
    return new StateDigest(root).value();
  }

  /**
   * A digest as it is written everywhere: {@code 0x} and 16 lower-case hexadecimal digits, {@code
   * 0x5e1c09d2b7a4f380}.
   */
  public static String text(long digest) {
    return Hex.of(digest);
  }

  /** The digest of the state as it is now. Allocates nothing once warm. */
  public long value() {
    return reader.read(root, schema.hash());
  }

  /** The schema that every digest of this state starts from. */
  public StateSchema schema() {
    return schema;
  }

  /** The digests of the whole and of each part and column, in the order they are listed. */
  public List<PartDigest> parts() {
    return explained().digests();
  }

  /**
   * All that the digest covers and what it leaves out, as text: a line with the schema, a line for
   * the whole, for each part and column, and for each exclusion with its reason, in order.
   */
  public String explain() {
    return "schema " + Hex.of(schema.hash()) + "\n" + explained().text();
  }

  /**
   * The innermost part or column by which two digested states differ, the first one in order;
   * {@code ""} when only fields of the root itself do, nothing when all digests are equal. A part
   * that only one of them has counts as different.
   */
  public static Optional<String> firstDifference(List<PartDigest> left, List<PartDigest> right) {
    String found = null;
    for (int i = 0; i < Math.max(left.size(), right.size()); i++) {
      PartDigest here = i < left.size() ? left.get(i) : right.get(i);
      PartDigest there = i < right.size() ? right.get(i) : left.get(i);
      if (found != null && !here.within(found)) {
        break;
      }
      if (!here.path().equals(there.path())) {
        break;
      }
      if (here.digest() != there.digest()) {
        found = here.path();
      }
    }
    return Optional.ofNullable(found);
  }

  private Explanation explained() {
    Explanation explanation = new Explanation();
    DigestReader explaining = new DigestReader(explanation);
    explanation.whole(explaining.read(root, schema.hash()));
    return explanation;
  }

  /**
   * The digest of one part or column.
   *
   * @param path where it is, as in a diff; {@code ""} is the whole
   * @param digest the number its surrounding part absorbs for it
   */
  public record PartDigest(String path, long digest) {
    boolean within(String part) {
      return part.isEmpty()
          || path.startsWith(part)
              && path.length() > part.length()
              && (path.charAt(part.length()) == '.' || path.charAt(part.length()) == '[');
    }

    @Override
    public String toString() {
      return Hex.of(digest) + " " + (path.isEmpty() ? "(whole)" : path);
    }
  }
}
