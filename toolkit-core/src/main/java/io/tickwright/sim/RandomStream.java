package io.tickwright.sim;

import io.tickwright.exact.Pcg32;
import io.tickwright.state.StateVisitor;

/**
 * A named stream of random numbers, derived from the simulation's seed and its own name, so that
 * what one stream draws never shifts another.
 */
public final class RandomStream extends Declared {
  private Pcg32 generator;

  RandomStream(World world, String name) {
    super(world, name);
    this.generator = Pcg32.seeded(0).stream(name);
  }

  /** The generator to draw from. */
  public Pcg32 draw() {
    return generator;
  }

  /** A whole number in the closed range [least, most], every one equally likely. */
  public long between(long least, long most) {
    return generator.between(least, most);
  }

  /** Whether something with this chance, {@code num} in {@code den}, happens. */
  public boolean chance(long num, long den) {
    return generator.below(Math.max(den, 1)) < num;
  }

  void seed(Pcg32 root) {
    generator = root.stream(name());
  }

  @Override
  void list(StateVisitor s) {
    s.part(name(), generator);
  }
}
