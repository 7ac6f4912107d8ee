package io.tickwright.dsl

import io.tickwright.state.StateVisitor
import io.tickwright.state.Stateful

/**
 * A [Stateful] written as a lambda: `stateful { shells = it.integer("shells", shells) }`.
 *
 * The block is called once per reader (save, restore, digest, diff) and must list the same fields
 * in the same order each time.
 */
public fun stateful(list: (StateVisitor) -> Unit): Stateful = Stateful { visitor -> list(visitor) }
