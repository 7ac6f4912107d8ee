package io.tickwright.examples.determinism;

import io.tickwright.exact.Pcg32;
import io.tickwright.exact.StateHash;
import io.tickwright.examples.skirmish.Skirmish;
import io.tickwright.loop.FramePlan;
import io.tickwright.sim.Simulation;
import io.tickwright.state.StateVisitor;
import java.util.function.ObjLongConsumer;

/** A whole game, played by chance through frames, again and again with another seed. */
final class SkirmishTrial implements Trial {
  private final Pcg32 luck = Pcg32.seeded(11).stream("player");
  private Skirmish game = new Skirmish();
  private Simulation sim = game.at("60hz").seed(0).build();
  private long now;
  private long games;
  private long scrap;
  private long shots;

  SkirmishTrial() {
    sim.anchor(now);
  }

  @Override
  public void tick(long index, StateHash heard) {
    play();
    now += luck.below(50) == 0 ? luck.below(400_000_000) : 16_666_667;
    FramePlan plan = sim.frame(now);
    heard.absorbU64(plan.steps());
    heard.absorbU64(plan.dropped());
    Heard.events(sim, heard);
    if (index % 256 == 255) {
      Heard.snapshot(sim.state(), heard);
      sim.resync(now);
    }
    if (game.phase.is("over") && luck.below(60) == 0) {
      again();
    }
  }

  private void play() {
    switch (luck.below(40)) {
      case 0 -> sim.inputs().press("slow");
      case 1, 2 -> sim.inputs().release("slow");
      case 3 -> sim.inputs().hold("slow", 1 + luck.below(20));
      case 4 -> sim.inputs().tapBy(2, "fire");
      case 5 -> {
        sim.inputs().tap("pause");
        sim.inputs().tap("pause");
      }
      default -> {
        if (luck.below(10) == 0) {
          sim.inputs().tap("fire");
          shots++;
        }
      }
    }
  }

  private void again() {
    games++;
    scrap += game.scrap.get();
    game = new Skirmish();
    sim = game.at("60hz").seed(games).build();
    sim.anchor(now);
  }

  @Override
  public void state(StateVisitor s) {
    s.part("luck", luck);
    s.part("sim", sim.state());
    s.part("schedule", sim.schedule());
    s.leavesOut("shots", "a count for the report");
    games = s.integer("games", games);
    scrap = s.integer("scrap", scrap);
    now = s.integer("now", now);
  }

  @Override
  public void happened(ObjLongConsumer<String> count) {
    count.accept("shots", shots);
    count.accept("waves", game.wave.get() + games);
    count.accept("dropped", sim.loop().stats().dropped() + games);
  }
}
