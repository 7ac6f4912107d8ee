package io.tickwright.script.groovy;

import io.tickwright.time.PerSecond;
import org.jspecify.annotations.Nullable;

/** A number that is drawn easing toward its target: a script sets the target and reads nothing. */
public final class EasedValue extends Thing {
  private final PerSecond rate;
  private io.tickwright.ease.@Nullable EasedValue real;

  EasedValue(PerSecond rate) {
    this.rate = rate;
  }

  @Override
  String noun() {
    return "something drawn";
  }

  @Override
  void make(Binding where, String declared) {
    real = where.world().easedValue(declared, rate.text());
  }

  /** Eases toward a number from now on. */
  public void to(Number target) {
    binding();
    if (real != null) {
      real.to(target.doubleValue());
    }
  }

  /** Eases toward a fixed-point number from now on. */
  public void to(Fixed target) {
    to(target.getNumber());
  }
}
