package io.tickwright.script.path;

import io.tickwright.ease.View;
import io.tickwright.loop.FrameLoop;
import io.tickwright.script.path.PathText.Part;
import io.tickwright.script.path.Property.Kind;
import io.tickwright.sim.Column;
import io.tickwright.sim.Declared;
import io.tickwright.sim.Names;
import io.tickwright.sim.Signal;
import io.tickwright.sim.Simulation;
import io.tickwright.sim.Table;
import io.tickwright.sim.World;
import java.util.ArrayList;
import java.util.List;

/**
 * Finds the things of a simulation by their paths, the one grammar that scenarios, diffs, saves and
 * messages share.
 *
 * <pre>{@code
 * shells   reload   reload.left   feed.banked   world.speed   phase   loot.at   slow   intro.at
 * enemies.count   enemies[0]   enemies[0].hp   enemies[0].walk.banked   enemies[0].windup.left
 * tick   time   dropped   digest   leftover   speed
 * }</pre>
 */
public final class Paths {
  private static final List<String> OF_SIMULATION =
      List.of("tick", "time", "dropped", "digest", "leftover", "speed", "inputs", "started");

  private final Simulation simulation;
  private final World world;
  private final Things things;

  private Paths(Simulation simulation) {
    this.simulation = simulation;
    this.world = simulation.world();
    this.things = new Things(simulation.base(), simulation.stepUnits());
  }

  /** The paths of a simulation; it opens it. */
  public static Paths of(Simulation simulation) {
    simulation.open();
    return new Paths(simulation);
  }

  /**
   * What a path names. A row's path is good whether a row lives there now or not.
   *
   * @throws PathException when there is no such thing; the cure names the nearest or those there
   *     are
   */
  public Property find(String path) {
    List<Part> parts = PathText.parts(path);
    Part first = parts.get(0);
    if (first.name().equals("speed") && !first.hasIndex()) {
      return member(things.master(simulation.loop()), "speed", parts, 1);
    }
    if (OF_SIMULATION.contains(first.name())) {
      refuseFurther(parts, 1, "`" + first.name() + "` is one value.");
      return ofSimulation(first.name());
    }
    Declared thing = world.find(first.name());
    if (thing == null) {
      throw first.refused("there is no `" + first.name() + "`.", unknown(first.name()));
    }
    if (thing instanceof Signal) {
      throw first.refused(
          "`" + thing + "` is a signal, which has no value.",
          "Write expect event signal " + thing + ".");
    }
    if (thing instanceof Table table) {
      return ofTable(table, path, parts);
    }
    if (first.hasIndex()) {
      throw first.refused("`" + thing + "` is no table.", "Write " + thing + " alone.");
    }
    Thing known = things.of(thing);
    return known.what().equals(Things.OWN)
        ? ofOwn(thing.name(), path)
        : member(known, thing.name(), parts, 1);
  }

  /**
   * Where something is drawn, by the name of its view.
   *
   * @throws PathException when there is no such view; the cure names the nearest or those there are
   */
  public Property view(String name) {
    View view = world.views().get(name);
    if (view == null) {
      String cure = Names.cure(name, world.views().keySet());
      throw new PathException(
          0,
          name.length(),
          "there is no view `" + name + "`.",
          cure.isEmpty() ? "This game declares none." : cure);
    }
    return new ViewProperty(name, view);
  }

  /** A field of a part that the user keeps, by the name that its state list gives it. */
  private Property ofOwn(String part, String path) {
    String kind = path.replaceAll("\\[[0-9]+]", "[]");
    List<String> names = new ArrayList<>();
    for (OwnFields.Field field : OwnFields.shape(world, part)) {
      if (field.path().equals(kind)) {
        return OwnProperty.of(world, part, path, field);
      }
      names.add(field.path().replace("[]", "[0]"));
    }
    throw new PathException(
        0, path.length(), "`" + part + "` has no `" + path + "`.", Names.cure(path, names));
  }

  private String unknown(String name) {
    List<String> names = new ArrayList<>();
    for (Declared thing : world.declared()) {
      names.add(thing.name());
    }
    if (names.isEmpty()) {
      return "The game declares nothing; a scenario names its game by script FILE.";
    }
    boolean ofSimulation =
        Names.nearest(name, names) == null && Names.nearest(name, OF_SIMULATION) != null;
    return Names.cure(name, ofSimulation ? OF_SIMULATION : names);
  }

  /** The thing itself, or the member that the parts from here on name. */
  private static Property member(Thing thing, String path, List<Part> parts, int from) {
    if (from == parts.size()) {
      if (thing.itself() != null) {
        return thing.itself();
      }
      Part last = parts.get(from - 1);
      throw last.refused(
          "`" + path + "` is " + thing.what() + ", which is more than one value.",
          "Look at " + String.join(" or ", paths(path, thing.names())) + ".");
    }
    Part part = parts.get(from);
    String written = part.hasIndex() ? part.name() + "[" + part.index() + "]" : part.name();
    Property member = thing.member(written);
    if (member == null) {
      throw part.refused(
          "`" + path + "` is " + thing.what() + ", which has no `" + written + "`.",
          thing.names().isEmpty()
              ? "Write " + path + " alone."
              : Names.cure(written, thing.names()));
    }
    if (from + 1 < parts.size()) {
      Part further = parts.get(from + 1);
      throw further.refused(
          "`" + member.path() + "` is one value.", "End the path before ." + further.name() + ".");
    }
    return member;
  }

  private static List<String> paths(String path, List<String> members) {
    return members.stream().map(member -> path + "." + member).toList();
  }

  private static void refuseFurther(List<Part> parts, int from, String problem) {
    Part before = parts.get(from - 1);
    if (before.hasIndex()) {
      throw before.refused(problem, "Write it without the brackets.");
    }
    if (from < parts.size()) {
      Part further = parts.get(from);
      throw further.refused(problem, "End the path before ." + further.name() + ".");
    }
  }

  // The simulation itself

  private Property ofSimulation(String name) {
    FrameLoop loop = simulation.loop();
    Scale duration = Scale.duration(simulation.base(), simulation.stepUnits());
    Scale count = Scale.whole(0, Long.MAX_VALUE);
    return switch (name) {
      case "tick" ->
          GrainProperty.of(
              name, Kind.WHOLE, count, simulation::ticksDone, simulation::restoreTick, 0);
      case "time" ->
          GrainProperty.derived(
              name,
              Kind.DURATION,
              duration,
              simulation::simulatedUnits,
              "It is ticks × step. Write let tick N.");
      case "dropped" ->
          GrainProperty.derived(
              name,
              Kind.WHOLE,
              count,
              () -> loop.stats().dropped(),
              "Frames that take too long drop steps.");
      case "digest" ->
          GrainProperty.derived(
              name, Kind.DIGEST, Scale.digest(), simulation::digest, "It follows from the state.");
      case "leftover" ->
          GrainProperty.of(name, Kind.DURATION, duration, loop::banked, loop::restore, 0);
      case "inputs" ->
          GrainProperty.derived(
              name,
              Kind.WHOLE,
              count,
              () -> simulation.inputs().pending(),
              "Inputs come by do, press, release and hold.");
      default -> TextProperty.flag(name, simulation::isStarted, simulation::restoreStarted, true);
    };
  }

  // Tables

  private Property ofTable(Table table, String path, List<Part> parts) {
    Part first = parts.get(0);
    if (first.hasIndex()) {
      return ofRow(table, first, parts);
    }
    if (parts.size() == 2 && parts.get(1).name().equals("count") && !parts.get(1).hasIndex()) {
      return GrainProperty.derived(
          path,
          Kind.WHOLE,
          Scale.whole(0, Integer.MAX_VALUE),
          table::count,
          "Rows are made and ended one by one: let " + table + "[0] …, let " + table + "[0] gone.");
    }
    String rows = "Write " + table + "[0] for the row in slot 0, or " + table + ".count.";
    if (parts.size() == 1) {
      throw first.refused("`" + table + "` is a table, which is more than one value.", rows);
    }
    throw parts
        .get(1)
        .refused("`" + table + "` is a table, which has no `" + parts.get(1).name() + "`.", rows);
  }

  private Property ofRow(Table table, Part first, List<Part> parts) {
    int slot = first.index();
    if (slot >= Table.MOST_ROWS) {
      throw first.refused(
          "a table has at most " + Table.MOST_ROWS + " rows.", "Slots are counted from 0.");
    }
    String row = table + "[" + slot + "]";
    if (parts.size() == 1) {
      return row(table, slot, row);
    }
    Part column = parts.get(1);
    if (column.name().equals("gen") && !column.hasIndex()) {
      refuseFurther(parts, 2, "`" + row + ".gen` is one value.");
      return new RowField(table, slot, generation(table, slot, row));
    }
    return new RowField(table, slot, field(table, slot, row, parts));
  }

  private Property field(Table table, int slot, String row, List<Part> parts) {
    Part part = parts.get(1);
    List<String> names = new ArrayList<>();
    for (Column column : table.columns()) {
      names.add(column.name());
      if (column.name().equals(part.name()) && !part.hasIndex()) {
        String path = row + "." + column.name();
        return member(things.of(column, slot, path), path, parts, 2);
      }
    }
    throw part.refused(
        "a row of `" + table + "` has no `" + part.name() + "`.", Names.cure(part.name(), names));
  }

  private Property generation(Table table, int slot, String row) {
    return GrainProperty.derived(
        row + ".gen",
        Kind.WHOLE,
        Scale.whole(0, Integer.MAX_VALUE),
        () -> table.generation(slot),
        "Say it with the row's other fields: let " + row + " gen 2 …");
  }

  private Property row(Table table, int slot, String row) {
    List<Property> fields = new ArrayList<>();
    for (Column column : table.columns()) {
      for (Property field : things.of(column, slot, row + "." + column.name()).whole()) {
        fields.add(new RowField(table, slot, field));
      }
    }
    return new RowProperty(row, table, slot, member -> memberOfRow(row, member), fields);
  }

  private Property memberOfRow(String row, String member) {
    try {
      return find(row + "." + member);
    } catch (PathException wrong) {
      throw wrong.shifted(-row.length() - 1);
    }
  }

  // Everything

  /** How time reaches the simulation, as far as the next tick depends on it, in a fixed order. */
  public List<Property> ofSchedule() {
    List<Property> schedule = new ArrayList<>(List.of(find("leftover")));
    schedule.addAll(things.master(simulation.loop()).whole());
    return schedule;
  }

  /**
   * The properties that together are the whole world, each part of it once, in declared order; rows
   * by slot, those that are gone included. The ticks done, inputs that wait and the schedule are
   * none of the world's. What they say holds until something changes; then ask for all of them
   * again.
   */
  public List<Property> all() {
    List<Property> all = new ArrayList<>();
    for (Declared thing : world.declared()) {
      if (thing instanceof Table table) {
        for (int slot = 0; slot < table.highWater(); slot++) {
          all.add(row(table, slot, table + "[" + slot + "]"));
        }
      } else if (!(thing instanceof Signal)) {
        all.addAll(whole(thing));
      }
    }
    return all;
  }

  /**
   * The properties that together are the whole state, one value each, in declared order: what
   * {@link #all} has, but each field of a living row for itself. A free slot is {@code gone}.
   */
  public List<Property> each() {
    List<Property> each = new ArrayList<>();
    for (Declared thing : world.declared()) {
      if (thing instanceof Table table) {
        for (int slot = 0; slot < table.highWater(); slot++) {
          String row = table + "[" + slot + "]";
          if (row(table, slot, row).exists()) {
            each.addAll(fields(table, slot, row));
          } else {
            each.add(row(table, slot, row));
          }
        }
      } else if (!(thing instanceof Signal)) {
        each.addAll(whole(thing));
      }
    }
    return each;
  }

  private List<Property> fields(Table table, int slot, String row) {
    List<Property> fields = new ArrayList<>();
    fields.add(generation(table, slot, row));
    for (Column column : table.columns()) {
      fields.addAll(things.of(column, slot, row + "." + column.name()).whole());
    }
    return fields;
  }

  private List<Property> whole(Declared thing) {
    Thing known = things.of(thing);
    if (!known.what().equals(Things.OWN)) {
      return known.whole();
    }
    List<Property> fields = new ArrayList<>();
    for (OwnFields.Field field : OwnFields.of(world, thing.name())) {
      fields.add(OwnProperty.listed(world, thing.name(), field));
    }
    return fields;
  }

  /** What runs now that is in no state, and so in no property, by the names people know it by. */
  public List<String> unsaved() {
    return OwnFields.unsaved(world);
  }
}
