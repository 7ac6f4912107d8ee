package io.tickwright.dsl

import java.nio.file.Path
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Test
import org.junit.jupiter.api.io.TempDir

/** What a length, a count, a moment, a handle or a rate is not taken for. */
class MistakesDoNotCompileTest {
  /** Each mistake, and a word of what the compiler says. */
  private val mistakes =
    listOf(
      "loop.plan(3.ticks)" to "Ticks",
      "sim.frame(3.ticks)" to "mismatch",
      "sim.tick(Units(3))" to "Units",
      "sim.tick(Timestamp(3))" to "Timestamp",
      "sim.advance(3.ticks)" to "applicable",
      "game.reload.arm(3.ticks)" to "applicable",
      "game.reload.arm(1.5)" to "applicable",
      "game.reload.left + 3.ticks" to "Ticks",
      "game.reload.left < sim.ticks" to "Ticks",
      "val left: Long = game.reload.left" to "Long",
      "val ticks: Ticks = sim.simulated" to "Ticks",
      "game.bullets[game.enemies[0].ref]" to "applicable",
      "game.enemies[Units(3)]" to "applicable",
      "game.on.fired(game.enemies, Enemy::hp) { }" to "inapplicable",
      "game.on.fired(game.enemies, Enemy::walk) { }" to "inapplicable",
      "game.on.gained(game.enemies, Bullet::speed) { }" to "applicable",
      "game.enemies.least(Bullet::speed)" to "applicable",
      "game.enemies.least(Enemy::aim)" to "applicable",
      "game.enemies.least(Enemy::mood)" to "applicable",
      "game.enemies.most(Enemy::words)" to "applicable",
      "game.enemies.least(Enemy::hp).hp" to "null",
      "game.world.speed = 1 / 3" to "Speed",
      "game.feed.rate = 1 over 3" to "PerSecond",
      "FrameLoop(2.5.perSecond)" to "PerSecond",
      "game.feed += 1" to "ClockedBank",
      "game.reload -= 1.5" to "minusAssign",
      "game.enemies[0].aim + 3" to "Angle",
      "1.fixed + 3" to "Fixed",
      "game.shells = 2.5" to "Long",
      "game.look.to(90)" to "90.degrees",
      "game.look.to(90.0)" to "90.degrees",
      "game.look.to(\"90deg\")" to "90.degrees",
      "game.look to 90.degrees" to "90.degrees",
      "game.glow.to(\"3\")" to "a number",
      "game.glow.to(90.degrees)" to "a number",
      "game.glow to 20" to "a number",
      "game.world().find(\"x\").name()" to "null",
      "io.tickwright.dsl.simulation(60.hz) { val w by clock()\n" +
        "val s by w.sequence { val x by integer(0) } }" to "receiver",
    )

  private val right =
    """
    loop.plan(Timestamp(3)); sim.frame(Timestamp(3)); sim.tick(3.ticks); sim.advance(2.seconds)
    sim.advance(game.reload.left + Units(3)); game.reload.arm("1/3s")
    val ref: Ref<Enemy> = game.enemies[0].ref
    game.enemies[ref]?.hp = 3
    game.on.fired(game.enemies, Enemy::windup) { rows -> for (e in rows) e.hp -= 3 }
    game.enemies.least(Enemy::hp)?.despawn()
    game.enemies.most(Enemy::rest)?.despawn()
    game.world.speed = 1 over 3
    game.feed.rate = (1 over 3).perSecond
    game.world().find("x")?.name()
    game.look.to(90.degrees); game.look.to(game.enemies[0].aim)
    game.glow.to(3); game.glow.to(game.shells); game.glow.to(2.5); game.glow.to("2.5".fixed)
    """

  @Test
  fun eachMistakeIsRefusedAndTheRightWordsAreNot(@TempDir folder: Path) {
    val said = Compiling(folder).errorsOf(mistakes.map { it.first } + right)
    val wrong = ArrayList<String>()
    mistakes.forEachIndexed { i, (snippet, word) ->
      if (said[i].isEmpty()) wrong += "this compiles: $snippet"
      else if (word !in said[i]) wrong += "`$snippet` is refused for another reason: ${said[i]}"
    }
    assertEquals(emptyList<String>(), wrong)
    assertEquals("", said[mistakes.size], "the right words")
    assertEquals("", said[mistakes.size + 1], "what all snippets share")
  }
}
