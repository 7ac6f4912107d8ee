package io.tickwright.exact;

/**
 * A place, way or direction in space, in {@link Fixed} numbers.
 *
 * <p>The axes are right-handed: x cross y is z, and a positive angle about z turns x toward y. What
 * leaves the range of Fixed saturates and is counted there; nothing throws. An immutable value: the
 * static doors are the same for columns of bits, without an object.
 *
 * @param x the bits of a Fixed number
 * @param y the bits of a Fixed number
 * @param z the bits of a Fixed number
 */
public record FixedVec3(long x, long y, long z) {

  /** Neither here nor there. */
  public static final FixedVec3 ZERO = new FixedVec3(0, 0, 0);

  /** The dot product of two vectors given by their bits, rounded once. */
  public static long dot(long ax, long ay, long az, long bx, long by, long bz) {
    return Products.sum(ax, bx, ay, by, az, bz);
  }

  /** The length of a vector given by its bits, rounded down. */
  public static long length(long x, long y, long z) {
    return Lengths.of(x, y, z);
  }

  /** The distance of two places given by their bits, rounded down. */
  public static long distance(long ax, long ay, long az, long bx, long by, long bz) {
    return length(Fixed.sub(bx, ax), Fixed.sub(by, ay), Fixed.sub(bz, az));
  }

  /** {@code this + other}. */
  public FixedVec3 plus(FixedVec3 other) {
    return new FixedVec3(Fixed.add(x, other.x), Fixed.add(y, other.y), Fixed.add(z, other.z));
  }

  /** {@code this − other}. */
  public FixedVec3 minus(FixedVec3 other) {
    return new FixedVec3(Fixed.sub(x, other.x), Fixed.sub(y, other.y), Fixed.sub(z, other.z));
  }

  /** This vector times a {@link Fixed} number. */
  public FixedVec3 times(long factor) {
    return new FixedVec3(Fixed.mul(x, factor), Fixed.mul(y, factor), Fixed.mul(z, factor));
  }

  /** The opposite vector. */
  public FixedVec3 negated() {
    return new FixedVec3(Fixed.neg(x), Fixed.neg(y), Fixed.neg(z));
  }

  /** The dot product, rounded once. */
  public long dot(FixedVec3 other) {
    return dot(x, y, z, other.x, other.y, other.z);
  }

  /** The cross product, each part rounded once. */
  public FixedVec3 cross(FixedVec3 other) {
    return new FixedVec3(
        Products.difference(y, other.z, z, other.y),
        Products.difference(z, other.x, x, other.z),
        Products.difference(x, other.y, y, other.x));
  }

  /** The length, rounded down. */
  public long length() {
    return length(x, y, z);
  }

  /** The distance to another place, rounded down. */
  public long distance(FixedVec3 other) {
    return distance(x, y, z, other.x, other.y, other.z);
  }

  /** This direction with length one, each part within a 65,536th; zero stays zero. */
  public FixedVec3 normalised() {
    int shift = Lengths.shift(x, y, z);
    long length = Lengths.shifted(x, y, z, shift);
    return new FixedVec3(
        Lengths.part(x, shift, length),
        Lengths.part(y, shift, length),
        Lengths.part(z, shift, length));
  }

  /**
   * The part of this that runs along a wall: what is left without the part that runs along the
   * wall's normal.
   *
   * @param normal of length one
   */
  public FixedVec3 slide(FixedVec3 normal) {
    return minus(normal.times(dot(normal)));
  }

  /**
   * This vector turned about an axis by an angle, after Rodrigues: {@code v cos + (axis × v) sin +
   * axis (axis · v) (1 − cos)}.
   *
   * @param axis of length one
   */
  public FixedVec3 rotate(FixedVec3 axis, int angleBits) {
    long sin = Angle.sin(angleBits);
    long cos = Angle.cos(angleBits);
    FixedVec3 side = axis.cross(this);
    long along = Fixed.mul(axis.dot(this), Fixed.ONE - cos);
    return new FixedVec3(
        Products.sum(x, cos, side.x, sin, axis.x, along),
        Products.sum(y, cos, side.y, sin, axis.y, along),
        Products.sum(z, cos, side.z, sin, axis.z, along));
  }

  /**
   * A vector at right angles to this one, exactly: its cross product with the axis along which this
   * one is least, and of those the first. Zero has zero.
   */
  public FixedVec3 perpendicular() {
    long alongX = Fixed.abs(x);
    long alongY = Fixed.abs(y);
    long alongZ = Fixed.abs(z);
    if (alongX <= alongY && alongX <= alongZ) {
      return new FixedVec3(0, z, Fixed.neg(y));
    }
    if (alongY <= alongZ) {
      return new FixedVec3(Fixed.neg(z), 0, x);
    }
    return new FixedVec3(y, Fixed.neg(x), 0);
  }

  /** The parts as decimals: {@code (1.5, -2, 0)}. */
  @Override
  public String toString() {
    return "(" + Fixed.text(x) + ", " + Fixed.text(y) + ", " + Fixed.text(z) + ")";
  }
}
