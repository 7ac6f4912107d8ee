package io.tickwright.state;

/**
 * Something whose state can be saved, restored, hashed and compared, because it lists it once.
 *
 * <pre>{@code
 * final class Turret implements Stateful {
 *   private long shells;
 *   private final Timer reload = new Timer();
 *
 *   @Override
 *   public void state(StateVisitor s) {
 *     shells = s.integer("shells", shells);
 *     s.part("reload", reload);
 *   }
 * }
 * }</pre>
 *
 * <p>Every reader of state (rollback slot, snapshot bytes, save, digest, diff) is a {@link
 * StateVisitor} over this one list, so that none of them can forget a field another one knows.
 */
public interface Stateful {

  /**
   * Lists every field, always the same fields in the same order whatever their values, and stores
   * back what the visitor returns.
   *
   * <p>A reader that only looks returns the value it was given. A restore visits twice: first to
   * check, returning the old values, then to apply, returning the new ones. The body therefore must
   * not branch on the values and must not have any other effect, except to rebuild what is derived
   * when {@link StateVisitor#restoring()} says so.
   */
  void state(StateVisitor s);
}
