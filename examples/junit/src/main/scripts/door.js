// A door that stays open for two seconds, and longer when somebody else comes.
import { state, on, clock } from "tickwright";

const world = clock();
const my = state({
  world,
  push: world.action(),
  closing: world.timer("2s"),
  visitors: 0,
});

on(my, {
  action: {
    push() {
      my.visitors += 1;
      my.closing.arm();
    },
  },
});
