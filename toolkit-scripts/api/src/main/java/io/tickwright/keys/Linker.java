package io.tickwright.keys;

import io.tickwright.keys.Command.Check;
import io.tickwright.keys.Command.EventCheck;
import io.tickwright.keys.Command.Span;
import io.tickwright.keys.Command.ValueCheck;
import io.tickwright.script.path.Expectation;
import io.tickwright.script.path.Numbers;
import io.tickwright.script.path.PathException;
import io.tickwright.script.path.Property;
import io.tickwright.script.path.Reading;
import io.tickwright.sim.Action;
import io.tickwright.sim.Declared;
import io.tickwright.sim.Names;
import io.tickwright.sim.World;
import io.tickwright.time.Quantity;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Resolves every line of a scenario against what its game declares, before time moves, so that a
 * wrong name in the last line is found before the first one runs.
 */
final class Linker {
  private static final Set<Property.Kind> OF_TIME =
      Set.of(Property.Kind.DURATION, Property.Kind.TIMER, Property.Kind.SEQUENCE);

  private final Scenario scenario;
  private final Stage stage;
  private final Notes notes;
  private final Engine engine;
  private final Map<String, Property> found = new LinkedHashMap<>();
  private final List<Problem> problems = new ArrayList<>();
  private final List<Step> steps = new ArrayList<>();
  private final Set<String> saved = new LinkedHashSet<>();
  private final Set<String> read = new LinkedHashSet<>();

  /** One line, ready to run. */
  record Step(Command command, Runnable body) {
    int line() {
      return command.line();
    }
  }

  Linker(Scenario scenario, Stage stage, Notes notes, Engine engine) {
    this.scenario = scenario;
    this.stage = stage;
    this.notes = notes;
    this.engine = engine;
  }

  /**
   * The lines in order, ready to run.
   *
   * @throws ScenarioRefused with everything that does not fit the game
   */
  List<Step> link() {
    for (Command command : scenario.commands()) {
      if (problems.size() >= Parser.MOST_PROBLEMS) {
        problems.add(Parser.tooMany(scenario.source(), command.line()));
        break;
      }
      link(command);
    }
    problems.addAll(notes.roundings());
    if (!problems.isEmpty()) {
      throw new ScenarioRefused(problems);
    }
    return steps;
  }

  private void link(Command command) {
    Runnable body = body(command);
    if (body != null) {
      steps.add(new Step(command, body));
    }
  }

  private @Nullable Runnable body(Command command) {
    int line = command.line();
    if (command instanceof Command.Let let) {
      return let(let);
    }
    if (command instanceof Command.Expect expect) {
      Sight sight = sight(line, expect.check());
      return sight == null ? null : () -> engine.expect(line, sight);
    }
    if (command instanceof Command.Until until) {
      Sight sight = sight(line, until.check());
      long most = ticks(line, until.most());
      return sight == null ? null : () -> engine.until(line, sight, most);
    }
    if (command instanceof Command.Input input) {
      return input(input);
    }
    if (command instanceof Command.Tick tick) {
      return () -> engine.tick(line, tick.count());
    }
    if (command instanceof Command.Wait wait) {
      long units = units(line, wait.duration(), wait.span());
      return () -> engine.waitFor(line, wait.span(), units);
    }
    if (command instanceof Command.Frames frames) {
      return () -> engine.frames(line, frames.frames());
    }
    if (command instanceof Command.Budget budget && budget.change()) {
      return () -> stage.simulation().loop().budget(budget.steps());
    }
    if (command instanceof Command.Host host) {
      return () -> engine.host(host.what());
    }
    if (command instanceof Command.Mark mark) {
      return () -> stage.mark(mark.name());
    }
    if (command instanceof Command.Rewind rewind) {
      return () -> engine.rewind(rewind.name());
    }
    if (command instanceof Command.SaveTo save) {
      stage.markScript();
      saved.add(save.file().text());
      return () -> engine.save(line, save.file());
    }
    if (command instanceof Command.RestoreFrom restore) {
      return restore(restore);
    }
    if (command instanceof Command.Echo echo) {
      return () -> engine.echo(line, echo.text());
    }
    return null;
  }

  // Saves

  private @Nullable Runnable restore(Command.RestoreFrom restore) {
    int line = restore.line();
    Span file = restore.file();
    if (!saved.contains(file.text()) && !isReadable(line, file)) {
      return null;
    }
    stage.markScript();
    return () -> engine.restore(line, file);
  }

  /** Whether it is a whole save now, before the first line runs; each is read once. */
  private boolean isReadable(int line, Span file) {
    if (!engine.saves().has(file.text())) {
      refuse(line, file, noSave(file.text()));
      return false;
    }
    if (read.add(file.text())) {
      try {
        engine.read(line, file);
      } catch (Halt unreadable) {
        problems.add(unreadable.problem());
      }
    }
    return true;
  }

  private PathException noSave(String name) {
    if (engine.saves().isFolder(name)) {
      return new PathException(0, 1, "`" + name + "` is a folder, and no save.", "");
    }
    Set<String> names = new LinkedHashSet<>(saved);
    names.addAll(engine.saves().names());
    String cure = Names.cure(name, names);
    return new PathException(
        0,
        1,
        "there is no save `" + name + "`.",
        cure.isEmpty() ? "Write save " + name + " above." : cure);
  }

  // Values

  private @Nullable Property find(int line, ValueCheck check) {
    if (!check.ofView()) {
      return find(line, check.path());
    }
    try {
      return stage.paths().view(check.path().text());
    } catch (PathException wrong) {
      refuse(line, check.path().column(), wrong);
      return null;
    }
  }

  private @Nullable Property find(int line, Span path) {
    Property known = found.get(path.text());
    if (known != null) {
      return known;
    }
    try {
      Property property = stage.paths().find(path.text());
      found.put(path.text(), property);
      return property;
    } catch (PathException wrong) {
      refuse(line, path.column() + wrong.column(), wrong);
      return null;
    }
  }

  private @Nullable Runnable let(Command.Let let) {
    Property property = find(let.line(), let.path());
    if (property == null || isFixed(let, property)) {
      return null;
    }
    try {
      refuseBand(property, let.value().text());
      Reading value = property.read(let.value().text());
      note(let.line(), let.value(), property, value.rounding());
      return () -> engine.let(let, property, value);
    } catch (PathException wrong) {
      refuse(let.line(), let.value().column() + wrong.column(), wrong);
      return null;
    }
  }

  private boolean isFixed(Command.Let let, Property property) {
    try {
      property.refuseFixed();
      return false;
    } catch (PathException wrong) {
      refuse(let.line(), let.path(), wrong);
      return true;
    }
  }

  private static void refuseBand(Property property, String value) {
    if (property.isOrdered() && value.contains("..")) {
      throw new PathException(
          0,
          value.length(),
          "`" + property.path() + "` is set to one value, and " + value + " is a band.",
          "Write one of its values.");
    }
  }

  private @Nullable Sight sight(int line, Check check) {
    if (check instanceof EventCheck event) {
      return sight(line, event);
    }
    ValueCheck value = (ValueCheck) check;
    Property property = find(line, value);
    if (property == null) {
      return null;
    }
    try {
      Expectation wanted = Expectation.read(property, value.value().text());
      for (String rounding : wanted.roundings()) {
        note(line, value.value(), property, rounding);
      }
      if (!property.path().equals("digest") && !value.ofView()) {
        stage.watch().follow(property);
      }
      return new Sight.OfValue(value.path(), wanted, stage);
    } catch (PathException wrong) {
      refuse(line, value.value().column() + wrong.column(), wrong);
      return null;
    }
  }

  private @Nullable Sight sight(int line, EventCheck check) {
    World world = stage.simulation().world();
    Span about = check.name();
    try {
      String words = check.words() == null ? null : check.words().text();
      EventPattern pattern = EventPattern.of(world, check.kind(), check.name().text(), words);
      if (check.words() != null) {
        about = check.words();
        pattern.refuseUnknownStep(world);
      }
      stage.log().follow(pattern);
      return new Sight.OfEvent(check.about(), pattern, check, stage, -1);
    } catch (PathException wrong) {
      refuse(line, about.column() + wrong.column(), wrong);
      return null;
    }
  }

  private void note(int line, Span span, Property property, @Nullable String rounding) {
    if (rounding != null && OF_TIME.contains(property.kind())) {
      notes.rounding(line, span, rounding);
    } else if (rounding != null) {
      notes.valueRounding(line, span, rounding);
    }
  }

  // Time

  private long units(int line, Quantity duration, Span span) {
    try {
      long units =
          Numbers.units(duration, stage.simulation().base(), stage.simulation().stepUnits());
      String rounding = Numbers.rounding(duration, stage.simulation().base());
      if (rounding != null) {
        notes.rounding(line, span, rounding);
      }
      return units;
    } catch (PathException wrong) {
      refuse(line, span, wrong);
      return 0;
    }
  }

  private long ticks(int line, Command.Amount amount) {
    if (amount.duration() == null) {
      return amount.ticks();
    }
    long units = units(line, amount.duration(), amount.span());
    long step = stage.simulation().stepUnits();
    return units / step + (units % step == 0 ? 0 : 1);
  }

  // Input

  private @Nullable Runnable input(Command.Input input) {
    Declared thing = stage.simulation().world().find(input.action().text());
    if (thing instanceof Action) {
      long held = input.held() == null ? 0 : ticks(input.line(), input.held());
      return () -> engine.input(input, held);
    }
    List<String> actions =
        stage.simulation().world().declaredOf(Action.class).stream().map(Declared::name).toList();
    String cure = Names.cure(input.action().text(), actions);
    String all = "There are " + String.join(", ", actions) + ".";
    refuse(
        input.line(),
        input.action().column(),
        new PathException(
            0,
            input.action().length(),
            thing == null
                ? "there is no action `" + input.action().text() + "`."
                : "`" + input.action().text() + "` is no action.",
            actions.isEmpty()
                ? "This game declares none."
                : cure.startsWith("Did") ? cure + " " + all : cure));
    return null;
  }

  private void refuse(int line, Span about, PathException wrong) {
    problems.add(
        new Problem(
            scenario.source().place(line, about.column(), about.length()),
            wrong.problem(),
            wrong.cure()));
  }

  private void refuse(int line, int column, PathException wrong) {
    int length =
        Math.min(wrong.length(), Math.max(1, scenario.source().line(line).length() - column));
    problems.add(
        new Problem(scenario.source().place(line, column, length), wrong.problem(), wrong.cure()));
  }
}
