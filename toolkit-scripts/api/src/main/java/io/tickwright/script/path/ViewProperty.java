package io.tickwright.script.path;

import io.tickwright.ease.EasedAngle;
import io.tickwright.ease.EasedValue;
import io.tickwright.ease.View;
import io.tickwright.exact.Angle;
import io.tickwright.time.Quantity;
import io.tickwright.time.Quantity.Unit;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import org.jspecify.annotations.Nullable;

/**
 * Where something is drawn now, {@code view bearing}: a double, compared exactly with the ends of a
 * band. It moves with frames and is in no state, so it can be looked at and not set.
 */
final class ViewProperty extends Property {
  private static final BigInteger TURN = BigInteger.valueOf(360);
  private static final MathContext CLOSE = new MathContext(40);

  private final View view;

  ViewProperty(String name, View view) {
    super("view " + name, view instanceof EasedAngle ? Kind.ANGLE : Kind.REAL);
    this.view = view;
  }

  private double now() {
    return view instanceof EasedAngle angle ? angle.degrees() : ((EasedValue) view).value();
  }

  private boolean turns() {
    return kind() == Kind.ANGLE;
  }

  @Override
  public String text() {
    BigDecimal shortest = new BigDecimal(Double.toString(now()));
    String number = shortest.signum() == 0 ? "0" : shortest.stripTrailingZeros().toPlainString();
    return turns() ? number + "deg" : number;
  }

  @Override
  public Exact exact() {
    return exactly(now());
  }

  private static Exact exactly(double value) {
    BigDecimal decimal = new BigDecimal(value);
    return decimal.scale() <= 0
        ? new Exact(decimal.toBigInteger(), BigInteger.ONE)
        : new Exact(decimal.unscaledValue(), BigInteger.TEN.pow(decimal.scale()));
  }

  @Override
  public boolean exists() {
    return view.placed();
  }

  @Override
  public String whyNothing() {
    return "`"
        + path()
        + "` is drawn nowhere yet; a frame gives it its place: write frame 1/60s above";
  }

  @Override
  public boolean isInitial() {
    return true;
  }

  @Override
  public Reading read(String text) {
    Quantity number = turns() ? degrees(text) : Numbers.plain(text, "a number", "2.5");
    Exact value = new Exact(number.numerator(), number.denominator());
    if (!turns()) {
      return Reading.exactly(value, value.text(18));
    }
    Exact within =
        new Exact(value.numerator().mod(value.denominator().multiply(TURN)), value.denominator());
    return Reading.exactly(within, within.text(18) + "deg");
  }

  private static Quantity degrees(String text) {
    Quantity angle = Numbers.quantity(text);
    if (angle.unit() != Unit.DEGREES && !Numbers.isBareZero(angle)) {
      throw Numbers.refused(text, "an angle is in degrees", "Write 57..58deg.");
    }
    return angle;
  }

  /**
   * Whether it is the double nearest to what was written, or for a direction the nearest target.
   */
  @Override
  public boolean holds(Reading wanted) {
    Exact value = (Exact) wanted.value();
    BigDecimal close =
        new BigDecimal(value.numerator()).divide(new BigDecimal(value.denominator()), CLOSE);
    return close.doubleValue() == now() || turns() && nearestDirection(value) == now();
  }

  /** What a target of so many degrees is drawn as: simulated angles are parts of a turn. */
  private static double nearestDirection(Exact degrees) {
    return (Angle.parse(degrees.ratio() + "deg") & 0xffff_ffffL) * (360.0 / 0x1p32);
  }

  @Override
  public boolean isOrdered() {
    return true;
  }

  @Override
  boolean isWithin(Reading least, Reading most) {
    boolean above = exact().compareTo((Exact) least.value()) >= 0;
    boolean below = exact().compareTo((Exact) most.value()) <= 0;
    return wraps(least, most) ? above || below : above && below;
  }

  /** A band of angles goes the way of growing angles, through 360 if need be. */
  private boolean wraps(Reading least, Reading most) {
    return turns() && isAbove(least, most);
  }

  private static boolean isAbove(Reading least, Reading most) {
    return ((Exact) least.value()).compareTo((Exact) most.value()) > 0;
  }

  @Override
  boolean isEmpty(Reading least, Reading most) {
    return !turns() && isAbove(least, most);
  }

  @Override
  @Nullable String whyFixed() {
    return "The game gives it a target in its frame, and frames draw it there.";
  }

  @Override
  void put(Reading value) {
    throw new IllegalStateException("a view is never set");
  }

  @Override
  public long sample() {
    return Double.doubleToLongBits(now());
  }
}
