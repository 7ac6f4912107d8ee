package io.tickwright.timer;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tickwright.testing.Vectors;
import org.junit.jupiter.api.Test;

class MetronomeVectorsTest {

  @Test
  void everyRowOfTheMetronomeTraceHasItsBeatsAndItsLateness() {
    Metronome metronome = new Metronome(1, 1);
    long beats = 0;
    for (Vectors.Row row : Vectors.rows("metronome.csv")) {
      switch (row.text("op")) {
        case "new" -> metronome = new Metronome(row.integer("arg1"), row.integer("arg2"));
        case "interval" -> metronome.interval(row.integer("arg1"), row.integer("arg2"));
        case "reset" -> metronome.reset();
        case "beat" -> {
          long beat = metronome.beat(row.integer("arg1"));
          assertEquals(row.integer("beats"), beat, row::toString);
          beats |= beat;
        }
        default -> throw new AssertionError(row);
      }
      assertEquals(row.integer("late_num_after"), metronome.lateNumerator(), row::toString);
      assertEquals(row.integer("late_den_after"), metronome.intervalDenominator(), row::toString);
    }
    assertTrue(beats != 0, "nothing beat");
  }
}
