/** Shared by the core's packages and no part of its API: the module does not export it. */
@NullMarked
package io.tickwright.internal;

import org.jspecify.annotations.NullMarked;
