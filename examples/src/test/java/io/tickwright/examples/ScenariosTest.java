package io.tickwright.examples;

import io.tickwright.script.junit.Keys;
import java.util.List;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Every scenario beside an example passes. */
class ScenariosTest {
  @TestFactory
  List<DynamicTest> scenarios() {
    return Keys.in(Launcher.ROOT.resolve("examples"));
  }
}
