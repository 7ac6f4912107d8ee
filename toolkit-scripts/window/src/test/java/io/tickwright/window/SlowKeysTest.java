package io.tickwright.window;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.tickwright.time.Speed;
import org.junit.jupiter.api.Test;

class SlowKeysTest {
  private static final Speed USUAL = Speed.of(2, 1);
  private static final Speed TENTH = Speed.of(1, 10);
  private static final Speed HALF = Speed.of(1, 2);

  private final SlowKeys keys = new SlowKeys();

  @Test
  void theSpeedBeforeComesBackWhenTheKeyIsLetGo() {
    assertEquals(TENTH, keys.down(TENTH, USUAL));
    assertEquals(USUAL, keys.up(TENTH));
  }

  @Test
  void ofTwoKeysTheLastCountsAndInWhicheverOrderTheyComeUpNothingStaysSlow() {
    assertEquals(TENTH, keys.down(TENTH, USUAL));
    assertEquals(HALF, keys.down(HALF, TENTH));
    assertEquals(HALF, keys.up(TENTH), "the other is still held");
    assertEquals(USUAL, keys.up(HALF));

    keys.down(TENTH, USUAL);
    keys.down(HALF, TENTH);
    assertEquals(TENTH, keys.up(HALF));
    assertEquals(USUAL, keys.up(TENTH));
  }
}
