package io.tickwright.dsl

import io.tickwright.state.StateVisitor
import io.tickwright.state.Stateful

/**
 * State of one's own whose names are those of its properties, said once.
 *
 * ```
 * class Turret : StateList() {
 *   var shells by integer(6)
 *   val reload by part(Timer())
 *
 *   init {
 *     leavesOut("lastDrawn", "presentation")
 *   }
 * }
 * ```
 *
 * It lists the fields in the order declared, as the Java `state(StateVisitor)` of the same fields
 * does, so that the digests are equal. Reading or writing a field costs a field access.
 */
public open class StateList : Stateful {
  private val fields = ArrayList<Stateful>()

  /** Declares a whole number of 64 bits. */
  public fun integer(initial: Long): Declaring<LongField> = Declaring {
    listed(LongField(it, initial, Long.MIN_VALUE, Long.MAX_VALUE))
  }

  /**
   * Declares a whole number in this closed range; a restore outside it is refused.
   *
   * @throws IllegalArgumentException when it does not begin in the range
   */
  public fun ranged(initial: Long, range: LongRange): Declaring<LongField> = Declaring {
    require(initial in range) {
      "`$it` begins at $initial, which is not in $range; a save of it could not be loaded"
    }
    listed(LongField(it, initial, range.first, range.last))
  }

  /** Declares a fixed-point number. */
  public fun fixed(initial: Fixed): Declaring<FixedField> = Declaring {
    listed(FixedField(it, initial.bits))
  }

  /** Declares an angle. */
  public fun angle(initial: Angle): Declaring<AngleField> = Declaring {
    listed(AngleField(it, initial.bits))
  }

  /** Declares a yes or no. */
  public fun flag(initial: Boolean): Declaring<FlagField> = Declaring {
    listed(FlagField(it, initial))
  }

  /** Declares a text. */
  public fun text(initial: String): Declaring<TextField> = Declaring {
    listed(TextField(it, initial))
  }

  /** Declares a constant of an enum, kept by its name. */
  public fun <E : Enum<E>> oneOf(initial: E): Declaring<EnumField<E>> = Declaring {
    listed(EnumField(it, initial))
  }

  /** Declares a nested part with a list of its own: a timer, a bank, another [StateList]. */
  public fun <S : Stateful> part(part: S): Declaring<Held<S>> = Declaring { name ->
    listed(Stateful { s -> s.part(name, part) })
    Held(part)
  }

  /** Declares a list of parts whose length is state as well; [blank] makes one to restore into. */
  public fun <S : Stateful> parts(blank: () -> S): Declaring<Held<MutableList<S>>> =
    Declaring { name ->
      val list = ArrayList<S>()
      listed(Stateful { s -> s.parts(name, list, blank) })
      Held(list)
    }

  /** Says that a property is no state, and why. */
  public fun leavesOut(name: String, why: String) {
    listed(Stateful { s -> s.leavesOut(name, why) })
  }

  override fun state(s: StateVisitor) {
    for (i in fields.indices) fields[i].state(s)
  }

  private fun <F : Stateful> listed(field: F): F {
    fields += field
    return field
  }
}

/** State listed in a block, for what needs no class of its own. */
public fun state(list: StateList.() -> Unit): StateList = StateList().apply(list)
