package io.tickwright.script.kotlin

import io.tickwright.script.Place
import io.tickwright.script.ScriptRefused
import java.io.File
import java.net.URL
import java.net.URLClassLoader

/** Turns the text of a script into its program. */
internal fun interface ScriptCompiler {
  /** @throws ScriptRefused if it does not compile */
  fun compile(text: ScriptText, classPath: List<File>): Program
}

/**
 * Finds the Kotlin compiler: on the class path, or in the folder that the system property
 * `tickwright.kotlin.compiler` names. It is 60 MB, and whoever's scripts are all cached never needs
 * it, so that a host can keep it off its class path.
 */
internal object Compilers {
  private const val ROOM = "io.tickwright.script.kotlin.compiler."
  private const val OURS = ROOM + "HostedCompiler"
  private const val THEIRS = "org.jetbrains.kotlin.cli.jvm.K2JVMCompiler"
  private var made: ScriptCompiler? = null

  @Synchronized
  fun here(): ScriptCompiler =
    made
      ?: (Class.forName(OURS, true, loader()).getConstructor().newInstance() as ScriptCompiler)
        .also { made = it }

  private fun loader(): ClassLoader {
    val here = Compilers::class.java.classLoader
    if (here.getResource(THEIRS.replace('.', '/') + ".class") != null) return here
    val folder = System.getProperty("tickwright.kotlin.compiler")?.let { File(it) }
    val jars = folder?.listFiles { file -> file.name.endsWith(".jar") }.orEmpty().sorted()
    if (jars.isEmpty()) {
      throw ScriptRefused(
        Place.of("Kotlin"),
        "the compiler is not on the class path.",
        "Add the artifact org.jetbrains.kotlin:kotlin-scripting-jvm-host:${KotlinVersion.CURRENT}.",
      )
    }
    return Apart(jars.map { it.toURI().toURL() }.toTypedArray(), here)
  }

  /**
   * The compiler's jars, and with them the few classes of ours that call it. It has a Kotlin
   * library of its own there: the one outside looks for what the compiler needs where it is not.
   */
  private class Apart(jars: Array<URL>, private val host: ClassLoader) :
    URLClassLoader(jars, host) {
    override fun loadClass(name: String, resolve: Boolean): Class<*> =
      synchronized(getClassLoadingLock(name)) {
        when {
          name.startsWith(ROOM) -> findLoadedClass(name) ?: ours(name)
          name.startsWith("kotlin.") -> findLoadedClass(name) ?: theirs(name)
          else -> super.loadClass(name, resolve)
        }
      }

    private fun ours(name: String): Class<*> =
      host.getResourceAsStream(name.replace('.', '/') + ".class").use { stream ->
        val code = stream?.readAllBytes() ?: throw ClassNotFoundException(name)
        defineClass(name, code, 0, code.size)
      }

    private fun theirs(name: String): Class<*> =
      try {
        findClass(name)
      } catch (_: ClassNotFoundException) {
        super.loadClass(name, false)
      }
  }
}
