package io.tickwright.cli;

/** How results are emphasised: by colour on a screen, not at all in a file. */
enum Style {
  PLAIN(false),
  COLOURED(true);

  private final boolean coloured;

  Style(boolean coloured) {
    this.coloured = coloured;
  }

  /** What held. */
  String good(String text) {
    return in("32", text);
  }

  /** What did not. */
  String bad(String text) {
    return in("31;1", text);
  }

  /** What is in doubt. */
  String doubtful(String text) {
    return in("33", text);
  }

  /** What a reader may skip. */
  String faint(String text) {
    return in("2", text);
  }

  /** What a reader looks for first. */
  String strong(String text) {
    return in("1", text);
  }

  boolean coloured() {
    return coloured;
  }

  private String in(String code, String text) {
    return coloured && !text.isEmpty() ? "\u001b[" + code + "m" + text + "\u001b[0m" : text;
  }
}
