package io.tickwright.exact;

/**
 * A place, way or direction in the plane, in {@link Fixed} numbers.
 *
 * <pre>{@code
 * FixedVec2 way = target.minus(here);
 * FixedVec2 step = way.normalised().times(Fixed.parse("2.5"));
 * here = here.plus(step);
 * }</pre>
 *
 * <p>Positive angles turn x toward y. What leaves the range of Fixed saturates and is counted
 * there; nothing throws. An immutable value: the static doors are the same for columns of bits,
 * without an object.
 *
 * @param x the bits of a Fixed number
 * @param y the bits of a Fixed number
 */
public record FixedVec2(long x, long y) {

  /** Neither here nor there. */
  public static final FixedVec2 ZERO = new FixedVec2(0, 0);

  /** The direction of an angle, of length one but for rounding. */
  public static FixedVec2 ofAngle(int angleBits) {
    return new FixedVec2(Angle.cos(angleBits), Angle.sin(angleBits));
  }

  /** The dot product of two vectors given by their bits, rounded once. */
  public static long dot(long ax, long ay, long bx, long by) {
    return Products.sum(ax, bx, ay, by);
  }

  /** The z of the cross product: positive when b is counter-clockwise of a. Rounded once. */
  public static long cross(long ax, long ay, long bx, long by) {
    return Products.difference(ax, by, ay, bx);
  }

  /** The length of a vector given by its bits, rounded down. */
  public static long length(long x, long y) {
    return Lengths.of(x, y, 0);
  }

  /** The distance of two places given by their bits, rounded down. */
  public static long distance(long ax, long ay, long bx, long by) {
    return length(Fixed.sub(bx, ax), Fixed.sub(by, ay));
  }

  /** {@code this + other}. */
  public FixedVec2 plus(FixedVec2 other) {
    return new FixedVec2(Fixed.add(x, other.x), Fixed.add(y, other.y));
  }

  /** {@code this − other}. */
  public FixedVec2 minus(FixedVec2 other) {
    return new FixedVec2(Fixed.sub(x, other.x), Fixed.sub(y, other.y));
  }

  /** This vector times a {@link Fixed} number. */
  public FixedVec2 times(long factor) {
    return new FixedVec2(Fixed.mul(x, factor), Fixed.mul(y, factor));
  }

  /** The opposite vector. */
  public FixedVec2 negated() {
    return new FixedVec2(Fixed.neg(x), Fixed.neg(y));
  }

  /** The dot product, rounded once. */
  public long dot(FixedVec2 other) {
    return dot(x, y, other.x, other.y);
  }

  /** The z of the cross product: positive when other is counter-clockwise of this. */
  public long cross(FixedVec2 other) {
    return cross(x, y, other.x, other.y);
  }

  /** The length, rounded down. */
  public long length() {
    return length(x, y);
  }

  /** The distance to another place, rounded down. */
  public long distance(FixedVec2 other) {
    return distance(x, y, other.x, other.y);
  }

  /** This direction with length one, each part within a 65,536th; zero stays zero. */
  public FixedVec2 normalised() {
    int shift = Lengths.shift(x, y, 0);
    long length = Lengths.shifted(x, y, 0, shift);
    return new FixedVec2(Lengths.part(x, shift, length), Lengths.part(y, shift, length));
  }

  /**
   * The part of this that runs along a wall: what is left without the part that runs along the
   * wall's normal.
   *
   * @param normal of length one
   */
  public FixedVec2 slide(FixedVec2 normal) {
    return minus(normal.times(dot(normal)));
  }

  /** This vector turned by an angle, each part rounded once. */
  public FixedVec2 rotate(int angleBits) {
    long sin = Angle.sin(angleBits);
    long cos = Angle.cos(angleBits);
    return new FixedVec2(Products.sum(x, cos, y, -sin), Products.sum(x, sin, y, cos));
  }

  /** This vector turned by a positive quarter turn. */
  public FixedVec2 perpendicular() {
    return new FixedVec2(Fixed.neg(y), x);
  }

  /** The parts as decimals: {@code (1.5, -2)}. */
  @Override
  public String toString() {
    return "(" + Fixed.text(x) + ", " + Fixed.text(y) + ")";
  }
}
