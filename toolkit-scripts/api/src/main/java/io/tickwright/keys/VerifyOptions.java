package io.tickwright.keys;

/**
 * How thoroughly a scenario is verified.
 *
 * @param samples at how many ticks its game is saved and restored, at least 1; as many as there are
 *     when that is fewer
 * @param seed which ticks those are
 * @param ahead how many ticks a restored game is followed, at least 1
 * @param distance how many ticks are run again after each, at least 1
 */
public record VerifyOptions(int samples, long seed, int ahead, int distance) {
  /** 64 restores, each followed for 600 ticks, and 4 ticks run again after each. */
  public static final VerifyOptions DEFAULT = new VerifyOptions(64, 1, 600, 4);

  public VerifyOptions {
    requirePositive("samples", samples);
    requirePositive("ahead", ahead);
    requirePositive("distance", distance);
  }

  private static void requirePositive(String name, int value) {
    if (value < 1) {
      throw new IllegalArgumentException(name + " must be 1 or more, not " + value);
    }
  }

  /** The same, restored at every tick. */
  public VerifyOptions atEveryTick() {
    return new VerifyOptions(Integer.MAX_VALUE, seed, ahead, distance);
  }

  /** The same, restored at so many ticks, drawn by this seed. */
  public VerifyOptions withSamples(int samples, long seed) {
    return new VerifyOptions(samples, seed, ahead, distance);
  }

  /** The same, with restored games followed for so many ticks. */
  public VerifyOptions withAhead(int ahead) {
    return new VerifyOptions(samples, seed, ahead, distance);
  }

  /** The same, with so many ticks run again after each. */
  public VerifyOptions withDistance(int distance) {
    return new VerifyOptions(samples, seed, ahead, distance);
  }
}
