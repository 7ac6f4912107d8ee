package io.tickwright.snapshot;

import io.tickwright.state.Stateful;

/**
 * Keeps one state within this process, to go back to: arrays copied whole, nothing encoded.
 *
 * <pre>{@code
 * RollbackSlot slot = new RollbackSlot();
 * slot.save(world);
 * world.tick();
 * slot.restore(world); // as if that tick had never been
 * }</pre>
 *
 * <p>Saving again reuses the memory: once warm, neither saving nor restoring allocates, except
 * where a restore makes a list of parts longer or replaces a column that has become too short. What
 * another process is to read goes through {@link SnapshotBytes}.
 *
 * <p>Not for use by several threads at a time.
 */
public final class RollbackSlot {
  private final SlotMemory memory = new SlotMemory();
  private final SlotWriter writer = new SlotWriter(memory);
  private final SlotReader reader = new SlotReader(memory);
  private final SlotShape shape = new SlotShape();
  private int savedShape;
  private boolean full;

  /** Copies the state in, in place of what was there. */
  public void save(Stateful root) {
    full = false;
    savedShape = shape.read(root);
    writer.write(root);
    full = true;
  }

  /**
   * Copies the saved state back, into the one it came from or another that lists the same fields.
   *
   * @throws IllegalStateException when nothing has been saved
   * @throws IllegalArgumentException when the state lists other fields than the saved one; it is
   *     unchanged then
   */
  public void restore(Stateful root) {
    if (!full) {
      throw new IllegalStateException("nothing has been saved in this slot; save a state first");
    }
    if (shape.read(root) != savedShape) {
      throw new IllegalArgumentException(
          "this state lists other fields than the saved one; restore into the kind it came from");
    }
    reader.read(root);
  }

  /** Whether a state has been saved. */
  public boolean full() {
    return full;
  }

  /** Says that there is nothing to go back to; the memory is kept for the next save. */
  public void clear() {
    full = false;
  }
}
