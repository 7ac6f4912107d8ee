package io.tickwright.script.kotlin

import io.tickwright.dsl.GameScope
import io.tickwright.script.Script
import io.tickwright.sim.Simulation
import java.io.File
import java.net.URI
import java.util.jar.JarFile

/** What a script is compiled against: the toolkit, and all else that its host has. */
internal object HostClassPath {
  /** It stays as it is for as long as the process runs. */
  val entries: List<File> by lazy {
    val stated =
      System.getProperty("java.class.path").split(File.pathSeparator).filter { it.isNotEmpty() }
    val files = stated.map { File(it).absoluteFile }
    // One jar that only names others is how build tools get past the limits of a command line.
    val named = if (files.size > FEW) emptyList() else files.flatMap { namedBy(it) }
    (files + named + toolkit()).filter { it.exists() }.distinctBy { it.canonicalPath }
  }

  /** Tells one state of these files from another, without reading them. */
  val fingerprint: List<String> by lazy {
    entries
      .flatMap { entry -> entry.walkTopDown().filter { it.isFile } }
      .map { "${it.path} ${it.length()} ${it.lastModified()}" }
      .sorted()
  }

  private fun toolkit(): List<File> =
    listOf(TickScript::class, GameScope::class, Script::class, Simulation::class, Unit::class)
      .mapNotNull { it.java.protectionDomain.codeSource?.location }
      .map { File(it.toURI()) }

  private fun namedBy(jar: File): List<File> {
    if (!jar.isFile) return emptyList()
    val names =
      JarFile(jar).use { it.manifest?.mainAttributes?.getValue("Class-Path") } ?: return emptyList()
    return names.split(' ').filter { it.isNotEmpty() }.map { File(jar.toURI().resolve(URI(it))) }
  }

  private const val FEW = 2
}
