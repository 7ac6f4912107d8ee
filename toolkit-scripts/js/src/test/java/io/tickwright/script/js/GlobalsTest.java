package io.tickwright.script.js;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tickwright.script.Script;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * All a script can reach, against a list that was looked at: a new engine that adds one fails here.
 */
class GlobalsTest {
  private static final String WALK =
      """
      import * as tickwright from "tickwright";
      const { state, on, log } = tickwright;
      const my = state({ shells: 1 });
      const seen = new Set();
      const lines = [];
      const thawed = [];
      function walk(value, path) {
        if (value === null || (typeof value !== "object" && typeof value !== "function")) return;
        if (seen.has(value)) return;
        seen.add(value);
        if (!Object.isFrozen(value) && value !== globalThis) thawed.push(path);
        for (const key of Reflect.ownKeys(value)) {
          const name = path + (typeof key === "symbol" ? "[" + String(key) + "]" : "." + key);
          const property = Reflect.getOwnPropertyDescriptor(value, key);
          const changes = property.writable || property.configurable;
          lines.push(name + (changes ? " can be changed" : ""));
          walk(property.value, name);
          walk(property.get, name + "<get>");
          walk(property.set, name + "<set>");
        }
        walk(Object.getPrototypeOf(value), path + "<prototype>");
      }
      walk(globalThis, "global");
      const hidden = {
        generator: function* () {},
        arrow: () => 0,
        arrayIterator: [].values(),
        textIterator: ""[Symbol.iterator](),
        mapIterator: new Map().values(),
        setIterator: new Set().values(),
        matches: "".matchAll(/x/g),
        helper: [].values().map ? [].values().map((x) => x) : [],
        match: /x/.exec("x"),
        arguments: (function () { return arguments; })(),
      };
      for (const name of Object.keys(hidden)) walk(Object.getPrototypeOf(hidden[name]), name + "<prototype>");
      log("thawed " + thawed.join());
      for (const name of Object.keys(tickwright)) lines.push("tickwright." + name);
      for (let at = 0; at < lines.length; at += 50) log(lines.slice(at, at + 50).join(" / "));
      """;

  private static List<String> reachable(Path folder) {
    List<String> log = new ArrayList<>();
    try (Script loaded = Cases.load(folder, WALK, log)) {
      assertTrue(log.size() > 2, "the walk has walked");
      return log;
    }
  }

  @Test
  void aScriptReachesWhatIsOnTheListAndNothingElse(@TempDir Path folder) {
    List<String> log = reachable(folder);
    String all = String.join(" / ", log.subList(1, log.size()));
    String reached = String.join("\n", new TreeSet<>(List.of(all.split(" / "))));
    assertEquals(Cases.text("globals.txt").strip(), reached);
  }

  @Test
  void allOfItIsFrozen(@TempDir Path folder) {
    assertEquals("thawed ", reachable(folder).get(0));
  }
}
