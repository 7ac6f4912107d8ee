package io.tickwright.testing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.function.LongConsumer;

/**
 * Counts what a call allocates, by the JVM's exact counter of the current thread.
 *
 * <p>A check makes {@value #WARM_UP} calls to warm up, which link and initialise what the first
 * call needs, then counts rounds of {@value #CALLS} until one allocates nothing, {@value #ROUNDS}
 * at most, and takes the least: whatever the JVM itself allocates on the way, as while it compiles,
 * comes to an end, and what the call allocates does not. To be sure that it is the code and not the
 * compiler that leaves an object out, run the checks interpreted as well:
 *
 * <pre>{@code
 * static final class Checks implements Runnable {
 *   public void run() {
 *     Bank bank = new Bank();
 *     Allocation.assertNone("gain", i -> sink = bank.gain(3, i, 7));
 *   }
 * }
 *
 * @Test
 * void gainingAllocatesNothingEvenWhenInterpreted() {
 *   new Checks().run();
 *   Allocation.runInterpreted(Checks.class);
 * }
 * }</pre>
 */
public final class Allocation {

  /** Calls before anything is counted. */
  public static final int WARM_UP = 2_000;

  /** Calls of each counted round. */
  public static final int CALLS = 10_000;

  /** Rounds at most: what the JVM allocates while it compiles a call goes on for some of them. */
  private static final int ROUNDS = 20;

  private static final MethodHandle ALLOCATED = allocated();

  private static final String PASSED = "passed";

  private Allocation() {}

  /** Bytes that {@value #CALLS} calls allocate; each call is given its number. */
  public static long bytes(LongConsumer call) {
    repeat(WARM_UP, call);
    return least(ROUNDS, () -> repeat(CALLS, call));
  }

  /**
   * The least that any of up to {@code rounds} runs allocated, in bytes; stops at the first one
   * that allocates nothing. The earlier rounds are the warm-up.
   */
  public static long least(int rounds, Runnable work) {
    long least = Long.MAX_VALUE;
    for (int round = 0; round < rounds && least > 0; round++) {
      long before = now();
      work.run();
      least = Math.min(least, now() - before);
    }
    return least;
  }

  /** Fails when the call allocates a single byte. */
  public static void assertNone(String what, LongConsumer call) {
    assertEquals(0, bytes(call), () -> what + ": bytes allocated by " + CALLS + " calls");
  }

  /** Fails when a call allocates nothing, or more than {@code mostBytes}. */
  public static void assertSmall(String what, long mostBytes, LongConsumer call) {
    long perCall = bytes(call) / CALLS;
    assertTrue(
        perCall > 0 && perCall <= mostBytes, () -> what + ": " + perCall + " bytes per call");
  }

  /**
   * Runs checks once more in a JVM of their own that compiles nothing ({@code -Xint}).
   *
   * @param checks has a constructor without arguments
   */
  public static void runInterpreted(Class<? extends Runnable> checks) {
    String java = System.getProperty("java.home") + File.separator + "bin" + File.separator;
    List<String> command =
        List.of(
            java + "java",
            "-Xint",
            "-cp",
            System.getProperty("java.class.path"),
            Allocation.class.getName(),
            checks.getName());
    try {
      Process child = new ProcessBuilder(command).redirectErrorStream(true).start();
      String output =
          new String(child.getInputStream().readAllBytes(), StandardCharsets.UTF_8).strip();
      assertEquals(0, child.waitFor(), output);
      assertTrue(output.endsWith(PASSED), output);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      fail("interrupted", e);
    }
  }

  /** The child's side of {@link #runInterpreted}. */
  public static void main(String[] arguments) throws ReflectiveOperationException {
    var constructor = Class.forName(arguments[0]).getDeclaredConstructor();
    constructor.setAccessible(true);
    ((Runnable) constructor.newInstance()).run();
    System.out.println(PASSED);
  }

  private static void repeat(int times, LongConsumer call) {
    for (int i = 0; i < times; i++) {
      call.accept(i);
    }
  }

  private static long now() {
    try {
      return (long) ALLOCATED.invokeExact();
    } catch (Throwable impossible) {
      throw new AssertionError(impossible);
    }
  }

  /** Looked up by name, since the module under test does not read the management ones. */
  private static MethodHandle allocated() {
    try {
      Class<?> factory = Class.forName("java.lang.management.ManagementFactory");
      Object threads = factory.getMethod("getThreadMXBean").invoke(null);
      return MethodHandles.publicLookup()
          .findVirtual(
              Class.forName("com.sun.management.ThreadMXBean"),
              "getCurrentThreadAllocatedBytes",
              MethodType.methodType(long.class))
          .bindTo(threads);
    } catch (ReflectiveOperationException missing) {
      throw new AssertionError("this JVM does not count allocation", missing);
    }
  }
}
