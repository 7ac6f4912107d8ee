package io.tickwright.dsl

import io.tickwright.sim.Declared
import io.tickwright.state.Stateful
import java.lang.reflect.Field
import java.lang.reflect.Modifier

/**
 * What a row class keeps beside its table. Its objects outlive their rows, so the next row of a
 * slot would find it, and no save, digest or rollback would.
 *
 * What a class captures is no hidden state, and neither are constants or a reference to the game.
 */
internal object HiddenState {
  /** A `val` of these changes within, or was meant to be declared with `by`. */
  private val keepers =
    listOf(
      Collection::class.java,
      Map::class.java,
      Lazy::class.java,
      ColumnDeclaring::class.java,
      ThingDeclaring::class.java,
    )

  /** Refuses a field of the class, or of one between it and [Row], by name. */
  fun refuse(table: String, rows: Class<*>) {
    var type = rows
    while (type != Row::class.java) {
      for (field in type.declaredFields) {
        require(!isHidden(field)) { refusal(table, type, field) }
      }
      type = type.superclass
    }
  }

  private fun refusal(table: String, type: Class<*>, field: Field): String {
    val name = "${type.simpleName}.${field.name.removeSuffix("\$delegate")}"
    return "`$name` is hidden state: the next row of its slot would find it, and no save has it." +
      " Declare it as a column, such as `by integer(0)`, or keep it outside the rows of `$table`"
  }

  private fun isHidden(field: Field): Boolean {
    if (Modifier.isStatic(field.modifiers) || field.isSynthetic) {
      return false
    }
    val type = field.type
    return !Modifier.isFinal(field.modifiers) ||
      type.isArray ||
      keepers.any { it.isAssignableFrom(type) } ||
      isPart(type)
  }

  /** State of its own; the world, and what is declared in it, is saved by itself. */
  private fun isPart(type: Class<*>): Boolean =
    Stateful::class.java.isAssignableFrom(type) &&
      type.packageName != Declared::class.java.packageName
}
