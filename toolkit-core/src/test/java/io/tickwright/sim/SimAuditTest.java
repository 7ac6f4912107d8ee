package io.tickwright.sim;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tickwright.state.Stateful;
import io.tickwright.testing.StateAudit;
import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/**
 * No type of the simulation forgets a field. What a list can leave out by name it does; those whose
 * lists stand among the names of a game cannot, and say here why.
 */
class SimAuditTest {

  /** Fields that are no state, and why. */
  private static final Map<String, String> NO_STATE = new TreeMap<>();

  private static void noState(String why, String... fields) {
    for (String field : fields) {
      NO_STATE.put(field, why);
    }
  }

  static {
    noState("fixed for life", "Simulation.base", "World.base", "OwnPart.part", "Table.slots");
    noState("the schedule, which is a state of its own", "Simulation.loop");
    noState("a part with a list of its own", "Simulation.world", "Simulation.inputs");
    noState("it belongs to the host", "Simulation.signalListeners", "Simulation.observers");
    noState("it belongs to the host", "Simulation.listeners");
    noState("true between two ticks or frames only", "Simulation.doingItsOwn");
    noState("a failure ends with a restore", "Simulation.failure");
    noState("true within a rollback only", "Simulation.runningAgain");
    noState("what has a state to restore is open", "World.sealed", "World.taken");
    noState("what has a state to restore has its step", "World.stepUnits");
    noState("fixed once open; what each holds is listed", "World.declared", "World.inOrder");
    noState("fixed once open; what each holds is listed", "Table.columns");
    noState("drawn, not simulated", "World.views", "World.viewsInOrder");
    noState("good within one tick only", "World.tick", "RowTimers.fires", "RowBanks.gains");
    noState("good within one tick only", "RowMetronomes.beats", "RowBanks.kept", "RowStreams.pen");
    noState("code", "Simulation.body", "World.handlers", "World.systems", "World.ticks");
    noState("code", "World.started", "World.framed", "World.guard", "ClockedTimer.fired");
    noState("code", "ClockedMetronome.beat");
    noState("code", "RowTimers.fired", "RowBanks.gained", "RowMetronomes.beat", "Table.rows");
    noState("declared", "Table.clock", "ClockedTimer.clock", "ClockedMetronome.clock");
    noState("declared", "OneOfValue.choice", "OneOfColumn.choice", "RefColumn.target");
    noState("declared", "RowBanks.usual", "RowBanks.grain", "RowBanks.into", "RowBanks.most");
    noState("declared", "RowBanks.when", "RowStreams.parent");
    noState("a part, seen by the audit of parts", "RandomStream.generator", "ClockedTimer.timer");
    noState("a part, seen by the audit of parts", "ClockedMetronome.metronome");
    noState("a part, seen by the audit of parts", "RowTimers.timers", "RowBanks.banks");
    noState("a part, seen by the audit of parts", "RowMetronomes.metronomes");
    noState("derived from the turns", "Slots.living", "Slots.wornOut", "Slots.blocked");
    noState("derived from the turns", "Slots.count", "Slots.firstCandidate");
    noState("good within one tick or loop only", "Slots.anyToRelease", "Slots.loops");
    noState("good within one tick or loop only", "Slots.loopRows", "Slots.endings");
    noState("declared", "World.retired", "World.version", "World.migration", "Table.retired");
    noState("work of the host, done when the tick is over", "Simulation.waiting");
    noState("the state as declared, to go back to", "Simulation.opening");
    noState("derived from what is declared", "Simulation.digest", "Simulation.digestedWorld");
    noState("a diagnosis", "Slots.staleUses");
    noState("who may call is the host's affair", "Simulation.callerCheck");
    noState("time that the views have yet to be drawn through", "Simulation.toEase");
  }

  @Test
  void everyPartListsItsFieldsOrLeavesThemOut() {
    List<String> forgotten =
        StateAudit.forgotten(() -> Everything.full().state()).stream()
            .map(line -> line.replace("io.tickwright.sim.", "").replaceAll(" .*", ""))
            .filter(field -> !NO_STATE.containsKey(field))
            .toList();
    assertEquals(List.of("Declared.world"), forgotten, "which is where it is declared");
  }

  @Test
  void everythingElseListsItsFieldsOrIsExcusedHere() {
    Audit audit = new Audit();
    assertEquals(List.of(), audit.run());
    assertTrue(audit.seen > 20, "only " + audit.seen + " fields were seen to move the digest");
    assertEquals(NO_STATE.keySet(), audit.excused, "an excuse for a field that is no more");
  }

  @Test
  void aFieldWithoutAnExcuseIsFound() {
    Audit audit = new Audit();
    audit.of(
        new Object() {
          @SuppressWarnings("unused")
          private long drawn = 3;
        },
        Object.class);
    assertEquals(1, audit.forgotten.size());
  }

  private static final class Audit {
    private final Simulation sim = Everything.full();
    private final List<String> forgotten = new ArrayList<>();
    private final Set<String> excused = new TreeSet<>();
    private int seen;
    private String current = "";

    List<String> run() {
      of(sim, Object.class);
      of(sim.world(), Object.class);
      for (Declared thing : sim.world().declared()) {
        if (!(thing instanceof Stateful) || thing instanceof Table) {
          of(thing, Declared.class);
        }
        if (thing instanceof Table table) {
          table.columns().forEach(column -> of(column, Column.class));
        }
      }
      return forgotten.stream().distinct().toList();
    }

    private void of(Object owner, Class<?> upTo) {
      for (Class<?> type = owner.getClass(); type != upTo; type = type.getSuperclass()) {
        for (Field field : type.getDeclaredFields()) {
          if (!Modifier.isStatic(field.getModifiers()) && !field.isSynthetic()) {
            field(owner, field);
          }
        }
      }
    }

    private void field(Object owner, Field field) {
      try {
        field.setAccessible(true);
        String name = field.getDeclaringClass().getSimpleName() + "." + field.getName();
        current = name;
        Object value = field.get(owner);
        boolean isFinal = Modifier.isFinal(field.getModifiers());
        if (value instanceof Slots) {
          of(value, Object.class);
        }
        if (isFinal && (field.getType().isPrimitive() || value instanceof String)) {
          return;
        }
        if (NO_STATE.containsKey(name)) {
          excused.add(name);
        } else if (moves(owner, field, value, isFinal)) {
          seen++;
        } else {
          forgotten.add(name);
        }
      } catch (IllegalAccessException e) {
        throw new AssertionError(e);
      }
    }

    private boolean moves(Object owner, Field field, Object value, boolean isFinal)
        throws IllegalAccessException {
      if (value != null && value.getClass().isArray() && Array.getLength(value) > 0) {
        Object before = Array.get(value, 0);
        Object after = other(before);
        return after != null
            && digestMoves(() -> Array.set(value, 0, after), () -> Array.set(value, 0, before));
      }
      Object after = isFinal ? null : other(value);
      return after != null
          && digestMoves(() -> field.set(owner, after), () -> field.set(owner, value));
    }

    private interface Change {
      void make() throws IllegalAccessException;
    }

    private boolean digestMoves(Change change, Change back) throws IllegalAccessException {
      long before = sim.digest();
      change.make();
      try {
        return sim.digest() != before;
      } catch (RuntimeException theListReadsIt) {
        return true;
      } finally {
        back.make();
        assertEquals(before, sim.digest(), current);
      }
    }

    private static Object other(Object value) {
      if (value instanceof Long v) {
        return v + 1;
      } else if (value instanceof Integer v) {
        return v + 1;
      } else if (value instanceof Byte v) {
        return (byte) (v + 1);
      } else if (value instanceof Boolean v) {
        return !v;
      } else if (value instanceof String v) {
        return v + "!";
      }
      return null;
    }
  }
}
