package io.tickwright.snapshot;

import com.google.errorprone.annotations.CheckReturnValue;
import io.tickwright.state.Stateful;
import java.util.zip.CRC32C;

/**
 * Writes a state as bytes that another process can restore, and refuses bytes that are cut short,
 * changed, or of another kind of state.
 *
 * <pre>{@code
 * byte[] bytes = SnapshotBytes.of(world);
 * SnapshotBytes.restore(bytes, anotherWorld);
 * }</pre>
 *
 * <p>They carry a version, their length, the {@link StateSchema#hash() schema hash} and a CRC-32C,
 * all little-endian; the format is {@code docs/snapshot-format.md}. Only a state of exactly the
 * same schema reads them: a save that outlives versions of a game goes by names instead.
 */
public final class SnapshotBytes {
  static final int MAGIC = 'T' | 'W' << 8 | 'S' << 16 | 'N' << 24;
  static final int VERSION = 1;
  static final int VERSION_AT = 4;
  static final int LENGTH_AT = 8;
  static final int SCHEMA_AT = 12;
  static final int PRINTS_AT = 20;
  static final int CHECKSUM_BYTES = 4;

  private SnapshotBytes() {}

  /**
   * The state as bytes.
   *
   * @throws IllegalArgumentException when its list is unsound, see {@link StateSchema#of}
   */
  @CheckReturnValue
  public static byte[] of(Stateful root) {
    StateSchema schema = StateSchema.of(root);
    ByteSink sink = new ByteSink();
    sink.u32(MAGIC);
    sink.u32(VERSION);
    sink.u32(0);
    sink.u64(schema.hash());
    sink.u32(schema.fields().size());
    for (int i = 0; i < schema.fields().size(); i++) {
      sink.u16(schema.print(i));
    }
    root.state(new BytesWriter(sink));
    sink.u32At(LENGTH_AT, sink.size() + CHECKSUM_BYTES);
    sink.u32(checksum(sink.buffer(), sink.size()));
    return sink.toBytes();
  }

  /**
   * Restores the state from bytes. All of them are checked before the first field is stored.
   *
   * @throws SnapshotException when the bytes are no whole, unchanged snapshot of such a state, with
   *     the offset; the state is unchanged
   * @throws IllegalArgumentException when the state's own list is unsound, see {@link
   *     StateSchema#of}
   */
  public static void restore(byte[] bytes, Stateful root) {
    view(bytes, root).state(new Looking());
    ByteSource source = SnapshotHeader.open(bytes);
    root.state(new BytesApplier(source));
  }

  /**
   * The content of the bytes, listed as the given state would list it; nothing is stored in that
   * state. The visitor learns the values and cannot change them.
   *
   * @throws SnapshotException at once when header or schema do not fit, and during a visit when a
   *     value does not
   */
  static Stateful view(byte[] bytes, Stateful like) {
    SnapshotHeader.check(bytes, StateSchema.of(like));
    return watcher -> {
      ByteSource source = SnapshotHeader.open(bytes);
      like.state(new BytesChecker(source, watcher));
      source.end();
    };
  }

  static int checksum(byte[] bytes, int length) {
    CRC32C sum = new CRC32C();
    sum.update(bytes, 0, length);
    return (int) sum.getValue();
  }
}
