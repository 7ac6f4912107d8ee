package io.tickwright.script.groovy;

/** What a person calls the things of a script, by the name of their type. */
final class Things {
  private Things() {}

  static String noun(String type) {
    return switch (type) {
      case "Action" -> "an action";
      case "EasedAngle", "EasedValue" -> "something drawn";
      case "Phases" -> "a set of phases";
      default -> "a " + type.toLowerCase(java.util.Locale.ROOT);
    };
  }

  /** What is called in place of an assignment. */
  static String insteadOfAssigning(String type, String name) {
    return switch (type) {
      case "Timer" -> "Call " + name + ".arm(…) or " + name + ".cancel().";
      case "Clock" -> "Write " + name + ".speed = 1.over(3), or call pause() and resume().";
      case "Bank" -> "Write " + name + ".rate = 3.perSecond.";
      case "Metronome" -> "Write " + name + ".interval = 0.5.seconds.";
      case "Phases" -> "Call " + name + ".go(…).";
      case "Signal" -> "Call " + name + ".emit(…).";
      case "Table" -> "Call " + name + ".spawn(…) or e.despawn().";
      case "Sequence" -> "Call " + name + ".start() or " + name + ".cancel().";
      case "EasedAngle", "EasedValue" -> "Call " + name + ".to(…).";
      default -> "What is declared stays.";
    };
  }
}
