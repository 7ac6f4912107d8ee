package io.tickwright.dsl

import java.nio.file.Files
import java.nio.file.Path
import kotlin.io.path.extension
import org.objectweb.asm.ClassReader
import org.objectweb.asm.ClassVisitor
import org.objectweb.asm.FieldVisitor
import org.objectweb.asm.MethodVisitor
import org.objectweb.asm.Opcodes

/**
 * All that compiled code outside a module can link to, as text that is compared between commits.
 */
internal class ApiDump(private val classes: Path, private val internal: Set<String>) {
  fun text(): String =
    Files.walk(classes).use { files ->
      files
        .filter { it.extension == "class" && it.fileName.toString() != "module-info.class" }
        .toList()
        .sortedBy { classes.relativize(it).toString() }
        .mapNotNull { read(it) }
        .joinToString("\n")
    }

  private fun read(file: Path): String? {
    val lines = ArrayList<String>()
    var head: String? = null
    ClassReader(Files.readAllBytes(file))
      .accept(
        object : ClassVisitor(Opcodes.ASM9) {
          override fun visit(
            version: Int,
            access: Int,
            name: String,
            signature: String?,
            superName: String?,
            interfaces: Array<String>,
          ) {
            val simple = name.substringAfterLast('/')
            if (isOpen(access) && simple.split('$').none { it in internal || it[0].isDigit() }) {
              val above = (listOfNotNull(superName) + interfaces) - "java/lang/Object"
              head =
                "${flags(access)}class $name${above.joinToString(", ", " : ").trimEnd(' ', ':')}"
            }
          }

          override fun visitField(
            access: Int,
            name: String,
            type: String,
            signature: String?,
            value: Any?,
          ): FieldVisitor? {
            if (isOpen(access)) lines += "  ${flags(access)}field $name $type"
            return null
          }

          override fun visitMethod(
            access: Int,
            name: String,
            type: String,
            signature: String?,
            exceptions: Array<String>?,
          ): MethodVisitor? {
            val isInternal = name.endsWith("toolkit_kotlin_dsl")
            if (isOpen(access) && !isInternal) lines += "  ${flags(access)}fun $name $type"
            return null
          }
        },
        ClassReader.SKIP_CODE or ClassReader.SKIP_DEBUG,
      )
    return head?.let { (listOf(it) + lines.sorted()).joinToString("\n", postfix = "\n") }
  }

  private fun isOpen(access: Int): Boolean =
    access and (Opcodes.ACC_PUBLIC or Opcodes.ACC_PROTECTED) != 0 &&
      access and Opcodes.ACC_SYNTHETIC == 0

  private fun flags(access: Int): String = buildString {
    append(if (access and Opcodes.ACC_PUBLIC != 0) "public " else "protected ")
    if (access and Opcodes.ACC_STATIC != 0) append("static ")
    if (access and Opcodes.ACC_FINAL != 0) append("final ")
    if (access and Opcodes.ACC_ABSTRACT != 0) append("abstract ")
  }
}
