// skirmish.tick.kts: hold the gate. `by` declares state: saved, compared, rewound under the name you gave it.
// Three waves come, two patrols walk the wall and mend the gate. The same game in JavaScript is skirmish.js, in Java
// Skirmish.java: declared in the same order and spelt alike, so that all give the same digest.

@Suppress("EnumEntryName")
enum class Kind(val hp: Long, val pace: PerSecond, val bite: Long) {
  scout(10, 3.perSecond, 1),
  raider(20, 2.25.perSecond, 2),
  brute(40, 1.5.perSecond, 5),
}

val waves =
  listOf(
    listOf(Kind.scout, Kind.scout, Kind.scout),
    listOf(Kind.scout, Kind.raider, Kind.scout, Kind.raider),
    listOf(Kind.brute, Kind.raider, Kind.scout, Kind.raider, Kind.brute),
  )
val lanes = listOf(350.degrees, 10.degrees, 60.degrees)
val lastLane = 2L
val gate = 1L // the lane that leads to it
val whole = 20L // the hull of a gate that nobody has bitten

val world by clock() // slow motion and pause reach what lives here
val ui by clock() // and not what lives here
val fire by world.action()
val slow by ui.action()
val pause by ui.action()
val announce by signal()

var hull by integer(whole)
var scrap by integer(0)
var wave by integer(0)
var shells by integer(0)
val feed by world.bank(2.5.perSecond)
val reload by world.timer(1.5.seconds)
val cool by world.timer("1/3s")
val lull by world.timer(5.seconds)
var banner by text("")
val toast by ui.timer(2.seconds)
var aim by angle(0.degrees)
val loot by stream()
val phase by phases("intro", "fight", "lull", "over")

class Enemy : Row() {
  var kind by oneOf<Kind>()
  var hp by integer(0)
  var hex by integer(20)
  var bearing by angle(0.degrees)
  val walk by bank() // each row brings its own rate
  val windup by timer(0.75.seconds)
}

val enemies by world.table(::Enemy)

class Patrol : Row() {
  var lane by integer(0)
  var stride by integer(1)
  val round by metronome(2.seconds)
}

val patrols by world.table(::Patrol)

val intro by
  world.sequence {
    delay(1.5.seconds)
    run(::nextWave)
    until(fire, max = 10.seconds)
    run(::begin)
  }

val bearing by easeAngle(6.perSecond)

on.start {
  patrols.spawn { lane = 0; stride = 1 }
  patrols.spawn { lane = lastLane; stride = -1 }
  intro.start()
}

on.action(fire, ::shoot)
on.action(slow) { world.speed = 1 over 3 }
on.release(slow) { world.speed = 1 over 1 }
on.action(pause) { if (world.paused) world.resume() else world.pause() }

on.frame { bearing.to(aim) } // drawn, never saved

on.fired(lull) { phase.go("fight") }
on.fired(toast) { banner = "" }
on.fired(enemies, Enemy::windup) { rows ->
  for (enemy in rows) {
    hull -= enemy.kind.bite
    enemy.windup.arm()
  }
  if (hull <= 0) phase.go("over")
}

on.beat(patrols, Patrol::round) { rows ->
  for (patrol in rows) {
    for (i in 1..patrol.round.beats) walk(patrol)
  }
}

on.gained(feed) { n -> shells = minOf(shells + n, 8) }
on.gained(enemies, Enemy::walk) { rows ->
  for (enemy in rows) {
    enemy.hex = maxOf(enemy.hex - enemy.walk.gained, 1)
    if (enemy.hex == 1L) {
      enemy.walk.rate = 0.perSecond
      enemy.windup.arm()
    }
  }
}

on.enter("fight") { if (enemies.isEmpty) nextWave() }
on.enter("lull") { lull.arm(); say("Wave $wave is down.") }
on.enter("over") { world.pause(); say(if (hull > 0) "The gate holds." else "The gate is gone.") }

fun shoot() {
  if (reload.running || cool.running || shells == 0L) return
  shells -= 1
  if (shells == 0L) reload.arm() else cool.arm()
  val target = enemies.least(Enemy::hex) ?: return
  aim = target.bearing
  target.hp -= 10
  if (target.hp <= 0) kill(target)
}

fun nextWave() {
  waves[wave.toInt()].forEachIndexed { i, next ->
    enemies.spawn {
      kind = next
      hp = next.hp
      hex = 20L + i
      bearing = lanes[i % lanes.size]
      walk.rate = next.pace
    }
  }
  wave += 1
}

fun walk(patrol: Patrol) {
  patrol.lane += patrol.stride
  if (patrol.lane == 0L || patrol.lane == lastLane) patrol.stride = -patrol.stride
  if (patrol.lane == gate && hull > 0 && hull < whole) hull += 1
}

fun begin() {
  say("They are at the gate!")
  phase.go("fight")
}

fun kill(enemy: Enemy) {
  scrap += loot.between(1, 3)
  enemy.despawn()
  if (enemies.count > 0 || phase.now == "intro") return
  phase.go(if (wave < waves.size) "lull" else "over")
}

fun say(words: String) {
  banner = words
  toast.arm()
  announce.emit(words)
}
