package io.tickwright.cli;

/** The {@code tickwright} command. */
public final class Main {
  private Main() {}

  /** Runs the command line and ends the process with its exit code. */
  public static void main(String[] args) {
    System.err.println("tickwright: no command is built in yet");
    System.exit(64);
  }
}
