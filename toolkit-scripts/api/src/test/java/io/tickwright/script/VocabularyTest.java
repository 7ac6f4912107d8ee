package io.tickwright.script;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The one list of what scripts can say, and the page that is made from it. */
class VocabularyTest {
  private static final Path PAGE = Path.of("../../docs/script-reference.md");

  private final Vocabulary vocabulary = Vocabulary.get();

  @Test
  void itHasTheWordsKindsAndEventsOfTheToolkit() {
    assertTrue(vocabulary.words().stream().anyMatch(word -> word.name().equals("until")));
    Vocabulary.Kind timer = vocabulary.kind("Timer");
    assertEquals("a timer", timer.noun());
    assertEquals(
        new Vocabulary.Member(
            "arm",
            Vocabulary.Access.CALL,
            "(span?: Span): void",
            "Starts it anew, for this long or its usual duration."),
        timer.members().get(0));
    assertEquals("start", vocabulary.events().get(0).name());
    assertThrows(IllegalArgumentException.class, () -> vocabulary.kind("Weather"));
  }

  @Test
  void nothingIsSaidTwiceAndAllOfItIsExplainedInASentence() {
    List<String> names = new ArrayList<>();
    List<String> docs = new ArrayList<>();
    vocabulary.words().forEach(word -> add(names, docs, word.name(), word.doc()));
    vocabulary.types().forEach(type -> add(names, docs, "type " + type.name(), type.doc()));
    vocabulary.events().forEach(event -> add(names, docs, "on " + event.name(), event.doc()));
    for (Vocabulary.Kind kind : vocabulary.kinds()) {
      add(names, docs, kind.name(), kind.doc());
      kind.members().forEach(m -> add(names, docs, kind.name() + "." + m.name(), m.doc()));
    }
    assertEquals(names.size(), new HashSet<>(names).size(), names::toString);
    for (String doc : docs) {
      assertTrue(doc.matches("[A-Z].*[.]"), doc);
    }
  }

  private static void add(List<String> names, List<String> docs, String name, String doc) {
    names.add(name);
    docs.add(doc);
  }

  @Test
  void theReferencePageIsWhatTheVocabularyMakes() throws IOException {
    String made = ReferencePage.of(vocabulary);
    if (Boolean.getBoolean("update")) {
      Files.writeString(PAGE, made);
    }
    assertEquals(
        made, Files.readString(PAGE).replace("\r\n", "\n"), "run this test with -Dupdate=true");
  }
}
