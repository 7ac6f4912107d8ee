package io.tickwright.time;

/**
 * A step in base units, and whether it is exactly the one asked for.
 *
 * <p>A step that is not exact drifts against the wall for ever: 60 Hz in {@link TimeBase#NANOS} is
 * 16,666,667 ns, one tick short every 231 hours. In {@link TimeBase#FLICKS} the usual ones are
 * exact.
 *
 * @param units the step, at least 1, rounded to nearest
 * @param exact whether nothing was rounded
 */
public record Timestep(long units, boolean exact) {}
