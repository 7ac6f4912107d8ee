package io.tickwright.script.path;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Something declared, as paths see it: a value of its own or none, and members.
 *
 * @param what what it is, with its article: {@code a timer}
 * @param itself its own value, or null when only its members have values
 * @param members what stands behind the point, in a fixed order
 * @param whole those of its properties that together are its whole state, each part once
 */
record Thing(String what, @Nullable Property itself, List<Property> members, List<Property> whole) {

  /** A thing that is one value. */
  static Thing value(String what, Property itself) {
    return new Thing(what, itself, List.of(), List.of(itself));
  }

  /** A thing that is its members, all of them its state. */
  static Thing parts(String what, Property... members) {
    return new Thing(what, null, List.of(members), List.of(members));
  }

  @Nullable Property member(String name) {
    for (Property member : members) {
      if (lastName(member).equals(name)) {
        return member;
      }
    }
    return null;
  }

  List<String> names() {
    List<String> names = new ArrayList<>();
    for (Property member : members) {
      names.add(lastName(member));
    }
    return names;
  }

  private static String lastName(Property member) {
    return member.path().substring(member.path().lastIndexOf('.') + 1);
  }
}
