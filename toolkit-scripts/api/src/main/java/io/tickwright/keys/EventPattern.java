package io.tickwright.keys;

import io.tickwright.script.path.PathException;
import io.tickwright.sim.Action;
import io.tickwright.sim.ClockedBank;
import io.tickwright.sim.ClockedMetronome;
import io.tickwright.sim.ClockedTimer;
import io.tickwright.sim.Column;
import io.tickwright.sim.Declared;
import io.tickwright.sim.EventKind;
import io.tickwright.sim.Events;
import io.tickwright.sim.Names;
import io.tickwright.sim.Phases;
import io.tickwright.sim.RowBanks;
import io.tickwright.sim.RowMetronomes;
import io.tickwright.sim.RowTimers;
import io.tickwright.sim.Sequence;
import io.tickwright.sim.Signal;
import io.tickwright.sim.Table;
import io.tickwright.sim.World;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Which events a check is about, resolved against what a game declares.
 *
 * @param name what it happens to, as events name it: {@code reload}, {@code enemies.windup}
 * @param slot the row, or −1 for any
 * @param words what is said with it, or null for anything
 */
record EventPattern(EventKind kind, String name, int slot, @Nullable String words) {
  static final List<String> KINDS = kinds();
  private static final int SLOT_MASK = Table.MOST_ROWS - 1;

  private static List<String> kinds() {
    List<String> words = new ArrayList<>();
    for (EventKind kind : EventKind.values()) {
      words.add(kind.word());
    }
    return List.copyOf(words);
  }

  /**
   * Finds what an event's words mean in this world.
   *
   * @throws PathException about the name (column 0 is its first character) when nothing of the kind
   *     is declared under it
   */
  static EventPattern of(World world, String kindWord, String name, @Nullable String words) {
    EventKind kind = EventKind.values()[KINDS.indexOf(kindWord)];
    if (kind == EventKind.ENTER) {
      return ofPhase(world, name, words);
    }
    if (words != null && kind != EventKind.SIGNAL && kind != EventKind.CALL) {
      throw refused(
          name, "`" + kindWord + "` says no words.", "Write event " + kindWord + " " + name + ".");
    }
    int dot = name.indexOf('.');
    if (dot < 0) {
      return new EventPattern(kind, declared(world, kind, name).name(), -1, words);
    }
    return ofColumn(world, kind, name, dot);
  }

  private static Declared declared(World world, EventKind kind, String name) {
    List<String> names = new ArrayList<>();
    for (Declared thing : world.declared()) {
      if (brings(thing, kind)) {
        names.add(thing.name());
      }
      if (thing instanceof Table table) {
        for (Column column : table.columns()) {
          if (brings(column, kind)) {
            names.add(column.toString());
          }
        }
      }
    }
    Declared thing = world.find(name);
    if (thing != null && brings(thing, kind)) {
      return thing;
    }
    throw refused(
        name,
        thing == null
            ? "there is no `" + name + "`."
            : "`" + name + "` brings no `" + kind.word() + "`.",
        names.isEmpty() ? "Nothing in this game does." : Names.cure(name, names));
  }

  private static EventPattern ofColumn(World world, EventKind kind, String name, int dot) {
    String row = name.substring(0, dot);
    int bracket = row.indexOf('[');
    int slot = bracket < 0 ? -1 : slot(name, row.substring(bracket));
    String tableName = bracket < 0 ? row : row.substring(0, bracket);
    if (world.find(tableName) instanceof Table table) {
      for (Column column : table.columns()) {
        if (column.name().equals(name.substring(dot + 1)) && brings(column, kind)) {
          return new EventPattern(kind, column.toString(), slot, null);
        }
      }
    }
    declared(world, kind, tableName + name.substring(dot));
    throw refused(name, "`" + name + "` brings no `" + kind.word() + "`.", "");
  }

  private static int slot(String name, String brackets) {
    String digits = brackets.replaceAll("^\\[|\\]$", "");
    if (!digits.matches("[0-9]{1,8}") || Integer.parseInt(digits) > SLOT_MASK) {
      throw refused(name, "a row is named by its slot.", "Write it as in enemies[0].windup.");
    }
    return Integer.parseInt(digits);
  }

  /** {@code enter fight} where there is one set of phases, {@code enter phase fight} always. */
  private static EventPattern ofPhase(World world, String name, @Nullable String words) {
    List<Phases> all = world.declaredOf(Phases.class);
    if (all.isEmpty()) {
      throw refused(name, "this game has no phases.", "");
    }
    if (words == null) {
      if (all.size() > 1) {
        throw refused(
            name,
            "this game has " + all.size() + " sets of phases.",
            "Say which one: event enter " + all.get(0) + " " + name + ".");
      }
      return phase(all.get(0), name, name);
    }
    for (Phases phases : all) {
      if (phases.name().equals(name)) {
        return phase(phases, words, name);
      }
    }
    List<String> names = all.stream().map(Phases::name).toList();
    throw refused(name, "there are no phases `" + name + "`.", Names.cure(name, names));
  }

  private static EventPattern phase(Phases phases, String phase, String about) {
    if (!phases.names().contains(phase)) {
      throw refused(
          about, "`" + phases + "` is never " + phase + ".", Names.cure(phase, phases.names()));
    }
    return new EventPattern(EventKind.ENTER, phases.name(), -1, phase);
  }

  /**
   * Refuses words that no call of the sequence says: an event that can never happen.
   *
   * @throws PathException about the words
   */
  void refuseUnknownStep(World world) {
    if (kind != EventKind.CALL || words == null || !(world.find(name) instanceof Sequence flow)) {
      return;
    }
    List<String> calls =
        flow.stepWords().stream().filter(step -> (step + " ").startsWith("run ")).toList();
    if (!calls.contains(words)) {
      throw new PathException(
          0,
          words.length() + 2,
          "`" + name + "` has no step \"" + words + "\" that it calls.",
          calls.isEmpty() ? "It calls none." : Names.cure(words, calls));
    }
  }

  private static boolean brings(Object thing, EventKind kind) {
    return switch (kind) {
      case ACTION, RELEASE -> thing instanceof Action;
      case FIRED -> thing instanceof ClockedTimer || thing instanceof RowTimers;
      case BEAT -> thing instanceof ClockedMetronome || thing instanceof RowMetronomes;
      case GAINED -> thing instanceof ClockedBank || thing instanceof RowBanks;
      case CALL -> thing instanceof Sequence;
      case ENTER -> thing instanceof Phases;
      case SIGNAL -> thing instanceof Signal;
    };
  }

  private static PathException refused(String name, String problem, String cure) {
    return new PathException(0, name.length(), problem, cure);
  }

  /** How often an event of the last tick is one of these: beats and gains count, others are one. */
  long times(Events events, int i) {
    if (events.kind(i) != kind || !events.name(i).equals(name)) {
      return 0;
    }
    if (slot >= 0 && (events.handle(i) & SLOT_MASK) != slot) {
      return 0;
    }
    if (words != null && !events.words(i).equals(words)) {
      return 0;
    }
    return kind == EventKind.BEAT || kind == EventKind.GAINED ? events.count(i) : 1;
  }
}
