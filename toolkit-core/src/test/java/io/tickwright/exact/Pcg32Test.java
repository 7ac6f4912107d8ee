package io.tickwright.exact;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tickwright.testing.Vectors;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

class Pcg32Test {

  @Test
  void everyVectorComesOut() {
    Pcg32 random = Pcg32.seeded(0);
    for (Vectors.Row row : Vectors.rows("rng.csv")) {
      String op = row.text("op");
      if (op.equals("stream_id")) {
        random = streamOf(row);
      }
      long result =
          switch (op) {
            case "stream_id" -> random.streamId();
            case "state" -> random.stateBits();
            case "increment" -> random.increment();
            case "next_u32" -> Integer.toUnsignedLong(random.nextU32());
            case "next_u64" -> random.nextU64();
            case "below_u32" -> random.below((int) row.integer("bound"));
            case "below_u64" -> random.below(row.integer("bound"));
            default -> throw new AssertionError("unknown op at " + row);
          };
      assertEquals(row.integer("result"), result, row::toString);
    }
  }

  private static Pcg32 streamOf(Vectors.Row row) {
    Pcg32 named = Pcg32.seeded(row.integer("seed")).stream(row.text("stream_name"));
    return row.isBlank("child") ? named : named.child(row.integer("child"));
  }

  @Test
  void thePublishedDemonstrationComesOut() {
    Pcg32 random = Pcg32.reference(42, 54);
    int[] drawn = new int[6];
    Arrays.setAll(drawn, i -> random.nextU32());
    int[] published = {0xa15c02b7, 0x7b47f409, 0xba1d3330, 0x83d2f293, 0xbfa4784b, 0xcbed606e};
    assertArrayEquals(published, drawn);
    assertNotEquals(0xa15c02b7, Pcg32.seeded(42).child(54).nextU32(), "ours are seeded otherwise");
  }

  @Test
  void aNamedStreamDependsOnSeedAndNameAlone() {
    Pcg32 game = Pcg32.seeded(7);
    long first = game.stream("loot").between(1, 1000);
    game.nextU64();
    game.stream("weather").nextU64();
    assertEquals(first, game.stream("loot").between(1, 1000));
    assertEquals(first, game.stream("weather").stream("loot").between(1, 1000));
    assertNotEquals(game.stream("loot").nextU64(), game.stream("weather").nextU64());
    assertNotEquals(game.stream("loot").nextU64(), Pcg32.seeded(8).stream("loot").nextU64());
    assertEquals(Pcg32.seeded(7).nextU64(), Pcg32.seeded(7).stream("").nextU64());
  }

  @Test
  void aChildIsTheSameWhateverItsParentHasDrawn() {
    Pcg32 loot = Pcg32.seeded(7).stream("loot");
    long first = loot.child(3).nextU64();
    loot.nextU64();
    assertEquals(first, loot.child(3).nextU64());
    assertNotEquals(first, loot.child(4).nextU64());
    assertNotEquals(first, loot.child(3).child(3).nextU64());
    Pcg32 reused = Pcg32.seeded(0);
    reused.becomeChildOf(loot, 3);
    assertEquals(first, reused.nextU64());
  }

  @Test
  void aBoundBelowOneCountsAsOneAndStillDraws() {
    Pcg32 random = Pcg32.seeded(1);
    assertEquals(0, random.below(0));
    assertEquals(0, random.below(Integer.MIN_VALUE));
    assertEquals(2, random.at());
    assertEquals(0, random.below(Long.MIN_VALUE));
    assertEquals(4, random.at());
  }

  @Test
  void betweenReachesBothEnds() {
    Pcg32 random = Pcg32.seeded(1);
    boolean[] seen = new boolean[3];
    for (int i = 0; i < 100; i++) {
      seen[(int) random.between(-1, 1) + 1] = true;
    }
    assertArrayEquals(new boolean[] {true, true, true}, seen);
    assertEquals(5, random.between(5, 5));
    assertEquals(5, random.between(5, 4), "an empty range counts as its least");
    long whole = random.at();
    random.between(Long.MIN_VALUE, Long.MAX_VALUE);
    assertEquals(whole + 2, random.at());
  }

  @Test
  void boundedDrawsAreFairWhereTheRemainderIsNot() {
    int bound = 3 << 29;
    int draws = 30_000;
    Pcg32 fair = Pcg32.seeded(11);
    Pcg32 biased = Pcg32.seeded(11);
    int fairLow = 0;
    int biasedLow = 0;
    for (int i = 0; i < draws; i++) {
      if (fair.below(bound) < 1 << 30) {
        fairLow++;
      }
      if (Integer.remainderUnsigned(biased.nextU32(), bound) < 1 << 30) {
        biasedLow++;
      }
    }
    // Two thirds of the range hold two thirds of fair draws; the remainder alone gives three
    // quarters.
    // Both bands are 9 standard deviations wide.
    assertEquals(draws * 2 / 3, fairLow, 735);
    assertEquals(draws * 3 / 4, biasedLow, 735, "the negative control");
  }

  @Test
  void aRealIsTheUpper53BitsOfADraw() {
    Pcg32 bits = Pcg32.seeded(5);
    Pcg32 random = Pcg32.seeded(5);
    for (int i = 0; i < 1000; i++) {
      double real = random.real();
      assertEquals((double) (bits.nextU64() >>> 11) / (1L << 53), real);
      assertTrue(real >= 0 && real < 1);
    }
  }

  @Test
  void everyOrderOfAShuffleIsEquallyLikely() {
    Pcg32 random = Pcg32.seeded(3);
    int[] seen = new int[27];
    for (int i = 0; i < 60_000; i++) {
      List<Integer> cards = new ArrayList<>(List.of(0, 1, 2));
      random.shuffle(cards);
      seen[cards.get(0) * 9 + cards.get(1) * 3 + cards.get(2)]++;
    }
    int orders = 0;
    for (int count : seen) {
      if (count > 0) {
        orders++;
        assertEquals(10_000, count, 9 * 92);
      }
    }
    assertEquals(6, orders);
  }

  @Test
  void aListAndAnArrayAreShuffledAlike() {
    List<Long> list = new ArrayList<>(List.of(1L, 2L, 3L, 4L, 5L));
    long[] array = {1, 2, 3, 4, 5, 6};
    Pcg32.seeded(9).shuffle(list);
    Pcg32.seeded(9).shuffle(array, 5);
    assertNotEquals(List.of(1L, 2L, 3L, 4L, 5L), list);
    assertArrayEquals(list.stream().mapToLong(Long::longValue).toArray(), Arrays.copyOf(array, 5));
    assertEquals(6, array[5]);
  }

  @Test
  void pickTakesOneOfTheListAndRefusesAnEmptyOne() {
    Pcg32 random = Pcg32.seeded(2);
    List<String> kinds = List.of("scout", "raider");
    assertEquals(kinds.get(Pcg32.seeded(2).below(2)), random.pick(kinds));
    assertThrows(IllegalArgumentException.class, () -> random.pick(List.of()));
    assertEquals(1, random.at());
  }

  @Test
  void aStreamGoesBackToWhereItWas() {
    Pcg32 loot = Pcg32.seeded(7).stream("loot");
    loot.nextU32();
    loot.nextU64();
    assertEquals(3, loot.at());
    long next = loot.nextU64();
    loot.restoreAt(3);
    assertEquals(next, loot.nextU64());
    loot.restoreAt(-1);
    assertEquals(-1, loot.at());
    loot.nextU32();
    assertEquals(0, loot.at(), "the period is 2^64");
  }
}
