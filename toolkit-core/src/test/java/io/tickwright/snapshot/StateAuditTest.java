package io.tickwright.snapshot;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.tickwright.exact.StateHash;
import io.tickwright.state.StateVisitor;
import io.tickwright.state.Stateful;
import io.tickwright.testing.StateAudit;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

class StateAuditTest {

  @Test
  void aTypeThatListsOrLeavesOutEveryFieldPasses() {
    StateAudit.check(EveryDoor::full);
  }

  @Test
  void everyKindOfForgottenFieldIsNamed() {
    List<String> forgotten = StateAudit.forgotten(Forgetful::new);

    String type = Forgetful.class.getName();
    assertEquals(
        List.of("plain", "text", "column", "list", "part", "counter", "missing"),
        forgotten.stream()
            .filter(line -> line.contains("neither listed nor left out"))
            .map(line -> line.substring(type.length() + 1, line.indexOf(' ')))
            .toList());
    assertEquals(
        List.of(type + " leaves out \"renamed\", but has no such field"),
        forgotten.stream().filter(line -> line.contains("no such field")).toList());
    assertThrows(AssertionError.class, () -> StateAudit.check(Forgetful::new));
  }

  @Test
  void aForgottenFieldOfANestedPartIsFound() {
    List<String> forgotten = StateAudit.forgotten(() -> s -> s.part("inner", new Forgetful()));

    assertEquals(8, forgotten.size());
  }

  @Test
  void aFieldListedUnderAnotherNameIsSeenByItsEffect() {
    StateAudit.check(Renamed::new);
  }

  @Test
  void aHelperThatIsNoPartIsSeenWhenAllItHoldsIsListed() {
    StateAudit.check(() -> new Helped(true));

    assertEquals(1, StateAudit.forgotten(() -> new Helped(false)).size());
  }

  private static final class Helped implements Stateful {
    private final StateHash hash = new StateHash();
    private final boolean lists;

    Helped(boolean lists) {
      this.lists = lists;
    }

    @Override
    public void state(StateVisitor s) {
      if (lists) {
        hash.restore(s.integer("hash", hash.value()));
      }
    }
  }

  @SuppressWarnings({"unused", "FieldCanBeFinal", "FieldMayBeFinal"})
  private static final class Forgetful implements Stateful {
    private final long fixed = 3;
    private final List<String> names = List.of("a");
    private long listed = 1;
    private long plain = 1;
    private String text = "a";
    private long[] column = {1};
    private final List<EveryDoor.Gauge> list = new ArrayList<>();
    private final EveryDoor.Gauge part = new EveryDoor.Gauge();
    private final AtomicLong counter = new AtomicLong();
    private String missing;
    private long drawn = 1;

    @Override
    public void state(StateVisitor s) {
      listed = s.integer("listed", listed);
      s.leavesOut("drawn", "presentation");
      s.leavesOut("renamed", "presentation");
    }
  }

  private static final class Renamed implements Stateful {
    private long hull = 1;
    private int[] lives = {1, 0};
    private int count = 1;

    @Override
    public void state(StateVisitor s) {
      hull = s.integer("hp", hull);
      count = s.rows("rows", count, c -> lives = c.ints("lives-left", lives));
    }
  }
}
