package io.tickwright.testing;

import io.tickwright.snapshot.StateDigest;
import io.tickwright.state.Stateful;
import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/**
 * Finds the fields that a type keeps and its list forgets. Each instance field of every part is
 * changed by reflection: the digest of its part has to move, or the list has to leave the field out
 * by name and say why.
 *
 * <p>Final fields of plain values cannot change and are no state. A field that cannot be changed
 * here (null, say) passes when the list has a field of its name.
 */
public final class StateAudit {
  private final List<String> forgotten = new ArrayList<>();

  private StateAudit() {}

  /**
   * Fails when a type forgets a field.
   *
   * @param full makes a state with at least one part in every list and one row in every table
   */
  public static void check(Supplier<? extends Stateful> full) {
    List<String> forgotten = forgotten(full);
    if (!forgotten.isEmpty()) {
      throw new AssertionError(String.join("\n", forgotten));
    }
  }

  /** What {@link #check} would complain about, one line a field. */
  public static List<String> forgotten(Supplier<? extends Stateful> full) {
    StateAudit audit = new StateAudit();
    Stateful root = full.get();
    List<Stateful> parts = new ArrayList<>(List.of(root));
    parts.addAll(StateListing.of(root).parts());
    for (Stateful part : parts) {
      if (!part.getClass().isHidden()) {
        audit.part(part);
      }
    }
    return audit.forgotten.stream().distinct().toList();
  }

  private void part(Stateful part) {
    StateListing listing = StateListing.of(part);
    List<String> names = new ArrayList<>();
    for (Class<?> type = part.getClass(); type != Object.class; type = type.getSuperclass()) {
      for (Field field : type.getDeclaredFields()) {
        if (!Modifier.isStatic(field.getModifiers()) && !field.isSynthetic()) {
          names.add(field.getName());
          field(part, field, listing);
        }
      }
    }
    for (String name : listing.leftOut()) {
      if (!names.contains(name)) {
        forgotten.add(
            part.getClass().getName() + " leaves out \"" + name + "\", but has no such field");
      }
    }
  }

  private void field(Stateful part, Field field, StateListing listing) {
    if (listing.leftOut().contains(field.getName())) {
      return;
    }
    try {
      field.setAccessible(true);
      if (!seen(part, part, field, listing)) {
        forgotten.add(
            field.getDeclaringClass().getName()
                + "."
                + field.getName()
                + " is neither listed nor left out: list it in state(...), or say s.leavesOut(\""
                + field.getName()
                + "\", \"why\")");
      }
    } catch (IllegalAccessException e) {
      throw new AssertionError(e);
    }
  }

  private static boolean seen(Stateful part, Object owner, Field field, StateListing listing)
      throws IllegalAccessException {
    Object value = field.get(owner);
    boolean isFinal = Modifier.isFinal(field.getModifiers());
    if (value != null && (listing.shows(value) || isCode(value))) {
      return true;
    }
    if (value != null && value.getClass().isArray() && Array.getLength(value) > 0) {
      return entrySeen(part, value);
    }
    Object other = value == null ? null : Changed.of(value);
    if (isFinal) {
      return other != null || Changed.isConstant(value) || withinSeen(part, value, listing);
    }
    if (other == null) {
      return listing.names().contains(field.getName());
    }
    field.set(owner, other);
    boolean moved = moved(part, () -> field.set(owner, value));
    field.set(owner, value);
    return moved;
  }

  /** A helper object that is no part itself: the part has to list all that the helper holds. */
  private static boolean withinSeen(Stateful part, Object helper, StateListing listing)
      throws IllegalAccessException {
    if (helper instanceof Stateful || helper.getClass().getName().startsWith("java.")) {
      return false;
    }
    for (Field field : helper.getClass().getDeclaredFields()) {
      if (!Modifier.isStatic(field.getModifiers())) {
        field.setAccessible(true);
        if (!seen(part, helper, field, listing)) {
          return false;
        }
      }
    }
    return true;
  }

  /** One entry is enough: a table's columns have room behind their rows. */
  private static boolean entrySeen(Stateful part, Object array) throws IllegalAccessException {
    for (int i = 0; i < Array.getLength(array); i++) {
      Object value = Array.get(array, i);
      Object other = value == null ? null : Changed.of(value);
      if (other != null) {
        int index = i;
        Array.set(array, index, other);
        boolean moved = moved(part, () -> Array.set(array, index, value));
        Array.set(array, index, value);
        if (moved) {
          return true;
        }
      }
    }
    return false;
  }

  private interface Restoring {
    void run() throws IllegalAccessException;
  }

  /** Whether the digest now is another one than after the change has been taken back. */
  private static boolean moved(Stateful part, Restoring back) throws IllegalAccessException {
    long changed;
    try {
      changed = StateDigest.of(part);
    } catch (RuntimeException listReadsIt) {
      return true;
    }
    back.run();
    return changed != StateDigest.of(part);
  }

  private static boolean isCode(Object value) {
    return value.getClass().isHidden() || value instanceof Class<?>;
  }
}
