package io.tickwright.window;

/**
 * How the rows of a table are drawn: so far from the gate, in so many columns, at an angle.
 *
 * @param table which table
 * @param distance the column that says how far away a row is
 * @param less the bank whose part of the next step brings it nearer; empty is none
 * @param angle the column of its direction; empty is straight ahead
 * @param label the column whose word stands beside it; empty is none
 * @param colour as 0xrrggbb
 */
record Drawing(
    String table, String distance, String less, String angle, String label, int colour) {}
