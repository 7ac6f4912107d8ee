package io.tickwright.script.kotlin.compiler

import io.tickwright.dsl.FlowScope
import io.tickwright.dsl.Flows
import io.tickwright.dsl.GameScope
import io.tickwright.dsl.On
import io.tickwright.dsl.Row
import io.tickwright.dsl.RowBank
import io.tickwright.dsl.RowMetronome
import io.tickwright.dsl.RowStream
import io.tickwright.dsl.RowTimer
import io.tickwright.dsl.SequenceSteps
import io.tickwright.dsl.TableOf
import io.tickwright.script.kotlin.TickScript
import io.tickwright.sim.Action
import io.tickwright.sim.ActionEvent
import io.tickwright.sim.Clock
import io.tickwright.sim.ClockedBank
import io.tickwright.sim.ClockedMetronome
import io.tickwright.sim.ClockedTimer
import io.tickwright.sim.Phases
import io.tickwright.sim.RandomStream
import io.tickwright.sim.Sequence
import io.tickwright.sim.Signal

/** Every word of the toolkit that a script may mean, read off the classes themselves. */
internal object Vocabulary {
  val words: List<String> by lazy {
    (KINDS + FILES.map { Class.forName("io.tickwright.dsl.$it") })
      .flatMap { it.methods.toList() }
      .filter { it.declaringClass != Any::class.java }
      .map { it.name.substringBefore('-').removeSuffix("\$default") }
      .map { name ->
        GETTER.matchEntire(name)?.groupValues?.get(1)?.replaceFirstChar { it.lowercaseChar() }
          ?: name
      }
      .distinct()
      .sorted()
  }

  private val GETTER = Regex("(?:get|set)([A-Z].*)")
  private val FILES =
    listOf("ClocksKt", "FlowsKt", "GameScopeKt", "RowKt", "ThingsKt", "ViewsKt", "WordsKt")
  private val KINDS: List<Class<*>> =
    listOf(
        TickScript::class,
        GameScope::class,
        On::class,
        Row::class,
        RowTimer::class,
        RowBank::class,
        RowMetronome::class,
        RowStream::class,
        TableOf::class,
        SequenceSteps::class,
        Flows::class,
        FlowScope::class,
        Clock::class,
        ClockedTimer::class,
        ClockedBank::class,
        ClockedMetronome::class,
        Action::class,
        ActionEvent::class,
        Phases::class,
        Sequence::class,
        Signal::class,
        RandomStream::class,
      )
      .map { it.java }
}
