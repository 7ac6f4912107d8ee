package io.tickwright.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.time.Duration;
import org.junit.jupiter.api.Test;

class WordingTest {

  @Test
  void wallTimeIsAsFineAsAnyoneReadsIt() {
    assertEquals("0.00 s", Wording.wallTime(Duration.ofMillis(4)));
    assertEquals("0.06 s", Wording.wallTime(Duration.ofMillis(63)));
    assertEquals("9.99 s", Wording.wallTime(Duration.ofMillis(9_999)));
    assertEquals("12.3 s", Wording.wallTime(Duration.ofMillis(12_345)));
    assertEquals("3 min 07 s", Wording.wallTime(Duration.ofSeconds(187)));
  }

  @Test
  void oneThingIsSingular() {
    assertEquals("1 check", Wording.count(1, "check"));
    assertEquals("0 checks", Wording.count(0, "check"));
  }
}
