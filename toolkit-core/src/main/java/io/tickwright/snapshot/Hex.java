package io.tickwright.snapshot;

/** Numbers in hexadecimal, the same in every locale. */
final class Hex {
  private Hex() {}

  /** All 64 bits, as digests are written everywhere: {@code 0x} and 16 lower-case digits. */
  static String of(long bits) {
    return "0x" + digits(bits, 16);
  }

  static String digits(long bits, int count) {
    StringBuilder out = new StringBuilder(count);
    for (int shift = (count - 1) * 4; shift >= 0; shift -= 4) {
      out.append(Character.forDigit((int) (bits >>> shift) & 0xf, 16));
    }
    return out.toString();
  }
}
