package io.tickwright.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;

/** What {@code doctor} says of the script languages. */
class LanguagesTest {
  private static final String ENGINE = "GraalJS " + Build.read().graaljs();

  @Test
  void whatIsCompiledOnlyInLongRunsIsSaidSo() {
    Finding finding = Languages.javaScript(true, null);
    assertEquals(
        ENGINE
            + ", compiled in `play`, `verify` and `reduce`;"
            + " TICKWRIGHT_COMPILE=yes compiles everywhere",
        finding.said());
    assertEquals(ENGINE + ", compiled", Languages.javaScript(true, "yes").said());
  }

  @Test
  void whatIsInterpretedIsToldItsCure() {
    Finding finding = Languages.javaScript(false, null);
    assertEquals(ENGINE + ", interpreted", finding.said());
    assertTrue(String.join(" ", finding.advice()).contains("JDK 25"), finding::toString);
    Finding unwanted = Languages.javaScript(false, "no");
    assertEquals(ENGINE + ", interpreted, since TICKWRIGHT_COMPILE is no", unwanted.said());
    assertEquals(
        List.of("Unset it, and long runs are compiled where the JDK can."), unwanted.advice());
  }
}
