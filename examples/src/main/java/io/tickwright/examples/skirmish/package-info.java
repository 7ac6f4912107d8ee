/** Hold the gate: waves, patrols, cooldowns, loot, slow motion and a pause, in plain Java. */
@NullMarked
package io.tickwright.examples.skirmish;

import org.jspecify.annotations.NullMarked;
