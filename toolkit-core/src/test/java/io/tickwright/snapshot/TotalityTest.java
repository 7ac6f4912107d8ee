package io.tickwright.snapshot;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tickwright.state.StateVisitor;
import io.tickwright.state.Stateful;
import io.tickwright.testing.Totality;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;

class TotalityTest {

  @Test
  void everyReaderSeesEveryFieldOfEveryDoor() {
    int scalars = 10 + 1;
    int list = 1 + 2;
    int table = 1 + 6 * 3;
    int arrays = 5 + 3 + 2 + 5 + 2 + 4;

    assertEquals(scalars + list + table + arrays, Totality.prove(EveryDoor::full));
  }

  @Test
  void aFieldThatIsListedButNotStoredBackIsFound() {
    fails("does not keep", () -> new OneField(5, false));
    assertEquals(1, Totality.prove(() -> new OneField(5, true)));
  }

  @Test
  void aFieldAtItsDefaultProvesNothing() {
    fails("hull is at its default", () -> new OneField(0, true));
    assertEquals(1, Totality.prove(() -> new OneField(0, true), "hull"));
  }

  @Test
  void aStateThatListsNothingProvesNothing() {
    fails("lists nothing", () -> s -> {});
  }

  private static void fails(String message, Supplier<Stateful> full) {
    AssertionError failure = assertThrows(AssertionError.class, () -> Totality.prove(full));
    assertTrue(failure.getMessage().contains(message), failure.getMessage());
  }

  private static final class OneField implements Stateful {
    private final boolean keeps;
    private long hull;

    OneField(long hull, boolean keeps) {
      this.hull = hull;
      this.keeps = keeps;
    }

    @Override
    public void state(StateVisitor s) {
      long next = s.integer("hull", hull);
      hull = keeps ? next : hull;
    }
  }
}
