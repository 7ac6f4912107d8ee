package io.tickwright.examples.determinism;

/**
 * A simulation that came out otherwise on one leg.
 *
 * @param leg the one that differs
 * @param reference one of those that agree with the most others
 * @param agreed the last noted tick at which they still agreed; 0 when there was none
 * @param differs the first noted tick at which they no longer do
 */
record Difference(String simulation, String leg, String reference, long agreed, long differs) {

  /** Whether no tick lies between, so that this is the first that differs. */
  boolean isExact() {
    return differs == agreed + 1;
  }

  String text() {
    String where =
        isExact()
            ? "tick " + differs + " is the first that differs"
            : "alike at tick " + agreed + ", no longer at tick " + differs;
    return "DIFFERENT: simulation "
        + simulation
        + ", leg "
        + leg
        + " vs "
        + reference
        + ": "
        + where;
  }
}
