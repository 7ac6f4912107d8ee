package com.example;

import io.tickwright.script.junit.Keys;
import java.util.List;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

class DoorTest {
  @TestFactory
  List<DynamicTest> scenarios() {
    return Keys.in("src/test/keys");
  }
}
