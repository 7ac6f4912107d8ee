// patrol.js: two guards walk a wall, each at his own pace. The same game in Kotlin is Patrol.kt.
import { state, on, clock, bank } from "tickwright";

const WALL = 12;
const world = clock();
const my = state({
  world,
  tire: world.action(),
  turns: 0,
  guards: world.table({ hex: 0, heading: 1, walk: bank() }),
});

on(my, {
  start() {
    my.guards.spawn({ walk: "3/s" });
    my.guards.spawn({ walk: "2.25/s" });
  },
  action: {
    tire() { world.speed = "1/3"; },
  },
  gained: {
    guards: {
      walk(rows) {
        for (const guard of rows) {
          for (let i = 0; i < guard.walk.gained; i++) step(guard);
        }
      },
    },
  },
});

function step(guard) {
  const next = guard.hex + guard.heading;
  if (next < 0 || next > WALL) {
    guard.heading = -guard.heading;
    my.turns += 1;
  }
  guard.hex += guard.heading;
}
