/** Gameplay scripts in JavaScript. */
@NullMarked
package io.tickwright.script.js;

import org.jspecify.annotations.NullMarked;
