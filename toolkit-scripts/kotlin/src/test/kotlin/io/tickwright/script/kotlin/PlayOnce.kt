package io.tickwright.script.kotlin

import io.tickwright.script.ScriptRefused
import java.nio.file.Path

/** Loads a script, runs four ticks and says what came of it. */
fun main(arguments: Array<String>) {
  try {
    val simulation = Cases.load(Path.of(arguments[0])).simulation()
    simulation.tick(4)
    println("n = ${Cases.integer(simulation, "n")}, digest ${simulation.digest()}")
  } catch (refused: ScriptRefused) {
    println(refused.message)
  }
}
