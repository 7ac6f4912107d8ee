package io.tickwright.examples.window;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;
import org.opentest4j.TestAbortedException;

class XvfbTest {
  @Test
  void aBuildThatHasToTestTheWindowFailsWithoutADisplayAndAnyOtherSkips() {
    assertThrows(AssertionError.class, () -> Xvfb.need(false, true));
    assertThrows(TestAbortedException.class, () -> Xvfb.need(false, false));
    assertDoesNotThrow(() -> Xvfb.need(true, true));
    assertDoesNotThrow(() -> Xvfb.need(true, false));
  }
}
