package io.tickwright.save;

import java.util.List;
import java.util.function.UnaryOperator;

/**
 * Brings saves of older format versions up to the present one, a version at a time, so that each
 * step is written once and never again.
 */
final class Formats {
  /** At place v, what makes a save of version v into one of version v + 1. */
  private static final List<UnaryOperator<Json.Obj>> STEPS = List.of(FromVersion0::upgrade);

  private Formats() {}

  /** The version a save says it has, if it is a save and not newer than this toolkit. */
  static int version(Json value) {
    if (!(value instanceof Json.Obj root)
        || !(root.get("format") instanceof Json.Text format)
        || !format.value().equals(Envelope.FORMAT)) {
      throw new SaveRefused(
          "",
          "this is no save: it does not begin with \"format\": \"" + Envelope.FORMAT + "\"",
          "");
    }
    long version = Refusals.whole(root.get("version"), () -> "$.version", 0, Long.MAX_VALUE);
    if (version > Envelope.VERSION) {
      throw new SaveRefused(
          "$.version",
          "is "
              + version
              + "; this Tickwright ("
              + Toolkit.version()
              + ") knows up to "
              + Envelope.VERSION,
          "It was written by Tickwright "
              + (root.get("toolkit") instanceof Json.Text by ? by.value() : "of a later version")
              + ": read it with that one or a later one.");
    }
    return (int) version;
  }

  /** The save in the present version. */
  static Json.Obj upgraded(Json.Obj root, int version) {
    Json.Obj upgraded = root;
    for (int v = version; v < Envelope.VERSION; v++) {
      upgraded = STEPS.get(v).apply(upgraded);
    }
    return upgraded;
  }
}
