package io.tickwright.rules;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ConstantDynamic;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.FieldNode;
import org.objectweb.asm.tree.IntInsnNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.LocalVariableNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.MultiANewArrayInsnNode;
import org.objectweb.asm.tree.TypeInsnNode;
import org.objectweb.asm.util.Printer;

/**
 * Finds every float and double in compiled classes: in signatures, fields, local variables and
 * instructions, plain, boxed or hidden in a library type such as {@code DoubleStream}.
 */
final class FloatingPoint {
  /**
   * One place with floating point in it.
   *
   * @param method such as {@code io.tickwright.time.TimeBase#units(double)}; for a field or the
   *     type itself, which no list can allow, its name only
   */
  record Finding(String method, String what) {}

  private static final Pattern HIDDEN =
      Pattern.compile(
          "java/lang/(Double|Float)"
              + "|java/util/function/\\w*Double\\w*"
              + "|java/util/(stream/|concurrent/atomic/|PrimitiveIterator\\$Of|Optional|)Double\\w*"
              + "|java/nio/(Double|Float)Buffer");
  private static final Pattern DESCRIBED = Pattern.compile("L([\\w/$]+)[;<]");
  private static final Pattern PRIMITIVE = Pattern.compile("[FD]");
  private static final Pattern FLOATING_OPCODE = Pattern.compile("F\\w*|D(?!UP)\\w*|[IL]2[FD]");
  private static final Pattern LAMBDA = Pattern.compile("lambda\\$(\\w+?)\\$\\d+");

  private final ClassNode type;
  private final List<Finding> findings = new ArrayList<>();

  private FloatingPoint(ClassNode type) {
    this.type = type;
  }

  static List<Finding> in(Path classFile) {
    ClassNode node = new ClassNode();
    try {
      new ClassReader(Files.readAllBytes(classFile)).accept(node, 0);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    FloatingPoint search = new FloatingPoint(node);
    search.searchType();
    return search.findings;
  }

  private void searchType() {
    String name = Type.getObjectType(type.name).getClassName();
    if (mentions(type.signature) || mentionsType(type.superName)) {
      findings.add(new Finding(name, "supertype " + type.signature));
    }
    for (FieldNode field : type.fields) {
      if (mentions(field.desc) || mentions(field.signature)) {
        findings.add(new Finding(name + "." + field.name, "field"));
      }
    }
    for (MethodNode method : type.methods) {
      searchMethod(method);
    }
  }

  private void searchMethod(MethodNode method) {
    String name = written(method);
    if (mentions(method.desc) || mentions(method.signature)) {
      findings.add(new Finding(name, "signature"));
    }
    if (method.localVariables != null) {
      for (LocalVariableNode local : method.localVariables) {
        if (mentions(local.desc) || mentions(local.signature)) {
          findings.add(new Finding(name, "local variable " + local.name));
        }
      }
    }
    for (AbstractInsnNode instruction : method.instructions) {
      String what = floating(instruction);
      if (what != null) {
        findings.add(new Finding(name, "instruction " + what));
      }
    }
  }

  /** The body of a lambda counts as part of the method that it stands in. */
  private String written(MethodNode method) {
    String owner = Type.getObjectType(type.name).getClassName();
    Matcher lambda = LAMBDA.matcher(method.name);
    if ((method.access & Opcodes.ACC_SYNTHETIC) != 0 && lambda.matches()) {
      return owner + "#" + lambda.group(1) + "(lambda)";
    }
    List<String> parameters = new ArrayList<>();
    for (Type parameter : Type.getArgumentTypes(method.desc)) {
      parameters.add(parameter.getClassName());
    }
    return owner + "#" + method.name + "(" + String.join(",", parameters) + ")";
  }

  private static @Nullable String floating(AbstractInsnNode instruction) {
    if (instruction.getOpcode() < 0) {
      return null; // a label, a line number or a frame
    }
    String mnemonic = Printer.OPCODES[instruction.getOpcode()];
    return FLOATING_OPCODE.matcher(mnemonic).matches() || mentionedBy(instruction)
        ? mnemonic
        : null;
  }

  private static boolean mentionedBy(AbstractInsnNode instruction) {
    if (instruction instanceof FieldInsnNode access) {
      return mentions(access.desc) || mentionsType(access.owner);
    }
    if (instruction instanceof MethodInsnNode call) {
      return mentions(call.desc) || mentionsType(call.owner);
    }
    if (instruction instanceof InvokeDynamicInsnNode call) {
      return mentions(call.desc) || Stream.of(call.bsmArgs).anyMatch(FloatingPoint::isFloating);
    }
    if (instruction instanceof LdcInsnNode load) {
      return isFloating(load.cst);
    }
    if (instruction instanceof IntInsnNode array && array.getOpcode() == Opcodes.NEWARRAY) {
      return array.operand == Opcodes.T_FLOAT || array.operand == Opcodes.T_DOUBLE;
    }
    if (instruction instanceof TypeInsnNode use) {
      return mentionsType(use.desc);
    }
    return instruction instanceof MultiANewArrayInsnNode array && mentions(array.desc);
  }

  private static boolean isFloating(Object constant) {
    if (constant instanceof Type type) {
      return mentions(type.getDescriptor());
    }
    if (constant instanceof Handle handle) {
      return mentions(handle.getDesc()) || mentionsType(handle.getOwner());
    }
    if (constant instanceof ConstantDynamic dynamic) {
      return mentions(dynamic.getDescriptor());
    }
    return constant instanceof Float || constant instanceof Double;
  }

  /** Whether an internal name, or an array's descriptor where one may stand, is a floating type. */
  private static boolean mentionsType(String name) {
    return name.startsWith("[") ? mentions(name) : HIDDEN.matcher(name).matches();
  }

  /** Whether a descriptor or a generic signature has a floating type anywhere in it. */
  private static boolean mentions(@Nullable String descriptor) {
    if (descriptor == null) {
      return false;
    }
    Matcher described = DESCRIBED.matcher(descriptor);
    while (described.find()) {
      if (HIDDEN.matcher(described.group(1)).matches()) {
        return true;
      }
    }
    return PRIMITIVE.matcher(descriptor.replaceAll("[LT.][\\w/$]+|\\w+:", "")).find();
  }
}
