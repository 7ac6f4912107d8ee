package io.tickwright.bench;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** What one benchmark is called in its {@link Table}. */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.METHOD)
@interface Row {

  /** Where it stands among the rows with the same parameters, from 1 on. */
  int place();

  /** What is measured, and for a peer its version and settings. */
  String value();

  /**
   * Which rows it is compared with, in a column of its own: those of the same group; "" for all.
   */
  String group() default "";

  /** The bytes that it goes over for each entry, each counted once; 0 when that says nothing. */
  double bytes() default 0;

  /** When set, the table has a column of this name: how many times as fast as this row each is. */
  String as() default "";
}
