package io.tickwright.script.kotlin

import io.tickwright.script.ScriptHost
import io.tickwright.script.kotlin.compiler.ScriptDefinition
import kotlin.script.experimental.annotations.KotlinScript as Definition

/**
 * What every `*.tick.kts` is: the words of a Kotlin game ([io.tickwright.dsl.GameScope]) at its top
 * level, and [log] everywhere.
 *
 * ```
 * val world by clock()
 * val bell by world.timer(1.5.seconds)
 * var rung by integer(0)
 *
 * on.start { bell.arm() }
 * on.fired(bell) { rung += 1 }
 * ```
 *
 * Every property declared with `by` is state, under its own name; any other `var` is hidden state,
 * which `verify` finds. It is made by the script language, once for each time a script is loaded.
 */
@Definition(
  displayName = "Tickwright script",
  fileExtension = "tick.kts",
  compilationConfiguration = ScriptDefinition::class,
)
public abstract class TickScript(private val host: ScriptHost) {
  /** Tells the host something for its log, the words separated by spaces. */
  public fun log(vararg words: Any?): Unit = host.log(words.joinToString(" "))

  /** The same as [log]: a script has no console, and what a host writes there is its own. */
  public fun println(message: Any? = ""): Unit = log(message)

  /** The same as [log]: a script has no console, and what a host writes there is its own. */
  public fun print(message: Any?): Unit = log(message)
}
