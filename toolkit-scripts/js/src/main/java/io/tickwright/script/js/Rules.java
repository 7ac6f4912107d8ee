package io.tickwright.script.js;

import io.tickwright.script.ScriptRefused;
import io.tickwright.sim.Names;
import java.util.ArrayList;
import java.util.List;

/** What a module must not contain, found in its text, and which modules it imports. */
final class Rules {
  /**
   * An import as written.
   *
   * @param specifier the text between the quotes
   * @param place where the quotes stand
   */
  record Import(String specifier, io.tickwright.script.Place place) {}

  private final ModuleText module;
  private final List<Token> tokens;
  private final List<Import> imports = new ArrayList<>();

  private Rules(ModuleText module) {
    this.module = module;
    this.tokens = Lexer.tokens(module);
  }

  /**
   * Checks a module.
   *
   * @return what it imports, in order
   */
  static List<Import> check(ModuleText module) {
    Rules rules = new Rules(module);
    for (int at = 0; at < rules.tokens.size(); at++) {
      rules.check(at);
    }
    return rules.imports;
  }

  private void check(int at) {
    Token token = tokens.get(at);
    if (token.type() == Token.Type.PUNCTUATOR && token.text().startsWith("**")) {
      throw refused(
          token,
          "`" + token.text() + "` does not give the same bits on every machine.",
          token.text().equals("**")
              ? "Write Math.pow(a, b), or multiply."
              : "Write a = Math.pow(a, b), or multiply.");
    }
    if (token.type() != Token.Type.NAME || isMember(at)) {
      return;
    }
    switch (token.text()) {
      case "await" -> throw asynchronous(token);
      case "async" -> {
        if (beginsFunction(tokens.get(at + 1))) {
          throw asynchronous(token);
        }
      }
      case "import" -> checkImport(at);
      case "export" -> checkExport(at);
      default -> {}
    }
  }

  /** Whether it stands after a dot, or before the colon of an object's key. */
  private boolean isMember(int at) {
    boolean afterDot = at > 0 && (tokens.get(at - 1).is(".") || tokens.get(at - 1).is("?."));
    return afterDot || tokens.get(at + 1).is(":");
  }

  private static boolean beginsFunction(Token next) {
    return !next.newline()
        && (next.type() == Token.Type.NAME
            || next.type() == Token.Type.STRING
            || next.is("(")
            || next.is("[")
            || next.is("*"));
  }

  private ScriptRefused asynchronous(Token token) {
    return refused(
        token,
        "a script has no `" + token.text() + "`: what waits in a promise could not be saved.",
        "Let time pass in a sequence: delay, run, until, repeat.");
  }

  private void checkImport(int at) {
    Token next = tokens.get(at + 1);
    if (next.is("(")) {
      throw refused(
          tokens.get(at),
          "a script imports only at its top.",
          "Write import { … } from \"./other.js\" in the first lines.");
    }
    if (next.is(".")) {
      throw refused(
          tokens.get(at), "a script cannot ask where it stands.", "Leave import.meta out.");
    }
    int from = at + 1;
    while (tokens.get(from).type() != Token.Type.STRING) {
      if (tokens.get(from).type() == Token.Type.END || tokens.get(from).is(";")) {
        return;
      }
      from++;
    }
    addImport(tokens.get(from));
    if (tokens.get(from).inner().equals(Modules.TOOLKIT)) {
      checkNames(at + 1, from);
    }
  }

  /** Checks that what is imported by name from the toolkit is there. */
  private void checkNames(int from, int to) {
    boolean inBraces = false;
    for (int at = from; at < to; at++) {
      Token token = tokens.get(at);
      boolean begins = tokens.get(at - 1).is("{") || tokens.get(at - 1).is(",");
      inBraces = (inBraces || token.is("{")) && !token.is("}");
      if (inBraces
          && begins
          && token.type() == Token.Type.NAME
          && !Api.NAMES.contains(token.text())) {
        throw refused(
            token,
            "\"tickwright\" has no `" + token.text() + "`.",
            Names.cure(token.text(), Api.NAMES));
      }
    }
  }

  private void checkExport(int at) {
    int from = at + 1;
    if (tokens.get(from).is("*")) {
      while (tokens.get(from).type() != Token.Type.STRING
          && tokens.get(from).type() != Token.Type.END
          && !tokens.get(from).is(";")) {
        from++;
      }
    } else if (tokens.get(from).is("{")) {
      while (!tokens.get(from).is("}") && tokens.get(from).type() != Token.Type.END) {
        from++;
      }
      if (from + 2 >= tokens.size() || !tokens.get(from + 1).is("from")) {
        return;
      }
      from += 2;
    } else {
      return;
    }
    if (tokens.get(from).type() == Token.Type.STRING) {
      addImport(tokens.get(from));
    }
  }

  private void addImport(Token string) {
    imports.add(new Import(string.inner(), module.place(string.start(), string.text().length())));
  }

  private ScriptRefused refused(Token token, String problem, String cure) {
    return new ScriptRefused(module.place(token.start(), token.text().length()), problem, cure);
  }
}
