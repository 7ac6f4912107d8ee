package io.tickwright.host;

import io.tickwright.time.Speed;
import java.util.List;

/**
 * Control of time in words, for a console, a chat or a command line: a line in, an answer out.
 *
 * <p>{@code pause}, {@code resume}, {@code step [N]}, {@code sprint N}, {@code stop}, {@code speed
 * R}, {@code speed CLOCK R}, {@code speed}. A line that is none of them is refused and changes
 * nothing.
 */
public final class TimeWords {

  /** The words, as a help text lists them. */
  public static final List<String> USAGE =
      List.of(
          "pause               hold time",
          "resume              let it pass again",
          "step [N]            pause, and run N ticks (1)",
          "sprint N            run N ticks as fast as they go, and say how fast that was",
          "stop                end a step or a sprint that is under way",
          "speed [CLOCK] R     run everything, or one clock, at a ratio such as 1/3 or 2",
          "speed               say how fast everything runs");

  private final TimeControl control;

  /** The words for this control. */
  public TimeWords(TimeControl control) {
    this.control = control;
  }

  /**
   * Does what the line says, on the driver's thread.
   *
   * @return what was done, for whoever asked
   * @throws IllegalArgumentException if it is no such line: what is wrong, and what would be right
   */
  public String say(String line) {
    List<String> words = List.of(line.strip().split("\\s+", -1));
    int rest = words.size() - 1;
    return switch (words.get(0)) {
      case "pause" -> {
        refuseMore(words, 0);
        control.pause();
        yield "paused";
      }
      case "resume" -> {
        refuseMore(words, 0);
        control.resume();
        yield "resumed";
      }
      case "stop" -> {
        refuseMore(words, 0);
        control.stop();
        yield "stopped";
      }
      case "step" -> {
        refuseMore(words, 1);
        long ticks = rest == 0 ? 1 : ticks(words.get(1));
        control.step(ticks);
        yield "stepping " + count(ticks);
      }
      case "sprint" -> {
        refuseMore(words, 1);
        if (rest == 0) {
          throw new IllegalArgumentException(
              "a sprint needs its length; say how many ticks, as in `sprint 600`");
        }
        long ticks = ticks(words.get(1));
        control.sprint(ticks);
        yield "sprinting " + count(ticks);
      }
      case "speed" -> speed(words);
      default ->
          throw new IllegalArgumentException(
              "`"
                  + words.get(0)
                  + "` is no word for time; say pause, resume, step, sprint, stop or speed");
    };
  }

  private String speed(List<String> words) {
    refuseMore(words, 2);
    switch (words.size()) {
      case 1 -> {
        return "speed " + control.speed();
      }
      case 2 -> {
        Speed speed = Speed.of(words.get(1));
        control.speed(speed);
        return "speed " + speed;
      }
      default -> {
        Speed speed = Speed.of(words.get(2));
        control.speed(words.get(1), speed);
        return "speed of " + words.get(1) + " " + speed;
      }
    }
  }

  private static void refuseMore(List<String> words, int most) {
    if (words.size() - 1 > most) {
      throw new IllegalArgumentException(
          "`"
              + String.join(" ", words)
              + "` says too much; leave out `"
              + String.join(" ", words.subList(most + 1, words.size()))
              + "`");
    }
  }

  private static long ticks(String word) {
    if (!word.matches("[0-9]{1,9}") || Long.parseLong(word) == 0) {
      throw new IllegalArgumentException(
          "`"
              + word
              + "` is no count of ticks; write a whole number from 1 to 999999999, as in 60");
    }
    return Long.parseLong(word);
  }

  private static String count(long ticks) {
    return ticks == 1 ? "1 tick" : ticks + " ticks";
  }
}
