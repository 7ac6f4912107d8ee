// turret.js: a turret that banks shells, fires, cools, reloads. All in state() is saved; nothing else may change.
import { state, on, clock } from "tickwright";

const MOST = 8;

const world = clock(); // slow motion and pause reach what lives here
const ui = clock(); // and not what lives here

const my = state({
  world,
  ui,
  fire: world.action(),
  slow: ui.action(),
  pause: ui.action(),

  shells: 0,
  shots: 0,
  feed: world.bank("2.5/s"),
  reload: world.timer("1.5s"),
  cool: world.timer("1/3s"),
});

on(my, {
  action: {
    fire() {
      if (my.reload.running || my.cool.running || my.shells === 0) return;
      my.shells -= 1;
      my.shots += 1;
      if (my.shells === 0) my.reload.arm();
      else my.cool.arm();
    },
    slow() {
      world.speed = "1/3";
    },
    pause() {
      if (world.paused) world.resume();
      else world.pause();
    },
  },

  release: {
    slow() {
      world.speed = 1;
    },
  },

  gained: {
    feed(n) {
      my.shells = Math.min(my.shells + n, MOST);
    },
  },
});
