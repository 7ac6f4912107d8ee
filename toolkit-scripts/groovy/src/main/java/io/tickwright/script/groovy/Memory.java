package io.tickwright.script.groovy;

import io.tickwright.script.Suspect;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.codehaus.groovy.ast.ASTNode;

/**
 * What in a script could remember something outside its state: noted while it is compiled, for a
 * tool that has found that something does.
 */
final class Memory {
  private record Candidate(String name, int line, int column) {}

  private final SourceText source;
  private final List<Candidate> candidates = new ArrayList<>();
  private final Map<String, Set<String>> writes = new LinkedHashMap<>();

  Memory(SourceText source) {
    this.source = source;
  }

  /** Notes something that can be written to and that no save has. */
  void couldRemember(String name, ASTNode at) {
    if (at.getLineNumber() > 0) {
      candidates.add(new Candidate(name, at.getLineNumber(), at.getColumnNumber()));
    }
  }

  /** Notes where a name is written to. */
  void isWritten(String name, String in, ASTNode at) {
    writes
        .computeIfAbsent(name, unknown -> new LinkedHashSet<>())
        .add(in + " (line " + at.getLineNumber() + ")");
  }

  /** What is written to and not saved; then what is not seen to be written to. */
  List<Suspect> suspects() {
    List<Suspect> all = new ArrayList<>();
    for (boolean written : new boolean[] {true, false}) {
      for (Candidate one : candidates) {
        if (writes.containsKey(one.name) == written) {
          String what = source.line(one.line).strip();
          all.add(
              new Suspect(
                  source.place(one.line, one.column, one.name.length()),
                  what,
                  List.copyOf(writes.getOrDefault(one.name, Set.of()))));
        }
      }
    }
    return all;
  }
}
