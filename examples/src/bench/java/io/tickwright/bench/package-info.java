/** What docs/performance.md is measured by; compiled and run in the Maven profile {@code bench}. */
@NullMarked
package io.tickwright.bench;

import org.jspecify.annotations.NullMarked;
