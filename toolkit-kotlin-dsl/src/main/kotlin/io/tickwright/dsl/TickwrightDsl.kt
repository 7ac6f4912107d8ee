package io.tickwright.dsl

/**
 * Marks the blocks of this DSL, so that a word never reaches through to the block around it: within
 * a sequence's steps nothing can be declared into the simulation. A [Game] is no block: its members
 * are meant to be reached from all of them.
 */
@DslMarker @Target(AnnotationTarget.CLASS) public annotation class TickwrightDsl
