package io.tickwright.script.kotlin.compiler

import io.tickwright.dsl.SimulationScope
import io.tickwright.script.kotlin.DEFAULT_IMPORTS
import io.tickwright.script.kotlin.TickScript
import kotlin.script.experimental.api.ScriptCompilationConfiguration
import kotlin.script.experimental.api.baseClass
import kotlin.script.experimental.api.defaultImports
import kotlin.script.experimental.api.implicitReceivers
import kotlin.script.experimental.jvm.dependenciesFromClassContext
import kotlin.script.experimental.jvm.jvm

/** How an editor and the compiler read a `*.tick.kts`. */
internal object ScriptDefinition :
  ScriptCompilationConfiguration({
    baseClass(TickScript::class)
    defaultImports(DEFAULT_IMPORTS)
    // A receiver that is marked as a block of the DSL, and no base class: within the blocks of the
    // script its own functions can be called, and nothing can be declared.
    implicitReceivers(SimulationScope::class)
    jvm { dependenciesFromClassContext(TickScript::class, wholeClasspath = true) }
  }) {
  private fun readResolve(): Any = ScriptDefinition
}
