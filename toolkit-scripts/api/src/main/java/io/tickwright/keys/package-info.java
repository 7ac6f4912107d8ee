/**
 * Scenarios: `.keys` text that sets a game up, lets time pass, plays it and checks it, read by
 * {@link io.tickwright.keys.Scenario} and run by {@link io.tickwright.keys.ScenarioRun}.
 */
@NullMarked
package io.tickwright.keys;

import org.jspecify.annotations.NullMarked;
