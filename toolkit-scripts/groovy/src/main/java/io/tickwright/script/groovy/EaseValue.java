package io.tickwright.script.groovy;

import io.tickwright.ease.EasedValue;
import io.tickwright.time.PerSecond;
import org.jspecify.annotations.Nullable;

/** A number that is drawn easing toward its target: a script sets the target and reads nothing. */
public final class EaseValue extends Thing {
  private final PerSecond rate;
  private @Nullable EasedValue real;

  EaseValue(PerSecond rate) {
    this.rate = rate;
  }

  @Override
  String noun() {
    return "a view";
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

  /** The next target is where it is at once. */
  public void snap() {
    binding();
    if (real != null) {
      real.snap();
    }
  }
}
