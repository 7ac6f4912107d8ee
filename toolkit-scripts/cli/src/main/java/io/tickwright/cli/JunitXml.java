package io.tickwright.cli;

import java.io.IOException;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javax.xml.stream.XMLOutputFactory;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamWriter;

/** The results of all files in the XML that build servers read: a suite a file, a case a check. */
final class JunitXml {
  private final List<JunitSuite> suites = new ArrayList<>();

  /** The next file, in the order of the command line; its report goes on to {@code next}. */
  JunitSuite watching(Report next, String file) {
    JunitSuite suite = new JunitSuite(next, file);
    synchronized (suites) {
      suites.add(suite);
    }
    return suite;
  }

  /**
   * Writes what has ended into a file.
   *
   * @return the exit code when that could not be done: a build server that finds no results may
   *     well count them as passed
   */
  int written(Path file, Terminal terminal) {
    try {
      write(file);
      return ExitCode.OK;
    } catch (IOException e) {
      OutputFile.complain(file, "cannot be written", e, terminal);
      return ExitCode.BROKEN;
    }
  }

  /** Writes what has ended into a file, and makes the folders it needs. */
  private void write(Path file) throws IOException {
    Path folder = file.toAbsolutePath().getParent();
    if (folder != null) {
      Files.createDirectories(folder);
    }
    OutputFile.write(file, text());
  }

  String text() {
    StringWriter text = new StringWriter();
    try {
      XMLStreamWriter xml = XMLOutputFactory.newInstance().createXMLStreamWriter(text);
      text.write("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n");
      xml.writeStartElement("testsuites");
      xml.writeCharacters("\n");
      for (JunitSuite suite : suites) {
        suite.write(xml);
      }
      xml.writeEndElement();
      xml.writeCharacters("\n");
      xml.close();
    } catch (XMLStreamException e) {
      throw new IllegalStateException("text can always be written as XML", e);
    }
    return text.toString();
  }
}
