package io.tickwright.launcher;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** The launcher asks for machine code where the JDK can give it and the command runs for long. */
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "tests the shell script")
class CompiledScriptsIT {
  private static final String WITH_COMPILERS = "MODULES=\"java.base jdk.internal.vm.ci\"\n";

  @TempDir Path folder;
  private Sandbox sandbox;

  @BeforeEach
  void built() throws Exception {
    sandbox = new Sandbox(folder);
    sandbox.run();
    sandbox.write("toolkit-scripts/cli/target/compiler/compiler-25.0.3.jar", "");
  }

  /** Whether a JDK of this version, with these modules, is asked to compile this command's run. */
  private boolean compiles(String version, String modules, String command) throws Exception {
    Path home = sandbox.fakeJava(version, true);
    Files.writeString(home.resolve("release"), "JAVA_VERSION=\"" + version + "\"\n" + modules);
    Files.writeString(home.resolve("bin/java"), "#!/bin/sh\nprintf '[%s]\\n' \"$@\"\n");
    sandbox.javaHome(home.toString());
    String asked = sandbox.run(command).out();
    assertTrue(asked.endsWith("[" + command + "]\n"), asked);
    Path compiler = sandbox.root.resolve("toolkit-scripts/cli/target/compiler").toRealPath();
    boolean compiles = asked.contains("[-XX:+EnableJVMCI]");
    assertEquals(compiles, asked.contains("[--upgrade-module-path=" + compiler + "]"), asked);
    return compiles;
  }

  @Test
  void longRunsAreCompiledOnAJdkThatIsNoOlderThanTheCompiler() throws Exception {
    assertTrue(compiles("25.0.3", WITH_COMPILERS, "verify"));
    assertTrue(compiles("25.0.10", WITH_COMPILERS, "play"));
    assertTrue(compiles("25.0.3", WITH_COMPILERS, "doctor"));
  }

  @Test
  void shortOnesAndOtherJdksAreNot() throws Exception {
    assertFalse(compiles("25.0.3", WITH_COMPILERS, "run"));
    assertFalse(compiles("25.0.2", WITH_COMPILERS, "verify"));
    assertFalse(compiles("25", WITH_COMPILERS, "verify"));
    assertFalse(compiles("25.0.3", "MODULES=\"java.base\"\n", "verify"));
    assertFalse(compiles("17.0.15", WITH_COMPILERS, "verify"));
    assertFalse(compiles("26.0.3", WITH_COMPILERS, "verify"));
  }
}
