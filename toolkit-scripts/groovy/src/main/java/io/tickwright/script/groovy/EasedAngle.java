package io.tickwright.script.groovy;

import io.tickwright.exact.Angle;
import io.tickwright.time.PerSecond;
import org.jspecify.annotations.Nullable;

/** An angle that is drawn turning toward its target: a script sets the target and reads nothing. */
public final class EasedAngle extends Thing {
  private final PerSecond rate;
  private io.tickwright.ease.@Nullable EasedAngle real;

  EasedAngle(PerSecond rate) {
    this.rate = rate;
  }

  @Override
  String noun() {
    return "something drawn";
  }

  @Override
  void make(Binding where, String declared) {
    real = where.world().easedAngle(declared, rate.text());
  }

  /** Turns toward an angle from now on. */
  public void to(Angle target) {
    aim(target);
  }

  /** Turns toward an angle such as {@code '90deg'} from now on. */
  public void to(CharSequence target) {
    aim(target);
  }

  private void aim(Object target) {
    binding();
    try {
      if (real != null) {
        real.turnTo(Quantities.angle(path() + ".to", target));
      }
    } catch (Mistake mistake) {
      throw mistake.atArgument("to", 0);
    }
  }
}
