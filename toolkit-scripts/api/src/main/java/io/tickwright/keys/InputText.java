package io.tickwright.keys;

import io.tickwright.sim.Input;

/** An input as a scenario says it. */
final class InputText {
  private InputText() {}

  /**
   * @param now the ticks done when it arrived: a later stamp is written
   */
  static String of(Input input, long now) {
    StringBuilder line = new StringBuilder();
    if (input.source() != 0) {
      line.append("as ").append(input.source()).append(' ');
    }
    line.append(
        switch (input.kind()) {
          case TAP -> "do ";
          case PRESS -> "press ";
          case RELEASE -> "release ";
        });
    line.append(input.action());
    if (input.kind() != Input.Kind.RELEASE) {
      input.arguments().forEach(argument -> line.append(' ').append(argument));
    }
    if (input.stamp() > now) {
      line.append(" at ").append(input.stamp());
    }
    return line.toString();
  }
}
