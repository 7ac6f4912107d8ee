package io.tickwright.exact;

import com.google.errorprone.annotations.CheckReturnValue;
import java.util.Objects;

/**
 * Tells two runs apart: a running FNV-1a-64 over what is absorbed, in the order it is absorbed.
 *
 * <pre>{@code
 * StateHash hash = new StateHash();
 * hash.absorbU64(ticksDone);
 * hash.absorbText("scout");
 * long digest = hash.value();
 * }</pre>
 *
 * <p>Numbers are absorbed as their bytes, the least significant first. It allocates nothing after
 * construction. It finds accidents, not forgeries: it is no cryptographic hash. Use one instance
 * from one thread.
 *
 * @see <a href="https://datatracker.ietf.org/doc/html/rfc9923">FNV, RFC 9923</a>
 */
public final class StateHash {

  static final long OFFSET_BASIS = 0xcbf29ce484222325L;
  private static final long PRIME = 0x100000001b3L;

  /** What absorbing n bytes of zero multiplies by: nothing but the prime, n times. */
  private static final long[] ZEROS = new long[Long.BYTES + 1];

  static {
    ZEROS[0] = 1;
    for (int n = 1; n < ZEROS.length; n++) {
      ZEROS[n] = ZEROS[n - 1] * PRIME;
    }
  }

  /** What an unpaired surrogate is encoded as, so that every text has one UTF-8 form. */
  private static final int REPLACEMENT = '?';

  private long value = OFFSET_BASIS;

  /** The hash of everything absorbed so far; that of nothing is {@code 0xcbf29ce484222325}. */
  @CheckReturnValue
  public long value() {
    return value;
  }

  /** Forgets everything absorbed. */
  public void reset() {
    value = OFFSET_BASIS;
  }

  /** Goes on from what {@link #value} said at an earlier time, as if absorbed by this instance. */
  public void restore(long value) {
    this.value = value;
  }

  /** Absorbs the low 8 bits of a number. */
  public void absorbU8(int number) {
    value = (value ^ (number & 0xff)) * PRIME;
  }

  /** Absorbs 32 bits as 4 bytes, the least significant first. */
  public void absorbU32(int number) {
    value = absorbed(value, Integer.toUnsignedLong(number), Integer.BYTES);
  }

  /** Absorbs 64 bits as 8 bytes, the least significant first. */
  public void absorbU64(long number) {
    value = absorbed(value, number, Long.BYTES);
  }

  /** {@link #absorbU64} of a hash that is no object. */
  static long absorbed(long hash, long number) {
    return absorbed(hash, number, Long.BYTES);
  }

  /** Most numbers are small: the bytes above them are zeros and cost one multiplication. */
  private static long absorbed(long hash, long number, int bytes) {
    long h = hash;
    int left = bytes;
    for (long rest = number; rest != 0; rest >>>= Byte.SIZE) {
      h = (h ^ rest & 0xff) * PRIME;
      left--;
    }
    return h * ZEROS[left];
  }

  /**
   * Absorbs a double by its 64 bits. Every NaN counts as {@code 0x7ff8000000000000}; −0.0 and 0.0
   * differ.
   */
  public void absorbReal(double number) {
    absorbU64(Double.doubleToLongBits(number));
  }

  /**
   * Absorbs a text: the length of its UTF-8 form in bytes as 32 bits, then those bytes. An unpaired
   * surrogate counts as {@code ?}, as in {@link String#getBytes(java.nio.charset.Charset)}.
   */
  public void absorbText(String text) {
    absorbU32(utf8Length(text));
    for (int i = 0; i < text.length(); ) {
      int codePoint = text.codePointAt(i);
      absorbUtf8(isSurrogate(codePoint) ? REPLACEMENT : codePoint);
      i += Character.charCount(codePoint);
    }
  }

  /**
   * Absorbs {@code length} bytes from {@code offset} on, and no length.
   *
   * @throws IndexOutOfBoundsException when that range is not within the array; nothing is absorbed
   */
  public void absorbBytes(byte[] bytes, int offset, int length) {
    Objects.checkFromIndexSize(offset, length, bytes.length);
    long h = value;
    for (int i = offset; i < offset + length; i++) {
      h = (h ^ (bytes[i] & 0xff)) * PRIME;
    }
    value = h;
  }

  private void absorbUtf8(int codePoint) {
    if (codePoint < 0x80) {
      absorbU8(codePoint);
    } else if (codePoint < 0x800) {
      absorbU8(0xc0 | codePoint >> 6);
      absorbU8(0x80 | codePoint & 0x3f);
    } else if (codePoint < 0x10000) {
      absorbU8(0xe0 | codePoint >> 12);
      absorbU8(0x80 | codePoint >> 6 & 0x3f);
      absorbU8(0x80 | codePoint & 0x3f);
    } else {
      absorbU8(0xf0 | codePoint >> 18);
      absorbU8(0x80 | codePoint >> 12 & 0x3f);
      absorbU8(0x80 | codePoint >> 6 & 0x3f);
      absorbU8(0x80 | codePoint & 0x3f);
    }
  }

  private static int utf8Length(String text) {
    int length = 0;
    for (int i = 0; i < text.length(); ) {
      int codePoint = text.codePointAt(i);
      if (codePoint < 0x80 || isSurrogate(codePoint)) {
        length += 1;
      } else if (codePoint < 0x800) {
        length += 2;
      } else {
        length += codePoint < 0x10000 ? 3 : 4;
      }
      i += Character.charCount(codePoint);
    }
    return length;
  }

  private static boolean isSurrogate(int codePoint) {
    return codePoint >= Character.MIN_SURROGATE && codePoint <= Character.MAX_SURROGATE;
  }
}
