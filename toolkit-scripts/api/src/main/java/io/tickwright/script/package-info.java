/** The script model and the scenario engine, whatever language the script is written in. */
@NullMarked
package io.tickwright.script;

import org.jspecify.annotations.NullMarked;
