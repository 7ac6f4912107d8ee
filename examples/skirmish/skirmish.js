// skirmish.js: hold the gate. Everything inside state() is saved; nothing outside it may change.
// Three waves come, two patrols walk the wall and mend the gate. The same game in Java is Skirmish.java: whatever is
// declared here, is declared there in the same order and spelt alike, so that both give the same digest.
import { state, on, view, clock, signal, stream, phases, angle, easeAngle, oneOf,
         bank, timer, metronome, delay, run, until } from "tickwright";

const KINDS = {
  scout:  { hp: 10, pace: "3/s",    bite: 1 },
  raider: { hp: 20, pace: "2.25/s", bite: 2 },
  brute:  { hp: 40, pace: "1.5/s",  bite: 5 },
};
const WAVES = [
  ["scout", "scout", "scout"],
  ["scout", "raider", "scout", "raider"],
  ["brute", "raider", "scout", "raider", "brute"],
];
const LANES = ["350deg", "10deg", "60deg"];
const GATE = 1;                           // the lane that leads to it
const WHOLE = 20;                         // the hull of a gate that nobody has bitten

const world = clock();                    // slow motion and pause reach what lives here
const ui = clock();                       // and not what lives here

const my = state({
  world, ui,
  fire: world.action(), slow: ui.action(), pause: ui.action(),
  announce: signal(),

  hull: WHOLE, scrap: 0, wave: 0, shells: 0,
  feed:   world.bank("2.5/s"),
  reload: world.timer("1.5s"),
  cool:   world.timer("1/3s"),
  lull:   world.timer("5s"),
  banner: "",
  toast:  ui.timer("2s"),
  aim:    angle("0deg"),
  loot:   stream(),
  phase:  phases("intro", "fight", "lull", "over"),

  enemies: world.table({
    kind: oneOf("scout", "raider", "brute"),
    hp: 0, hex: 20, bearing: angle("0deg"),
    walk:   bank(),                       // each row brings its own rate
    windup: timer("0.75s"),
  }),
  patrols: world.table({
    lane: 0, stride: 1,
    round: metronome("2s"),
  }),

  intro: world.sequence(
    delay("1.5s"),
    run(nextWave),
    until("fire", { max: "10s" }),
    run(begin),
  ),
});

const look = view({ bearing: easeAngle("6/s") });

on(my, {
  start() {
    my.patrols.spawn({ lane: 0, stride: 1 });
    my.patrols.spawn({ lane: LANES.length - 1, stride: -1 });
    my.intro.start();
  },

  action: {
    fire() {
      if (my.reload.running || my.cool.running || my.shells === 0) return;
      my.shells -= 1;
      if (my.shells === 0) my.reload.arm(); else my.cool.arm();
      const target = my.enemies.least("hex");
      if (!target) return;
      my.aim = target.bearing;
      target.hp -= 10;
      if (target.hp <= 0) kill(target);
    },
    slow()  { world.speed = "1/3"; },
    pause() { if (world.paused) world.resume(); else world.pause(); },
  },
  release: {
    slow() { world.speed = 1; },
  },

  fired: {
    lull()  { my.phase.go("fight"); },
    toast() { my.banner = ""; },
    enemies: {
      windup(rows) {
        for (const e of rows) {
          my.hull -= KINDS[e.kind].bite;
          e.windup.arm();
        }
        if (my.hull <= 0) my.phase.go("over");
      },
    },
  },

  beat: {
    patrols: {
      round(rows) {
        for (const p of rows) {
          for (let i = 0; i < p.round.beats; i++) walk(p);
        }
      },
    },
  },

  gained: {
    feed(n) { my.shells = Math.min(my.shells + n, 8); },
    enemies: {
      walk(rows) {
        for (const e of rows) {
          e.hex = Math.max(e.hex - e.walk.gained, 1);
          if (e.hex === 1) { e.walk.rate = 0; e.windup.arm(); }
        }
      },
    },
  },

  enter: {
    fight() { if (my.enemies.count === 0) nextWave(); },
    lull()  { my.lull.arm(); say(`Wave ${my.wave} is down.`); },
    over()  { world.pause(); say(my.hull > 0 ? "The gate holds." : "The gate is gone."); },
  },

  frame() { look.bearing.to(my.aim); },   // drawn, never saved
});

function nextWave() {
  WAVES[my.wave].forEach((kind, i) => {
    const { hp, pace } = KINDS[kind];
    my.enemies.spawn({ kind, hp, hex: 20 + i, bearing: LANES[i % LANES.length], walk: pace });
  });
  my.wave += 1;
}

function walk(p) {
  p.lane += p.stride;
  if (p.lane === 0 || p.lane === LANES.length - 1) p.stride = -p.stride;
  if (p.lane === GATE && my.hull > 0 && my.hull < WHOLE) my.hull += 1;
}

function begin() { say("They are at the gate!"); my.phase.go("fight"); }

function kill(e) {
  my.scrap += my.loot.between(1, 3);
  e.despawn();
  if (my.enemies.count > 0 || my.phase.is("intro")) return;
  my.phase.go(my.wave < WAVES.length ? "lull" : "over");
}

function say(words) { my.banner = words; my.toast.arm(); my.announce.emit(words); }
