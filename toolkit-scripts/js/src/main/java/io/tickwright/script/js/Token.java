package io.tickwright.script.js;

/**
 * One token of a script's text.
 *
 * @param type what it is
 * @param text it as written
 * @param start where it begins
 * @param newline whether a line ends between it and the token before
 */
record Token(Type type, String text, int start, boolean newline) {
  /** What a token is. */
  enum Type {
    NAME,
    PRIVATE_NAME,
    NUMBER,
    STRING,
    TEMPLATE,
    REGEX,
    PUNCTUATOR,
    END
  }

  boolean is(String punctuatorOrName) {
    return (type == Type.NAME || type == Type.PUNCTUATOR) && text.equals(punctuatorOrName);
  }

  /** The text of a string token between its quotes. */
  String inner() {
    return text.length() < 2 ? "" : text.substring(1, text.length() - 1);
  }
}
