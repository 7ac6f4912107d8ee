package io.tickwright.dsl

import io.tickwright.timer.Timer
import java.util.concurrent.atomic.AtomicInteger
import kotlin.properties.Delegates
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertFalse
import org.junit.jupiter.api.Assertions.assertNotNull
import org.junit.jupiter.api.Assertions.assertThrows
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test

/** What a row class keeps beside its table is refused by its name when the table is declared. */
class HiddenStateTest {
  private class Declares(row: (Declares) -> Row) : Game() {
    val world by clock()
    val sheep by world.table { row(this) }
  }

  private class Plain : Row() {
    var wool by integer(1)
    private var memo = 0L

    fun remember() = memo++
  }

  private open class Base : Row() {
    lateinit var friend: Row
  }

  private class Derived : Base() {
    var wool by integer(1)
  }

  private class Forgets : Row() {
    val wool = integer(1)
  }

  private class ForgetsThing : Row() {
    val rest = timer("1s")
  }

  private class Listed : Row() {
    val path = ArrayList<Int>()
  }

  private class Mapped : Row() {
    val seen = HashMap<Int, Int>()
  }

  private class Numbers : Row() {
    val path = LongArray(3)
  }

  private class Part : Row() {
    val rest = Timer()
  }

  private class LazyOnce : Row() {
    var wool by integer(1)
    val first by lazy { wool }
  }

  private class Counted : Row() {
    val seen = AtomicInteger()
  }

  private class Watched : Row() {
    var mood by Delegates.observable(0) { _, _, _ -> }
  }

  private class Written : Row() {
    val diary = StringBuilder()
  }

  private fun refusalOf(row: () -> Row): String =
    assertThrows(IllegalArgumentException::class.java) { Declares { row() } }.message!!

  @Test
  fun aFieldOfARowClassThatIsNotDeclaredWithByIsRefusedByName() {
    val refusals =
      mapOf(
        "Plain.memo" to refusalOf { Plain() },
        "Base.friend" to refusalOf { Derived() },
        "Forgets.wool" to refusalOf { Forgets() },
        "ForgetsThing.rest" to refusalOf { ForgetsThing() },
        "Listed.path" to refusalOf { Listed() },
        "Mapped.seen" to refusalOf { Mapped() },
        "Numbers.path" to refusalOf { Numbers() },
        "Part.rest" to refusalOf { Part() },
        "LazyOnce.first" to refusalOf { LazyOnce() },
        "Counted.seen" to refusalOf { Counted() },
        "Watched.mood" to refusalOf { Watched() },
        "Written.diary" to refusalOf { Written() },
      )
    for ((name, refusal) in refusals) {
      assertTrue("`$name` is hidden state" in refusal && "of `sheep`" in refusal, refusal)
    }
  }

  private class Path(val way: List<Int>) : Row() {
    var step by integer(0)
  }

  private class Way(val way: () -> List<Int>) : Row() {
    var step by integer(0)
    val next: Int
      get() = way()[step.toInt()]
  }

  @Test
  fun aListIsRefusedAsWhatMayChangeAndIsTakenBehindAFunction() {
    val refusal = refusalOf { Path(listOf(4, 5)) }
    assertTrue("if it changes within" in refusal && "behind a function" in refusal, refusal)
    assertFalse("the next row of its slot would find it" in refusal, refusal)

    val stops = listOf(4, 5)
    val game = Declares { Way { stops } }
    game.simulation(60.hz).start()
    assertEquals(4, (game.sheep.spawn() as Way).next)
  }

  private class Constant(val game: Declares, private val tax: (Long) -> Long) : Row() {
    val most = 10L
    val name = "Dolly"
    var wool by integer(1)
    val taxed: Long
      get() = tax(wool).coerceAtMost(most)

    companion object {
      var known = 0
      val names = arrayListOf("Dolly")
    }
  }

  @Test
  fun constantsTheGameAndWhatALambdaCapturesAreNoState() {
    val game = Declares { game -> Constant(game) { it * 100 } }
    game.simulation(60.hz).start()
    val dolly = game.sheep.spawn() as Constant
    assertEquals(10, dolly.taxed)
    assertEquals("Dolly", Constant.names[Constant.known] + dolly.name.drop(5))
    assertNotNull(dolly.game)
  }

  @Test
  fun aRowMayBeInnerOrLocalAndSeeWhatIsAroundIt() {
    var shorn = 0L
    class Local : Row() {
      var wool by integer(4)

      fun shear() {
        shorn += wool
        wool = 0
      }
    }
    val game = Declares { Local() }
    game.simulation(60.hz).start()
    (game.sheep.spawn() as Local).shear()
    assertEquals(4, shorn)
    assertEquals(3, Outer().apply { simulation(60.hz).start() }.oxen.spawn().strength)
  }

  private class Outer : Game() {
    val world by clock()
    val base = 3L

    inner class Ox : Row() {
      var pull by integer(0)
      val strength: Long
        get() = base + pull
    }

    val oxen by world.table { Ox() }
  }
}
