package io.tickwright.dsl

import io.tickwright.sim.Simulation
import java.io.ByteArrayOutputStream
import java.io.PrintStream
import java.nio.file.Files
import java.nio.file.Path
import org.jetbrains.kotlin.cli.jvm.K2JVMCompiler

/** Compiles snippets as a user's project would and tells what the compiler says of each. */
internal class Compiling(private val folder: Path) {
  private val header =
    """
    import io.tickwright.dsl.*
    import io.tickwright.sim.*
    import io.tickwright.loop.FrameLoop
    import kotlin.time.Duration.Companion.seconds

    enum class Mood { calm, angry }

    class Bullet : Row() { var speed by integer(1) }

    class Enemy : Row() {
      var hp by integer(3)
      var aim by angle(0.degrees)
      var rest by duration(1.seconds)
      var mood by oneOf<Mood>()
      var words by text("hold")
      val walk by bank()
      val windup by timer(0.75.seconds)
    }

    class Turret : io.tickwright.dsl.Game() {
      val world by clock()
      val fire by world.action()
      val reload by world.timer(1.5.seconds)
      val feed by world.bank(2.5.perSecond)
      var shells by integer(0)
      val look by easeAngle(6.perSecond)
      val glow by easeValue(6.perSecond)
      val enemies by world.table(::Enemy)
      val bullets by world.table(::Bullet)
    }
    """
      .trimIndent()

  /** The errors of each snippet, all compiled in one go. */
  fun errorsOf(snippets: List<String>): List<String> {
    val files = snippets.mapIndexed { i, snippet -> write("snippet$i.kt", wrapped(i, snippet)) }
    val errors = errorsIn(files + listOf(write("Shared.kt", header)))
    return files.map { file -> errors.filter { "${file.fileName}:" in it }.joinToString("\n") } +
      listOf(errors.filter { "snippet" !in it }.joinToString("\n"))
  }

  /** The errors of files compiled together, one line each. */
  fun errorsIn(files: List<Path>): List<String> {
    val said = ByteArrayOutputStream()
    val classes = folder.resolve("classes").toString()
    val options = listOf("-no-stdlib", "-no-reflect", "-nowarn", "-jvm-target", "17")
    val places = listOf("-d", classes, "-classpath", classPath())
    val arguments = options + places + files.map { it.toString() }
    K2JVMCompiler().exec(PrintStream(said), *arguments.toTypedArray())
    return said.toString().lines().filter { "error:" in it }
  }

  private fun wrapped(i: Int, snippet: String): String =
    header.lines().filter { it.startsWith("import") }.joinToString("\n") +
      "\n\nprivate fun snippet$i(game: Turret, sim: Simulation, loop: FrameLoop) {\n$snippet\n}\n"

  private fun write(name: String, text: String): Path =
    Files.writeString(folder.resolve(name), text)

  private fun classPath(): String =
    listOf(Row::class.java, Simulation::class.java, Unit::class.java)
      .map { Path.of(it.protectionDomain.codeSource.location.toURI()) }
      .joinToString(java.io.File.pathSeparator)
}
