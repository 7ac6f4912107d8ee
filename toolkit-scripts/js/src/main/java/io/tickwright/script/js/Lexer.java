package io.tickwright.script.js;

import io.tickwright.script.ScriptRefused;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Set;

/**
 * Splits a script into tokens, so that what must not be in it is found before it runs.
 *
 * <p>Where JavaScript itself decides by grammar whether a slash divides or begins a regular
 * expression, the token before decides here; in the few places where that does not tell, the script
 * is refused with the cure. So nothing can be hidden from the rules by looking like a regular
 * expression.
 */
final class Lexer {
  private static final Set<String> BEFORE_EXPRESSION =
      Set.of(
          "return",
          "typeof",
          "case",
          "do",
          "else",
          "in",
          "instanceof",
          "new",
          "void",
          "delete",
          "throw",
          "default",
          "extends",
          "yield",
          "await");

  private static final Set<String> BEFORE_CONDITION = Set.of("if", "while", "for", "with");

  private static final List<String> LONG_PUNCTUATORS =
      List.of("**=", "...", "**", "=>", "++", "--", "?.");

  private final ModuleText module;
  private final String text;
  private final List<Token> tokens = new ArrayList<>();

  /** For each open bracket: what it is, and for a parenthesis whether a condition stands in it. */
  private final Deque<String> open = new ArrayDeque<>();

  private int at;
  private boolean newline;
  private boolean conditionClosed;

  private Lexer(ModuleText module) {
    this.module = module;
    this.text = module.text();
  }

  /** All tokens, the last of them the end. */
  static List<Token> tokens(ModuleText module) {
    return new Lexer(module).run();
  }

  private List<Token> run() {
    if (text.startsWith("#!")) {
      skipLine();
    }
    while (skipBlank()) {
      next();
    }
    tokens.add(new Token(Token.Type.END, "", text.length(), newline));
    return tokens;
  }

  /** Skips white space and comments; false at the end. */
  private boolean skipBlank() {
    while (at < text.length()) {
      char c = text.charAt(at);
      if (isLineEnd(c)) {
        newline = true;
        at++;
      } else if (Character.isWhitespace(c) || Character.isSpaceChar(c) || c == '\uFEFF') {
        at++;
      } else if (text.startsWith("//", at)) {
        skipLine();
      } else if (text.startsWith("/*", at)) {
        int end = text.indexOf("*/", at + 2);
        int stop = end < 0 ? text.length() : end + 2;
        newline |= text.substring(at, stop).chars().anyMatch(Lexer::isLineEnd);
        at = stop;
      } else {
        return true;
      }
    }
    return false;
  }

  private void skipLine() {
    while (at < text.length() && !isLineEnd(text.charAt(at))) {
      at++;
    }
  }

  private static boolean isLineEnd(int c) {
    return c == '\n' || c == '\r' || c == '\u2028' || c == '\u2029';
  }

  private void next() {
    char c = text.charAt(at);
    if (isNameStart(c)) {
      add(Token.Type.NAME, nameEnd(at));
    } else if (c == '#' && at + 1 < text.length() && isNameStart(text.charAt(at + 1))) {
      add(Token.Type.PRIVATE_NAME, nameEnd(at + 1));
    } else if (isDigit(c) || (c == '.' && at + 1 < text.length() && isDigit(text.charAt(at + 1)))) {
      add(Token.Type.NUMBER, numberEnd());
    } else if (c == '"' || c == '\'') {
      add(Token.Type.STRING, stringEnd(c));
    } else if (c == '`') {
      template();
    } else if (c == '/' && startsRegex()) {
      add(Token.Type.REGEX, regexEnd());
    } else {
      punctuator();
    }
  }

  private void add(Token.Type type, int end) {
    tokens.add(new Token(type, text.substring(at, end), at, newline));
    newline = false;
    at = end;
  }

  private static boolean isNameStart(char c) {
    return c == '$'
        || c == '_'
        || c == '\\'
        || Character.isUnicodeIdentifierStart(c)
        || Character.isSurrogate(c);
  }

  private int nameEnd(int from) {
    int end = from;
    while (end < text.length()) {
      char c = text.charAt(end);
      if (c == '\\' && text.startsWith("\\u{", end)) {
        int close = text.indexOf('}', end);
        end = close < 0 ? text.length() : close + 1;
      } else if (isNameStart(c)
          || Character.isUnicodeIdentifierPart(c)
          || c == '\u200C'
          || c == '\u200D') {
        end++;
      } else {
        break;
      }
    }
    return end;
  }

  private static boolean isDigit(char c) {
    return c >= '0' && c <= '9';
  }

  private int numberEnd() {
    boolean prefixed =
        text.charAt(at) == '0'
            && at + 1 < text.length()
            && "xXoObB".indexOf(text.charAt(at + 1)) >= 0;
    int end = at;
    while (end < text.length()) {
      char c = text.charAt(end);
      boolean exponentSign =
          !prefixed
              && (c == '+' || c == '-')
              && "eE".indexOf(text.charAt(end - 1)) >= 0
              && end > at;
      if (exponentSign || Character.isLetterOrDigit(c) || c == '_' || (c == '.' && !prefixed)) {
        end++;
      } else {
        break;
      }
    }
    return end;
  }

  private int stringEnd(char quote) {
    int end = at + 1;
    while (end < text.length() && text.charAt(end) != '\n' && text.charAt(end) != '\r') {
      char c = text.charAt(end);
      if (c == quote) {
        return end + 1;
      }
      // An escaped CR LF is one line continuation.
      end += c == '\\' ? (text.startsWith("\r\n", end + 1) ? 3 : 2) : 1;
    }
    return Math.min(end, text.length());
  }

  /** A template up to its end or to where an expression begins in it. */
  private void template() {
    int end = at + 1;
    while (end < text.length()) {
      if (text.charAt(end) == '`') {
        add(Token.Type.TEMPLATE, end + 1);
        return;
      }
      if (text.startsWith("${", end)) {
        tokens.add(new Token(Token.Type.PUNCTUATOR, "${", at, newline));
        newline = false;
        open.push("${");
        at = end + 2;
        return;
      }
      end += text.charAt(end) == '\\' ? 2 : 1;
    }
    add(Token.Type.TEMPLATE, text.length());
  }

  private boolean startsRegex() {
    if (tokens.isEmpty()) {
      return true;
    }
    Token last = tokens.get(tokens.size() - 1);
    return switch (last.type()) {
      case NUMBER, STRING, TEMPLATE, REGEX, PRIVATE_NAME, END -> false;
      case NAME -> afterName(last);
      case PUNCTUATOR ->
          switch (last.text()) {
            case "]" -> false;
            case ")" -> conditionClosed;
            case "}", "++", "--" -> throw ambiguous();
            default -> true;
          };
    };
  }

  private boolean afterName(Token last) {
    boolean property = tokens.size() > 1 && isDot(tokens.get(tokens.size() - 2));
    if (last.text().equals("of") && !property) {
      throw ambiguous();
    }
    return !property && BEFORE_EXPRESSION.contains(last.text());
  }

  private static boolean isDot(Token token) {
    return token.is(".") || token.is("?.");
  }

  private ScriptRefused ambiguous() {
    return new ScriptRefused(
        module.place(at, 1),
        "this slash may divide or begin a regular expression.",
        "Put what it belongs to into parentheses.");
  }

  private int regexEnd() {
    boolean inClass = false;
    for (int end = at + 1; end < text.length() && !isLineEnd(text.charAt(end)); end++) {
      char c = text.charAt(end);
      if (c == '\\') {
        end++;
      } else if (c == '[') {
        inClass = true;
      } else if (c == ']') {
        inClass = false;
      } else if (c == '/' && !inClass) {
        return nameEnd(end + 1);
      }
    }
    throw new ScriptRefused(module.place(at, 1), "this regular expression has no end.", "");
  }

  private void punctuator() {
    for (String candidate : LONG_PUNCTUATORS) {
      boolean conditional =
          candidate.equals("?.") && at + 2 < text.length() && isDigit(text.charAt(at + 2));
      if (text.startsWith(candidate, at) && !conditional) {
        add(Token.Type.PUNCTUATOR, at + candidate.length());
        return;
      }
    }
    char c = text.charAt(at);
    if (c == '(') {
      open.push(isCondition() ? "if (" : "(");
    } else if (c == '[' || c == '{') {
      open.push(String.valueOf(c));
    } else if ((c == ')' || c == ']' || c == '}') && !open.isEmpty()) {
      String opened = open.pop();
      conditionClosed = opened.equals("if (");
      if (opened.equals("${") && c == '}') {
        template();
        return;
      }
    }
    add(Token.Type.PUNCTUATOR, at + 1);
  }

  private boolean isCondition() {
    if (tokens.isEmpty()) {
      return false;
    }
    Token last = tokens.get(tokens.size() - 1);
    boolean property = tokens.size() > 1 && isDot(tokens.get(tokens.size() - 2));
    return last.type() == Token.Type.NAME && BEFORE_CONDITION.contains(last.text()) && !property;
  }
}
