package io.tickwright.script.groovy;

import io.tickwright.script.Place;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.codehaus.groovy.ast.ASTNode;
import org.jspecify.annotations.Nullable;

/**
 * Where the parts of a script stand, which a stack trace knows only by line: the arguments of its
 * calls and what it assigns, noted while it is compiled.
 */
final class Places {
  private record Part(int line, String name, int index, int partLine, int column, int end) {}

  private static final int ASSIGNED = -1;

  private final SourceText source;
  private final Memory memory;
  private final List<Part> parts = new ArrayList<>();
  private final Set<String> declared = new LinkedHashSet<>();
  private final Map<String, Set<String>> members = new LinkedHashMap<>();
  private String scriptClass = "";

  Places(SourceText source) {
    this.source = source;
    this.memory = new Memory(source);
  }

  /** What it could remember outside its state. */
  Memory memory() {
    return memory;
  }

  void scriptClassIs(String name) {
    scriptClass = name;
  }

  /** The class its left margin became; empty as long as it has none. */
  String scriptClass() {
    return scriptClass;
  }

  /** Notes where an argument of a call stands, counted from 0. */
  void argument(ASTNode call, String name, int index, ASTNode argument) {
    note(call.getLineNumber(), name, index, argument);
  }

  /** Notes where a value stands that is assigned to a name. */
  void assigned(ASTNode assignment, String name, ASTNode value) {
    note(assignment.getLineNumber(), name, ASSIGNED, value);
  }

  private void note(int line, String name, int index, ASTNode part) {
    if (line > 0 && part.getLineNumber() > 0) {
      boolean oneLine = part.getLastLineNumber() == part.getLineNumber();
      int end = oneLine ? part.getLastColumnNumber() : Integer.MAX_VALUE;
      parts.add(new Part(line, name, index, part.getLineNumber(), part.getColumnNumber(), end));
    }
  }

  // What is declared, for the compiler's messages

  /** Notes a name of the left margin. */
  void declares(String name) {
    declared.add(name);
  }

  /** What is declared at the left margin, its functions too. */
  Set<String> declared() {
    return declared;
  }

  /** Notes what a class of the script has. */
  void hasMembers(String type, Collection<String> names) {
    members.computeIfAbsent(type, unknown -> new LinkedHashSet<>()).addAll(names);
  }

  /** What a class of the script has. */
  Set<String> membersOf(String type) {
    return members.getOrDefault(type, Set.of());
  }

  /** The types a script can name. */
  Set<String> typeNames() {
    Set<String> all = new LinkedHashSet<>(members.keySet());
    all.addAll(Compiled.importedNames());
    return all;
  }

  /** The place of a mistake that the compiler marks too widely. */
  Place within(Mistake mistake, int line, Place marked) {
    Place narrow = of(mistake, line);
    boolean found = narrow.column() != wholeLine(line).column() || narrow.length() == 1;
    return found || word(line, mistake.word()) != null ? narrow : marked;
  }

  /** The place of a mistake whose line is known. */
  Place of(Mistake mistake, int line) {
    int index = mistake.isAssigned() ? ASSIGNED : mistake.argument();
    if (mistake.isAssigned() || mistake.argument() >= 0) {
      for (Part part : parts) {
        if (part.line == line && part.name.equals(mistake.word()) && part.index == index) {
          return stretch(part.partLine, part.column, part.end);
        }
      }
    }
    Place word = mistake.word().isEmpty() ? null : word(line, mistake.word());
    return word != null ? word : wholeLine(line);
  }

  /** A stretch without the spaces that the parser counts to what stands before them. */
  Place stretch(int line, int column, int end) {
    String text = source.line(line);
    int to = Math.min(Math.max(end - 1, column - 1), text.length());
    int from = Math.min(column - 1, to);
    while (to > from && Character.isWhitespace(text.charAt(to - 1))) {
      to--;
    }
    return source.place(line, column, Math.max(to - from, 1));
  }

  /** A word of a line, or null when it is not in there. */
  @Nullable Place word(int line, String word) {
    String text = source.line(line);
    for (int at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
      int end = at + word.length();
      boolean begins =
          at == 0
              || !Character.isJavaIdentifierPart(text.charAt(at - 1))
              || !Character.isJavaIdentifierPart(word.charAt(0));
      boolean ends =
          end == text.length()
              || !Character.isJavaIdentifierPart(text.charAt(end))
              || !Character.isJavaIdentifierPart(word.charAt(word.length() - 1));
      if (begins && ends) {
        return source.place(line, at + 1, word.length());
      }
    }
    return null;
  }

  /** What stands on a line. */
  Place wholeLine(int line) {
    String text = source.line(line);
    int from = text.length() - text.stripLeading().length();
    return source.place(line, from + 1, Math.max(text.strip().length(), 1));
  }
}
