import { state, on, clock, oneOf, timer, phases, view, easeAngle } from "tickwright";

const world = clock();
const my = state({
  world,
  fire: world.action(),
  reload: world.timer("1.5s"),
  shells: 0,
  phase: phases("intro", "fight"),
  foes: world.table({ hp: 0, kind: oneOf("scout", "brute"), bite: timer("1s") }),
});
const look = view({ bearing: easeAngle("6/s") });

on(my, { fired: { relaod() {} } }); // no: relaod
on(my, { action: { reload() {} } }); // no: reload
on(my, { fired: { foes: { hp() {} } } }); // no: hp
on(my, { enter: { fihgt() {} } }); // no: fihgt
on(my, { transition: { "fight to fight to intro"() {} } }); // no: fight to fight to intro
on(my, { frmae() {} }); // no: frmae

my.reload.lft; // no: lft
my.shells = "8"; // no: string
my.reload.arm("1.5/s"); // no: "1.5/s"
my.reload.arm(1.5); // no: 1.5
my.reload.left = 2; // no: read-only
world.speed = "1/3s"; // no: "1/3s"
world.bank("2.5s"); // no: "2.5s"
world.timer("1.5sec"); // no: "1.5sec"
my.phase.go("over"); // no: "over"
my.foes.least("hpp"); // no: "hpp"
my.foes.spawn({ hpp: 1 }); // no: hpp
for (const e of my.foes) e.kind === "tank"; // no: "tank"
look.bearing.degrees; // no: degrees
state({ when: new Map() }); // no: Map
