package io.tickwright.host;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tickwright.sim.Action;
import io.tickwright.sim.Clock;
import io.tickwright.sim.EventKind;
import io.tickwright.sim.Input;
import io.tickwright.sim.Simulation;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** One thread has the simulation; the others hand over. */
class ThreadsTest {
  private final Simulation sim = Simulation.at("100hz").build();
  private final Clock world = sim.world().clock("world");
  private final Action fire = world.action("fire");
  private final Recorded game = new Recorded();
  private final FakeClock clock = new FakeClock(0);

  private static String refusalOn(String thread, Runnable call) throws InterruptedException {
    AtomicReference<Throwable> thrown = new AtomicReference<>();
    Thread other =
        new Thread(
            () -> {
              try {
                call.run();
              } catch (IllegalStateException refused) {
                thrown.set(refused);
              }
            },
            thread);
    other.start();
    other.join();
    assertTrue(thrown.get() != null, "it was not refused");
    return thrown.get().getMessage();
  }

  @Test
  void aCallFromAnotherThreadIsRefusedWithBothNames() throws InterruptedException {
    FrameDriver driver = FrameDriver.of(sim, game, game).clock(clock);
    driver.frame();
    String own = Thread.currentThread().getName();
    Map<String, Runnable> doors = new LinkedHashMap<>();
    doors.put("tick", () -> sim.tick(1));
    doors.put("advance", () -> sim.advance("1s"));
    doors.put("frame", () -> sim.frame(0));
    doors.put("tap", () -> sim.inputs().tap("fire"));
    doors.put("digest", () -> sim.digest());
    doors.put("state", () -> sim.state());
    doors.put("reset", sim::reset);
    doors.put("the driver", driver::frame);
    doors.put("a repaint", driver::render);

    for (Map.Entry<String, Runnable> door : doors.entrySet()) {
      String refusal = refusalOn("AWT-EventQueue-0", door.getValue());
      assertTrue(refusal.contains("`" + own + "`"), door.getKey() + ": " + refusal);
      assertTrue(refusal.contains("`AWT-EventQueue-0`"), door.getKey() + ": " + refusal);
      assertTrue(refusal.contains("InputQueue"), door.getKey() + ": " + refusal);
    }
    assertEquals(0, sim.ticksDone());
    assertEquals(0, sim.inputs().pending());
    sim.tick(1);
    assertEquals(1, sim.ticksDone(), "its own thread goes on");
  }

  @Test
  void aSimulationWithoutADriverCanBeGivenToAThread() throws InterruptedException {
    OwnerThread owner = OwnerThread.claim(sim);
    refusalOn("network", () -> sim.tick(1));

    Thread next =
        new Thread(
            () -> {
              owner.claim();
              sim.tick(1);
            });
    next.start();
    next.join();
    assertEquals(1, sim.ticksDone());
    assertThrows(IllegalStateException.class, () -> sim.tick(1), "it has gone to the other");
  }

  @Test
  @Timeout(60)
  void inputsFromManyThreadsLandInArrivalOrderWithTheirTickRecorded() throws InterruptedException {
    InputQueue queue = new InputQueue(sim);
    FrameDriver driver = FrameDriver.of(sim, game, game).clock(clock).inputs(queue);
    List<Input> arrived = new ArrayList<>();
    sim.inputs().onArrival(arrived::add);
    List<String> delivered = new ArrayList<>();
    sim.afterTick(
        () -> {
          for (int i = 0; i < sim.events().size(); i++) {
            if (sim.events().kind(i) == EventKind.ACTION) {
              delivered.add(sim.ticksDone() + " " + sim.events().argument(i, 1));
            }
          }
        });
    int each = 400;
    int threads = 4;
    CountDownLatch go = new CountDownLatch(1);
    List<List<InputQueue.Handed>> handed = new ArrayList<>();
    List<Thread> players = new ArrayList<>();
    for (int t = 0; t < threads; t++) {
      int player = t;
      List<InputQueue.Handed> mine = new ArrayList<>();
      handed.add(mine);
      Thread thread =
          new Thread(
              () -> {
                awaitQuietly(go);
                for (int i = 0; i < each; i++) {
                  mine.add(queue.tapBy(player, "fire", player, i));
                }
              });
      players.add(thread);
      thread.start();
    }
    driver.anchor();
    go.countDown();
    while (players.stream().anyMatch(Thread::isAlive) || arrived.size() < each * threads) {
      clock.advance(10_000_000);
      driver.frame();
    }
    clock.advance(10_000_000);
    driver.frame();

    assertEquals(each * threads, delivered.size(), "none is lost or doubled");
    for (int t = 0; t < threads; t++) {
      int player = t;
      List<Input> own = arrived.stream().filter(i -> i.source() == player).toList();
      assertEquals(each, own.size());
      for (int i = 0; i < each; i++) {
        assertEquals(i, own.get(i).arguments().get(1), "in the order of its thread");
        assertEquals(own.get(i).stamp(), handed.get(t).get(i).tick(), "each knows its tick");
      }
    }
    for (int i = 1; i < arrived.size(); i++) {
      assertTrue(arrived.get(i - 1).stamp() <= arrived.get(i).stamp());
    }
  }

  private static void awaitQuietly(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  @Test
  void anInputLandsJustBeforeTheStepsOfTheNextFrame() {
    InputQueue queue = new InputQueue(sim);
    FrameDriver driver = FrameDriver.of(sim, game, game).clock(clock).inputs(queue);
    driver.anchor();
    InputQueue.Handed press = queue.press("fire");
    InputQueue.Handed tap = queue.tap("fire", 3);
    assertEquals(-1, press.tick());
    assertEquals("TAP fire, on its way", tap.toString());
    clock.advance(30_000_000);
    driver.frame();

    assertEquals(0, press.tick());
    assertTrue(fire.held());
    InputQueue.Handed release = queue.release("fire");
    clock.advance(10_000_000);
    driver.frame();
    assertEquals(3, release.tick());
    assertEquals("RELEASE fire at tick 3", release.toString());
    assertEquals(false, fire.held());
  }

  @Test
  void anInputThatTheGameDoesNotKnowIsRefusedWhereItComesFrom() {
    InputQueue queue = new InputQueue(sim);
    Consumer<Runnable> refused = call -> assertThrows(IllegalArgumentException.class, call::run);
    refused.accept(() -> queue.tap("fier"));
    refused.accept(() -> queue.tapBy(63, "fire"));
    refused.accept(() -> queue.tap("fire", 1, 2, 3, 4, 5));

    queue.land();
    assertEquals(0, sim.inputs().pending());
  }
}
