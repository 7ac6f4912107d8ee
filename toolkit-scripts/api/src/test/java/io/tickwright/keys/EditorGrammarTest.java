package io.tickwright.keys;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.networknt.schema.InputFormat;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import io.tickwright.testing.Docs;
import io.tickwright.testing.TextMate;
import io.tickwright.testing.TextMate.Token;
import io.tickwright.time.Quantity;
import io.tickwright.time.QuantityException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What editors highlight is what the parser reads, word for word. */
class EditorGrammarTest {
  private static final Path FOLDER = Docs.file("editors/vscode");
  private final TextMate grammar = new TextMate(FOLDER.resolve("syntaxes/keys.tmLanguage.json"));

  EditorGrammarTest() throws IOException {}

  private static TreeSet<String> sorted(Iterable<String> words) {
    TreeSet<String> sorted = new TreeSet<>();
    words.forEach(sorted::add);
    return sorted;
  }

  @Test
  void theWordsThatBeginALineAreThoseOfTheParser() {
    List<String> words = new ArrayList<>(grammar.words("echo", 1));
    for (String rule : List.of("setup", "authoring", "input", "time", "check", "state")) {
      words.addAll(grammar.words(rule, 1));
    }
    assertEquals(sorted(Grammar.words()), sorted(words));
    assertEquals(Grammar.words().size(), words.size(), "each of them once");
    List<String> acted = grammar.words("action", 1);
    assertEquals(acted, grammar.words("as", 3));
    assertEquals(sorted(grammar.words("input", 1)), sorted(with(acted, "as")));
  }

  private static List<String> with(List<String> words, String more) {
    List<String> all = new ArrayList<>(words);
    all.add(more);
    return all;
  }

  @Test
  void theKindsOfEventsTheBasesAndTheUnitsAreThoseOfTheParser() {
    assertEquals(EventPattern.KINDS, grammar.words("event", 3));
    assertTrue(grammar.words("value", 1).containsAll(SetUpWords.BASES));
    TreeSet<String> units = sorted(grammar.words("quantity", 2));
    units.add("ticks");
    assertTrue(grammar.words("small", 1).contains("ticks"));
    assertEquals(parsedUnits(), units);
  }

  /** The units as the parser lists them to somebody who wrote another. */
  private static TreeSet<String> parsedUnits() {
    try {
      return sorted(List.of(Quantity.parse("1d").text()));
    } catch (QuantityException refused) {
      String listed = refused.cure().replaceFirst("^.* are ", "").replace(" and ", ", ");
      return sorted(List.of(listed.split(", ")));
    }
  }

  @Test
  void aLineIsSplitAsAPersonReadsIt() {
    assertEquals(
        List.of(
            new Token("expect", "keyword.control.check.keys"),
            new Token("enemies[0].walk.banked", "variable.other.path.keys"),
            new Token("1/2", "constant.numeric.keys"),
            new Token("..", "keyword.operator.range.keys"),
            new Token("13/16", "constant.numeric.keys")),
        grammar.line("expect enemies[0].walk.banked 1/2..13/16"));
    assertEquals(
        List.of(
            new Token("as", "keyword.control.input.keys"),
            new Token("2", "constant.numeric.keys"),
            new Token("do", "keyword.control.input.keys"),
            new Token("fire", "entity.name.function.action.keys"),
            new Token("90", "constant.numeric.keys"),
            new Token("deg", "keyword.other.unit.keys"),
            new Token("at", "keyword.operator.word.keys"),
            new Token("10", "constant.numeric.keys")),
        grammar.line("  as 2 do fire 90deg at 10"));
    assertEquals(
        List.of(
            new Token("expect", "keyword.control.check.keys"),
            new Token("no", "keyword.operator.word.keys"),
            new Token("event", "keyword.other.event.keys"),
            new Token("signal", "support.type.event.keys"),
            new Token("empty", "variable.other.path.keys"),
            new Token("\"out of shells\"", "string.quoted.double.keys")),
        grammar.line("expect no event signal empty \"out of shells\""));
    assertEquals(
        List.of(
            new Token("script", "keyword.control.file.keys"),
            new Token("games/turret.js", "string.unquoted.file.keys")),
        grammar.line("script games/turret.js"));
    assertEquals(
        List.of(
            new Token("echo", "keyword.other.echo.keys"),
            new Token("tick 5 # all of it", "string.unquoted.echo.keys")),
        grammar.line("echo tick 5 # all of it"));
    assertEquals(
        List.of(new Token("# tick 5", "comment.line.number-sign.keys")), grammar.line(" # tick 5"));
  }

  @Test
  void whatIsNoWordStandsOut() {
    assertEquals("invalid.illegal.word.keys", grammar.line("tik 5").get(0).scope());
    assertEquals("invalid.illegal.word.keys", grammar.line("ticks 5").get(0).scope());
    assertEquals("invalid.illegal.quote.keys", grammar.line("echo2 \"a").get(1).scope());
  }

  @Test
  void everyScenarioHereIsKnownWholeAndItsWordsAreKeywords() throws IOException {
    int lines = 0;
    for (String line : scenarios()) {
      List<Token> tokens = grammar.line(line);
      for (Token token : tokens) {
        assertFalse(token.scope().startsWith("invalid"), line + ": " + token);
        assertFalse(token.scope().isEmpty(), line + ": " + token);
      }
      if (!tokens.isEmpty() && !line.strip().startsWith("#")) {
        String scope = tokens.get(0).scope();
        assertTrue(scope.startsWith("keyword") || scope.startsWith("storage"), line);
        lines++;
      }
    }
    assertTrue(lines > 300, "there are scenarios to look at");
  }

  /** The lines of all examples in the reference and of all scenarios of the repository. */
  private static List<String> scenarios() throws IOException {
    List<String> lines = new ArrayList<>();
    boolean inside = false;
    for (String line : Docs.text("keys.md").lines().toList()) {
      if (line.startsWith("```")) {
        inside = line.equals("```keys") || line.equals("```keys fails");
      } else if (inside) {
        lines.add(line);
      }
    }
    Path examples = Docs.file("keys.md").resolveSibling("../examples").normalize();
    try (Stream<Path> files = Files.walk(examples)) {
      for (Path file : files.filter(path -> path.toString().endsWith(".keys")).toList()) {
        lines.addAll(Files.readAllLines(file));
      }
    }
    return lines;
  }

  @Test
  void theExtensionIsWhatEditorsExpect() throws IOException {
    assertEquals("", wrong("extension", "package.json"));
    assertEquals("", wrong("grammar", "syntaxes/keys.tmLanguage.json"));
    assertEquals("", wrong("configuration", "language-configuration.json"));
    String grammar = Files.readString(FOLDER.resolve("syntaxes/keys.tmLanguage.json"));
    assertFalse(invalid("grammar", grammar.replace("\"match\"", "\"mach\"")).isEmpty());
  }

  private static String wrong(String schema, String file) throws IOException {
    return invalid(schema, Files.readString(FOLDER.resolve(file)));
  }

  private static String invalid(String schema, String json) throws IOException {
    try (InputStream in =
        EditorGrammarTest.class.getResourceAsStream("/editors/" + schema + ".schema.json")) {
      String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
      var errors =
          SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
              .getSchema(text, InputFormat.JSON)
              .validate(json, InputFormat.JSON);
      return errors.isEmpty() ? "" : errors.toString();
    }
  }
}
