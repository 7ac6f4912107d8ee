package io.tickwright.script.js;

import java.util.List;

/** A stretch of a text: which part of an expression a mistake means. */
record Span(int start, int end) {
  private static final List<String> QUOTES = List.of("\"", "'", "`");

  /** The part of an expression's text that a mistake means; all of it when that cannot be told. */
  static Span of(Mistake mistake, String expression) {
    Span whole = new Span(0, expression.length());
    return switch (mistake.spot()) {
      case WHOLE -> whole;
      case WORD -> path(expression, mistake.word(), whole);
      case VALUE -> value(expression, whole);
      case ARGUMENT -> argument(expression, mistake.argument(), whole);
    };
  }

  /** The last of several words, {@code fired>reload}, each sought after the one before. */
  private static Span path(String text, String words, Span otherwise) {
    Span found = otherwise;
    int from = 0;
    for (String word : words.split(">", -1)) {
      found =
          word.startsWith("\"")
              ? quoted(text, from, word, otherwise)
              : word(text, from, word, otherwise);
      if (found.equals(otherwise)) {
        return otherwise;
      }
      from = found.end;
    }
    return found;
  }

  /** A text in whichever quotes the script has it. */
  private static Span quoted(String text, int from, String word, Span otherwise) {
    for (String quote : QUOTES) {
      Span found = word(text, from, word.replace("\"", quote), otherwise);
      if (!found.equals(otherwise)) {
        return found;
      }
    }
    return otherwise;
  }

  private static Span word(String text, int from, String word, Span otherwise) {
    if (word.isEmpty()) {
      return otherwise;
    }
    Span last = null;
    for (int at = text.indexOf(word, from); at >= 0; at = text.indexOf(word, at + 1)) {
      boolean begins = at == 0 || !isWordPart(text.charAt(at - 1)) || !isWordPart(word.charAt(0));
      int end = at + word.length();
      boolean ends =
          end == text.length()
              || !isWordPart(text.charAt(end))
              || !isWordPart(word.charAt(word.length() - 1));
      if (begins && ends) {
        last = new Span(at, end);
        if (isKey(text, end)) {
          return last;
        }
      }
    }
    return last == null ? otherwise : last;
  }

  /** Whether what follows makes the word a key of an object or the name of a method. */
  private static boolean isKey(String text, int end) {
    int at = end;
    while (at < text.length() && text.charAt(at) == ' ') {
      at++;
    }
    return at < text.length() && (text.charAt(at) == ':' || text.charAt(at) == '(');
  }

  private static boolean isWordPart(char c) {
    return Character.isJavaIdentifierPart(c);
  }

  private static Span value(String text, Span otherwise) {
    for (int at = 0; at < text.length(); at = skip(text, at)) {
      char c = text.charAt(at);
      boolean comparison = at + 1 < text.length() && "=>".indexOf(text.charAt(at + 1)) >= 0;
      if (c == '=' && !comparison) {
        return trimmed(text, at + 1, text.length());
      }
    }
    return otherwise;
  }

  private static Span argument(String text, int index, Span otherwise) {
    int open = opening(text);
    if (open < 0) {
      return otherwise;
    }
    int from = open + 1;
    int seen = 0;
    for (int at = from; at < text.length(); at = skip(text, at)) {
      char c = text.charAt(at);
      if (c == ',' || c == ')') {
        if (seen == index && at > from) {
          return trimmed(text, from, at);
        }
        if (c == ')') {
          return otherwise;
        }
        seen++;
        from = at + 1;
      }
    }
    return otherwise;
  }

  /** Where the argument list of a call begins: the bracket that the last character closes. */
  private static int opening(String text) {
    for (int at = 0; at < text.length(); ) {
      int next = skip(text, at);
      if (text.charAt(at) == '(' && next >= text.length()) {
        return at;
      }
      at = text.charAt(at) == '(' && next < text.length() ? next : Math.max(next, at + 1);
    }
    return -1;
  }

  /**
   * The place after what begins here: a text or a bracketed part as a whole, else one character.
   */
  private static int skip(String text, int at) {
    char c = text.charAt(at);
    if (c == '"' || c == '\'' || c == '`') {
      for (int end = at + 1; end < text.length(); end++) {
        if (text.charAt(end) == '\\') {
          end++;
        } else if (text.charAt(end) == c) {
          return end + 1;
        }
      }
      return text.length();
    }
    int closing = "([{".indexOf(c);
    if (closing < 0) {
      return at + 1;
    }
    char close = ")]}".charAt(closing);
    for (int end = at + 1; end < text.length(); end = skip(text, end)) {
      if (text.charAt(end) == close) {
        return end + 1;
      }
    }
    return text.length();
  }

  private static Span trimmed(String text, int from, int to) {
    int start = from;
    int end = to;
    while (start < end && Character.isWhitespace(text.charAt(start))) {
      start++;
    }
    while (end > start
        && (Character.isWhitespace(text.charAt(end - 1)) || text.charAt(end - 1) == ';')) {
      end--;
    }
    return start < end ? new Span(start, end) : new Span(0, text.length());
  }
}
