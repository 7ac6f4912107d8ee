package io.tickwright.dsl

import io.tickwright.snapshot.SnapshotBytes
import java.lang.ref.WeakReference
import kotlin.time.Duration.Companion.seconds
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertFalse
import org.junit.jupiter.api.Assertions.assertThrows
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test

/** How flows end: by themselves, by others, with their row; and that nothing of them stays. */
class FlowEndsTest {
  class Beacons : Game() {
    val world by clock()
    val fire by world.action()
    val reload by world.timer("1/60s")
    val heard = ArrayList<String>()

    class Post : Row() {
      var hp by integer(3)
    }

    val posts by world.table(::Post)
    val flows by world.flows()

    init {
      on.action(fire) { flows.cancel("beacon") }
      on.fired(reload) { flows.cancelAll() }
    }
  }

  private val game = Beacons()
  private val sim = game.simulation(60.hz)
  private val flows = game.flows

  init {
    sim.start()
  }

  /** A flow that says its name in every tick, after what it does there. */
  private fun beacon(name: String, owner: Beacons.Post? = null, each: (Int) -> Unit = {}) {
    flows.launch(name, owner) {
      var turn = 0
      while (true) {
        delay("1/60s")
        each(++turn)
        game.heard += name
      }
    }
  }

  private fun heardIn(ticks: Long): List<String> {
    game.heard.clear()
    sim.tick(ticks)
    return game.heard.toList()
  }

  @Test
  fun aFlowThatCancelsItselfComesToItsNextWaitAndNoFurther() {
    beacon("beacon") {
      assertTrue(flows.isRunning("beacon"))
      if (it == 3) flows.cancel("beacon")
      assertEquals(it < 3, flows.isRunning("beacon"))
    }
    assertEquals(List(3) { "beacon" }, heardIn(20))
    assertFalse(flows.isRunning("beacon"))
  }

  @Test
  fun aFlowThatCancelsAllEndsThoseAfterItInTheSameTickAndItself() {
    beacon("before")
    beacon("middle") { if (it == 2) flows.cancelAll() }
    beacon("after")
    assertEquals(listOf("before", "middle", "after", "before", "middle"), heardIn(20))
    assertEquals(emptyList<String>(), listOf("before", "middle", "after").filter(flows::isRunning))
  }

  @Test
  fun aFlowEndsOneBeforeItAndOneAfterItInTheSameTick() {
    beacon("first")
    beacon("second") {
      if (it != 2) return@beacon
      flows.cancel("first")
      flows.cancel("third")
    }
    beacon("third")
    beacon("fourth")
    assertEquals(listOf("first", "second", "third", "fourth"), heardIn(1))
    assertEquals(listOf("first", "second", "fourth"), heardIn(1))
    assertEquals(listOf("second", "fourth"), heardIn(1))
  }

  @Test
  fun aHandlerEndsAFlowThatIsDueInItsTick() {
    beacon("beacon")
    beacon("other")
    sim.tap(game.fire)
    assertEquals(listOf("other"), heardIn(1))
    game.reload.arm()
    assertEquals(emptyList<String>(), heardIn(3))
  }

  @Test
  fun aConditionThatEndsItsFlowIsItsLastCode() {
    flows.launch("asks") {
      until {
        flows.cancel("asks")
        true
      }
      game.heard += "went on"
    }
    assertEquals(emptyList<String>(), heardIn(3))
  }

  @Test
  fun aFlowThatEndsItselfInItsFirstPartWaitsForNothing() {
    flows.launch("brief") {
      flows.cancel("brief")
      game.heard += "here"
      delay(Units(1))
      game.heard += "there"
    }
    assertEquals(listOf("here"), game.heard)
    assertFalse(flows.isRunning("brief"))
    assertEquals(emptyList<String>(), heardIn(3))
  }

  private fun restarting(turn: Int) {
    beacon("beacon") {
      if (it != 2) return@beacon
      game.heard += "turn $turn"
      flows.cancel("beacon")
      restarting(turn + 1)
    }
  }

  @Test
  fun aFlowStartsItselfAgainUnderItsOwnName() {
    restarting(1)
    val turn = listOf("beacon", "turn 1", "beacon")
    assertEquals(turn + listOf("beacon", "turn 2", "beacon"), heardIn(4))
    assertTrue(flows.isRunning("beacon"))
    flows.cancel("beacon")
    assertEquals(emptyList<String>(), heardIn(3))
  }

  @Test
  fun aLaunchWithinALaunchComesAfterIt() {
    flows.launch("outer") {
      flows.launch("inner") {
        game.heard += "inner 1"
        delay("1/60s")
        game.heard += "inner 2"
      }
      game.heard += "outer 1"
      delay("1/60s")
      game.heard += "outer 2"
    }
    assertEquals(listOf("inner 1", "outer 1"), game.heard)
    assertEquals(listOf("outer 2", "inner 2"), heardIn(1))
  }

  @Test
  fun aFlowThatDespawnsItsOwnerEndsAtItsNextWait() {
    val post = game.posts.spawn()
    flows.launch("of a post", post) {
      delay("1/60s")
      post.despawn()
      game.heard += "after the despawn"
      assertFalse(flows.isRunning("of a post"))
      delay(Units(0))
      game.heard += "after a wait"
    }
    assertEquals(listOf("after the despawn"), heardIn(5))
  }

  @Test
  fun aFlowWhoseOwnerAnotherDespawnsDoesNotGoOnInThatTick() {
    val post = game.posts.spawn()
    beacon("killer") { if (it == 2) post.despawn() }
    beacon("of a post", post)
    assertEquals(listOf("killer", "of a post", "killer"), heardIn(2))
    game.posts.spawn()
    assertEquals(listOf("killer"), heardIn(1), "and not for the next row of the slot")
  }

  @Test
  fun aFlowWhoseOwnerIsGoneKeepsNoSaveFromBeingMade() {
    val post = game.posts.spawn()
    beacon("of a post", post)
    game.world.pause()
    sim.tick(3)
    assertThrows(IllegalStateException::class.java) { SnapshotBytes.of(sim.state()) }
    post.despawn()
    assertFalse(flows.isRunning("of a post"))
    assertTrue(SnapshotBytes.of(sim.state()).isNotEmpty())
  }

  @Test
  fun whatHasEndedIsNotKept() {
    val gone = ArrayList<WeakReference<Any>>()
    fun launch(name: String, owner: Beacons.Post? = null, waits: Boolean = true) {
      val held = Any()
      gone += WeakReference(held)
      flows.launch(name, owner) {
        if (waits) delay(1.seconds)
        game.heard += "$held"
      }
    }
    beacon("first")
    launch("at once", waits = false)
    game.world.pause()
    launch("cancelled")
    flows.cancel("cancelled")
    launch("at once on a paused clock", waits = false)
    val post = game.posts.spawn()
    launch("owned", post)
    post.despawn()
    sim.tick(1)
    assertThrows(IllegalStateException::class.java) {
      flows.launch("fails") { error("${Any().also { gone += WeakReference(it) }}") }
    }
    beacon("last")
    repeat(20) { if (gone.any { it.get() != null }) System.gc() }
    assertEquals(listOf(null, null, null, null, null), gone.map { it.get() })
    game.world.resume()
    assertEquals(listOf("first", "last"), heardIn(1))
  }
}
