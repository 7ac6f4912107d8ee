package io.tickwright.save;

import io.tickwright.sim.Declared;
import io.tickwright.sim.Table;
import io.tickwright.sim.World;
import java.util.List;

/**
 * What a save of an older version of the game need not hold, and what it may hold that the game has
 * no more.
 *
 * <p>Whole declarations, columns of tables and fields of the user's own parts come and go with the
 * game. What is inside a timer or a bank does not: it comes and goes with the format.
 */
final class Allowances {
  private final World world;
  private final boolean older;

  Allowances(World world, boolean older) {
    this.world = world;
    this.older = older;
  }

  /** Whether a field may be missing and take its initial value. */
  boolean mayMiss(List<String> parts, String field) {
    if (!older) {
      return false;
    }
    if (parts.isEmpty()) {
      return world.find(field) != null;
    }
    Declared first = world.find(parts.get(0));
    return first != null && (Kinds.isOwnPart(first) || first instanceof Table && parts.size() == 1);
  }

  /** Whether a field that nobody asks for may be left behind. */
  boolean mayLeave(List<String> parts, String field) {
    if (parts.isEmpty()) {
      return world.retired().contains(field);
    }
    return parts.size() == 1
        && world.find(parts.get(0)) instanceof Table table
        && table.retired().contains(field);
  }

  /** What would let a missing field pass. */
  String cureForMissing(List<String> parts, String field) {
    boolean couldBeNew = new Allowances(world, true).mayMiss(parts, field);
    return couldBeNew
        ? "If the game has got it since, let it declare the version "
            + (world.version() + 1)
            + ": then a save of an older one takes its initial value."
        : "";
  }

  /** What would let a leftover field pass. */
  String cureForLeftover(List<String> parts) {
    boolean ofTable = parts.size() == 1 && world.find(parts.get(0)) instanceof Table;
    return parts.isEmpty() || ofTable
        ? "If the game has it no more, let it say so with retired, or carry it over in migrate."
        : "";
  }
}
