/** Scenarios as JUnit tests. */
@NullMarked
package io.tickwright.script.junit;

import org.jspecify.annotations.NullMarked;
