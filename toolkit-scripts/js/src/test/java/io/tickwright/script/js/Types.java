package io.tickwright.script.js;

import io.tickwright.script.Vocabulary;
import io.tickwright.script.Vocabulary.Access;
import io.tickwright.script.Vocabulary.Kind;
import io.tickwright.script.Vocabulary.Member;
import io.tickwright.script.Vocabulary.Word;
import java.util.Map;
import java.util.TreeMap;

/** {@code tickwright.d.ts}, made from the vocabulary and what TypeScript needs beside it. */
final class Types {
  /** What each event's handlers are keyed by. */
  private static final Map<String, String> HANDLERS =
      new TreeMap<>(
          Map.of(
              "start", "() => void",
              "frame", "() => void",
              "tick", "(() => void) | Named<M, Clock, () => void>",
              "action", "Named<M, Action, (event: ActionEvent) => void>",
              "release", "Named<M, Action, (event: ActionEvent) => void>",
              "fired", "Named<M, Timer, () => void> & OfRows<M, TimerColumn>",
              "beat", "Named<M, Metronome, (count: number) => void> & OfRows<M, MetronomeColumn>",
              "gained", "Named<M, Bank, (count: number) => void> & OfRows<M, BankColumn>",
              "enter", "OfPhases<M>",
              "exit", "OfPhases<M>"));

  private static final String TRANSITIONS =
      "Transition<PhaseOf<M>> & { [K in NamesOf<M, Phases<any>>]?:"
          + " M[K] extends Phases<infer P extends string> ? Transition<P> : never }";

  private final StringBuilder text = new StringBuilder(Cases.text("types/tickwright-head.d.ts"));

  private Types() {}

  static String of(Vocabulary vocabulary) {
    Types made = new Types();
    for (Word event : vocabulary.events()) {
      made.doc("    ", event.doc());
      String handlers =
          event.name().equals("transition") ? TRANSITIONS : HANDLERS.get(event.name());
      if (handlers == null) {
        throw new IllegalStateException("say what the handlers of " + event.name() + " are");
      }
      made.line("    " + event.name() + "?: " + handlers + ";");
    }
    made.line("  }");
    for (Word type : vocabulary.types()) {
      made.line("");
      made.doc("  ", type.doc());
      made.line("  export type " + type.name() + " = " + type.signature() + ";");
    }
    vocabulary.kinds().forEach(made::kind);
    for (Word word : vocabulary.words()) {
      made.line("");
      made.doc("  ", word.doc());
      made.line("  export function " + word.name() + word.signature() + ";");
    }
    made.line("}");
    return made.text.toString();
  }

  private void kind(Kind kind) {
    line("");
    doc("  ", kind.doc());
    line("  export interface " + declared(kind.name()) + " {");
    line("    readonly [kind]: \"" + kind.name() + "\";");
    if (kind.name().equals("Table")) {
      line("    [Symbol.iterator](): Iterator<Row<C>>;");
    }
    for (Member member : kind.members()) {
      doc("    ", member.doc());
      line("    " + shown(member));
    }
    line("  }");
  }

  private static String declared(String kind) {
    return switch (kind) {
      case "Phases" -> "Phases<P extends string>";
      case "Table" -> "Table<C extends Columns>";
      case "Row" -> "RowMembers";
      default -> kind;
    };
  }

  private static String shown(Member member) {
    if (member.access() == Access.CALL) {
      return member.name() + member.signature() + ";";
    }
    if (member.access() == Access.READ) {
      return "readonly " + member.name() + ": " + member.signature() + ";";
    }
    return "get "
        + member.name()
        + "(): number; set "
        + member.name()
        + "(value: "
        + member.signature()
        + ");";
  }

  private void doc(String indent, String doc) {
    line(indent + "/** " + doc + " */");
  }

  private void line(String line) {
    text.append(line).append('\n');
  }
}
