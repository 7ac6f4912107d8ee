package io.tickwright.script.kotlin.compiler

import io.tickwright.script.kotlin.StillWanted
import org.objectweb.asm.ClassReader
import org.objectweb.asm.ClassVisitor
import org.objectweb.asm.ClassWriter
import org.objectweb.asm.Label
import org.objectweb.asm.MethodVisitor
import org.objectweb.asm.Opcodes

/** Makes compiled code ask [StillWanted] wherever it could go on for ever. */
internal object Interruptible {
  /** A property's own code calls nothing that could come back to it without end. */
  private val ACCESSOR = Regex("^(get|set|is)[A-Z]")

  fun made(code: ByteArray): ByteArray {
    val reader = ClassReader(code)
    val writer = ClassWriter(reader, 0)
    reader.accept(
      object : ClassVisitor(Opcodes.ASM9, writer) {
        override fun visitMethod(
          access: Int,
          name: String,
          type: String,
          signature: String?,
          exceptions: Array<String>?,
        ): MethodVisitor {
          val out = super.visitMethod(access, name, type, signature, exceptions)
          return Asking(out, onEntry = !ACCESSOR.containsMatchIn(name))
        }
      },
      0,
    )
    return writer.toByteArray()
  }

  private class Asking(out: MethodVisitor, private val onEntry: Boolean) :
    MethodVisitor(Opcodes.ASM9, out) {
    private val passed = HashSet<Label>()

    override fun visitCode() {
      super.visitCode()
      if (onEntry) ask()
    }

    override fun visitLabel(label: Label) {
      passed += label
      super.visitLabel(label)
    }

    override fun visitJumpInsn(opcode: Int, label: Label) {
      if (label in passed) ask()
      super.visitJumpInsn(opcode, label)
    }

    private fun ask() {
      val asked = StillWanted::class.java.name.replace('.', '/')
      super.visitMethodInsn(Opcodes.INVOKESTATIC, asked, "orStop", "()V", false)
    }
  }
}
