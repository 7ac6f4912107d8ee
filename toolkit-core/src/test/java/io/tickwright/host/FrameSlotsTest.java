package io.tickwright.host;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tickwright.loop.FrameLoop;
import io.tickwright.loop.Step;
import io.tickwright.time.TimeBase;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

class FrameSlotsTest {
  private static final int FRAMES = 60;

  /** Draws the frame's number all over the slot's buffer, and shows it on another thread. */
  private static final class Lagging implements GameLoop, Surface {
    final FrameSlots slots;
    final PerSlot<long[]> buffers;
    final BlockingQueue<FrameSlot> shown = new LinkedBlockingQueue<>();
    final AtomicInteger mostInFlight = new AtomicInteger();
    int lastSlot = -1;

    Lagging(int count) {
      slots = new FrameSlots(count);
      buffers = slots.each(i -> new long[4_096]);
    }

    @Override
    public void beginFrame() {}

    @Override
    public void step(Step step) {}

    @Override
    public void viewportSizeChanged(int width, int height) {}

    @Override
    public void encode(FrameSlot slot, float alpha) {
      long[] buffer = buffers.of(slot);
      for (int i = 0; i < buffer.length; i++) {
        buffer[i] = slot.frame();
      }
      mostInFlight.accumulateAndGet(slots.inFlight(), Math::max);
      assertEquals((lastSlot + 1) % slots.count(), slot.index(), "in turn");
      lastSlot = slot.index();
    }

    @Override
    public int width() {
      return 64;
    }

    @Override
    public int height() {
      return 64;
    }

    @Override
    public void present(FrameSlot slot) {
      shown.add(slot);
    }
  }

  @Test
  @Timeout(30)
  void aSlowConsumerMakesTheDriverWaitAndIsNeverDrawnOver() throws Exception {
    Lagging game = new Lagging(3);
    List<Long> seen = new ArrayList<>();
    List<String> torn = new ArrayList<>();
    Thread consumer =
        new Thread(
            () -> {
              try {
                for (int i = 0; i < FRAMES; i++) {
                  FrameSlot slot = game.shown.poll(10, TimeUnit.SECONDS);
                  long frame = slot.frame();
                  for (int pass = 0; pass < 3; pass++) {
                    for (long pixel : game.buffers.of(slot)) {
                      if (pixel != frame) {
                        torn.add("frame " + frame + " shows " + pixel);
                      }
                    }
                    Thread.sleep(1);
                  }
                  seen.add(frame);
                  slot.release();
                }
              } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
              }
            },
            "display");
    consumer.start();
    FrameLoop loop = FrameLoop.unanchored(TimeBase.FLICKS, 1);
    FrameDriver driver = FrameDriver.of(loop, game, game).slots(game.slots);
    for (int i = 0; i < FRAMES; i++) {
      driver.frame(i);
    }
    consumer.join();

    assertEquals(List.of(), torn);
    assertEquals(FRAMES, seen.size());
    assertEquals(FRAMES - 1, seen.get(FRAMES - 1));
    assertEquals(3, game.mostInFlight.get(), "it ran ahead as far as it may, and no further");
  }

  /** The plausible wrong version: slots in turn without asking whether they are free. */
  @Test
  @Timeout(30)
  void withoutWaitingTheConsumerIsDrawnOver() throws Exception {
    Lagging game = new Lagging(3);
    FrameSlot first = game.slots.acquire();
    game.encode(first, 0);
    first.release();
    long shows = game.buffers.of(first)[0];
    for (int i = 0; i < 3; i++) {
      FrameSlot next = game.slots.acquire();
      game.encode(next, 0);
      next.release();
    }

    assertEquals(0, shows);
    assertEquals(3, game.buffers.of(first)[0], "it was released while still being read");
  }

  @Test
  @Timeout(30)
  void theDriverWaitsForItsSlotAfterTheStepsAndBeforeItDraws() throws Exception {
    Recorded game = new Recorded();
    FrameSlots one = new FrameSlots(1);
    FrameSlot shown = one.acquire();
    FrameLoop loop = FrameLoop.unanchored(TimeBase.NANOS, 10);
    FrameDriver driver = FrameDriver.of(loop, game, game).slots(one);
    Thread drawing =
        new Thread(
            () -> {
              driver.anchor(0);
              driver.frame(5);
            });
    drawing.start();
    while (drawing.getState() != Thread.State.WAITING) {
      Thread.sleep(1);
    }

    assertEquals(List.of("beginFrame", "step 0 of 10"), game.take());
    shown.release();
    drawing.join();
    assertEquals("viewportSizeChanged 640x480", game.take().get(0));
  }

  @Test
  void aSlotIsReleasedOncePerFrame() {
    FrameSlots slots = new FrameSlots(2);
    FrameSlot slot = slots.acquire();
    assertEquals(1, slots.inFlight());
    slot.release();

    assertEquals(0, slots.inFlight());
    IllegalStateException twice = assertThrows(IllegalStateException.class, slot::release);
    assertTrue(twice.getMessage().contains("release it once"), twice.getMessage());
  }

  @Test
  @Timeout(30)
  void anInterruptEndsTheWaitForASlot() {
    FrameSlots slots = new FrameSlots(1);
    slots.acquire();
    Thread.currentThread().interrupt();

    assertNull(slots.acquire());
    assertTrue(Thread.interrupted(), "and stays");
    assertEquals(1, slots.inFlight());
  }

  @Test
  void resourcesAreMadePerSlotAndClosedLastMadeFirst() {
    List<String> log = new ArrayList<>();
    FrameSlots slots = new FrameSlots(2);
    PerSlot<AutoCloseable> buffers = slots.each(i -> () -> log.add("buffer " + i));
    slots.each(i -> (AutoCloseable) () -> log.add("fence " + i));
    FrameSlot slot = slots.acquire();
    AutoCloseable own = buffers.of(slot);
    slot.release();
    FrameSlot other = slots.acquire();
    assertFalse(own == buffers.of(other));
    other.release();

    slots.close();
    assertEquals(List.of("fence 0", "fence 1", "buffer 0", "buffer 1"), log);
  }

  @Test
  void aResourceThatDoesNotCloseLeavesNoOtherOpen() {
    List<String> log = new ArrayList<>();
    FrameSlots slots = new FrameSlots(2);
    slots.each(i -> (AutoCloseable) () -> log.add("buffer " + i));
    slots.each(
        i ->
            (AutoCloseable)
                () -> {
                  throw new IllegalStateException("fence " + i);
                });

    IllegalStateException thrown = assertThrows(IllegalStateException.class, slots::close);
    assertEquals(List.of("buffer 0", "buffer 1"), log);
    assertEquals("fence 0", thrown.getCause().getMessage());
    assertEquals("fence 1", thrown.getSuppressed()[0].getMessage());
    slots.close();
  }

  @Test
  @Timeout(30)
  void aDriverThatWasInterruptedAtItsEndClosesAtTheNextUpdate() {
    List<String> log = new ArrayList<>();
    FrameSlots slots = new FrameSlots(2);
    slots.each(i -> (AutoCloseable) () -> log.add("buffer " + i));
    FrameSlot shown = slots.acquire();
    Recorded game = new Recorded();
    FrameDriver driver =
        FrameDriver.of(FrameLoop.unanchored(TimeBase.NANOS, 10), game, game).slots(slots);
    driver.requestClose();
    Thread.currentThread().interrupt();

    assertFalse(driver.update(0));
    assertTrue(Thread.interrupted());
    assertEquals(List.of(), log, "a frame is being shown");
    shown.release();
    assertFalse(driver.update(1));
    assertEquals(List.of("buffer 0", "buffer 1"), log);
    assertFalse(driver.update(2));
    assertEquals(2, log.size(), "once");
  }

  @Test
  void fewerThanOneSlotIsRefused() {
    assertThrows(IllegalArgumentException.class, () -> new FrameSlots(0));
  }
}
