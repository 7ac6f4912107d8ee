package io.tickwright.script.kotlin

/** What a script got wrong while it ran, on its way to where the script's line is known. */
internal class Mistake(val problem: String, val cure: String) : RuntimeException(problem)
