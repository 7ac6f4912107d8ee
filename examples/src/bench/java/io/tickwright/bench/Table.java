package io.tickwright.bench;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * One table of docs/performance.md, filled by the class that carries this: by its JMH benchmarks,
 * each with a {@link Row}, or by what it measures itself as a {@link Measured}.
 */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.TYPE)
@interface Table {

  /** The name of its results, {@code docs/performance/ID.json}, and of its place in the page. */
  String id();

  /** What one entry is: a row, a call, a timer. */
  String entry();

  /** The heading over the groups of its rows; "" when there are none. */
  String groups() default "";

  /** The benchmark parameter that says how many entries one operation handles; "" for one. */
  String entries() default "";

  /**
   * How many times as long as usual its benchmarks warm up: more where there is much to compile.
   */
  int warmUp() default 1;
}
