package io.tickwright.cli;

import java.io.PrintWriter;
import java.io.Writer;
import java.util.function.Consumer;

/** A writer as picocli wants one, over one of the terminal's doors. */
final class TerminalWriter extends PrintWriter {
  TerminalWriter(Consumer<String> door) {
    super(
        new Writer() {
          @Override
          public void write(char[] buffer, int offset, int length) {
            door.accept(new String(buffer, offset, length).replace("\r\n", "\n"));
          }

          @Override
          public void flush() {}

          @Override
          public void close() {}
        },
        true);
  }
}
