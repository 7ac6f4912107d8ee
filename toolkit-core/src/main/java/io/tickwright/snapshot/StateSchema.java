package io.tickwright.snapshot;

import com.google.errorprone.annotations.CheckReturnValue;
import io.tickwright.exact.StateHash;
import io.tickwright.state.Stateful;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;

/**
 * The names, types and order of everything a {@link Stateful} lists, without its values: two states
 * can be compared, and one restored from the other, when their schemas are equal.
 *
 * <p>Its text has one line a field: the path, a blank, the type, and the options of a {@code
 * oneOf}. The field {@code windup} of all rows of {@code enemies} has the path {@code
 * enemies[].windup}; that of a list of parts likewise. Its hash is FNV-1a-64 over the UTF-8 of that
 * text, each line ended by a line feed. It says what is held, not what a restore refuses: {@code
 * ranged} and {@code below} fields are {@code integer}, {@code generations} are {@code ints}.
 *
 * <p>Immutable.
 */
@CheckReturnValue
public final class StateSchema {
  private final List<Field> fields;
  private final long hash;
  private final short[] prints;

  /**
   * One line of a schema.
   *
   * @param path where the field is, with {@code []} for every row or every part of a list
   * @param type its type and what belongs to it: {@code integer}, {@code oneOf "scout" "brute"}
   */
  public record Field(String path, String type) {
    @Override
    public String toString() {
      return path + " " + type;
    }
  }

  private StateSchema(List<Field> fields) {
    this.fields = List.copyOf(fields);
    this.prints = new short[fields.size()];
    StateHash sum = new StateHash();
    for (int i = 0; i < prints.length; i++) {
      byte[] line = (fields.get(i) + "\n").getBytes(StandardCharsets.UTF_8);
      sum.absorbBytes(line, 0, line.length);
      prints[i] = (short) (sum.value() >>> 48);
    }
    this.hash = sum.value();
  }

  /**
   * Reads the schema, and checks on two visits that the list is a sound one: names printable and
   * unique within their part, the same fields on both visits, columns as long as their table.
   *
   * @throws IllegalArgumentException naming the field and what is wrong with it
   */
  public static StateSchema of(Stateful root) {
    StateSchema first = new StateSchema(SchemaReader.fields(root));
    StateSchema second = new StateSchema(SchemaReader.fields(root));
    first
        .firstDifference(second)
        .ifPresent(
            what -> {
              throw new IllegalArgumentException(
                  "two visits in a row list different fields: "
                      + what
                      + "; list the same fields in the same order whatever the values");
            });
    return first;
  }

  /** FNV-1a-64 of {@link #text()}; every digest starts from it. */
  public long hash() {
    return hash;
  }

  /** All fields in the order they are listed. */
  public List<Field> fields() {
    return fields;
  }

  /** The canonical text: {@link Field#toString()} of each field and a line feed. */
  public String text() {
    StringBuilder text = new StringBuilder();
    fields.forEach(field -> text.append(field).append('\n'));
    return text.toString();
  }

  /**
   * The first field that this schema and the other have not in common, as {@code "hull integer" vs
   * "hull real"}; empty when they are equal.
   */
  public Optional<String> firstDifference(StateSchema other) {
    for (int i = 0; i < Math.max(fields.size(), other.fields.size()); i++) {
      String here = line(i);
      String there = other.line(i);
      if (!here.equals(there)) {
        return Optional.of(here + " vs " + there);
      }
    }
    return Optional.empty();
  }

  /**
   * For each field 16 bits of the hash up to and including it, so that a foreign snapshot can say
   * where the schemas part without carrying the text.
   */
  short print(int field) {
    return prints[field];
  }

  String line(int field) {
    return field < fields.size() ? "\"" + fields.get(field) + "\"" : "no more fields";
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof StateSchema that && fields.equals(that.fields);
  }

  @Override
  public int hashCode() {
    return Long.hashCode(hash);
  }

  @Override
  public String toString() {
    return "schema " + Hex.of(hash) + " of " + fields.size() + " fields";
  }
}
