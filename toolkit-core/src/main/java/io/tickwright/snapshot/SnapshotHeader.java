package io.tickwright.snapshot;

/** What stands before the fields: is this a snapshot, all of it, unchanged, and of this schema. */
final class SnapshotHeader {
  private SnapshotHeader() {}

  static void check(byte[] bytes, StateSchema schema) {
    int least = SnapshotBytes.PRINTS_AT + 4 + SnapshotBytes.CHECKSUM_BYTES;
    if (bytes.length >= 4 && ByteSource.u32(bytes, 0) != SnapshotBytes.MAGIC) {
      throw new SnapshotException(0, "no snapshot; one starts with the letters TWSN");
    }
    if (bytes.length < least) {
      throw new SnapshotException(
          bytes.length, "the snapshot ends here; the shortest one has " + least + " bytes");
    }
    int version = ByteSource.u32(bytes, SnapshotBytes.VERSION_AT);
    if (version != SnapshotBytes.VERSION) {
      throw new SnapshotException(
          SnapshotBytes.VERSION_AT,
          "format version " + version + "; this reader knows version " + SnapshotBytes.VERSION);
    }
    checkWhole(bytes);
    if (ByteSource.u64(bytes, SnapshotBytes.SCHEMA_AT) != schema.hash()) {
      throw foreign(bytes, schema);
    }
  }

  /** A source that stands at the first field of bytes that were checked. */
  static ByteSource open(byte[] bytes) {
    int fields = ByteSource.u32(bytes, SnapshotBytes.PRINTS_AT);
    int start = SnapshotBytes.PRINTS_AT + 4 + 2 * fields;
    return new ByteSource(bytes, start, bytes.length - SnapshotBytes.CHECKSUM_BYTES);
  }

  private static void checkWhole(byte[] bytes) {
    int length = ByteSource.u32(bytes, SnapshotBytes.LENGTH_AT);
    if (length != bytes.length) {
      throw new SnapshotException(
          length > bytes.length || length < 0 ? bytes.length : length,
          "there are " + bytes.length + " bytes, the snapshot says it has " + length);
    }
    int covered = bytes.length - SnapshotBytes.CHECKSUM_BYTES;
    if (ByteSource.u32(bytes, covered) != SnapshotBytes.checksum(bytes, covered)) {
      throw new SnapshotException(
          covered, "the checksum does not fit; a byte of [0, " + bytes.length + ") has changed");
    }
    int fields = ByteSource.u32(bytes, SnapshotBytes.PRINTS_AT);
    if (fields < 0 || fields > (covered - SnapshotBytes.PRINTS_AT - 4) / 2) {
      throw new SnapshotException(
          SnapshotBytes.PRINTS_AT, fields + " fields do not fit into the snapshot");
    }
  }

  private static SnapshotException foreign(byte[] bytes, StateSchema schema) {
    int theirs = ByteSource.u32(bytes, SnapshotBytes.PRINTS_AT);
    int ours = schema.fields().size();
    int at = SnapshotBytes.PRINTS_AT + 4;
    int field = 0;
    while (field < Math.min(theirs, ours)
        && ByteSource.u16(bytes, at + 2 * field) == schema.print(field)) {
      field++;
    }
    String where =
        field == theirs
            ? "it has no more fields where this state has " + schema.line(field)
            : "it has another field where this state has " + schema.line(field);
    return new SnapshotException(
        SnapshotBytes.SCHEMA_AT,
        "the snapshot is of another kind of state, schema "
            + Hex.of(ByteSource.u64(bytes, SnapshotBytes.SCHEMA_AT))
            + " instead of "
            + Hex.of(schema.hash())
            + ": as field "
            + (field + 1)
            + " "
            + where);
  }
}
