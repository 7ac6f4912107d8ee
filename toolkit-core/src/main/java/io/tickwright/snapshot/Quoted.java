package io.tickwright.snapshot;

/** Texts as they are shown to a person: in quotes, and on one line. */
final class Quoted {
  private Quoted() {}

  static String text(String value) {
    StringBuilder out = new StringBuilder(value.length() + 2).append('"');
    for (int i = 0; i < value.length(); i++) {
      char c = value.charAt(i);
      switch (c) {
        case '"' -> out.append("\\\"");
        case '\\' -> out.append("\\\\");
        case '\n' -> out.append("\\n");
        case '\r' -> out.append("\\r");
        case '\t' -> out.append("\\t");
        default -> {
          if (c < ' ' || c == 0x7f || Character.isSurrogate(c) && !paired(value, i)) {
            out.append("\\u").append(Hex.digits(c, 4));
          } else {
            out.append(c);
          }
        }
      }
    }
    return out.append('"').toString();
  }

  private static boolean paired(String value, int i) {
    char c = value.charAt(i);
    return Character.isHighSurrogate(c)
        ? i + 1 < value.length() && Character.isLowSurrogate(value.charAt(i + 1))
        : i > 0 && Character.isHighSurrogate(value.charAt(i - 1));
  }
}
