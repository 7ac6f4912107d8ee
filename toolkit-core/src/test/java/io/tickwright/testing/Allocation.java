package io.tickwright.testing;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;

/**
 * Counts what a piece of work allocates on this thread. The management classes are looked up by
 * name, since the module under test does not read theirs.
 */
public final class Allocation {
  private static final MethodHandle ALLOCATED = allocated();

  private Allocation() {}

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

  private static long now() {
    try {
      return (long) ALLOCATED.invokeExact();
    } catch (Throwable impossible) {
      throw new AssertionError(impossible);
    }
  }

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
