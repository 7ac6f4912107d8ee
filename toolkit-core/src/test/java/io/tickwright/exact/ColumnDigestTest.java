package io.tickwright.exact;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import org.junit.jupiter.api.Test;

class ColumnDigestTest {

  @Test
  void aColumnBecomesOneWord() {
    long[] hp = {20, 20, 5, 0};
    long digest = ColumnDigest.of(hp, 3);
    hp[3] = 7;
    assertEquals(digest, ColumnDigest.of(hp, 3), "entries from the count on are no part of it");
    hp[2] = 6;
    assertNotEquals(digest, ColumnDigest.of(hp, 3));
  }

  @Test
  void theFiguresOfTheFileComeOut() throws IOException {
    int checked = 0;
    for (String line : linesOf("/vectors-own/column-digest.csv")) {
      String[] cells = line.split(",", -1);
      String[] entries = cells[1].isEmpty() ? new String[0] : cells[1].split(" ");
      int count = Integer.parseInt(cells[2]);
      long digest =
          switch (cells[0]) {
            case "longs" ->
                ColumnDigest.of(Arrays.stream(entries).mapToLong(Long::parseLong).toArray(), count);
            case "ints" ->
                ColumnDigest.of(
                    Arrays.stream(entries).mapToInt(Integer::parseInt).toArray(), count);
            case "bytes" -> ColumnDigest.of(bytes(entries), count);
            default -> throw new AssertionError(line);
          };
      assertEquals(cells[3], "0x" + HexFormat.of().toHexDigits(digest), line);
      checked++;
    }
    assertTrue(checked > 50, "the file holds more than a few figures");
  }

  @Test
  void itIsWhatThePageSaysAtEveryLength() {
    for (int count = 0; count <= 70; count++) {
      long[] longs = new long[count + 1];
      int[] ints = new int[count + 1];
      byte[] bytes = new byte[count + 1];
      for (int i = 0; i <= count; i++) {
        longs[i] = (i + 1) * 0xD1B54A32D192ED03L;
        ints[i] = (int) (longs[i] >>> 29);
        bytes[i] = (byte) (longs[i] >>> 51);
      }
      assertEquals(ofWords(wordsOf(longs, count, 64), count), ColumnDigest.of(longs, count));
      assertEquals(
          ofWords(wordsOf(Arrays.stream(ints).asLongStream().toArray(), count, 32), count),
          ColumnDigest.of(ints, count));
      long[] widened = new long[bytes.length];
      for (int i = 0; i < bytes.length; i++) {
        widened[i] = bytes[i];
      }
      assertEquals(ofWords(wordsOf(widened, count, 8), count), ColumnDigest.of(bytes, count));
    }
  }

  @Test
  void everyEntryAndEveryBitOfItMoves() {
    long[] column = new long[11];
    long digest = ColumnDigest.of(column, column.length);
    for (int i = 0; i < column.length; i++) {
      for (int bit = 0; bit < Long.SIZE; bit++) {
        column[i] = 1L << bit;
        assertNotEquals(digest, ColumnDigest.of(column, column.length));
      }
      column[i] = 0;
    }
    assertNotEquals(
        ColumnDigest.of(new long[] {1, 2, 3, 4, 5}, 5),
        ColumnDigest.of(new long[] {5, 2, 3, 4, 1}, 5),
        "two entries of one lane, swapped");
  }

  @Test
  void withoutTheCountAZeroAtTheEndWouldGoUnseen() {
    int[] column = new int[2];
    assertEquals(wordsOf(new long[2], 1, 32), wordsOf(new long[2], 2, 32), "the negative control");
    assertNotEquals(ColumnDigest.of(column, 1), ColumnDigest.of(column, 2));
  }

  @Test
  void aCountOutsideTheColumnIsRefused() {
    assertThrows(IndexOutOfBoundsException.class, () -> ColumnDigest.of(new long[2], 3));
    assertThrows(IndexOutOfBoundsException.class, () -> ColumnDigest.of(new int[2], -1));
    assertThrows(IndexOutOfBoundsException.class, () -> ColumnDigest.of(new byte[2], 3));
  }

  /** The words of docs/digest.md, put together bit by bit with unbounded integers. */
  private static List<BigInteger> wordsOf(long[] entries, int count, int bitsPerEntry) {
    List<BigInteger> words = new ArrayList<>();
    int perWord = 64 / bitsPerEntry;
    BigInteger mask = BigInteger.ONE.shiftLeft(bitsPerEntry).subtract(BigInteger.ONE);
    for (int start = 0; start < count; start += perWord) {
      BigInteger word = BigInteger.ZERO;
      for (int i = start; i < Math.min(start + perWord, count); i++) {
        BigInteger entry = BigInteger.valueOf(entries[i]).and(mask);
        word = word.or(entry.shiftLeft(bitsPerEntry * (i - start)));
      }
      words.add(word);
    }
    return words;
  }

  /** Lanes and fold of docs/digest.md, with unbounded integers. */
  private static long ofWords(List<BigInteger> words, int count) {
    BigInteger modulus = BigInteger.ONE.shiftLeft(64);
    BigInteger golden = new BigInteger("9E3779B97F4A7C15", 16);
    BigInteger[] lanes = new BigInteger[4];
    for (int k = 0; k < 4; k++) {
      lanes[k] = golden.multiply(BigInteger.valueOf(k + 1)).mod(modulus);
    }
    for (int i = 0; i < words.size(); i++) {
      BigInteger h = lanes[i % 4].xor(words.get(i)).multiply(golden).mod(modulus);
      lanes[i % 4] = h.xor(h.shiftRight(32));
    }
    StateHash hash = new StateHash();
    for (BigInteger lane : lanes) {
      hash.absorbU64(lane.longValue());
    }
    hash.absorbU64(count);
    return hash.value();
  }

  private static byte[] bytes(String[] entries) {
    byte[] bytes = new byte[entries.length];
    for (int i = 0; i < bytes.length; i++) {
      bytes[i] = Byte.parseByte(entries[i]);
    }
    return bytes;
  }

  private static List<String> linesOf(String resource) throws IOException {
    try (InputStream in = ColumnDigestTest.class.getResourceAsStream(resource);
        BufferedReader reader =
            new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))) {
      return reader.lines().skip(1).toList();
    }
  }
}
