package io.tickwright.script.js;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.tickwright.script.ScriptRefused;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What must not be in a script is found wherever it hides, and nothing else is taken for it. */
class RulesTest {
  private static List<Rules.Import> check(String text) {
    return Rules.check(new ModuleText("/script/a.js", "a.js", text));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "a ** b",
        "a **= b",
        "`${a ** b}`",
        "`a${`b${c ** d}`}`",
        "`${{ a: 1 }.a ** 2}`",
        "x = 1 / 2; y = 3 ** 4; z = 1 / 2",
        "if (a) /`/.test(b); c ** d; /`/",
        "a[0] / 2; b ** c; d / 2",
        "f() / 2; b ** c; /\"/",
        "'it\\'s'; a ** b",
        "// comment\na ** b",
        "/* `comment` */ a ** b",
        "\"a\\\r\nb\"; a ** b",
        "x = /[/`]/; a ** b; y = /`/",
        "x.return / 2; a ** b; c / 2",
        "0xE+1; a ** b",
        "1e+5 ** 2",
        "a?.5:1; b ** c",
        "a?.b ** c",
        "`\\`` + a ** b",
        "const \\u0061 = 1 ** 2",
        "a /* x */ ** /* y */ b",
        "#!/usr/bin/env tickwright\na ** b",
        "({}) / 2; a ** b",
        "await x",
        "async () => 1",
        "async function f() {}",
        "for await (const a of b) {}",
        "({ async f() {} })",
        "({ async *f() {} })",
        "import('./a.js')",
        "import.meta.url",
        "const x = a ? import('b') : 1",
        "{} /a/.test(b)",
        "a++ / b",
      })
  void itIsFound(String text) {
    assertThrows(ScriptRefused.class, () -> check(text));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "'a ** b'",
        "\"a ** b\"",
        "`a ** b`",
        "// a ** b",
        "/* a ** b */",
        "x = /[*]*/",
        "x = /a**/",
        "function* f() { yield* g(); }",
        "a * b * c",
        "({ async: 1, await: 2, import: 3 })",
        "x.async(1); x.await; x.import(2)",
        "const { async } = x",
        "x = y / 2 / 3; z = /x\\/y/g.test(w)",
        "return /x/",
        "x = a ? /b/ : /c/",
        "[/a/, /b/]",
        "while (x) /a/.test(x)",
        "`${a}${b}` / 2",
        "(a) / 2",
        "x = y\n/ 2",
        "label: for (;;) break label",
        "#x in y",
      })
  void itIsNotMistaken(String text) {
    assertEquals(List.of(), check(text));
  }

  @Test
  void importsAreFoundInOrder() {
    List<Rules.Import> imports =
        check(
            """
            import { state, on as when } from "tickwright";
            import waves, { more } from './waves.js';
            import * as all from "./all.js"
            import "./effects.js";
            export { a } from "./a.js";
            export * from "./b.js";
            export * as c from "./c.js";
            export { state };
            export const from = "./not.js";
            """);
    assertEquals(
        List.of(
            "tickwright", "./waves.js", "./all.js", "./effects.js", "./a.js", "./b.js", "./c.js"),
        imports.stream().map(Rules.Import::specifier).toList());
    assertEquals(2, imports.get(1).place().line());
  }

  @Test
  void aLineEndsAsJavaScriptSaysItEnds() {
    ScriptRefused refused =
        assertThrows(ScriptRefused.class, () -> check("a\r\nb\rc\u2028d\n  e ** f"));
    assertEquals(5, refused.place().line());
    assertEquals(5, refused.place().column());
  }
}
