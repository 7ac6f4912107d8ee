/** How late a frame begins, by each way to wait for it; measured by hand, never by a test. */
@NullMarked
package io.tickwright.examples.pacing;

import org.jspecify.annotations.NullMarked;
