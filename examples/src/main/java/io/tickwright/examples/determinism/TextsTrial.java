package io.tickwright.examples.determinism;

import io.tickwright.exact.Angle;
import io.tickwright.exact.Fixed;
import io.tickwright.exact.Pcg32;
import io.tickwright.exact.StateHash;
import io.tickwright.loop.FrameLoop;
import io.tickwright.snapshot.StateDigest;
import io.tickwright.state.StateVisitor;
import io.tickwright.time.PerSecond;
import io.tickwright.time.Quantity;
import io.tickwright.time.Speed;
import io.tickwright.time.TimeBase;
import java.util.List;
import java.util.function.ObjLongConsumer;

/** Where people's text and seconds come in and exact text goes out, wherever the people live. */
final class TextsTrial implements Trial {
  private static final List<String> UNITS = List.of("s", "ms", "ns", "/s", "hz", "deg", "u", "");

  private final Pcg32 luck = Pcg32.seeded(9).stream("texts");
  private final FrameLoop loop = new FrameLoop(TimeBase.FLICKS, 11_760_000, 0);
  private long read;
  private long refused;
  private long frames;

  @Override
  public void tick(long index, StateHash heard) {
    numbers(heard);
    for (int i = 0; i < 4; i++) {
      quantity(written(), heard);
    }
    frames++;
    var unused = loop.frame(frames * 16_666_667, step -> {});
    heard.absorbText(loop.stats().json());
    if (frames % 64 == 0) {
      heard.absorbText(new StateDigest(this).explain());
    }
  }

  private void numbers(StateHash heard) {
    long bits = Odds.any(luck);
    String fixed = Fixed.text(bits);
    heard.absorbText(fixed);
    heard.absorbU64(Fixed.parse(fixed));
    String angle = Angle.text(luck.nextU32());
    heard.absorbText(angle);
    heard.absorbU32(Angle.parse(angle));
    heard.absorbText(TimeBase.FLICKS.text(bits));
    heard.absorbText(TimeBase.THIRD_MICROS.decimal(bits).toPlainString());
    heard.absorbReal(TimeBase.FLICKS.seconds(bits));
    heard.absorbText(PerSecond.of(Odds.size(luck), Odds.size(luck)).text());
    heard.absorbText(Speed.of(Odds.size(luck), Odds.size(luck)).text());
    seconds(Odds.real(luck), heard);
  }

  private void seconds(double seconds, StateHash heard) {
    try {
      heard.absorbU64(TimeBase.FLICKS.units(seconds));
    } catch (IllegalArgumentException refusal) {
      heard.absorbText(refusal.getMessage());
    }
  }

  private String written() {
    StringBuilder text = new StringBuilder().append(luck.below(2_000));
    if (luck.below(2) == 0) {
      text.append('.').append(luck.below(10_000));
    }
    if (luck.below(4) == 0) {
      text.append('/').append(luck.below(100));
    }
    if (luck.below(10) == 0) {
      text.append("Iıİi٣,".charAt(luck.below(6)));
    }
    return text + luck.pick(UNITS);
  }

  private void quantity(String text, StateHash heard) {
    try {
      Quantity quantity = Quantity.parse(text);
      heard.absorbText(quantity.text());
      heard.absorbText(quantity.numerator() + " over " + quantity.denominator());
      heard.absorbU64(TimeBase.FLICKS.units(quantity));
      read++;
    } catch (IllegalArgumentException refusal) {
      heard.absorbText(refusal.getMessage());
      refused++;
    }
  }

  @Override
  public void state(StateVisitor s) {
    s.part("luck", luck);
    s.part("loop", loop);
    frames = s.integer("frames", frames);
    read = s.integer("read", read);
    refused = s.integer("refused", refused);
  }

  @Override
  public void happened(ObjLongConsumer<String> count) {
    count.accept("read", read);
    count.accept("refused", refused);
  }
}
