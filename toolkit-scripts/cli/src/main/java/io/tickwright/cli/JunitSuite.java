package io.tickwright.cli;

import io.tickwright.keys.RunResult;
import io.tickwright.keys.RunResult.Status;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamWriter;
import org.jspecify.annotations.Nullable;

/** One file's checks, as test cases. */
final class JunitSuite extends PassingOn {
  private final String file;
  private final List<Case> cases = new ArrayList<>();
  private @Nullable RunResult result;
  private Duration wallTime = Duration.ZERO;

  private record Case(String name, boolean passed) {}

  JunitSuite(Report next, String file) {
    super(next);
    this.file = file;
  }

  /** Something that was tried of the file besides its checks. */
  void tried(String what, boolean passed) {
    cases.add(new Case(what, passed));
  }

  @Override
  public void check(int line, String what, String expected, String actual, boolean passed) {
    String wanted = expected.equals(actual) ? "" : ", expected " + expected;
    cases.add(new Case("line " + line + ": " + what + " = " + actual + wanted, passed));
    super.check(line, what, expected, actual, passed);
  }

  @Override
  public void ended(RunResult outcome, Duration time) {
    result = outcome;
    wallTime = time;
    super.ended(outcome, time);
  }

  void write(XMLStreamWriter xml) throws XMLStreamException {
    if (result == null) {
      return;
    }
    List<Case> told = new ArrayList<>(cases);
    boolean aCheckFailed = !told.isEmpty() && !told.get(told.size() - 1).passed();
    if (told.isEmpty() || (!result.passed() && !aCheckFailed)) {
      // What no check stands for still has to turn a build red, or green.
      told.add(new Case("runs to its end", result.passed()));
    }
    open(xml, told.size(), result.status());
    for (Case each : told) {
      write(xml, each, result);
    }
    xml.writeEndElement();
    xml.writeCharacters("\n");
  }

  private void open(XMLStreamWriter xml, int tests, Status status) throws XMLStreamException {
    xml.writeStartElement("testsuite");
    xml.writeAttribute("name", legal(file));
    xml.writeAttribute("tests", String.valueOf(tests));
    xml.writeAttribute("failures", status == Status.FAILED ? "1" : "0");
    xml.writeAttribute("errors", status == Status.BROKEN ? "1" : "0");
    xml.writeAttribute("skipped", "0");
    long millis = wallTime.toMillis();
    xml.writeAttribute("time", String.format(Locale.ROOT, "%d.%03d", millis / 1000, millis % 1000));
    xml.writeCharacters("\n");
  }

  private void write(XMLStreamWriter xml, Case each, RunResult outcome) throws XMLStreamException {
    xml.writeStartElement("testcase");
    xml.writeAttribute("classname", legal(file));
    xml.writeAttribute("name", legal(each.name()));
    if (!each.passed()) {
      boolean failed = outcome.status() == Status.FAILED;
      xml.writeStartElement(failed ? "failure" : "error");
      xml.writeAttribute(
          "message", outcome.problems().isEmpty() ? "" : legal(outcome.problems().get(0).what()));
      xml.writeCharacters(legal(outcome.failure()));
      xml.writeEndElement();
    }
    xml.writeEndElement();
    xml.writeCharacters("\n");
  }

  /** Without the few characters that XML has no way to write. */
  private static String legal(String text) {
    StringBuilder legal = new StringBuilder(text.length());
    Wording.harmless(text)
        .codePoints()
        .map(c -> (c >= 0xd800 && c <= 0xdfff) || c == 0xfffe || c == 0xffff ? 0xfffd : c)
        .forEach(legal::appendCodePoint);
    return legal.toString();
  }
}
