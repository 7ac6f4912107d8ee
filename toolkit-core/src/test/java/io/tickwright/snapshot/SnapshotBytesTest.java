package io.tickwright.snapshot;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tickwright.state.StateVisitor;
import io.tickwright.state.Stateful;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.zip.CRC32C;
import org.junit.jupiter.api.Test;

class SnapshotBytesTest {

  @Test
  void bytesBringTheStateBackInAnotherObject() {
    EveryDoor world = EveryDoor.full();
    byte[] bytes = SnapshotBytes.of(world);
    EveryDoor other = new EveryDoor();
    SnapshotBytes.restore(bytes, other);

    assertEquals(StateDigest.of(world), StateDigest.of(other));
    assertEquals("They are at the gate! ×2", other.banner);
    assertEquals(2, other.turrets.size());
    assertArrayEquals(world.names, other.names);
    assertEquals(1, other.restored);
    assertArrayEquals(bytes, SnapshotBytes.of(other));
  }

  @Test
  void theFormatIsWhatThePageSays() {
    byte[] bytes =
        SnapshotBytes.of(
            s -> {
              s.integer("hull", -2);
              s.text("name", "é");
              s.rows("foes", 2, c -> c.longs("hp", new long[] {300, -1, 9}));
            });

    assertEquals("5457534e 01000000 2f000000", hex(bytes, 0, 12));
    assertEquals("04000000", hex(bytes, 20, 24));
    assertEquals("0301e9010202022c01ffff", hex(bytes, 32, 43).replace(" ", ""));
    CRC32C sum = new CRC32C();
    sum.update(bytes, 0, bytes.length - 4);
    assertEquals(
        (int) sum.getValue(),
        ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN).getInt(bytes.length - 4));
  }

  @Test
  void anyFlippedBitIsRefusedAndNothingChanges() {
    byte[] bytes = SnapshotBytes.of(EveryDoor.full());
    for (int bit = 0; bit < bytes.length * 8; bit++) {
      byte[] flipped = bytes.clone();
      flipped[bit / 8] ^= (byte) (1 << bit % 8);
      refused("", flipped);
    }
    assertTrue(bytes.length > 200);
  }

  @Test
  void anyTruncationAndAnyTailIsRefusedAndNothingChanges() {
    byte[] bytes = SnapshotBytes.of(EveryDoor.full());
    for (int length = 0; length < bytes.length; length++) {
      SnapshotException refusal = refused("", Arrays.copyOf(bytes, length));
      assertTrue(refusal.offset() <= length);
    }
    assertEquals(
        bytes.length,
        refused("the snapshot says", Arrays.copyOf(bytes, bytes.length + 1)).offset());
  }

  /** The negative control: the structure alone lets changed values pass, the checksum does not. */
  @Test
  void itIsTheChecksumThatFindsAFlippedValue() {
    byte[] bytes = SnapshotBytes.of(EveryDoor.full());
    int passed = 0;
    for (int at = 24; at < bytes.length - 4; at++) {
      byte[] flipped = bytes.clone();
      flipped[at] ^= 1;
      refused("checksum", flipped);
      EveryDoor world = EveryDoor.full();
      try {
        SnapshotBytes.restore(sealed(flipped), world);
        passed++;
      } catch (SnapshotException refused) {
        assertEquals(StateDigest.of(EveryDoor.full()), StateDigest.of(world));
      }
    }
    assertTrue(passed > 50, passed + " passed");
  }

  @Test
  void whateverTheBytesAreARestoreRefusesOrSucceedsAndNeverDiesOtherwise() {
    byte[] bytes = SnapshotBytes.of(EveryDoor.full());
    int start = 24 + 2 * StateSchema.of(EveryDoor.full()).fields().size();
    int refusals = 0;
    for (int at = start; at < bytes.length - 4; at++) {
      for (int value : new int[] {0, 1, 2, 3, 5, 8, 0x7f, 0x80, 0xff}) {
        byte[] wrong = bytes.clone();
        wrong[at] = (byte) value;
        EveryDoor world = EveryDoor.full();
        try {
          SnapshotBytes.restore(sealed(wrong), world);
        } catch (SnapshotException refused) {
          refusals++;
          assertEquals(0, world.restored);
          assertEquals(StateDigest.of(EveryDoor.full()), StateDigest.of(world));
        }
      }
    }
    assertTrue(refusals > 100, refusals + " refused");
  }

  @Test
  void whatIsNoSnapshotOrOfAnotherVersionIsRefused() {
    byte[] text =
        "{\"hull\": 20, \"shells\": 5, \"name\": \"no\"}"
            .getBytes(java.nio.charset.StandardCharsets.UTF_8);
    assertEquals(0, refused("at byte 0: no snapshot", text).offset());
    byte[] newer = SnapshotBytes.of(EveryDoor.full());
    newer[4] = 2;

    assertEquals(4, refused("format version 2; this reader knows version 1", newer).offset());
  }

  @Test
  void aForeignSchemaIsRefusedByTheFirstFieldThatDiffers() {
    byte[] bytes =
        SnapshotBytes.of(
            s -> {
              s.integer("hull", 1);
              s.integer("shield", 2);
            });
    long[] kept = {7, 8};

    SnapshotException refusal =
        assertThrows(
            SnapshotException.class,
            () ->
                SnapshotBytes.restore(
                    bytes,
                    s -> {
                      kept[0] = s.integer("hull", kept[0]);
                      kept[1] = s.integer("shells", kept[1]);
                    }));
    assertTrue(
        refusal
            .getMessage()
            .endsWith("as field 2 it has another field where this state has \"shells integer\""),
        refusal.getMessage());
    assertArrayEquals(new long[] {7, 8}, kept);
    assertTrue(
        foreign(bytes, 3)
            .getMessage()
            .endsWith("as field 3 it has no more fields where this state has \"more integer\""));
    assertTrue(
        foreign(bytes, 1)
            .getMessage()
            .endsWith("as field 2 it has another field where this state has no more fields"));
  }

  @Test
  void valuesOutOfTheirRangeAreRefusedByPath() {
    outOfRange("shells is 9; it lies in [0, 8]", world -> world.shells = 9);
    outOfRange("spent is 100; by limit it lies in [0, 100)", world -> world.spent = 100);
    outOfRange(
        "spent is 1; by limit it lies in [0, 1)",
        world -> {
          world.limit = -5;
          world.spent = 1;
        });
    outOfRange(
        "table.enemies[1].lane is choice 3; there are 3", world -> world.enemies.lane[1] = 3);
    outOfRange("lanes[2] is choice -1; there are 3", world -> world.lanes[2] = -1);

    EveryDoor idle = EveryDoor.full();
    idle.limit = 0;
    idle.spent = 0;
    SnapshotBytes.restore(SnapshotBytes.of(idle), EveryDoor.full());
  }

  @Test
  void columnsOfATableThatDisagreeInLengthAreRefused() {
    Stateful table =
        s ->
            s.rows(
                "foes",
                2,
                c -> {
                  c.bytes("hp", new byte[] {1, 2});
                  c.bytes("lane", new byte[] {3, 4});
                });
    byte[] bytes = SnapshotBytes.of(table);
    int lane = bytes.length - 4 - 3;
    assertEquals(2, bytes[lane]);
    bytes[lane] = 1;

    SnapshotException refusal =
        assertThrows(SnapshotException.class, () -> SnapshotBytes.restore(sealed(bytes), table));
    assertTrue(
        refusal.getMessage().contains("foes[].lane has 1 entries, its table has 2 rows"),
        refusal.getMessage());
    assertEquals(lane, refusal.offset());
  }

  @Test
  void aListOfAnotherTypeIsRefusedEvenIfItLiesAboutItsFields() {
    EveryDoor world = EveryDoor.full();
    byte[] bytes = SnapshotBytes.of(world);
    byte[] longer = Arrays.copyOf(bytes, bytes.length + 3);
    ByteBuffer.wrap(longer).order(ByteOrder.LITTLE_ENDIAN).putInt(8, longer.length);

    refused("3 bytes are left after the last field", sealed(longer));
  }

  @Test
  void halfASurrogatePairComesBack() {
    String[] text = {"\ud83d", "a\udc00b"};
    Stateful state = s -> text[0] = s.text("text", text[0]);
    byte[] bytes = SnapshotBytes.of(state);
    text[0] = "";
    SnapshotBytes.restore(bytes, state);

    assertEquals("\ud83d", text[0]);
  }

  @Test
  void columnsTakeTheFewestBytesThatHoldThem() {
    long[] edges = {
      0, 127, 128, 32_767, 32_768, Integer.MAX_VALUE, Integer.MAX_VALUE + 1L, Long.MAX_VALUE
    };
    int[] widths = {1, 1, 2, 2, 4, 4, 8, 8};
    int none = SnapshotBytes.of(s -> s.longs("hp", new long[0])).length;
    for (int i = 0; i < edges.length; i++) {
      for (long edge : new long[] {edges[i], ~edges[i]}) {
        long[][] column = {{edge, 0}};
        Stateful state = s -> column[0] = s.longs("hp", column[0]);
        byte[] bytes = SnapshotBytes.of(state);
        assertEquals(2 * widths[i], bytes.length - none, "for " + edge);
        column[0] = new long[0];
        SnapshotBytes.restore(bytes, state);
        assertArrayEquals(new long[] {edge, 0}, column[0]);
      }
    }
  }

  private interface Change {
    void apply(EveryDoor world);
  }

  private static void outOfRange(String message, Change change) {
    EveryDoor world = EveryDoor.full();
    change.apply(world);
    SnapshotException refusal = refused(message, SnapshotBytes.of(world));
    assertFalse(refusal.offset() < 24);
  }

  private static SnapshotException refused(String message, byte[] bytes) {
    EveryDoor world = EveryDoor.full();
    world.hull = 77;
    long before = StateDigest.of(world);
    SnapshotException refusal =
        assertThrows(SnapshotException.class, () -> SnapshotBytes.restore(bytes, world));
    assertEquals(before, StateDigest.of(world));
    assertEquals(0, world.restored);
    assertTrue(refusal.getMessage().contains(message), refusal.getMessage());
    return refusal;
  }

  private static SnapshotException foreign(byte[] bytes, int fields) {
    List<String> names = List.of("hull", "shield", "more").subList(0, fields);
    return assertThrows(
        SnapshotException.class,
        () ->
            SnapshotBytes.restore(bytes, (StateVisitor s) -> names.forEach(n -> s.integer(n, 0))));
  }

  private static byte[] sealed(byte[] bytes) {
    byte[] sealed = bytes.clone();
    CRC32C sum = new CRC32C();
    sum.update(sealed, 0, sealed.length - 4);
    ByteBuffer.wrap(sealed)
        .order(ByteOrder.LITTLE_ENDIAN)
        .putInt(sealed.length - 4, (int) sum.getValue());
    return sealed;
  }

  private static String hex(byte[] bytes, int from, int to) {
    List<String> words = new ArrayList<>();
    for (int at = from; at < to; at += 4) {
      words.add(HexFormat.of().formatHex(bytes, at, Math.min(at + 4, to)));
    }
    return String.join(" ", words);
  }
}
