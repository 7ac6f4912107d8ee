package io.tickwright.examples.determinism;

import io.tickwright.clock.StepClock;
import io.tickwright.ease.Degrees;
import io.tickwright.ease.Ease;
import io.tickwright.exact.Pcg32;
import io.tickwright.exact.StateHash;
import io.tickwright.state.StateVisitor;
import java.util.function.ObjLongConsumer;

/** What is drawn: easing, turning, alpha. No simulation reads it, yet it is alike everywhere. */
final class EaseTrial implements Trial {
  private final Pcg32 luck = Pcg32.seeded(8).stream("ease");
  private final StepClock clock = new StepClock(11_760_000);
  private double shown;
  private double turned;
  private double sprung;
  private double velocity;
  private long moved;

  @Override
  public void tick(long index, StateHash heard) {
    double seconds = (1 + luck.below(5)) / 120.0;
    double target = luck.below(30) - 15;
    double before = shown;
    shown = Ease.approach(shown, target, 6, seconds);
    moved += shown == before ? 0 : 1;
    turned = Ease.approachAngle(turned, 24 * target, 3, seconds);
    double next = Ease.smoothDamp(sprung, target, velocity, 0.3, seconds);
    velocity = Ease.smoothDampVelocity(sprung, target, velocity, 0.3, seconds);
    sprung = next;
    odd(heard);
    var unused = clock.advance(luck.below(20_000_000));
    heard.absorbReal(clock.alpha());
    heard.absorbReal(clock.alphaDouble());
  }

  private void odd(StateHash heard) {
    double a = Odds.real(luck);
    double b = Odds.real(luck);
    double rate = Odds.real(luck);
    double seconds = Odds.real(luck);
    heard.absorbReal(Ease.approach(a, b, rate, seconds));
    heard.absorbReal(Ease.approachHalfLife(a, b, rate, seconds));
    heard.absorbReal(Ease.approachAngle(a, b, rate, seconds));
    heard.absorbReal(Ease.smoothDamp(a, b, velocity, rate, seconds));
    heard.absorbReal(Ease.easeFraction(luck.real() * 9, luck.real()));
    heard.absorbReal(Ease.halfLifeFraction(luck.real(), luck.real()));
    heard.absorbReal(Ease.lerp(a, b, luck.real()));
    heard.absorbReal(Degrees.wrapDegrees(a));
    heard.absorbReal(Degrees.wrapDelta(b));
    heard.absorbReal(Degrees.lerp(a, b, luck.real()));
  }

  @Override
  public void state(StateVisitor s) {
    s.part("luck", luck);
    s.part("clock", clock);
    shown = s.real("shown", shown);
    turned = s.real("turned", turned);
    sprung = s.real("sprung", sprung);
    velocity = s.real("velocity", velocity);
    moved = s.integer("moved", moved);
  }

  @Override
  public void happened(ObjLongConsumer<String> count) {
    count.accept("moved", moved);
    count.accept("clockTicks", clock.ticksDone());
  }
}
