/**
 * State described once: a type lists its fields in order, and every reader of state visits that
 * list.
 */
@NullMarked
package io.tickwright.state;

import org.jspecify.annotations.NullMarked;
