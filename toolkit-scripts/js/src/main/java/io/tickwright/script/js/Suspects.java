package io.tickwright.script.js;

import io.tickwright.script.Place;
import io.tickwright.script.Suspect;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Finds, by its tokens, what a module could remember outside its state: top-level variables that a
 * function writes to, and top-level objects and lists that a function changes. A guess, for a
 * reader who knows already that something is remembered; a name that a function declares again may
 * be taken for the outer one.
 */
final class Suspects {
  private static final Set<String> ASSIGNING =
      Set.of("=", "+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=", "&&=", "||=", "??=");
  private static final Set<String> CHANGING =
      Set.of(
          "push", "pop", "shift", "unshift", "splice", "sort", "reverse", "fill", "set", "add",
          "delete", "clear");
  private static final Set<String> NO_FUNCTION =
      Set.of("if", "for", "while", "switch", "catch", "function");

  private final ModuleText module;
  private final List<Token> tokens;
  private final Map<String, Token> declared = new LinkedHashMap<>();
  private final Map<String, String> shown = new LinkedHashMap<>();
  private final Map<String, Set<String>> written = new LinkedHashMap<>();

  /** What each open brace belongs to: a function by its name, or an empty text. */
  private final Deque<String> open = new ArrayDeque<>();

  private Suspects(ModuleText module) {
    this.module = module;
    this.tokens = Lexer.tokens(module);
  }

  static List<Suspect> in(ModuleText module) {
    Suspects search = new Suspects(module);
    search.declarations();
    search.writes();
    List<Suspect> found = new ArrayList<>();
    search.written.forEach((name, where) -> found.add(search.suspect(name, where)));
    return found;
  }

  private Suspect suspect(String name, Set<String> where) {
    Token token = declared.get(name);
    Place place = module.place(token.start(), token.text().length());
    return new Suspect(place, shown.get(name), List.copyOf(where));
  }

  // What there is at the top

  private void declarations() {
    int depth = 0;
    for (int at = 0; at < tokens.size() - 2; at++) {
      Token token = tokens.get(at);
      depth += depthChange(token);
      boolean declares = token.is("let") || token.is("var") || token.is("const");
      if (depth == 0 && declares && tokens.get(at + 1).type() == Token.Type.NAME) {
        declare(at);
      }
    }
  }

  private static int depthChange(Token token) {
    if (token.is("{") || token.is("(") || token.is("[")) {
      return 1;
    }
    return token.is("}") || token.is(")") || token.is("]") ? -1 : 0;
  }

  private void declare(int at) {
    Token name = tokens.get(at + 1);
    if (tokens.get(at).is("const") && !beginsChangeable(at + 3)) {
      return;
    }
    declared.put(name.text(), name);
    Place line = module.place(tokens.get(at).start(), 1);
    String text = line.text() == null ? name.text() : line.text().strip();
    shown.put(name.text(), text.replaceFirst("\\s*(;.*|//.*)$", ""));
  }

  private boolean beginsChangeable(int at) {
    Token first = at < tokens.size() ? tokens.get(at) : tokens.get(tokens.size() - 1);
    return first.is("{") || first.is("[") || first.is("new");
  }

  // Who writes to it

  private void writes() {
    for (int at = 0; at < tokens.size(); at++) {
      Token token = tokens.get(at);
      if (token.is("{")) {
        open.push(opener(at));
      } else if (token.is("}") && !open.isEmpty()) {
        open.pop();
      } else if (declared.containsKey(token.text()) && isWritten(at)) {
        note(token);
      }
    }
  }

  private void note(Token token) {
    String function = open.stream().filter(name -> !name.isEmpty()).findFirst().orElse("");
    boolean atTop = open.isEmpty();
    if (!atTop) {
      String line = "line " + module.place(token.start(), 1).line();
      written
          .computeIfAbsent(token.text(), name -> new LinkedHashSet<>())
          .add(function.isEmpty() ? line : function + " (" + line + ")");
    }
  }

  private boolean isWritten(int at) {
    Token before = at == 0 ? tokens.get(at) : tokens.get(at - 1);
    if (tokens.get(at).type() != Token.Type.NAME || before.is(".") || before.is("?.")) {
      return false;
    }
    if (before.is("let") || before.is("const") || before.is("var")) {
      return false;
    }
    boolean stepped = before.is("++") || before.is("--");
    return stepped || isAssigned(at + 1) || isChangedWithin(at + 1);
  }

  /** Operators come from the lexer in pieces: a {@code +=} may be a plus and an equals sign. */
  private boolean isAssigned(int at) {
    Token first = tokens.get(at);
    if (first.is("++") || first.is("--") || ASSIGNING.contains(first.text())) {
      return !(first.is("=") && follows(at, "="));
    }
    StringBuilder operator = new StringBuilder(first.text());
    int end = at;
    while (operator.length() < 3 && isNext(end)) {
      operator.append(tokens.get(++end).text());
      if (ASSIGNING.contains(operator.toString())) {
        return !follows(end, "=");
      }
    }
    return false;
  }

  private boolean isNext(int at) {
    Token token = tokens.get(at);
    Token next = tokens.get(Math.min(at + 1, tokens.size() - 1));
    return token.type() == Token.Type.PUNCTUATOR
        && next.type() == Token.Type.PUNCTUATOR
        && next.start() == token.start() + token.text().length();
  }

  private boolean follows(int at, String punctuator) {
    return isNext(at) && tokens.get(at + 1).is(punctuator);
  }

  /** {@code seen.x = 1}, {@code seen[i] += 1}, {@code seen.push(1)}. */
  private boolean isChangedWithin(int at) {
    int next = at;
    while (tokens.get(next).is(".") || tokens.get(next).is("[")) {
      if (tokens.get(next).is(".")) {
        Token member = tokens.get(next + 1);
        if (CHANGING.contains(member.text()) && tokens.get(next + 2).is("(")) {
          return true;
        }
        next += 2;
      } else {
        next = afterBracket(next);
      }
    }
    return next > at && isAssigned(next);
  }

  private int afterBracket(int at) {
    int depth = 0;
    int next = at;
    do {
      depth += depthChange(tokens.get(next));
      next++;
    } while (depth > 0 && next < tokens.size() - 1);
    return next;
  }

  /** The function that a brace opens: {@code function kill() {}}, {@code kill() {}}, an arrow. */
  private String opener(int brace) {
    int at = brace - 1;
    if (at > 0 && tokens.get(at).is("=>")) {
      at--;
    }
    if (at < 1 || !tokens.get(at).is(")")) {
      return "";
    }
    int depth = 0;
    do {
      depth += depthChange(tokens.get(at));
      at--;
    } while (depth < 0 && at >= 0);
    while (at > 0 && (tokens.get(at).is("=") || tokens.get(at).is(":"))) {
      at--;
    }
    Token name = tokens.get(Math.max(at, 0));
    boolean named = name.type() == Token.Type.NAME && !NO_FUNCTION.contains(name.text());
    return named ? name.text() : "";
  }
}
