package io.tickwright.examples.determinism;

import io.tickwright.exact.Pcg32;
import io.tickwright.exact.StateHash;
import io.tickwright.state.StateVisitor;
import java.util.Arrays;
import java.util.List;
import java.util.function.ObjLongConsumer;

/** Random streams: named ones, children, bounded draws, shuffles, and going back in a stream. */
final class RandomTrial implements Trial {
  private final Pcg32 luck = Pcg32.seeded(7).stream("random");
  private final Pcg32 reference = Pcg32.reference(42, 54);
  private final Pcg32 child = Pcg32.seeded(0);
  private final List<String> loot = Arrays.asList("gold", "rope", "torch", "ring", "bread");
  private final long[] deck = new long[52];
  private long drawn;
  private long wentBack;

  RandomTrial() {
    Arrays.setAll(deck, i -> i);
  }

  @Override
  public void tick(long index, StateHash heard) {
    heard.absorbU32(luck.nextU32());
    heard.absorbU64(reference.nextU64());
    heard.absorbU32(luck.below(1 + luck.below(1_000_000)));
    heard.absorbU64(luck.below(1 + Odds.size(luck, 62)));
    long least = Odds.any(luck);
    heard.absorbU64(luck.between(least, Math.max(least, Odds.any(luck))));
    heard.absorbReal(luck.real());
    luck.shuffle(deck, deck.length);
    luck.shuffle(loot);
    heard.absorbText(luck.pick(loot));
    child.becomeChildOf(luck, index);
    heard.absorbU64(child.child(Odds.any(luck)).stream("loot").nextU64());
    if (luck.below(50) == 0) {
      reference.restoreAt(reference.at() - luck.below(10));
      wentBack++;
    }
    drawn = reference.at();
  }

  @Override
  public void state(StateVisitor s) {
    s.part("luck", luck);
    s.part("reference", reference);
    s.part("child", child);
    var unused = s.longs("deck", deck);
    wentBack = s.integer("wentBack", wentBack);
    drawn = s.integer("drawn", drawn);
    for (int i = 0; i < loot.size(); i++) {
      loot.set(i, s.text("loot" + i, loot.get(i)));
    }
  }

  @Override
  public void happened(ObjLongConsumer<String> count) {
    count.accept("drawn", drawn);
    count.accept("wentBack", wentBack);
  }
}
