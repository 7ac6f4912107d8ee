/** Gameplay scripts in Groovy: the core's own objects, said the way Groovy says things. */
@NullMarked
package io.tickwright.script.groovy;

import org.jspecify.annotations.NullMarked;
