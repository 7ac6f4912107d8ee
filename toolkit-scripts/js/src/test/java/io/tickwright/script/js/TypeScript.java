package io.tickwright.script.js;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import org.graalvm.polyglot.Context;
import org.graalvm.polyglot.Engine;
import org.graalvm.polyglot.Source;
import org.graalvm.polyglot.Value;
import org.graalvm.polyglot.proxy.ProxyObject;

/**
 * The TypeScript compiler, run by the very engine that runs the scripts: whoever can build can
 * check types.
 */
final class TypeScript {
  private static final String LIB = "/META-INF/resources/webjars/typescript/5.9.3/lib/";
  private static final List<String> LIBRARIES =
      List.of(
          "lib.es5.d.ts",
          "lib.es2015.symbol.d.ts",
          "lib.es2015.iterable.d.ts",
          "lib.es2015.collection.d.ts",
          "lib.es2015.symbol.wellknown.d.ts",
          "lib.es2020.bigint.d.ts",
          "lib.es2020.intl.d.ts",
          "lib.es2018.intl.d.ts",
          "lib.decorators.d.ts",
          "lib.decorators.legacy.d.ts");

  /** Recursion as deep as a type is nested, in an interpreter. */
  private static final long STACK_BYTES = 512L << 20;

  private static final String CHECK =
      """
      (function (files, libraries) {
        const ts = module.exports;
        const options = {
          allowJs: true, checkJs: true, noEmit: true, strict: true, noImplicitAny: false, skipLibCheck: true,
          target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ES2022,
          moduleResolution: ts.ModuleResolutionKind.Bundler, types: [], lib: libraries,
        };
        const host = {
          fileExists: (name) => files[name] !== undefined,
          readFile: (name) => files[name],
          getSourceFile: (name, version) =>
            files[name] === undefined ? undefined : ts.createSourceFile(name, files[name], version),
          getDefaultLibFileName: () => "/lib/lib.es5.d.ts",
          getDefaultLibLocation: () => "/lib",
          getCurrentDirectory: () => "/scripts",
          getCanonicalFileName: (name) => name,
          useCaseSensitiveFileNames: () => true,
          getNewLine: () => "\\n",
          directoryExists: () => true,
          getDirectories: () => [],
          writeFile() {},
        };
        const roots = Object.keys(files).filter((name) => name.startsWith("/scripts/"));
        return ts.getPreEmitDiagnostics(ts.createProgram(roots, options, host)).map((found) => {
          const text = ts.flattenDiagnosticMessageText(found.messageText, " ");
          if (!found.file) return text;
          const line = ts.getLineAndCharacterOfPosition(found.file, found.start).line + 1;
          return `${found.file.fileName.slice("/scripts/".length)}:${line}: ${text}`;
        });
      })
      """;

  private TypeScript() {}

  /** What is wrong in these files, each as {@code name:line: message}. */
  static List<String> problems(Map<String, String> files) {
    CompletableFuture<List<String>> problems = new CompletableFuture<>();
    Thread compiler =
        new Thread(
            null,
            () -> {
              try {
                problems.complete(check(files));
              } catch (RuntimeException | Error failed) {
                problems.completeExceptionally(failed);
              }
            },
            "typescript",
            STACK_BYTES);
    compiler.start();
    return problems.join();
  }

  private static List<String> check(Map<String, String> files) {
    Map<String, Object> all = new LinkedHashMap<>();
    LIBRARIES.forEach(name -> all.put("/lib/" + name, text(name)));
    files.forEach((name, text) -> all.put("/scripts/" + name, text));
    try (Engine engine = Engine.newBuilder().option("engine.WarnInterpreterOnly", "false").build();
        Context context = Context.newBuilder("js").engine(engine).build()) {
      context.eval("js", "var module = { exports: {} };");
      context.eval(Source.newBuilder("js", text("typescript.js"), "typescript.js").buildLiteral());
      Value found =
          context
              .eval("js", CHECK)
              .execute(
                  ProxyObject.fromMap(all),
                  context.eval("js", "(...names) => names").execute(LIBRARIES.toArray()));
      return List.of(found.as(String[].class));
    }
  }

  private static String text(String name) {
    try (InputStream in = TypeScript.class.getResourceAsStream(LIB + name)) {
      if (in == null) {
        throw new IllegalStateException("the jar of TypeScript lacks " + name);
      }
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }
}
