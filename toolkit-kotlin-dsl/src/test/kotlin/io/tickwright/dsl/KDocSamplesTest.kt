package io.tickwright.dsl

import java.nio.file.Files
import java.nio.file.Path
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test
import org.junit.jupiter.api.io.TempDir

/** Each sample in the documentation comments compiles where a reader would write it. */
class KDocSamplesTest {
  private val imports =
    """
    import io.tickwright.dsl.*
    import io.tickwright.loop.FramePlan
    import io.tickwright.time.TimeBase
    import io.tickwright.timer.Timer
    import kotlin.time.Duration.Companion.seconds
    """
      .trimIndent()

  /** What a sample takes for granted, and where in it the sample stands. */
  private val surroundings =
    mapOf(
      "Angle" to "fun f(start: Angle, range: Fixed) {\nvar aim = start\n%s\n}",
      "Fixed" to "fun f() {\n%s\n}",
      "Flows" to
        "class G : Game() {\nval ui by clock()\nval fire by ui.action()\nval said by signal()\n" +
          "%s\n}",
      "Game" to "%s",
      "GameScope" to "class G : Game() {\n%s\n}",
      "Loops" to
        "class W { fun step(dt: Units) = println(dt) }\n" +
          "fun f(world: W, draw: (Float) -> Unit) {\n%s\n}",
      "RenderLoop" to
        "class W { fun step(dt: Units) = println(dt) }\n" +
          "abstract class S { abstract fun render(delta: Float) }\n" +
          "class G(val world: W, val draw: (Float) -> Unit) : S() {\n%s\n}",
      "Row" to "class G : Game() {\nval world by clock()\n%s\n}",
      "RowsOf" to
        "class Enemy : Row() { val windup by timer(1.seconds) }\n" +
          "class G : Game() {\nval world by clock()\nval enemies by world.table(::Enemy)\n" +
          "init {\n%s\n}\n}",
      "SequenceSteps" to
        "class G : Game() {\nval world by clock()\nval fire by world.action()\n" +
          "%s\nfun nextWave() = Unit\nfun drum() = Unit\n}",
      "Simulations" to "fun f() {\n%s\n}",
      "StateList" to "%s",
      "Timers" to "%s",
      "Clocks" to "class G : Game() {\nval world by clock()\n%s\n}",
      "Updates" to
        "class Enemy : Row() { var hp by integer(10) }\n" +
          "fun f(enemies: TableOf<Enemy>) {\n%s\n}",
      "Views" to
        "class Enemy : Row() { var hex by integer(1) }\n" +
          "class H : Game() { val world by clock()\nval enemies by world.table(::Enemy) }\n" +
          "fun f(game: H, sim: io.tickwright.sim.Simulation, plan: FramePlan, " +
          "draw: (Double) -> Unit) {\n%s\n}",
    )

  @Test
  fun everySampleCompiles(@TempDir folder: Path) {
    val files =
      samples().map { (name, sample) ->
        val around =
          surroundings[name] ?: throw AssertionError("say what surrounds a sample of $name")
        val text = "package sample.${name.lowercase()}\n$imports\n${around.replace("%s", sample)}\n"
        Files.writeString(folder.resolve("$name.kt"), text)
      }
    assertTrue(files.size > 10, "there are samples")
    assertEquals(emptyList<String>(), Compiling(folder).errorsIn(files))
  }

  private fun samples(): List<Pair<String, String>> =
    Files.list(Path.of("src/main/kotlin/io/tickwright/dsl")).use { files ->
      files.sorted().toList().flatMap { file ->
        SAMPLE.findAll(Files.readString(file)).map { found ->
          val lines = found.groupValues[1].lines().map { it.trim().removePrefix("*") }
          file.fileName.toString().removeSuffix(".kt") to placed(lines)
        }
      }
    }

  /** Within a class, what is no declaration stands in its init. */
  private fun placed(lines: List<String>): String =
    lines.joinToString("\n") { if (STATEMENT.containsMatchIn(it)) "init { $it }" else it }

  private companion object {
    val SAMPLE = Regex("""\* ```\n((?s:.*?))\* ```""")
    val STATEMENT = Regex("""^ (enemies\.spawn|for \(enemy in enemies\))""")
  }
}
