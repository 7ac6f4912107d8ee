package io.tickwright.save;

import io.tickwright.sim.OldState;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The state of a save in the hands of the game's own migration. */
final class OldTree implements OldState {
  private final Json.Obj state;
  private final Json.Obj kinds;

  OldTree(Json.Obj state, Json.Obj kinds) {
    this.state = state;
    this.kinds = kinds;
  }

  @Override
  public boolean has(String path) {
    Path where = Path.parse(path);
    for (Json holder : holders(where)) {
      if (child(holder, where.last()) != null) {
        return true;
      }
    }
    return false;
  }

  @Override
  public List<String> names(String path) {
    Json found = path.isEmpty() ? state : one(path);
    if (!(found instanceof Json.Obj part)) {
      throw wrong(path, "is " + found.shown() + ", which has no names inside");
    }
    return part.names().stream().filter(name -> !name.equals(StateWriter.SLOT)).toList();
  }

  @Override
  public int count(String path) {
    Json found = one(path);
    if (!(found instanceof Json.Arr list)) {
      throw wrong(path, "is " + found.shown() + ", and neither a table nor a list");
    }
    return list.size();
  }

  @Override
  public long integer(String path) {
    Json found = one(path);
    if (found instanceof Json.Num number && number.isLong()) {
      return number.whole();
    }
    throw wrong(path, "is " + found.shown() + ", and no whole number");
  }

  @Override
  public String text(String path) {
    Json found = one(path);
    if (found instanceof Json.Text text) {
      return text.value();
    }
    throw wrong(path, "is " + found.shown() + ", and no text");
  }

  @Override
  public boolean flag(String path) {
    Json found = one(path);
    if (found instanceof Json.Bool flag) {
      return flag.value();
    }
    throw wrong(path, "is " + found.shown() + ", and neither true nor false");
  }

  @Override
  public void put(String path, long value) {
    put(path, Json.Num.of(value));
  }

  @Override
  public void put(String path, String value) {
    put(path, new Json.Text(value));
  }

  @Override
  public void put(String path, boolean value) {
    put(path, new Json.Bool(value));
  }

  private void put(String path, Json value) {
    Path where = Path.parse(path);
    List<Json> holders = holders(where);
    if (holders.isEmpty() && !where.isInEveryRow()) {
      throw wrong(path, "has nothing around it to stand in");
    }
    for (Json holder : holders) {
      if (holder instanceof Json.Obj part && where.last() instanceof Step.Name name) {
        part.put(name.name(), value);
      } else if (holder instanceof Json.Arr list
          && where.last() instanceof Step.At at
          && at.index() < list.size()) {
        list.items().set(at.index(), value);
      } else {
        throw wrong(path, "has nothing around it to stand in");
      }
    }
    kinds.fields().remove(where.kind());
  }

  @Override
  public void rename(String from, String to) {
    Path old = Path.parse(from);
    Path fresh = Path.parse(to);
    if (!(old.last() instanceof Step.Name oldName)
        || !(fresh.last() instanceof Step.Name newName)
        || !old.holder().equals(fresh.holder())) {
      throw wrong(from, "can only be renamed where it stands, and `" + to + "` is elsewhere");
    }
    List<Json.Obj> having = having(old, oldName);
    if (having.isEmpty() && !old.isInEveryRow()) {
      throw wrong(from, "is not there");
    }
    for (Json.Obj part : having) {
      if (part.has(newName.name())) {
        throw wrong(to, "is there already");
      }
      part.rename(oldName.name(), newName.name());
    }
    renameKinds(old.kind(), fresh.kind());
  }

  private void renameKinds(String from, String to) {
    for (String name : List.copyOf(kinds.names())) {
      if (name.equals(from) || name.startsWith(from + ".")) {
        kinds.rename(name, to + name.substring(from.length()));
      }
    }
  }

  @Override
  public void remove(String path) {
    Path where = Path.parse(path);
    if (!(where.last() instanceof Step.Name name)) {
      throw wrong(path, "is an entry; only what has a name can be removed");
    }
    List<Json.Obj> having = having(where, name);
    if (having.isEmpty() && !where.isInEveryRow()) {
      throw wrong(path, "is not there");
    }
    having.forEach(part -> part.fields().remove(name.name()));
    kinds
        .names()
        .removeIf(kind -> kind.equals(where.kind()) || kind.startsWith(where.kind() + "."));
  }

  private List<Json.Obj> having(Path where, Step.Name name) {
    List<Json.Obj> having = new ArrayList<>();
    for (Json holder : holders(where)) {
      if (holder instanceof Json.Obj part && part.has(name.name())) {
        having.add(part);
      }
    }
    return having;
  }

  private Json one(String path) {
    Path where = Path.parse(path);
    if (where.isInEveryRow()) {
      throw wrong(path, "is in every row; say which");
    }
    for (Json holder : holders(where)) {
      Json found = child(holder, where.last());
      if (found != null) {
        return found;
      }
    }
    throw wrong(path, "is not there");
  }

  /** What the last step of the path is taken from: one thing, or one for each row. */
  private List<Json> holders(Path where) {
    List<Json> holders = List.of(state);
    for (Step step : where.holder()) {
      List<Json> next = new ArrayList<>();
      for (Json holder : holders) {
        if (step instanceof Step.Every && holder instanceof Json.Arr rows) {
          next.addAll(rows.items());
        } else {
          Json found = child(holder, step);
          if (found != null) {
            next.add(found);
          }
        }
      }
      holders = next;
    }
    return holders;
  }

  private static @Nullable Json child(Json holder, Step step) {
    if (holder instanceof Json.Obj part && step instanceof Step.Name name) {
      return part.get(name.name());
    }
    return holder instanceof Json.Arr list && step instanceof Step.At at && at.index() < list.size()
        ? list.items().get(at.index())
        : null;
  }

  static IllegalArgumentException wrong(String path, String what) {
    return new IllegalArgumentException("`" + path + "` " + what);
  }

  private sealed interface Step {
    record Name(String name) implements Step {}

    record At(int index) implements Step {}

    record Every() implements Step {}
  }

  /** {@code enemies[3].windup.spent}, taken apart. */
  private record Path(List<Step> steps) {
    static Path parse(String text) {
      List<Step> steps = new ArrayList<>();
      for (String part : text.split("\\.", -1)) {
        int bracket = part.indexOf('[');
        String name = bracket < 0 ? part : part.substring(0, bracket);
        if (!name.matches("[A-Za-z_][A-Za-z0-9_-]*")) {
          throw wrong(text, "is no path; one looks like enemies[3].windup.spent");
        }
        steps.add(new Step.Name(name));
        if (bracket >= 0) {
          steps.add(place(text, part.substring(bracket)));
        }
      }
      return new Path(steps);
    }

    private static Step place(String text, String place) {
      if (place.equals("[]")) {
        return new Step.Every();
      }
      if (!place.matches("\\[[0-9]{1,9}\\]")) {
        throw wrong(text, "is no path; one looks like enemies[3].windup.spent");
      }
      return new Step.At(Integer.parseInt(place.substring(1, place.length() - 1)));
    }

    Step last() {
      return steps.get(steps.size() - 1);
    }

    List<Step> holder() {
      return steps.subList(0, steps.size() - 1);
    }

    boolean isInEveryRow() {
      return steps.stream().anyMatch(Step.Every.class::isInstance);
    }

    /** Under which name its kind is listed: the names without the places. */
    String kind() {
      return steps.stream()
          .filter(Step.Name.class::isInstance)
          .map(step -> ((Step.Name) step).name())
          .reduce((a, b) -> a + "." + b)
          .orElse("");
    }
  }
}
