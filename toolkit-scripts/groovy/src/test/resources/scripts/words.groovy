version 2
retired 'money'
migrate { from, old -> old.put('hull', 1) }
Clock world = clock()
Clock slow = world.clock()
def ui = clock()
Action fire = world.action()
def announce = signal()
long hull = 5
def scrap = 7
long id = wide(9223372036854775807)
boolean ready = false
boolean named = "a" + "b" == 'ab'
String banner = 'x'
String mode = oneOf('calm', 'wild')
enum Kind { scout, brute; long bite() { ordinal() + 1 } }
Kind kind = Kind.scout
Kind other
Angle aim = 90.degrees
Angle turned = '350deg'
Duration rest = 1.5.seconds
Duration few = 30.ticks
Duration beat = 60.hz
Fixed heat = fixed(0.5)
Stream loot = stream()
Phases phase = phases('intro', 'fight')
Bank feed = world.bank(60.perSecond, into: 'hull', most: 8, when: 'ready')
Bank plain = world.bank('1/3/s')
Timer reload = world.timer(0.5.seconds)
Timer never = world.timer(0)
Metronome drum = world.metronome('1/30s')
Metronome odd = world.metronome(0.1.seconds)
Layer mind = world.layer(15.hz)
EasedAngle look = easeAngle(6.perSecond)
EasedValue glow = easeValue('3/s')
class Node extends Row {
  Node next
  long n = 1
  long big = wide(1)
  boolean on
  String what = 'w'
  String mode = oneOf('a', 'b')
  Kind kind
  Angle dir = 10.degrees
  Duration span = 2.seconds
  Fixed f = fixed(1.25)
  Timer t = timer('1/60s')
  Bank b = bank(120.perSecond, into: 'n', most: 5)
  Bank c = bank(60.perSecond)
  Metronome m = metronome(0.5.seconds)
  Stream s = stream('loot')
  long twice() { n * 2 }
}
Table<Node> nodes = world.table(Node)
class Boss extends Row { Node target; long hp = 3 }
def exact = duration('1/3s')
def third = angle('120deg')
def bosses = world.table(Boss)
Sequence flow = world.sequence {
  repeat(2) { run { log 'drum' }; delay 1.ticks }
  until 'ready', max: 1.second
  run('done') { log 'done at', flow.at }
}
final int LIMIT = 3
final SPEEDS = [half: 1.over(2), full: 1.over(1)]
log 'loading', LIMIT, WORDS()
String WORDS() { 'w' }
on.start {
  flow.start()
  def a = nodes.spawn(n: 2, dir: '20deg', span: 3.seconds, f: 2, t: 1.second, c: 30.perSecond)
  def b = nodes.spawn(next: a)
  bosses.spawn(target: b)
  b.kind = Kind.brute
  b.mode = 'b'
  b.next = a
  log b.next.n, b.twice(), b.kind, b.kind.bite(), b.mode, b.dir, a.dir.degrees, a.span, b.span.seconds, a.f, a.f + 1, b.big, b.on, b.what
  log a.t.left, a.t.units.left, a.c.rate, b.ref, b.slot, b.gen, nodes.count, nodes.sum('n'), nodes.sumFixed('f'), nodes.sumSeconds('span'), nodes.most('n').slot
  log nodes.find(a.ref).slot, nodes.find(12345) == null, a.s.between(1, 6) in 1..6
  log mode, kind, other, aim, aim.degrees, turned, rest, few.seconds, beat.seconds, heat, heat * 3, heat.number, id, named, scrap
  heat += 0.25; rest = 2.seconds; aim = '45deg'; kind = Kind.brute; mode = 'wild'; few = '1s'; heat = heat / 2
  log heat, rest, aim, kind, mode, few, hull
  log phase.now, phase.is('intro'), phase.names
  world.speed = SPEEDS.half; log world.speed; world.speed = 0.5; world.speed = '1/2'; world.speed = 1; log world.speed, world.paused
  log plain.banked, plain.rate, plain.units.whole > 0; plain.rate = 3.perSecond; plain.rate = 0
  log drum.interval, drum.late, drum.fraction, odd.interval; odd.interval = 0.2.seconds; log odd.interval
  reload.arm(); log reload.running, reload.left, reload.spent, reload.total, reload.fraction; reload.arm(1.second); reload.arm('1/3s'); reload.cancel()
  reload.arm('1/20s')
  log loot.between(1, 1), loot.below(1), loot.chance(1, 1), loot.real() < 1, loot.pick([4]), loot.shuffle([5]), loot.at
  phase.go 'fight'
  log Math.sin(1) == StrictMath.sin(1), Math.pow(2, 0.5d), Math.max(1, 2)
  log exact, exact.seconds, third, drum.units.per, flow.owner; reload.arm(exact); reload.arm('1/20s')
  println 'printed'
  announce.emit(); announce.emit 5
}
on.action(fire) { log 'fire', it.source(), it.argument(0) }
on.release(fire) { e -> log 'release', e.source(), fire.held }
on.fired(reload) { log 'reloaded'; ready = true }
on.beat(drum) { n -> log 'drum', n }
on.gained(plain) { n -> log n }
on.fired(nodes, 't') { rows -> for (r in rows) log 'fired', r }
on.gained(nodes, 'c') { rows -> for (r in rows) log 'gained', r, r.c.gained }
on.beat(nodes, 'm') { rows -> for (r in rows) log 'beat', r, r.m.beats }
on.enter('fight') { log 'enter' }
on.exit('intro') { log 'exit' }
on.transition('intro', 'fight') { log 'transition' }
on.tick { scrap += 1 }
on.tick(slow) { }
on.frame { look.to aim; glow.to 3; glow.to heat; log 'frame', scrap }
system('count', every: 2, phase: 1, when: { ready }) { log 'system' }
system('chain', [{ log 'one' }, { log 'two' }])
system('dream', layer: mind) { log 'dream' }
mind.system('think') { log 'think', mind.ticks, mind.step, mind.banked, mind.units.step }
