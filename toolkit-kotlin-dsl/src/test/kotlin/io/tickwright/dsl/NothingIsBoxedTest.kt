package io.tickwright.dsl

import com.sun.management.ThreadMXBean
import java.lang.management.ManagementFactory
import kotlin.time.Duration.Companion.milliseconds
import kotlin.time.Duration.Companion.seconds
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test
import org.objectweb.asm.ClassReader
import org.objectweb.asm.ClassVisitor
import org.objectweb.asm.MethodVisitor
import org.objectweb.asm.Opcodes

/** The tick path of a Kotlin game makes no object: seen in its bytecode and counted in bytes. */
class NothingIsBoxedTest {
  /** Every kind of declared thing, read and written in each of its ticks. */
  class Busy : Game() {
    val world by clock()
    var hits by integer(0)
    var way by fixed(Fixed.ZERO)
    var aim by angle(0.degrees)
    var alarm by flag(false)
    var rest by duration(0.seconds)
    val feed by world.bank(53.perSecond)
    val drum by world.metronome(20.milliseconds)
    val reload by world.timer(100.milliseconds)
    val loot by stream()
    val fire by world.action()
    val flows by world.flows()

    class Enemy : Row() {
      var hp by integer(1000)
      var pace by fixed("0.25".fixed)
      var bearing by angle(10.degrees)
      var angry by flag(false)
      val walk by bank(30.perSecond)
      val windup by timer(0.05.seconds)
    }

    val enemies by world.table(::Enemy)

    init {
      on.start {
        repeat(40) { enemies.spawn { windup.arm() } }
        reload.arm()
        flows.launch("waits") {
          while (true) {
            delay(20.milliseconds)
            if (!until(fire, max = 30.milliseconds)) hits += 1
            until { true }
          }
        }
      }
      on.gained(feed) { n -> hits += n }
      on.beat(drum) { n -> hits -= n }
      on.fired(reload) { rearm() }
      on.fired(enemies, Enemy::windup) { rows ->
        for (enemy in rows) {
          enemy.hp -= 3
          enemy.windup.arm()
        }
      }
      on.gained(enemies, Enemy::walk) { rows -> for (enemy in rows) enemy.hp += enemy.walk.gained }
      on.tick(world) { everyTick() }
    }

    private fun rearm() {
      alarm = !alarm
      reload.arm(70.milliseconds)
      rest = reload.left + reload.spent + 2.seconds.units
    }

    private fun everyTick() {
      way += step * step
      aim += turn + 22.5.degrees
      for (enemy in enemies) {
        enemy.bearing += aim
        enemy.walk.rate = if (alarm) slow else usual
        enemy.pace = enemy.pace * Fixed.ONE
        enemy.angry = enemy.hp > 5 && reload.left > 50.milliseconds.units
      }
      for (enemy in enemies) {
        for (other in enemies) if (other.hp > enemy.hp) enemy.pace = other.pace
      }
      enemies.update(Enemy::hp) { if (it > 900) it - 1 else it }
      enemies.update(Enemy::bearing) { it + turn }
      enemies.update(Enemy::pace) { it + step }
      val weakest = enemies.least(Enemy::hp)
      if (weakest != null && loot.between(1, 3) == 2L) weakest.hp += 1
      last = weakest?.ref ?: last
      val again = enemies[last]
      if (again != null) again.angry = true
    }

    private var last = Ref<Enemy>(0)
    private val turn = 3.degrees
    private val slow = 22.5.perSecond
    private val usual = 30.perSecond
    private val step = "0.125".fixed
  }

  @Test
  fun tenThousandTicksAllocateNothing() {
    val game = Busy()
    val sim = game.simulation(60.hz)
    sim.tick(20_000)
    assertTrue(game.hits != 0L && game.enemies[0].hp != 1000L, "something happened")
    val thread = ManagementFactory.getThreadMXBean() as ThreadMXBean
    val own = Thread.currentThread().id
    val before = thread.getThreadAllocatedBytes(own)
    val reading = thread.getThreadAllocatedBytes(own) - before
    // Up to twenty rounds warm up: what is not inlined yet may allocate what it will not later.
    var spent = Long.MAX_VALUE
    var rounds = 0
    while (spent > 0 && rounds++ < 20) {
      val start = thread.getThreadAllocatedBytes(own)
      sim.tick(10_000)
      spent = minOf(spent, thread.getThreadAllocatedBytes(own) - start - reading)
    }
    assertEquals(0, spent, "bytes in 10,000 ticks")
  }

  @Test
  fun aShortNumberIsNotReadAsText() {
    val thread = ManagementFactory.getThreadMXBean() as ThreadMXBean
    val own = Thread.currentThread().id
    val calls = 10_000
    var heard = 0L
    fun bytes(body: () -> Unit): Long {
      body()
      val start = thread.getThreadAllocatedBytes(own)
      body()
      return (thread.getThreadAllocatedBytes(own) - start) / calls
    }
    val rates = bytes {
      for (i in 0 until calls) heard += i.perSecond.numerator + (i / 4.0).perSecond.denominator
    }
    val angles = bytes { for (i in 0 until calls) heard += (i / 4.0).degrees.bits }
    assertTrue(heard != 0L && rates < 128, "two rates are two small objects, not $rates bytes")
    assertTrue(angles < 8, "an angle is none, not $angles bytes")
  }

  @Test
  fun theBytecodeOfAGameBoxesNowhere() {
    val seen = ArrayList<String>()
    val calls = intArrayOf(0)
    for (type in listOf(Busy::class.java, Busy.Enemy::class.java)) {
      boxes(type, seen, calls)
    }
    assertTrue(calls[0] > 100, "calls were looked at")
    assertEquals(emptyList<String>(), seen)
  }

  @Test
  fun aBoxWouldBeSeen() {
    val seen = ArrayList<String>()
    boxes(Boxing::class.java, seen, intArrayOf(0))
    assertEquals(2, seen.size, seen.toString())
  }

  private class Boxing {
    val numbers = ArrayList<Any>()

    fun both(count: Long, aim: Angle) {
      numbers.add(count)
      numbers.add(aim)
    }
  }

  private fun boxes(type: Class<*>, seen: MutableList<String>, calls: IntArray) {
    val file = type.name.substringAfterLast('.') + ".class"
    val reader = type.getResourceAsStream(file)!!.use { ClassReader(it) }
    reader.accept(
      object : ClassVisitor(Opcodes.ASM9) {
        override fun visitMethod(
          access: Int,
          name: String,
          descriptor: String,
          signature: String?,
          exceptions: Array<String>?,
        ): MethodVisitor =
          object : MethodVisitor(Opcodes.ASM9) {
            override fun visitMethodInsn(
              opcode: Int,
              owner: String,
              called: String,
              type: String,
              isInterface: Boolean,
            ) {
              calls[0]++
              val wrapper = owner.startsWith("java/lang/") && called == "valueOf"
              if (wrapper || called == "box-impl") seen += "$name calls $owner.$called"
            }
          }
      },
      ClassReader.SKIP_DEBUG,
    )
  }
}
