// skirmish.groovy: hold the gate. A declaration at the left margin is state, unless it says final.
// Three waves come, two patrols walk the wall and mend the gate. The same game in Java is Skirmish.java: whatever is
// declared here, is declared there in the same order and spelt alike, so that both give the same digest.
enum Kind {
    scout(10, 3.perSecond, 1), raider(20, 2.25.perSecond, 2), brute(40, 1.5.perSecond, 5)

    final long hp; final PerSecond pace; final long bite
    Kind(long hp, PerSecond pace, long bite) { this.hp = hp; this.pace = pace; this.bite = bite }
}

final WAVES = [
    [Kind.scout, Kind.scout, Kind.scout],
    [Kind.scout, Kind.raider, Kind.scout, Kind.raider],
    [Kind.brute, Kind.raider, Kind.scout, Kind.raider, Kind.brute],
]
final LANES = [350.degrees, 10.degrees, 60.degrees]
final GATE = 1                            // the lane that leads to it
final WHOLE = 20                          // the hull of a gate that nobody has bitten

Clock world = clock()                     // slow motion and pause reach what lives here
Clock ui = clock()                        // and not what lives here
Action fire = world.action()
Action slow = ui.action()
Action pause = ui.action()
Signal announce = signal()

long hull = WHOLE
long scrap = 0
long wave = 0
long shells = 0
Bank feed = world.bank(2.5.perSecond)
Timer reload = world.timer(1.5.seconds)
Timer cool = world.timer('1/3s')
Timer lull = world.timer(5.seconds)
String banner = ''
Timer toast = ui.timer(2.seconds)
Angle aim = 0.degrees
Stream loot = stream()
Phases phase = phases('intro', 'fight', 'lull', 'over')

class Enemy extends Row {
    Kind kind
    long hp
    long hex = 20
    Angle bearing = 0.degrees
    Bank walk = bank()                    // each row brings its own rate
    Timer windup = timer(0.75.seconds)
}
Table<Enemy> enemies = world.table(Enemy)

class Patrol extends Row {
    long lane
    long stride = 1
    Metronome round = metronome(2.seconds)
}
Table<Patrol> patrols = world.table(Patrol)

Sequence intro = world.sequence {
    delay 1.5.seconds
    run this.&nextWave
    until fire, max: 10.seconds
    run this.&begin
}

EasedAngle bearing = easeAngle(6.perSecond)

on.start {
    patrols.spawn(lane: 0, stride: 1)
    patrols.spawn(lane: LANES.size() - 1, stride: -1)
    intro.start()
}

on.action(fire, this.&shoot)
on.action(slow) { world.speed = 1.over(3) }
on.release(slow) { world.speed = 1 }
on.action(pause) { world.paused ? world.resume() : world.pause() }

on.fired(lull) { phase.go 'fight' }
on.fired(toast) { banner = '' }
on.fired(enemies, 'windup') { rows ->
    for (e in rows) {
        hull -= e.kind.bite
        e.windup.arm()
    }
    if (hull <= 0) phase.go 'over'
}

on.beat(patrols, 'round') { rows ->
    for (p in rows) p.round.beats.times { walk p }
}

on.gained(feed) { n -> shells = Math.min(shells + n, 8) }
on.gained(enemies, 'walk') { rows ->
    for (e in rows) {
        e.hex = Math.max(e.hex - e.walk.gained, 1)
        if (e.hex == 1) { e.walk.rate = 0.perSecond; e.windup.arm() }
    }
}

on.enter('fight') { if (!enemies.count) nextWave() }
on.enter('lull') { lull.arm(); say "Wave $wave is down." }
on.enter('over') { world.pause(); say hull > 0 ? 'The gate holds.' : 'The gate is gone.' }

on.frame { bearing.to aim }               // drawn, never saved

void shoot() {
    if (reload.running || cool.running || !shells) return
    shells -= 1
    if (shells) cool.arm() else reload.arm()
    def target = enemies.least('hex')
    if (!target) return
    aim = target.bearing
    target.hp -= 10
    if (target.hp <= 0) kill target
}

void nextWave() {
    WAVES[wave as int].eachWithIndex { kind, i ->
        enemies.spawn(kind: kind, hp: kind.hp, hex: 20 + i, bearing: LANES[i % LANES.size()], walk: kind.pace)
    }
    wave += 1
}

void walk(Patrol p) {
    p.lane += p.stride
    if (p.lane == 0 || p.lane == LANES.size() - 1) p.stride = -p.stride
    if (p.lane == GATE && hull > 0 && hull < WHOLE) hull += 1
}

void begin() { say 'They are at the gate!'; phase.go 'fight' }

void kill(Enemy e) {
    scrap += loot.between(1, 3)
    e.despawn()
    if (enemies.count || phase.now == 'intro') return
    phase.go(wave < WAVES.size() ? 'lull' : 'over')
}

void say(String words) { banner = words; toast.arm(); announce.emit words }
