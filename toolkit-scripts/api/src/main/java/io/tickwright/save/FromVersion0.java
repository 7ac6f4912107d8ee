package io.tickwright.save;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * From format version 0, of before the first release, to version 1.
 *
 * <p>Version 0 named the script beside everything else, had one digest and no schema, did not say
 * what the names are, and wrote a table as {@code {"count": 2, "columns": {"hp": [20, 7]}}}.
 */
final class FromVersion0 {
  private FromVersion0() {}

  static Json.Obj upgrade(Json.Obj old) {
    Json.Obj game =
        new Json.Obj()
            .put("version", 0)
            .put("script", orNull(old.get("script")))
            .put("sha256", orNull(old.get("sha256")));
    Json.Obj digests =
        new Json.Obj()
            .put("schema", new Json.Null())
            .put("world", orNull(old.get("digest")))
            .put("schedule", new Json.Null());
    Json.Obj root = new Json.Obj();
    for (Map.Entry<String, Json> field : old.fields().entrySet()) {
      switch (field.getKey()) {
        case "version" -> root.put("version", 1);
        case "base" -> root.put("unitsPerSecond", field.getValue());
        case "step" -> root.put("stepUnits", field.getValue());
        case "script" -> root.put("game", game);
        case "sha256" -> {}
        case "digest" -> root.put("digests", digests);
        case "state" -> root.put("state", rows(field.getValue(), "$.state"));
        default -> root.put(field.getKey(), field.getValue());
      }
    }
    return root.put("kinds", new Json.Obj());
  }

  private static Json orNull(@Nullable Json value) {
    return value == null ? new Json.Null() : value;
  }

  /** The value with every table turned from columns to rows. */
  private static Json rows(Json value, String path) {
    if (!(value instanceof Json.Obj part)) {
      return value;
    }
    if (part.size() == 2 && part.has("count") && part.get("columns") instanceof Json.Obj columns) {
      return table(count(part, columns, path), columns, path + ".columns");
    }
    Json.Obj turned = new Json.Obj();
    part.fields().forEach((name, inner) -> turned.put(name, rows(inner, path + "." + name)));
    return turned;
  }

  /** A table is as long as its columns: a count alone makes no rows out of nothing. */
  private static int count(Json.Obj part, Json.Obj columns, String path) {
    long count = Refusals.whole(part.get("count"), () -> path + ".count", 0, 1 << 24);
    if (count > 0) {
      refuseEmpty(columns, path + ".columns");
      int entries = entries(columns);
      if (entries != count) {
        throw new SaveRefused(
            path + ".count", "is " + count + "; the columns have " + entries + " entries", "");
      }
    }
    return (int) count;
  }

  private static void refuseEmpty(Json.Obj columns, String path) {
    if (columns.size() == 0) {
      throw new SaveRefused(path, "has no columns; a table with rows has some", "");
    }
    columns
        .fields()
        .forEach(
            (name, column) -> {
              if (column instanceof Json.Obj inner) {
                refuseEmpty(inner, path + "." + name);
              }
            });
  }

  /** How many the first column has. */
  private static int entries(Json.Obj columns) {
    Json first = columns.fields().values().iterator().next();
    return first instanceof Json.Obj inner
        ? entries(inner)
        : first instanceof Json.Arr list ? list.size() : 0;
  }

  private static Json.Arr table(int count, Json.Obj columns, String path) {
    Json.Arr table = new Json.Arr();
    for (int i = 0; i < count; i++) {
      table.items().add(new Json.Obj().put(StateWriter.SLOT, i));
    }
    fill(table, columns, path);
    return table;
  }

  private static void fill(Json.Arr rows, Json.Obj columns, String path) {
    columns
        .fields()
        .forEach(
            (name, column) -> {
              String at = path + "." + name;
              if (column instanceof Json.Obj inner) {
                Json.Arr parts = new Json.Arr();
                rows.items().forEach(row -> parts.items().add(partOf(row, name)));
                fill(parts, inner, at);
                return;
              }
              List<Json> entries = Refusals.list(column, () -> at).items();
              if (entries.size() != rows.size()) {
                throw new SaveRefused(
                    at, "has " + entries.size() + " entries; the table has " + rows.size(), "");
              }
              for (int i = 0; i < entries.size(); i++) {
                ((Json.Obj) rows.items().get(i)).put(name, entries.get(i));
              }
            });
  }

  private static Json.Obj partOf(Json row, String name) {
    Json.Obj part = new Json.Obj();
    ((Json.Obj) row).put(name, part);
    return part;
  }
}
