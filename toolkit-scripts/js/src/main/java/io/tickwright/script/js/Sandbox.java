package io.tickwright.script.js;

import io.tickwright.script.ScriptLimits;
import java.io.InputStream;
import java.io.OutputStream;
import org.graalvm.polyglot.Context;
import org.graalvm.polyglot.Engine;
import org.graalvm.polyglot.HostAccess;
import org.graalvm.polyglot.ResourceLimits;
import org.graalvm.polyglot.SandboxPolicy;
import org.graalvm.polyglot.io.FileSystem;
import org.graalvm.polyglot.io.IOAccess;

/**
 * The engine all scripts share, and contexts in which nothing is reachable but what is put there.
 */
final class Sandbox {
  private static final class Shared {
    static final Engine ENGINE = engine();
  }

  private Sandbox() {}

  static Engine sharedEngine() {
    return Shared.ENGINE;
  }

  private static Engine engine() {
    return Engine.newBuilder("js")
        .sandbox(SandboxPolicy.CONSTRAINED)
        .in(InputStream.nullInputStream())
        .out(OutputStream.nullOutputStream())
        .err(OutputStream.nullOutputStream())
        // Interpreted or not is for `doctor` to say, not for every user's screen.
        .option("engine.WarnInterpreterOnly", "false")
        .build();
  }

  static Context context(FileSystem files, ScriptLimits limits) {
    return Context.newBuilder("js")
        .engine(sharedEngine())
        .sandbox(SandboxPolicy.CONSTRAINED)
        .in(InputStream.nullInputStream())
        .out(OutputStream.nullOutputStream())
        .err(OutputStream.nullOutputStream())
        .allowHostAccess(HostAccess.CONSTRAINED)
        .allowIO(IOAccess.newBuilder().fileSystem(files).build())
        .resourceLimits(
            ResourceLimits.newBuilder().statementLimit(limits.statements(), null).build())
        .option("js.strict", "true")
        .option("js.allow-eval", "false")
        .option("js.console", "false")
        .option("js.print", "false")
        .option("js.load", "false")
        .option("js.graal-builtin", "false")
        .option("js.ecmascript-version", "2024")
        .build();
  }
}
