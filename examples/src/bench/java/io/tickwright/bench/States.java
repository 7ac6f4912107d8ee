package io.tickwright.bench;

import io.tickwright.exact.StateHash;
import io.tickwright.sim.Simulation;
import io.tickwright.snapshot.RollbackSlot;
import io.tickwright.snapshot.SnapshotBytes;
import io.tickwright.snapshot.StateDiff;
import io.tickwright.snapshot.StateDigest;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectOutputStream;
import java.util.Arrays;
import java.util.Optional;
import java.util.Random;
import java.util.zip.CRC32C;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/**
 * The state of a whole simulation, which is its rows and little else: copied, digested, compared.
 */
@Table(id = "states", entry = "row", groups = "what is done", entries = "rows")
public class States {

  /** The same bytes as bare arrays. */
  @State(Scope.Thread)
  public static class Arrays7 {
    @Param({"10000", "1000000"})
    public int rows;

    long[][] longs = new long[6][];
    long[][] longCopies = new long[6][];
    int[] ints;
    int[] intCopy;
    byte[] bytes;

    @Setup
    public void fill() {
      Random random = new Random(42);
      for (int i = 0; i < longs.length; i++) {
        longs[i] = random.longs(rows).toArray();
        longCopies[i] = longs[i].clone();
      }
      ints = random.ints(rows).toArray();
      intCopy = ints.clone();
      bytes = new byte[rows * Herd.BYTES];
      random.nextBytes(bytes);
    }
  }

  /** The simulation. */
  @State(Scope.Thread)
  public static class Herds {
    @Param({"10000", "1000000"})
    public int rows;

    Simulation sim;
    RollbackSlot slot = new RollbackSlot();
    byte[] snapshot = {};

    @Setup
    public void fill() {
      sim = Herd.of(rows);
      sim.tick(3);
      slot.save(sim.state());
      snapshot = SnapshotBytes.of(sim.state());
    }
  }

  /** Another in the same state. */
  @State(Scope.Thread)
  public static class Twins {
    @Param({"10000", "1000000"})
    public int rows;

    Simulation sim;

    @Setup
    public void fill() {
      sim = Herd.of(rows);
      sim.tick(3);
    }
  }

  @Benchmark
  @Row(
      place = 1,
      group = "copy",
      value = "`System.arraycopy` of every column",
      bytes = Herd.BYTES,
      as = "by hand")
  public Object arraycopy(Arrays7 s) {
    for (int i = 0; i < s.longs.length; i++) {
      System.arraycopy(s.longs[i], 0, s.longCopies[i], 0, s.rows);
    }
    System.arraycopy(s.ints, 0, s.intCopy, 0, s.rows);
    return s.longCopies;
  }

  @Benchmark
  @Row(
      place = 2,
      group = "copy",
      value = "`ObjectOutputStream` of every column",
      bytes = Herd.BYTES,
      as = "serialization")
  public int serialization(Arrays7 s) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
      out.writeObject(s.longs);
      out.writeObject(s.ints);
    }
    return bytes.size();
  }

  @Benchmark
  @Row(place = 3, group = "copy", value = "`RollbackSlot.save`", bytes = Herd.BYTES)
  public void save(Herds s) {
    s.slot.save(s.sim.state());
  }

  @Benchmark
  @Row(place = 4, group = "copy", value = "`RollbackSlot.restore`", bytes = Herd.BYTES)
  public void restore(Herds s) {
    s.slot.restore(s.sim.state());
  }

  @Benchmark
  @Row(place = 5, group = "copy", value = "`SnapshotBytes.of`, CRC32C", bytes = Herd.BYTES)
  public byte[] toBytes(Herds s) {
    return SnapshotBytes.of(s.sim.state());
  }

  @Benchmark
  @Row(place = 6, group = "copy", value = "`SnapshotBytes.restore`, checked", bytes = Herd.BYTES)
  public void fromBytes(Herds s) {
    SnapshotBytes.restore(s.snapshot, s.sim.state());
  }

  @Benchmark
  @Row(
      place = 7,
      group = "digest",
      value = "FNV-1a byte by byte",
      bytes = Herd.BYTES,
      as = "by hand")
  public long fnv(Arrays7 s) {
    StateHash hash = new StateHash();
    hash.absorbBytes(s.bytes, 0, s.bytes.length);
    return hash.value();
  }

  @Benchmark
  @Row(
      place = 8,
      group = "digest",
      value = "`java.util.zip.CRC32C`, 32 bits",
      bytes = Herd.BYTES,
      as = "CRC32C")
  public long crc(Arrays7 s) {
    CRC32C crc = new CRC32C();
    crc.update(s.bytes, 0, s.bytes.length);
    return crc.getValue();
  }

  @Benchmark
  @Row(place = 9, group = "digest", value = "`Simulation.digest`", bytes = Herd.BYTES)
  public long digest(Herds s) {
    return s.sim.digest();
  }

  @Benchmark
  @Row(place = 10, group = "digest", value = "`StateDigest` with its parts", bytes = Herd.BYTES)
  public Object digestWithParts(Herds s) {
    return new StateDigest(s.sim.state()).parts();
  }

  @Benchmark
  @Row(
      place = 11,
      group = "compare",
      value = "`Arrays.equals` of every column",
      bytes = 2 * Herd.BYTES,
      as = "by hand")
  public boolean equal(Arrays7 s) {
    boolean equal = Arrays.equals(s.ints, s.intCopy);
    for (int i = 0; i < s.longs.length; i++) {
      equal &= Arrays.equals(s.longs[i], s.longCopies[i]);
    }
    return equal;
  }

  @Benchmark
  @Row(
      place = 12,
      group = "compare",
      value = "`StateDiff.first` of two equal states",
      bytes = 2 * Herd.BYTES)
  public Optional<StateDiff.Difference> diff(Herds s, Twins twin) {
    return StateDiff.first(s.sim.state(), twin.sim.state());
  }
}
