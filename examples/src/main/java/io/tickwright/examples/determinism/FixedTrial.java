package io.tickwright.examples.determinism;

import io.tickwright.exact.Angle;
import io.tickwright.exact.Fixed;
import io.tickwright.exact.FixedVec2;
import io.tickwright.exact.FixedVec3;
import io.tickwright.exact.Pcg32;
import io.tickwright.exact.StateHash;
import io.tickwright.state.StateVisitor;
import java.util.function.ObjLongConsumer;

/** Fixed-point numbers, vectors and angles of every magnitude, saturation included. */
final class FixedTrial implements Trial {
  private final Pcg32 luck = Pcg32.seeded(6).stream("fixed");
  private long saturated;
  private long walked;
  private FixedVec2 here = FixedVec2.ZERO;

  @Override
  public void tick(long index, StateHash heard) {
    // The count belongs to the process; what this tick added to it does not.
    long before = Fixed.saturations();
    for (int i = 0; i < 4; i++) {
      numbers(Odds.any(luck), Odds.any(luck), Odds.any(luck), heard);
      plane(Odds.any(luck), Odds.any(luck), heard);
      space(heard);
      angles(luck.nextU32(), luck.nextU32(), heard);
    }
    walk();
    saturated += Fixed.saturations() - before;
  }

  private static void numbers(long a, long b, long t, StateHash heard) {
    heard.absorbU64(Fixed.add(a, b));
    heard.absorbU64(Fixed.sub(a, b));
    heard.absorbU64(Fixed.mul(a, b));
    heard.absorbU64(b == 0 ? Fixed.neg(a) : Fixed.div(a, b));
    heard.absorbU64(Fixed.sqrt(Math.max(0, a)));
    heard.absorbU64(Fixed.fract(a));
    heard.absorbU64(Fixed.trunc(b));
    heard.absorbU64(Fixed.clamp(t, a, b));
    heard.absorbU64(Fixed.lerp(a, b, t));
    heard.absorbU64(Fixed.of(Fixed.abs(a)));
  }

  private void plane(long x, long y, StateHash heard) {
    FixedVec2 way = new FixedVec2(x, y);
    FixedVec2 other = new FixedVec2(Odds.any(luck), Odds.any(luck));
    FixedVec2 turned = way.rotate(luck.nextU32());
    heard.absorbU64(way.dot(other));
    heard.absorbU64(way.cross(other));
    heard.absorbU64(way.length());
    heard.absorbU64(way.distance(other));
    absorb(turned, heard);
    absorb(way.normalised(), heard);
    absorb(way.slide(other.normalised()), heard);
    absorb(way.perpendicular(), heard);
  }

  private void space(StateHash heard) {
    FixedVec3 way = new FixedVec3(Odds.any(luck), Odds.any(luck), Odds.any(luck));
    FixedVec3 other = new FixedVec3(Odds.any(luck), Odds.any(luck), Odds.any(luck));
    heard.absorbU64(way.dot(other));
    heard.absorbU64(way.length());
    absorb(way.cross(other), heard);
    absorb(way.normalised(), heard);
    absorb(way.slide(other.normalised()), heard);
    absorb(way.rotate(other.normalised(), luck.nextU32()), heard);
    absorb(way.perpendicular(), heard);
  }

  private void angles(int from, int to, StateHash heard) {
    heard.absorbU64(Angle.sin(from));
    heard.absorbU64(Angle.cos(from));
    heard.absorbU64(Angle.delta(from, to));
    heard.absorbU32(Angle.lerp(from, to, Odds.size(luck, 17)));
    heard.absorbU32(Angle.ofDegrees(Odds.any(luck), 1 + luck.below(1_000)));
    heard.absorbU32(Angle.ofTurns(Odds.any(luck), 1 + luck.below(1_000)));
  }

  private void walk() {
    here = here.plus(FixedVec2.ofAngle(luck.nextU32()).times(Fixed.ratio(5, 3)));
    walked = Math.max(walked, here.length());
  }

  private static void absorb(FixedVec2 vector, StateHash heard) {
    heard.absorbU64(vector.x());
    heard.absorbU64(vector.y());
  }

  private static void absorb(FixedVec3 vector, StateHash heard) {
    heard.absorbU64(vector.x());
    heard.absorbU64(vector.y());
    heard.absorbU64(vector.z());
  }

  @Override
  public void state(StateVisitor s) {
    s.part("luck", luck);
    long x = s.integer("x", here.x());
    long y = s.integer("y", here.y());
    here = new FixedVec2(x, y);
    saturated = s.integer("saturated", saturated);
    walked = s.integer("walked", walked);
  }

  @Override
  public void happened(ObjLongConsumer<String> count) {
    count.accept("saturated", saturated);
    count.accept("walked", Fixed.trunc(walked));
  }
}
