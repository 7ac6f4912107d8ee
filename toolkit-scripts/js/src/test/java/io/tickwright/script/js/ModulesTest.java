package io.tickwright.script.js;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tickwright.script.Script;
import io.tickwright.script.ScriptRefused;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A script's own folder, and nothing else of the disk. */
class ModulesTest {
  @TempDir Path folder;

  private List<String> run(String script) {
    List<String> log = new ArrayList<>();
    try (Script loaded = Cases.load(folder.resolve("game"), script, log)) {
      loaded.simulation().tick(1);
    }
    return log;
  }

  private ScriptRefused refused(String script) {
    return assertThrows(ScriptRefused.class, () -> run(script));
  }

  @Test
  void modulesOfTheFolderAreImportedOnceWhereverTheyLie() {
    Cases.write(
        folder,
        "game/waves.js",
        "import { log } from \"tickwright\"; log(\"once\"); export const WAVES = 3;");
    Cases.write(
        folder,
        "game/lib/a.js",
        "import { WAVES } from \"../waves.js\"; import { log } from \"tickwright\"; export const a"
            + " = WAVES + 1; log(\"a\");");
    assertEquals(
        List.of("once", "a", "3 4"),
        run(
            """
            import { log } from "tickwright";
            import { WAVES } from "./waves.js";
            import { a } from "./lib/a.js";
            log(WAVES, a);
            """));
  }

  @Test
  void aModuleThatImportsItsImporterIsFine() {
    Cases.write(
        folder,
        "game/b.js",
        "import { log } from \"tickwright\"; import \"./game.js\"; log(\"b\");");
    assertEquals(
        List.of("b", "game"),
        run("import { log } from \"tickwright\"; import \"./b.js\"; log(\"game\");"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "../secret.js",
        "./../secret.js",
        "./lib/../../secret.js",
        "/etc/passwd",
        "file:///etc/passwd",
        "data:text/javascript,export default 1",
        "http://example.com/a.js",
        "node:fs",
        "fs",
        "tickwright/../secret.js",
        "./..\\\\secret.js",
        "./%2e%2e/secret.js",
        "./\\u002e\\u002e/secret.js",
        "./game.js\\0.txt",
        "./.",
        ".",
        "",
      })
  void noPathLeadsOut(String specifier) {
    Cases.write(folder, "secret.js", "export const secret = 1;");
    ScriptRefused refused = refused("import * as x from \"" + specifier + "\";\n");
    assertEquals(1, refused.place().line());
  }

  @Test
  void noLinkLeadsOut() throws IOException {
    Path secret = Cases.write(folder, "secret.js", "export const secret = 1;");
    Files.createDirectories(folder.resolve("game"));
    Files.createSymbolicLink(folder.resolve("game/link.js"), secret);
    Files.createSymbolicLink(folder.resolve("game/up"), folder);
    assertEquals(
        "this lies outside the script's folder.", refused("import \"./link.js\";").problem());
    assertEquals(
        "this lies outside the script's folder.", refused("import \"./up/secret.js\";").problem());
  }

  @Test
  void aMistakeInAnImportedModuleNamesThatModule() {
    Cases.write(folder, "game/lib/a.js", "\nexport const a = 2 ** 3;");
    ScriptRefused refused = refused("import { a } from \"./lib/a.js\";");
    assertEquals("lib/a.js:2:20", refused.place().label());
    Cases.write(folder, "game/lib/a.js", "\nexport const a = nothing;");
    assertEquals("lib/a.js:2:18", refused("import { a } from \"./lib/a.js\";").place().label());
  }

  @Test
  void aFileThatIsNoTextIsRefused() throws IOException {
    Files.createDirectories(folder.resolve("game"));
    Files.write(folder.resolve("game/a.js"), new byte[] {(byte) 0xff, (byte) 0xfe, 0});
    assertTrue(refused("import \"./a.js\";").problem().contains("UTF-8"));
  }

  @Test
  void aScriptThatIsNotThereIsRefused() {
    ScriptRefused refused =
        assertThrows(ScriptRefused.class, () -> Modules.read(folder.resolve("nowhere/turret.js")));
    assertTrue(refused.getMessage().startsWith("turret.js: there is no such file."));
  }
}
