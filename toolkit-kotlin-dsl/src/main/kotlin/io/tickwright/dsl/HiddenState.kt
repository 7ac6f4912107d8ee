package io.tickwright.dsl

import io.tickwright.sim.Declared
import io.tickwright.state.Stateful
import java.lang.reflect.Field
import java.lang.reflect.Modifier
import kotlin.properties.ReadWriteProperty

/**
 * What a row class keeps beside its table. Its objects outlive their rows, so the next row of a
 * slot would find it, and no save, digest or rollback would.
 *
 * Only the declared type of a field is looked at: an object of a class of the game's own may hide
 * what it likes. What a class captures is no hidden state, and neither are constants or a reference
 * to the game.
 */
internal object HiddenState {
  private const val ATOMICS = "java.util.concurrent.atomic"

  /** A `val` of these changes within, or was meant to be declared with `by`. */
  private val keepers =
    listOf(
      Appendable::class.java,
      ReadWriteProperty::class.java,
      Lazy::class.java,
      ColumnDeclaring::class.java,
      ThingDeclaring::class.java,
    )

  /** A `val` of these may be a constant, which its type does not tell. */
  private val containers = listOf(Collection::class.java, Map::class.java)

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
    if (isContainer(field.type) && Modifier.isFinal(field.modifiers)) {
      return "`$name` is hidden state if it changes within: no save would have that. Keep it" +
        " outside the rows of `$table`, or behind a function that they are given"
    }
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
      isContainer(type) ||
      keepers.any { it.isAssignableFrom(type) } ||
      type.packageName == ATOMICS ||
      isPart(type)
  }

  private fun isContainer(type: Class<*>): Boolean = containers.any { it.isAssignableFrom(type) }

  /** State of its own; the world, and what is declared in it, is saved by itself. */
  private fun isPart(type: Class<*>): Boolean =
    Stateful::class.java.isAssignableFrom(type) &&
      type.packageName != Declared::class.java.packageName
}
