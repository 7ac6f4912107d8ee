package io.tickwright.bench;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/** A table whose figures do not come from JMH: processes, batches, growth. */
interface Measured {

  /**
   * Measures everything once more. Called several times, so that slow changes of the machine reach
   * every row alike.
   *
   * @return one sample or more of every row, in the table's order
   */
  List<Sample> measure() throws Exception;

  /** What a round is made of, for the line under the table. */
  default String round() {
    return "";
  }

  /** Writes what the page shows beside the table, once all is measured. */
  default void draw(Path docs, List<Sample> samples) throws IOException {}
}
