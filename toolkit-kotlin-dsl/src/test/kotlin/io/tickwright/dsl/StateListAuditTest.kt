package io.tickwright.dsl

import io.tickwright.snapshot.StateDigest
import io.tickwright.state.StateVisitor
import io.tickwright.timer.Timer
import java.lang.reflect.Field
import java.lang.reflect.Modifier
import java.lang.reflect.Proxy
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Test

/** A state list lists every field of its class, and moves its digest with each. */
class StateListAuditTest {
  private enum class Mood {
    calm,
    angry,
  }

  private class Whole : StateList() {
    var shells by integer(6)
    var heat by ranged(3, 0L..10L)
    var aim by angle(30.degrees)
    var reach by fixed(2.fixed)
    var loaded by flag(true)
    var motto by text("hold")
    var mood by oneOf(Mood.calm)
    val reload by part(Timer())
    val barrels by parts { Barrel() }
    var lastDrawn = 0f
    val most = 8

    init {
      leavesOut("lastDrawn", "presentation")
    }
  }

  private open class Barrel : StateList() {
    var wear by integer(0)
  }

  private class Forgetful : Barrel() {
    var shots by integer(0)
    var jammed = false
    val seen = ArrayList<Int>()
  }

  @Test
  fun everyFieldIsListedOrLeftOutByName() {
    assertEquals(emptyList<String>(), forgottenBy(Whole()))
    assertEquals(listOf("jammed", "seen"), forgottenBy(Forgetful()))
  }

  @Test
  fun theDigestMovesWithEveryField() {
    val changes =
      mapOf<String, (Whole) -> Unit>(
        "shells" to { it.shells += 1 },
        "heat" to { it.heat += 1 },
        "aim" to { it.aim += 1.degrees },
        "reach" to { it.reach += 1.fixed },
        "loaded" to { it.loaded = false },
        "motto" to { it.motto = "run" },
        "mood" to { it.mood = Mood.angry },
        "reload" to { it.reload.arm(100) },
        "barrels" to { it.barrels += Barrel() },
      )
    assertEquals(changes.keys, namesIn(Whole()) - "lastDrawn")
    val digests = changes.values.map { change -> StateDigest.of(Whole().also(change)) }
    assertEquals(changes.size, (digests - StateDigest.of(Whole())).distinct().size)
  }

  private fun forgottenBy(list: StateList): List<String> =
    generateSequence<Class<*>>(list.javaClass) { it.superclass }
      .takeWhile { it != StateList::class.java }
      .flatMap { it.declaredFields.asSequence() }
      .filter { !Modifier.isStatic(it.modifiers) && !it.isSynthetic && !isConstant(it) }
      .map { it.name.removeSuffix("\$delegate") }
      .filter { it !in namesIn(list) }
      .toList()

  private fun isConstant(field: Field): Boolean =
    Modifier.isFinal(field.modifiers) && field.type.isPrimitive

  /** The names it lists and those it leaves out. */
  private fun namesIn(list: StateList): Set<String> {
    val names = LinkedHashSet<String>()
    val kinds = arrayOf<Class<*>>(StateVisitor::class.java)
    val reader =
      Proxy.newProxyInstance(javaClass.classLoader, kinds) { _, method, arguments ->
        if (arguments == null) false
        else {
          names += arguments[0] as String
          if (method.returnType == Void.TYPE) null else arguments[1]
        }
      }
    list.state(reader as StateVisitor)
    return names
  }
}
