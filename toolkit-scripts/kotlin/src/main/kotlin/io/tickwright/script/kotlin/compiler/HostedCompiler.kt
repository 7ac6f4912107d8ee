package io.tickwright.script.kotlin.compiler

import io.tickwright.script.kotlin.Program
import io.tickwright.script.kotlin.ScriptCompiler
import io.tickwright.script.kotlin.ScriptText
import java.io.File
import kotlin.script.experimental.api.CompiledScript
import kotlin.script.experimental.api.ResultWithDiagnostics
import kotlin.script.experimental.api.ScriptCompilationConfiguration
import kotlin.script.experimental.api.compilerOptions
import kotlin.script.experimental.api.dependencies
import kotlin.script.experimental.host.toScriptSource
import kotlin.script.experimental.jvm.JvmDependency
import kotlin.script.experimental.jvm.defaultJvmScriptingHostConfiguration
import kotlin.script.experimental.jvm.impl.KJvmCompiledModuleInMemory
import kotlin.script.experimental.jvm.impl.KJvmCompiledScript
import kotlin.script.experimental.jvmhost.BasicJvmScriptingHost
import kotlin.script.experimental.jvmhost.JvmScriptCompiler

/** The Kotlin scripting host's compiler; the only class that knows it. */
internal class HostedCompiler : ScriptCompiler {
  private val compiler = JvmScriptCompiler(defaultJvmScriptingHostConfiguration)

  override fun compile(text: ScriptText, classPath: List<File>): Program =
    when (val result = compiled(text, classPath)) {
      is ResultWithDiagnostics.Success -> program(result.value as KJvmCompiledScript)
      is ResultWithDiagnostics.Failure -> throw Diagnosis(text).refusal(result.reports)
    }

  private fun compiled(
    text: ScriptText,
    classPath: List<File>,
  ): ResultWithDiagnostics<CompiledScript> {
    val configuration =
      ScriptCompilationConfiguration(ScriptDefinition) {
        dependencies(JvmDependency(classPath))
        compilerOptions("-jvm-target", "17", "-nowarn")
      }
    return BasicJvmScriptingHost(compiler = compiler).runInCoroutineContext {
      compiler(text.text.toScriptSource(text.shown), configuration)
    }
  }

  private fun program(script: KJvmCompiledScript): Program {
    val files = (script.getCompiledModule() as KJvmCompiledModuleInMemory).compilerOutputFiles
    val classes = LinkedHashMap<String, ByteArray>()
    for ((path, code) in files) {
      if (path.endsWith(CLASS)) {
        classes[path.removeSuffix(CLASS).replace('/', '.')] = Interruptible.made(code)
      }
    }
    return Program(script.scriptClassFQName, classes)
  }

  private companion object {
    const val CLASS = ".class"
  }
}
