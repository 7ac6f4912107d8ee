package io.tickwright.cli;

/** Nobody reads the results any more, as after {@code | head}: stop, and say nothing about it. */
final class ReaderGone extends RuntimeException {
  private static final long serialVersionUID = 1L;

  ReaderGone() {
    super("nobody reads the output", null, false, false);
  }
}
