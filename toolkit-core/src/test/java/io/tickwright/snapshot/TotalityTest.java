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

  @Test
  void aFieldThatOneReaderIsNotShownIsFound() {
    fails("the digest does not move with hull", () -> new Hiding(DigestReader.class));
    fails("hull is not named by", () -> new Hiding(Capture.class));
    fails("hull is not named by", () -> new Hiding(BytesWriter.class));
    fails("hull from a slot", () -> new Hiding(SlotWriter.class));
    assertEquals(1, Totality.prove(() -> new Hiding(String.class)), "hidden from none");
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

  /** Shows one reader what the field was at first, whatever it is now. */
  private static final class Hiding implements Stateful {
    private final Class<?> from;
    private long hull = 5;

    Hiding(Class<?> from) {
      this.from = from;
    }

    @Override
    public void state(StateVisitor s) {
      boolean hidden = from.isInstance(s);
      long next = s.integer("hull", hidden ? 5 : hull);
      hull = hidden ? hull : next;
    }
  }
}
