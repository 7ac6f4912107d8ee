/**
 * The readers of state: what a {@link io.tickwright.state.Stateful} lists once is here copied,
 * saved, restored, hashed and compared.
 *
 * <p>{@link io.tickwright.snapshot.RollbackSlot} copies within one process, {@link
 * io.tickwright.snapshot.SnapshotBytes} writes what another process may read, {@link
 * io.tickwright.snapshot.StateDigest} sums it up in 64 bits, {@link
 * io.tickwright.snapshot.StateDiff} names what differs.
 */
@NullMarked
package io.tickwright.snapshot;

import org.jspecify.annotations.NullMarked;
