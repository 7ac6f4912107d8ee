package io.tickwright.keys;

import java.util.ArrayList;
import java.util.List;

/** The words a line may begin with, in the order the reference has them, each with its form. */
enum Grammar {
  RECORDING("recording 1"),
  SCRIPT("script FILE"),
  BASE("base flicks, nanos, micros, third-micros or units a second"),
  TIMESTEP("timestep 60hz"),
  BUDGET("budget N"),
  SEED("seed N"),
  LET("let PATH VALUE"),
  DO("do ACTION"),
  PRESS("press ACTION"),
  RELEASE("release ACTION"),
  HOLD("hold ACTION N"),
  AS("as PLAYER do ACTION"),
  TICK("tick N"),
  WAIT("wait 1.5s"),
  FRAME("frame 16ms x3"),
  FRAMES("frames 16ms 17ms 16ms"),
  PAUSE("pause"),
  RESUME("resume"),
  RESYNC("resync"),
  UNTIL("until PATH VALUE max 600"),
  EXPECT("expect PATH VALUE"),
  MARK("mark NAME"),
  REWIND("rewind NAME"),
  SAVE("save slot1.save"),
  RESTORE("restore slot1.save"),
  ECHO("echo TEXT");

  static final String EVENT = "expect event fired reload";

  private final String form;

  Grammar(String form) {
    this.form = form;
  }

  /** The whole line as an example for messages. */
  String form() {
    return form;
  }

  String word() {
    return form.split(" ", 2)[0];
  }

  /** Whether it only says what the run is made of. */
  boolean isSetUp() {
    return compareTo(SEED) <= 0;
  }

  static List<String> words() {
    List<String> words = new ArrayList<>();
    for (Grammar word : values()) {
      words.add(word.word());
    }
    return words;
  }
}
