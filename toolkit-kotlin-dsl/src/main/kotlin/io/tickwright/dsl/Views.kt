package io.tickwright.dsl

import io.tickwright.ease.EasedAngle
import io.tickwright.ease.EasedValue
import io.tickwright.ease.View
import io.tickwright.present.Blend
import io.tickwright.sim.AngleColumn
import io.tickwright.sim.FixedColumn
import io.tickwright.sim.IntegerColumn
import io.tickwright.sim.Simulation
import io.tickwright.time.PerSecond
import kotlin.reflect.KProperty
import kotlin.reflect.KProperty1
import kotlin.time.Duration
import kotlin.time.DurationUnit

/** Declares an angle that is drawn turning toward its target, 63 % of the way in 1/rate seconds. */
public fun GameScope.easeAngle(rate: PerSecond): Declaring<EasedAngle> = Declaring {
  world().easedAngle(it, rate.text())
}

/** Declares an angle that is drawn turning toward its target at this rate, such as `"6/s"`. */
public fun GameScope.easeAngle(rate: String): Declaring<EasedAngle> = Declaring {
  world().easedAngle(it, rate)
}

/** Declares a number that is drawn easing toward its target, 63 % of the way in 1/rate seconds. */
public fun GameScope.easeValue(rate: PerSecond): Declaring<EasedValue> = Declaring {
  world().easedValue(it, rate.text())
}

/** Declares a number that is drawn easing toward its target at this rate, such as `"6/s"`. */
public fun GameScope.easeValue(rate: String): Declaring<EasedValue> = Declaring {
  world().easedValue(it, rate)
}

/** A property declared with `by` holds the view itself. */
@Suppress("NOTHING_TO_INLINE", "UnusedReceiverParameter")
public inline operator fun <V : View> V.getValue(thisRef: Any?, property: KProperty<*>): V = this

/** Turns toward an angle from now on. */
public fun EasedAngle.to(target: Angle): Unit = turnTo(target.bits)

// Without these, Kotlin's own `to` would take anything else and make a pair of it.

/** Refuses what is no angle. */
@Deprecated("`to` takes an angle. Write look.to(90.degrees).", level = DeprecationLevel.ERROR)
@JvmSynthetic
@Suppress("UnusedReceiverParameter", "UNUSED_PARAMETER")
public infix fun EasedAngle.to(target: Any?): Nothing =
  throw IllegalArgumentException("$target is no Angle")

/** Where it points now, in degrees in `[0, 360)`; for drawing only. */
public val EasedAngle.degrees: Double
  get() = degrees()

/** Goes toward a whole number from now on. */
public fun EasedValue.to(target: Int): Unit = to(target.toDouble())

/** Goes toward a whole number from now on, the nearest there is beyond ±2⁵³. */
public fun EasedValue.to(target: Long): Unit = to(target.toDouble())

/** Goes toward a fixed-point number from now on. */
public fun EasedValue.to(target: Fixed): Unit = to(target.bits / Fixed.ONE.bits.toDouble())

/** Refuses what is no number. */
@Deprecated("`to` takes a number. Write bar.to(hull).", level = DeprecationLevel.ERROR)
@JvmSynthetic
@Suppress("UnusedReceiverParameter", "UNUSED_PARAMETER")
public infix fun EasedValue.to(target: Any?): Nothing =
  throw IllegalArgumentException("$target is no number")

/** Where it is now; for drawing only. */
public val EasedValue.value: Double
  get() = value()

/**
 * The last two ticks of a field of every row, to draw between them; see [Blend] for what each way
 * of drawing costs.
 *
 * ```
 * val ghosts = sim.blend(game.enemies, Enemy::hex)
 * for (enemy in game.enemies) draw(ghosts.lerp(enemy, plan.alpha))
 * ```
 *
 * A row of another table is refused with an [IllegalArgumentException].
 */
public class BlendOf<E : Row>
internal constructor(
  /** The core's blend underneath. */
  public val blend: Blend,
  private val table: TableOf<E>,
) : AutoCloseable {
  /** Between the last two ticks: always where it has been, and up to one tick late. */
  public fun lerp(row: E, alpha: Float): Double = blend.lerp(slotOf(row), alpha.toDouble())

  /** As if it went on as in the last tick: not late, and wrong whenever it changes its mind. */
  public fun extrapolate(row: E, alpha: Float): Double =
    blend.extrapolate(slotOf(row), alpha.toDouble())

  /** Easing after it with the time of one frame: smooth over any change, and 1/rate s late. */
  public fun chase(row: E, rate: PerSecond, frame: Duration): Double =
    blend.chase(
      slotOf(row),
      rate.numerator.toDouble() / rate.denominator,
      frame.toDouble(DurationUnit.SECONDS),
    )

  /** Makes the row stand where it is: it has been put there, it has not moved there. */
  public fun snap(row: E): Unit = blend.snap(slotOf(row))

  /** Lets the simulation go, for a screen that closes before its game; it is of no use after. */
  override fun close(): Unit = blend.close()

  private fun slotOf(row: E): Int {
    require(row.home === table) {
      "a blend of rows of `${table.table.name()}` has none of `${row.home.table.name()}`"
    }
    return row.slot
  }
}

/**
 * Blends a field of whole numbers, fixed-point numbers or angles of every row, from now on in every
 * tick until it is closed.
 *
 * @throws IllegalArgumentException when the field is none of these
 */
public fun <E : Row> Simulation.blend(table: TableOf<E>, field: KProperty1<E, *>): BlendOf<E> =
  when (val column = table.column(field.name)) {
    is IntegerColumn -> BlendOf(Blend.of(this, column), table)
    is FixedColumn -> BlendOf(Blend.of(this, column), table)
    is AngleColumn -> BlendOf(Blend.of(this, column), table)
    else ->
      throw IllegalArgumentException(
        "`$column` has nothing between two values; blend an integer, fixed or angle field"
      )
  }
