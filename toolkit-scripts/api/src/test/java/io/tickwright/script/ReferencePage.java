package io.tickwright.script;

import io.tickwright.script.Vocabulary.Access;
import io.tickwright.script.Vocabulary.Kind;
import io.tickwright.script.Vocabulary.Member;
import io.tickwright.script.Vocabulary.Word;

/** {@code docs/script-reference.md}, made from the vocabulary. */
final class ReferencePage {
  private static final String HEAD =
      """
      # What a script can say

      Made from `vocabulary.txt` by the build: change that, not this page. The words are the same in every script language; signatures
      are shown as TypeScript has them. How a first script is written: [JavaScript](javascript.md), [Groovy](groovy.md).

      """;

  private final StringBuilder page = new StringBuilder(HEAD);

  private ReferencePage() {}

  static String of(Vocabulary vocabulary) {
    ReferencePage made = new ReferencePage();
    made.words("Quantities", "written as", vocabulary);
    made.table("Words", "word", vocabulary.words());
    made.page.append("## Kinds\n");
    vocabulary.kinds().forEach(made::kind);
    made.page.append("\n");
    made.table("Events", "handler", vocabulary.events());
    return made.page.toString().stripTrailing() + "\n";
  }

  private void words(String title, String second, Vocabulary vocabulary) {
    page.append("## ")
        .append(title)
        .append("\n\n| type | ")
        .append(second)
        .append(" |\n|---|---|\n");
    for (Word type : vocabulary.types()) {
      row("`" + type.name() + "`", type.doc());
    }
    page.append("\n");
  }

  private void table(String title, String first, java.util.List<Word> words) {
    page.append("## ")
        .append(title)
        .append("\n\n| ")
        .append(first)
        .append(" | does |\n|---|---|\n");
    for (Word word : words) {
      row(code(word.name() + word.signature()), word.doc());
    }
    page.append("\n");
  }

  private void kind(Kind kind) {
    page.append("\n### ").append(kind.name()).append("\n\n").append(kind.doc());
    page.append("\n\n| member | is |\n|---|---|\n");
    for (Member member : kind.members()) {
      row(code(shown(member)), member.doc());
    }
  }

  private static String shown(Member member) {
    return member.access() == Access.CALL
        ? member.name() + member.signature()
        : (member.access() == Access.READ ? "readonly " : "")
            + member.name()
            + ": "
            + member.signature();
  }

  private static String code(String text) {
    return "`" + text.replace("|", "\\|") + "`";
  }

  private void row(String first, String second) {
    page.append("| ").append(first).append(" | ").append(second).append(" |\n");
  }
}
