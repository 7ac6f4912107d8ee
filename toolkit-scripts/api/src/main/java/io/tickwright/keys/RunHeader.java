package io.tickwright.keys;

/**
 * What a scenario runs, once its script is loaded.
 *
 * @param scenario the scenario's name
 * @param script the script's file name; empty when there is none
 * @param base the grain of time as a scenario names it: {@code flicks}, {@code 3000000}
 * @param timestep the step as written: {@code 60hz}
 * @param budget how many steps one frame may run; {@link Long#MAX_VALUE} is unlimited
 * @param seed where all random streams come from
 */
public record RunHeader(
    String scenario, String script, String base, String timestep, long budget, long seed) {}
