package io.tickwright.examples.determinism;

import java.util.Map;

/**
 * What one simulation came to.
 *
 * @param ticks how many it did
 * @param digests by ticks done, in order; the last of them is that of all ticks
 * @param happened the counts of what it is there for
 */
record Traced(String name, long ticks, Map<Long, Long> digests, Map<String, Long> happened) {}
