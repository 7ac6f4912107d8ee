package io.tickwright.script.kotlin

import java.io.ByteArrayInputStream
import java.io.ByteArrayOutputStream
import java.io.DataInputStream
import java.io.DataOutputStream
import java.io.IOException
import java.security.MessageDigest

/** A script's classes as the compiler made them, and which of them is the script. */
internal class Program(val main: String, private val classes: Map<String, ByteArray>) {
  /** The script's class, fresh each time, so that nothing is left of a former run. */
  fun load(parent: ClassLoader): Class<*> =
    object : ClassLoader(parent) {
        override fun findClass(name: String): Class<*> {
          val code = classes[name] ?: throw ClassNotFoundException(name)
          return defineClass(name, code, 0, code.size)
        }
      }
      .loadClass(main)

  /** As it lies on disk: the bytes after a digest of them. */
  fun encoded(): ByteArray {
    val body = ByteArrayOutputStream()
    DataOutputStream(body).use { out ->
      out.writeUTF(main)
      out.writeInt(classes.size)
      for ((name, code) in classes) {
        out.writeUTF(name)
        out.writeInt(code.size)
        out.write(code)
      }
    }
    return digest(body.toByteArray()) + body.toByteArray()
  }

  companion object {
    private const val DIGEST_BYTES = 32

    /** @throws IOException when it is not what [encoded] made, byte for byte */
    fun decoded(bytes: ByteArray): Program {
      if (bytes.size < DIGEST_BYTES) throw IOException("cut short")
      val body = bytes.copyOfRange(DIGEST_BYTES, bytes.size)
      if (!digest(body).contentEquals(bytes.copyOf(DIGEST_BYTES))) throw IOException("damaged")
      DataInputStream(ByteArrayInputStream(body)).use { input ->
        val main = input.readUTF()
        val classes = LinkedHashMap<String, ByteArray>()
        repeat(input.readInt()) {
          val name = input.readUTF()
          classes[name] = input.readNBytes(input.readInt())
        }
        return Program(main, classes)
      }
    }

    private fun digest(bytes: ByteArray): ByteArray =
      MessageDigest.getInstance("SHA-256").digest(bytes)
  }
}
