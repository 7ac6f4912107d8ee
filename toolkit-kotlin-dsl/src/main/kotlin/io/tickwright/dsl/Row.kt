package io.tickwright.dsl

import io.tickwright.sim.AngleColumn
import io.tickwright.sim.Column
import io.tickwright.sim.DurationColumn
import io.tickwright.sim.FixedColumn
import io.tickwright.sim.FlagColumn
import io.tickwright.sim.IntegerColumn
import io.tickwright.sim.RandomStream
import io.tickwright.sim.Table
import io.tickwright.sim.TextColumn
import io.tickwright.time.PerSecond
import kotlin.jvm.internal.CallableReference
import kotlin.reflect.KProperty0
import kotlin.time.Duration

/**
 * A row of a table that reads like an object while its fields are columns of the core's table.
 *
 * ```
 * class Enemy : Row() {
 *   var hp by integer(10)
 *   val windup by timer(0.75.seconds)
 * }
 * val enemies by world.table(::Enemy)
 *
 * enemies.spawn { hp = 20 }
 * for (enemy in enemies) enemy.hp -= 3
 * ```
 *
 * The class says what every row has; the table makes one object for each slot, used again by
 * whatever row lives there next. A row is therefore good while it lives: what must outlive it is
 * its [ref]. Reading one that is gone gives defaults and writing does nothing; both are counted in
 * [Table.staleUses]; a script is refused. What a row keeps is declared with `by`; any other field
 * whose type shows that it changes is hidden state, which the table refuses by name.
 */
@TickwrightDsl
public abstract class Row {
  /** Its slot in the table: what the core's columns are asked with. */
  public var slot: Int = Birth.present().slot
    internal set

  internal val home: TableOf<*> = Birth.present().home

  /** No field: a row would keep it for life, and a loop over rows fetch more of each. */
  private val birth: Birth
    get() = Birth.present()

  /** This long in base units, as in [GameScope.units]: `rest = 2.seconds.units`. */
  public val Duration.units: Units
    get() = Units(home.table.world().base().authored(this))

  /** So many base units as the text says, such as `"1/3s"`, as in [GameScope.units]. */
  public fun units(duration: String): Units = Units(home.table.world().units(duration))

  /** Declares a whole number in ±(2⁵³−1); a new row holds [initial]. */
  protected fun integer(initial: Long): ColumnDeclaring<IntegerColumn> = column { table, name ->
    table.integer(name, exact(name, initial))
  }

  /** Declares a whole number of 64 bits. */
  protected fun wide(initial: Long): ColumnDeclaring<IntegerColumn> = column { table, name ->
    table.wide(name, initial)
  }

  /** Declares a fixed-point number. */
  protected fun fixed(initial: Fixed): ColumnDeclaring<FixedColumn> = column { table, name ->
    table.fixed(name, initial.bits)
  }

  /** Declares a length of time, to the nearest base unit. */
  protected fun duration(initial: Duration): ColumnDeclaring<DurationColumn> =
    column { table, name ->
      table.duration(name, table.world().base().authored(initial))
    }

  /** Declares a length of time, given as exact text such as `"1/3s"`. */
  protected fun duration(initial: String): ColumnDeclaring<DurationColumn> = column { table, name ->
    table.duration(name, table.world().units(initial))
  }

  /** Declares an angle. */
  protected fun angle(initial: Angle): ColumnDeclaring<AngleColumn> = column { table, name ->
    table.angle(name, initial.bits)
  }

  /** Declares a yes or no. */
  protected fun flag(initial: Boolean): ColumnDeclaring<FlagColumn> = column { table, name ->
    table.flag(name, initial)
  }

  /** Declares a text. */
  protected fun text(initial: String): ColumnDeclaring<TextColumn> = column { table, name ->
    table.text(name, initial)
  }

  /** Declares a choice from the constants of an enum; a new row holds the first. */
  protected inline fun <reified E : Enum<E>> oneOf(): ThingDeclaring<ChosenColumn<E>> =
    oneOf(enumValues<E>())

  /** Declares a choice from these constants of an enum; a new row holds the first. */
  protected fun <E : Enum<E>> oneOf(constants: Array<E>): ThingDeclaring<ChosenColumn<E>> =
    ThingDeclaring { name ->
      ChosenColumn(birth.column(name) { it.oneOf(name, *namesOf(constants)) }, constants)
    }

  /** Declares a reference to a row of a table, which is null once that row is gone. */
  protected fun <E : Row> ref(target: TableOf<E>): ThingDeclaring<RefTo<E>> =
    ThingDeclaring { name ->
      RefTo(birth.column(name) { it.ref(name, target.table) }, target)
    }

  /** Declares a reference to another row of this table, which is null once that row is gone. */
  protected inline fun <reified E : Row> ref(): ThingDeclaring<RefTo<E>> =
    ref(homeOf(E::class.java))

  @PublishedApi
  internal fun <E : Row> homeOf(kind: Class<E>): TableOf<E> {
    require(kind.isInstance(this)) {
      "ref<${kind.simpleName}>() in ${javaClass.simpleName} is a reference to this very table; to" +
        " another one it is ref(table)"
    }
    @Suppress("UNCHECKED_CAST")
    return home as TableOf<E>
  }

  /** Declares a timer that `arm()` arms for this long, to the nearest base unit. */
  protected fun timer(duration: Duration): ThingDeclaring<RowTimer> = ThingDeclaring { name ->
    RowTimer(birth.column(name) { it.timers(name, it.world().base().authored(duration)) }, this)
  }

  /** Declares a timer that `arm()` arms for this long, read exactly, such as `"1/3s"`. */
  protected fun timer(duration: String): ThingDeclaring<RowTimer> = ThingDeclaring { name ->
    RowTimer(birth.column(name) { it.timers(name, duration) }, this)
  }

  /**
   * Declares a bank at this rate until the row is given another one.
   *
   * What it gains raises `gained`, unless it goes [into] a number of the row, which it then fills
   * up to [most] by itself. It gains only while [whenever], a flag of the row, is set. Both are
   * declared above it: `val feed by bank(2.perSecond, into = ::shells, most = 8)`.
   */
  protected fun bank(
    rate: PerSecond = PerSecond.ZERO,
    into: KProperty0<Long>? = null,
    most: Long = Long.MAX_VALUE,
    whenever: KProperty0<Boolean>? = null,
  ): ThingDeclaring<RowBank> = ThingDeclaring { name ->
    val column =
      birth.column(name) { table ->
        require(into != null || most == Long.MAX_VALUE) {
          "`${table.name()}.$name` has a most of $most and nothing to fill: say into = ::property"
        }
        val bank = table.banks(name, rate)
        if (into != null) bank.into(own(into) as IntegerColumn).most(most)
        if (whenever != null) bank.`when`(own(whenever) as FlagColumn)
        bank
      }
    RowBank(column, this)
  }

  private fun own(property: KProperty0<*>): Column {
    require((property as? CallableReference)?.boundReceiver === this) {
      "`${property.name}` is no property of ${javaClass.simpleName}: a row's bank fills and asks" +
        " its own row"
    }
    return requireNotNull(home.columns.find { it.name() == property.name }) {
      "`${property.name}` is declared with `by`, and above the bank that fills or asks it"
    }
  }

  /** Declares a bank at this rate, such as `"2.5/s"`; see the other [bank]. */
  protected fun bank(
    rate: String,
    into: KProperty0<Long>? = null,
    most: Long = Long.MAX_VALUE,
    whenever: KProperty0<Boolean>? = null,
  ): ThingDeclaring<RowBank> = bank(PerSecond.of(rate), into, most, whenever)

  /** Declares a metronome that beats at this interval, to the nearest base unit, at least one. */
  protected fun metronome(interval: Duration): ThingDeclaring<RowMetronome> =
    ThingDeclaring { name ->
      val column = birth.column(name) { it.metronomes(name, it.world().base().interval(interval)) }
      RowMetronome(column, this)
    }

  /** Declares a metronome that beats at exactly this interval, such as `"1/3s"`. */
  protected fun metronome(interval: String): ThingDeclaring<RowMetronome> = ThingDeclaring { name ->
    RowMetronome(birth.column(name) { it.metronomes(name, interval) }, this)
  }

  /** Declares a random stream: a child of a declared one, so that rows never shift each other. */
  protected fun stream(parent: RandomStream): ThingDeclaring<RowStream> = ThingDeclaring { name ->
    RowStream(birth.column(name) { it.streams(name, parent) }, this)
  }

  private fun <C : Column> column(make: (Table, String) -> C): ColumnDeclaring<C> =
    ColumnDeclaring { name ->
      birth.column(name) { make(it, name) }
    }
}

/** Whether a row lives in its slot. */
public val Row.lives: Boolean
  get() = home.table.lives(slot)

/** Ends the row: its fields return to their defaults, and what refers to it goes stale. */
public fun Row.despawn(): Unit = home.table.despawn(slot)

/** What names the row for ever, also when another one has come to live in its slot. */
public val <E : Row> E.ref: Ref<E>
  get() = Ref(home.table.handle(slot))
