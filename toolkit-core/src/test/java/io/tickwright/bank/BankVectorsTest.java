package io.tickwright.bank;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tickwright.testing.Vectors;
import org.junit.jupiter.api.Test;

class BankVectorsTest {

  @Test
  void everyRowOfTheBankTraceHasItsResultAndItsProgress() {
    Bank bank = new Bank();
    String trace = "";
    int gains = 0;
    for (Vectors.Row row : Vectors.rows("bank.csv")) {
      if (!row.text("trace").equals(trace)) {
        trace = row.text("trace");
        bank = new Bank();
      }
      long whole = row.integer("whole");
      switch (row.text("op")) {
        case "gain" -> {
          gains++;
          long gained = bank.gain(row.integer("rate"), row.integer("elapsed"), whole);
          assertEquals(row.integer("result"), gained, row::toString);
        }
        case "most" -> {
          long most = Bank.most(row.integer("rate"), row.integer("elapsed"), whole);
          assertEquals(row.integer("result"), most, row::toString);
        }
        case "restore" -> bank.restore(row.integer("rate"), whole);
        case "reset" -> bank.reset();
        default -> throw new AssertionError(row);
      }
      assertEquals(row.integer("progress_after"), bank.progress(), row::toString);
    }
    assertTrue(gains > 0, "nothing was gained from");
  }
}
