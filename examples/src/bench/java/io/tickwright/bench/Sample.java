package io.tickwright.bench;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The measurements of one row of a table.
 *
 * @param what the row's name
 * @param as the column in which other rows are compared with this one, or ""
 * @param parameters what was varied, by name, in the order of the table's columns
 * @param entries how many entries one operation handles
 * @param bytesPerEntry the bytes gone over for each entry, or 0
 * @param nanos nanoseconds an operation took, one figure for each measurement
 * @param allocated bytes allocated by an operation, or a negative number when not measured
 */
record Sample(
    String what,
    String as,
    Map<String, String> parameters,
    long entries,
    double bytesPerEntry,
    List<Double> nanos,
    double allocated) {

  /** A row measured by hand, without parameters. */
  static Sample of(String what, String as, long entries, double nanos) {
    return new Sample(what, as, Map.of(), entries, 0, List.of(nanos), -1);
  }

  /** The same row, varied by one parameter more. */
  Sample with(String parameter, String value) {
    Map<String, String> more = new LinkedHashMap<>(parameters);
    more.put(parameter, value);
    return new Sample(what, as, more, entries, bytesPerEntry, nanos, allocated);
  }

  boolean isOfSameRow(Sample other) {
    return what.equals(other.what) && parameters.equals(other.parameters);
  }

  /** This row's measurements and another's of the same row. */
  Sample and(Sample other) {
    List<Double> all = new ArrayList<>(nanos);
    all.addAll(other.nanos);
    return new Sample(
        what, as, parameters, entries, bytesPerEntry, all, Math.max(allocated, other.allocated));
  }

  double median() {
    return quantile(0.5);
  }

  /** The measurement below which this part of them lies, between neighbours by proportion. */
  double quantile(double part) {
    double[] sorted = nanos.stream().mapToDouble(Double::doubleValue).toArray();
    Arrays.sort(sorted);
    double at = part * (sorted.length - 1);
    int below = (int) at;
    int above = Math.min(below + 1, sorted.length - 1);
    return sorted[below] + (at - below) * (sorted[above] - sorted[below]);
  }
}
