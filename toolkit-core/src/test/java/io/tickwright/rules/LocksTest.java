package io.tickwright.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.Test;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.MethodNode;

/** The core has one caller at a time, so it locks nothing; {@code synchronized} calls no method. */
class LocksTest {
  @Test
  void bothFormsOfSynchronizedAreCaught() throws IOException {
    assertEquals(
        List.of("lockedMethod", "lockedBlock"),
        locked(Classes.ofFixture("HoldsLocks").findFirst().orElseThrow()));
  }

  @Test
  void theCoreOutsideHostLocksNothing() throws IOException {
    List<Path> classes =
        Classes.ofCore().filter(c -> !Classes.packageOf(c).equals("io.tickwright.host")).toList();
    assertFalse(classes.isEmpty(), "there is something to check");

    for (Path file : classes) {
      assertEquals(List.of(), locked(file), file::toString);
    }
  }

  private static List<String> locked(Path classFile) throws IOException {
    ClassNode type = new ClassNode();
    new ClassReader(Files.readAllBytes(classFile)).accept(type, 0);
    List<String> locked = new ArrayList<>();
    for (MethodNode method : type.methods) {
      boolean entersMonitor =
          StreamSupport.stream(method.instructions.spliterator(), false)
              .anyMatch(i -> i.getOpcode() == Opcodes.MONITORENTER);
      if (entersMonitor || (method.access & Opcodes.ACC_SYNCHRONIZED) != 0) {
        locked.add(method.name);
      }
    }
    return locked;
  }
}
