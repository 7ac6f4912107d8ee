package io.tickwright.script;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.Test;

/** The one watchdog of all script languages: whom it stops, and that it then leaves them alone. */
class WatchdogTest {
  private static final Duration SHORT = Duration.ofMillis(1);
  private static final Duration LONG = Duration.ofHours(1);

  @Test
  void aCallThatDoesNotEndIsInterrupted() {
    try (Watchdog watchdog = Watchdog.over(SHORT, Thread::interrupt)) {
      watchdog.begin(1);
      assertThrows(InterruptedException.class, () -> new CountDownLatch(1).await());
      watchdog.end();
      Thread.interrupted();
      assertTrue(watchdog.isOverdue());
      watchdog.begin(1000);
      assertFalse(watchdog.isOverdue(), "the next call has patience of its own");
      watchdog.end();
    }
  }

  @Test
  void onlyWhatIsOverdueIsStoppedAndAgainUntilItEnds() throws InterruptedException {
    List<Thread> patient = new CopyOnWriteArrayList<>();
    CountDownLatch twice = new CountDownLatch(2);
    Watchdog other = Watchdog.over(LONG, patient::add);
    other.begin(1);
    try (Watchdog watchdog =
        Watchdog.over(
            SHORT,
            thread -> {
              twice.countDown();
              throw new IllegalStateException("it cannot be stopped yet");
            })) {
      watchdog.begin(1);
      twice.await();
      watchdog.end();
    }
    other.end();
    assertFalse(other.isOverdue());
    assertEquals(List.of(), patient);
  }

  @Test
  void patienceOfAHundredYearsTenTimesOverIsNotOver() throws InterruptedException {
    List<Thread> stopped = new CopyOnWriteArrayList<>();
    Watchdog hundred = Watchdog.over(Duration.ofDays(36_500), stopped::add);
    Watchdog most = Watchdog.over(Duration.ofSeconds(Long.MAX_VALUE), stopped::add);
    hundred.begin(10);
    most.begin(1);
    CountDownLatch looked = new CountDownLatch(2);
    try (Watchdog hasty = Watchdog.over(SHORT, thread -> looked.countDown())) {
      hasty.begin(1);
      looked.await();
      hasty.end();
    }
    hundred.end();
    most.end();
    assertEquals(List.of(), stopped);
  }

  @Test
  void aStopUnderWayIsWaitedForAndNoneComesAfterTheEnd() throws InterruptedException {
    List<Thread> stopped = new CopyOnWriteArrayList<>();
    CountDownLatch underWay = new CountDownLatch(1);
    try (Watchdog watchdog =
        Watchdog.over(
            SHORT,
            thread -> {
              underWay.countDown();
              LockSupport.parkNanos(1_000_000);
              stopped.add(thread);
            })) {
      watchdog.begin(1);
      underWay.await();
      watchdog.end();
      int atTheEnd = stopped.size();
      assertSame(Thread.currentThread(), stopped.get(0));
      CountDownLatch looked = new CountDownLatch(1);
      try (Watchdog later = Watchdog.over(SHORT, thread -> looked.countDown())) {
        later.begin(1);
        looked.await();
        later.end();
      }
      assertEquals(atTheEnd, stopped.size());
    }
  }
}
