package io.tickwright.exact;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tickwright.testing.Vectors;
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import org.junit.jupiter.api.Test;

class StateHashTest {

  @Test
  void everyVectorComesOut() {
    for (Vectors.Row row : Vectors.rows("state-hash.csv")) {
      byte[] bytes = HexFormat.of().parseHex(row.text("bytes_hex"));
      StateHash hash = new StateHash();
      hash.absorbBytes(bytes, 0, bytes.length);
      assertEquals(
          row.text("fnv1a64"), "0x" + HexFormat.of().toHexDigits(hash.value()), row::toString);
    }
  }

  @Test
  void aRunIsToldApartByTheOrderOfWhatItAbsorbed() {
    StateHash hash = new StateHash();
    hash.absorbU64(3);
    hash.absorbText("scout");
    long digest = hash.value();

    hash.reset();
    hash.absorbText("scout");
    hash.absorbU64(3);
    assertNotEquals(digest, hash.value());
  }

  @Test
  void numbersAreAbsorbedLeastSignificantByteFirst() {
    assertEquals(ofBytes(0x88), ofU8(0xff88));
    StateHash u32 = new StateHash();
    u32.absorbU32(0x55667788);
    assertEquals(ofBytes(0x88, 0x77, 0x66, 0x55), u32.value());
    StateHash u64 = new StateHash();
    u64.absorbU64(0x1122334455667788L);
    long expected = ofBytes(0x88, 0x77, 0x66, 0x55, 0x44, 0x33, 0x22, 0x11);
    assertEquals(expected, u64.value());
    long bigEndian = ofBytes(0x11, 0x22, 0x33, 0x44, 0x55, 0x66, 0x77, 0x88);
    assertNotEquals(bigEndian, u64.value(), "the negative control: the other byte order");
  }

  @Test
  void aTextIsItsUtf8LengthAndThenItsBytes() {
    for (String text : new String[] {"", "loot", "ünïcode", "…", "🎲 dice", "\ud83c", "x\udfb2y"}) {
      byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
      StateHash byHand = new StateHash();
      byHand.absorbU32(bytes.length);
      byHand.absorbBytes(bytes, 0, bytes.length);
      StateHash hash = new StateHash();
      hash.absorbText(text);
      assertEquals(byHand.value(), hash.value(), text);
    }
  }

  @Test
  void textsDoNotRunIntoEachOther() {
    StateHash one = new StateHash();
    one.absorbText("ab");
    one.absorbText("c");
    StateHash other = new StateHash();
    other.absorbText("a");
    other.absorbText("bc");
    assertNotEquals(one.value(), other.value());
  }

  @Test
  void everyNanIsOneAndMinusZeroIsItsOwn() {
    double strangeNan = Double.longBitsToDouble(0x7ff0000000000001L);
    assertTrue(Double.isNaN(strangeNan));
    assertEquals(ofReal(Double.NaN), ofReal(strangeNan));
    assertNotEquals(ofReal(0.0), ofReal(-0.0));
    StateHash bits = new StateHash();
    bits.absorbU64(0x3ff8000000000000L);
    assertEquals(bits.value(), ofReal(1.5));
  }

  @Test
  void aRestoredHashGoesOnAsIfNeverStopped() {
    StateHash whole = new StateHash();
    whole.absorbU64(1);
    long half = whole.value();
    whole.absorbU64(2);

    StateHash resumed = new StateHash();
    resumed.restore(half);
    resumed.absorbU64(2);
    assertEquals(whole.value(), resumed.value());
  }

  @Test
  void zerosWithinAndAboveANumberAreAbsorbedLikeAnyByte() {
    long[] numbers = {0, 1, 0xff, 0x100, 0xff00ff, 1L << 56, Long.MIN_VALUE, -1};
    int differentWithoutZeros = 0;
    for (long number : numbers) {
      StateHash hash = new StateHash();
      hash.absorbU64(number);
      hash.absorbU32((int) number);
      StateHash bytes = new StateHash();
      StateHash withoutZeros = new StateHash();
      for (int i = 0; i < 12; i++) {
        int next = (int) (number >>> 8 * (i % 8)) & 0xff;
        bytes.absorbU8(next);
        if (next != 0) {
          withoutZeros.absorbU8(next);
        }
      }
      assertEquals(bytes.value(), hash.value());
      differentWithoutZeros += withoutZeros.value() == hash.value() ? 0 : 1;
    }
    assertEquals(numbers.length - 1, differentWithoutZeros, "the negative control");
  }

  @Test
  void bytesOutsideTheArrayAreRefusedAndNothingIsAbsorbed() {
    StateHash hash = new StateHash();
    long before = hash.value();
    byte[] bytes = new byte[4];
    assertThrows(IndexOutOfBoundsException.class, () -> hash.absorbBytes(bytes, 2, 3));
    assertThrows(IndexOutOfBoundsException.class, () -> hash.absorbBytes(bytes, -1, 1));
    assertEquals(before, hash.value());
  }

  private static long ofBytes(int... bytes) {
    StateHash hash = new StateHash();
    for (int b : bytes) {
      hash.absorbBytes(new byte[] {(byte) b}, 0, 1);
    }
    return hash.value();
  }

  private static long ofU8(int number) {
    StateHash hash = new StateHash();
    hash.absorbU8(number);
    return hash.value();
  }

  private static long ofReal(double number) {
    StateHash hash = new StateHash();
    hash.absorbReal(number);
    return hash.value();
  }
}
