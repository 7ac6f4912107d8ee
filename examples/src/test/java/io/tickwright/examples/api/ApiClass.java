package io.tickwright.examples.api;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.FieldVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** What a class shows to other modules, read from its bytes. */
final class ApiClass extends ClassVisitor {

  private final Set<String> lines = new TreeSet<>();
  private final List<String> above = new ArrayList<>();
  private String name = "";
  private String outer = "";
  private int access;

  private ApiClass() {
    super(Opcodes.ASM9);
  }

  static ApiClass read(byte[] bytes) {
    ApiClass one = new ApiClass();
    new ClassReader(bytes).accept(one, ClassReader.SKIP_CODE | ClassReader.SKIP_DEBUG);
    return one;
  }

  String name() {
    return name;
  }

  /** The class that it stands in, or "". */
  String outer() {
    return outer;
  }

  /** What it extends and implements. */
  List<String> above() {
    return above;
  }

  boolean isOpen() {
    return isOpen(access);
  }

  String text() {
    StringBuilder text = new StringBuilder(flags(access)).append("class ").append(name);
    if (!above.isEmpty()) {
      text.append(" : ").append(String.join(", ", above));
    }
    text.append('\n');
    lines.forEach(line -> text.append("  ").append(line).append('\n'));
    return text.toString();
  }

  @Override
  public void visit(
      int version,
      int access,
      String name,
      @Nullable String signature,
      @Nullable String superName,
      String[] interfaces) {
    this.access = access;
    this.name = name;
    if (superName != null && !superName.equals("java/lang/Object")) {
      above.add(superName);
    }
    above.addAll(List.of(interfaces));
  }

  @Override
  public void visitOuterClass(String owner, @Nullable String method, @Nullable String type) {
    // Local and anonymous: whatever its access says, nobody can name it.
    access &= ~(Opcodes.ACC_PUBLIC | Opcodes.ACC_PROTECTED);
  }

  @Override
  public void visitInnerClass(
      String inner, @Nullable String outer, @Nullable String simple, int access) {
    // A class's own access knows no "protected" and no "static".
    if (inner.equals(name) && outer != null) {
      this.outer = outer;
      this.access = access;
    }
  }

  @Override
  public @Nullable FieldVisitor visitField(
      int access, String name, String type, @Nullable String signature, @Nullable Object value) {
    if (isOpen(access)) {
      lines.add(flags(access) + "field " + name + " " + type);
    }
    return null;
  }

  @Override
  public @Nullable MethodVisitor visitMethod(
      int access,
      String name,
      String type,
      @Nullable String signature,
      String @Nullable [] exceptions) {
    // Kotlin gives an `internal` method the module's name.
    if (isOpen(access) && !name.contains("$toolkit_")) {
      lines.add(flags(access) + "fun " + name + " " + type);
    }
    return null;
  }

  private static boolean isOpen(int access) {
    return (access & (Opcodes.ACC_PUBLIC | Opcodes.ACC_PROTECTED)) != 0
        && (access & Opcodes.ACC_SYNTHETIC) == 0;
  }

  private static String flags(int access) {
    StringBuilder flags = new StringBuilder();
    flag(flags, access & Opcodes.ACC_PUBLIC, "public ");
    flag(flags, access & Opcodes.ACC_PROTECTED, "protected ");
    flag(flags, access & Opcodes.ACC_STATIC, "static ");
    flag(flags, access & Opcodes.ACC_FINAL, "final ");
    flag(flags, access & Opcodes.ACC_ABSTRACT, "abstract ");
    return flags.toString();
  }

  private static void flag(StringBuilder flags, int set, String word) {
    if (set != 0) {
      flags.append(word);
    }
  }
}
