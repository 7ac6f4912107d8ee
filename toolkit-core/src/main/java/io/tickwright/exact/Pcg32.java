package io.tickwright.exact;

import com.google.errorprone.annotations.CheckReturnValue;
import io.tickwright.state.StateVisitor;
import io.tickwright.state.Stateful;
import java.nio.charset.StandardCharsets;
import java.util.List;

/**
 * A stream of random numbers that is the same on every machine and can be saved between any two
 * draws: PCG32 (XSH-RR 64/32).
 *
 * <pre>{@code
 * Pcg32 game = Pcg32.seeded(7);
 * Pcg32 loot = game.stream("loot");    // a stream of its own: drawing from it moves no other
 * long scrap = loot.between(1, 3);
 * Pcg32 ofRow = loot.child(handle);    // and one for each row
 * }</pre>
 *
 * <p>A stream is told by its seed and its id. The id of a name begins as {@code
 * 0x9E3779B97F4A7C15}, and each byte b of the name's UTF-8 form makes it {@code mix(id ^ b)}; the
 * child by a key has the id {@code mix(id ^ mix(key) × 0x9E3779B97F4A7C15)}. A SplitMix64 that
 * starts at {@code mix(seed) + mix(id) × 0x9E3779B97F4A7C15} then yields the increment (its lowest
 * bit set) and the first state. {@code mix} is the finisher of SplitMix64.
 *
 * <p>Drawing allocates nothing. Use one instance from one thread. It is no source of secrets.
 *
 * @see <a href="https://www.pcg-random.org/paper.html">M. E. O'Neill, PCG: A Family of Simple Fast
 *     Space-Efficient Statistically Good Algorithms for Random Number Generation</a>
 */
public final class Pcg32 implements Stateful {

  private static final long MULTIPLIER = 6364136223846793005L;
  private static final long GOLDEN = 0x9E3779B97F4A7C15L;

  private long seed;
  private long streamId;
  private long start;
  private long increment;
  private long state;

  private Pcg32(long seed, long streamId) {
    become(seed, streamId);
  }

  /** The stream without a name of a seed; any seed is as good as any other. */
  public static Pcg32 seeded(long seed) {
    return new Pcg32(seed, GOLDEN);
  }

  /**
   * The stream that the published PCG32 yields for {@code pcg32_srandom_r(initState, sequence)}:
   * for comparing with other implementations. Its named streams and children are those of the seed
   * {@code initState}.
   */
  public static Pcg32 reference(long initState, long sequence) {
    Pcg32 random = new Pcg32(initState, sequence);
    random.increment = sequence << 1 | 1;
    random.start = (random.increment + initState) * MULTIPLIER + random.increment;
    random.state = random.start;
    return random;
  }

  /**
   * The stream of that name of this one's seed, at its beginning. It depends on the seed and the
   * name alone: not on what was drawn, nor on which stream of the seed is asked.
   */
  @CheckReturnValue
  public Pcg32 stream(String name) {
    return new Pcg32(seed, idOf(name));
  }

  /**
   * The child of this stream by a key, such as a row's handle, at its beginning. It depends on
   * seed, stream and key alone, not on what was drawn.
   */
  @CheckReturnValue
  public Pcg32 child(long key) {
    return new Pcg32(seed, childId(streamId, key));
  }

  /** Turns this stream into {@link #child} of another one, at its beginning, without allocation. */
  public void becomeChildOf(Pcg32 parent, long key) {
    become(parent.seed, childId(parent.streamId, key));
  }

  private void become(long newSeed, long newStreamId) {
    seed = newSeed;
    streamId = newStreamId;
    long splitMix = mix(seed) + mix(streamId) * GOLDEN;
    increment = mix(splitMix + GOLDEN) | 1;
    start = mix(splitMix + 2 * GOLDEN);
    state = start;
  }

  /** The next 32 random bits. */
  public int nextU32() {
    long old = state;
    state = old * MULTIPLIER + increment;
    int xorShifted = (int) ((old >>> 18 ^ old) >>> 27);
    return Integer.rotateRight(xorShifted, (int) (old >>> 59));
  }

  /** The next 64 random bits: two draws of 32, the first one in the low half. */
  public long nextU64() {
    long low = nextU32() & 0xffffffffL;
    return low | (long) nextU32() << 32;
  }

  /**
   * A number in the half-open range {@code [0, bound)}, each equally likely; a bound below 1 counts
   * as 1. Takes one draw of 32 bits, seldom more: a draw below 2³² mod bound is drawn again.
   */
  public int below(int bound) {
    int limit = Math.max(bound, 1);
    int unfair = Integer.remainderUnsigned(-limit, limit);
    int drawn = nextU32();
    while (Integer.compareUnsigned(drawn, unfair) < 0) {
      drawn = nextU32();
    }
    return Integer.remainderUnsigned(drawn, limit);
  }

  /**
   * A number in the half-open range {@code [0, bound)}, each equally likely; a bound below 1 counts
   * as 1. Takes one draw of 64 bits, seldom more: a draw below 2⁶⁴ mod bound is drawn again.
   */
  public long below(long bound) {
    return belowUnsigned(Math.max(bound, 1));
  }

  /**
   * A number in the closed range {@code [least, most]}, each equally likely; {@code least} when
   * {@code most} is less. Takes draws of 64 bits as {@link #below(long)} does.
   */
  public long between(long least, long most) {
    long span = Math.max(least, most) - least + 1;
    return least + (span == 0 ? nextU64() : belowUnsigned(span));
  }

  private long belowUnsigned(long bound) {
    long unfair = Long.remainderUnsigned(-bound, bound);
    long drawn = nextU64();
    while (Long.compareUnsigned(drawn, unfair) < 0) {
      drawn = nextU64();
    }
    return Long.remainderUnsigned(drawn, bound);
  }

  /** A number in the half-open range {@code [0, 1)}: the upper 53 bits of a draw of 64, × 2⁻⁵³. */
  public double real() {
    return (nextU64() >>> 11) * 0x1.0p-53;
  }

  /**
   * One of the list, each equally likely, by one {@link #below(int)}.
   *
   * @throws IllegalArgumentException when the list is empty; nothing is drawn
   */
  public <T> T pick(List<T> list) {
    if (list.isEmpty()) {
      throw new IllegalArgumentException(
          "list is empty, so there is nothing to pick; ask list.isEmpty() first");
    }
    return list.get(below(list.size()));
  }

  /**
   * Puts the list into one of its orders, each equally likely: for i from the last index down to 1,
   * entries i and {@link #below(int) below(i + 1)} change places.
   */
  public <T> void shuffle(List<T> list) {
    for (int i = list.size() - 1; i > 0; i--) {
      T moved = list.set(below(i + 1), list.get(i));
      list.set(i, moved);
    }
  }

  /** Shuffles the first {@code count} entries, as {@link #shuffle(List)} does. */
  public void shuffle(long[] entries, int count) {
    for (int i = count - 1; i > 0; i--) {
      int j = below(i + 1);
      long moved = entries[j];
      entries[j] = entries[i];
      entries[i] = moved;
    }
  }

  /**
   * How many draws of 32 bits were made since the beginning of the stream, as an unsigned number of
   * 64 bits. Found from the state alone, in at most 64 steps.
   */
  @CheckReturnValue
  public long at() {
    long multiplier = MULTIPLIER;
    long plus = increment;
    long reached = start;
    long draws = 0;
    for (long bit = 1; reached != state; bit <<= 1) {
      if (((reached ^ state) & bit) != 0) {
        reached = reached * multiplier + plus;
        draws |= bit;
      }
      plus *= multiplier + 1;
      multiplier *= multiplier;
    }
    return draws;
  }

  /**
   * Goes to where the stream is after so many draws of 32 bits, in at most 64 steps; 0 is its
   * beginning.
   */
  public void restoreAt(long draws) {
    long multiplier = MULTIPLIER;
    long plus = increment;
    long reached = start;
    for (long left = draws; left != 0; left >>>= 1) {
      if ((left & 1) != 0) {
        reached = reached * multiplier + plus;
      }
      plus *= multiplier + 1;
      multiplier *= multiplier;
    }
    state = reached;
  }

  /** The id of this stream, which with the seed says what it will yield. */
  @CheckReturnValue
  public long streamId() {
    return streamId;
  }

  /** What each step adds to the state; odd. */
  long increment() {
    return increment;
  }

  /** The state the next draw comes from. */
  long stateBits() {
    return state;
  }

  @Override
  public void state(StateVisitor s) {
    seed = s.integer("seed", seed);
    streamId = s.integer("stream", streamId);
    start = s.integer("start", start);
    increment = s.integer("increment", increment) | 1;
    state = s.integer("state", state);
  }

  private static long idOf(String name) {
    long id = GOLDEN;
    for (byte b : name.getBytes(StandardCharsets.UTF_8)) {
      id = mix(id ^ b & 0xff);
    }
    return id;
  }

  private static long childId(long parentId, long key) {
    return mix(parentId ^ mix(key) * GOLDEN);
  }

  /** The finisher of SplitMix64 (D. Stafford's variant 13). */
  private static long mix(long bits) {
    long z = (bits ^ bits >>> 30) * 0xBF58476D1CE4E5B9L;
    z = (z ^ z >>> 27) * 0x94D049BB133111EBL;
    return z ^ z >>> 31;
  }
}
