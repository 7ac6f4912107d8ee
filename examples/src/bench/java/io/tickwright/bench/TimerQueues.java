package io.tickwright.bench;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A million timers, each with a due of its own: {@link TimerTrial} for each kind in turn. */
@Table(id = "timer-queue", entry = "timer")
public final class TimerQueues implements Measured {

  private static final String AGRONA = "Agrona 2.2.4 `DeadlineTimerWheel`, ";

  /** Of the first round: they must not tell the same row of two rounds apart. */
  private static final Map<String, String> BYTES = new LinkedHashMap<>();

  /** A row, and the words that tell the trial what to do. */
  private record Kind(String what, String as, String over, List<String> words) {}

  private static final List<Kind> KINDS =
      List.of(
          new Kind(
              "`PriorityQueue` of records, in the same order",
              "PriorityQueue",
              "60 s",
              List.of("priority", "60")),
          new Kind(
              "Netty 4.2.18 `HashedWheelTimer`, 2048 ticks of 1 ms, over 2 s of wall time; firing"
                  + " is its thread's processor time",
              "",
              "60 s",
              List.of("netty", "2")),
          new Kind(
              AGRONA + "65,536 ticks of 1.05 ms, 64 each; tells ids",
              "Agrona",
              "60 s",
              List.of("agrona", "60", "20", "65536", "64")),
          new Kind(
              AGRONA + "the same with a `Long2LongHashMap` from id to payload",
              "",
              "60 s",
              List.of("agrona-what", "60", "20", "65536", "64")),
          new Kind("`TimerQueue`", "", "60 s", List.of("queue", "60")),
          new Kind(
              "`PriorityQueue` of records, in the same order",
              "PriorityQueue",
              "24 h",
              List.of("priority", "86400")),
          new Kind(
              AGRONA + "1,048,576 ticks of 1.05 ms, 16 each; tells ids",
              "Agrona",
              "24 h",
              List.of("agrona", "86400", "20", "1048576", "16")),
          new Kind(
              AGRONA + "1,048,576 ticks of 134 ms (fires that late), 16 each; tells ids",
              "",
              "24 h",
              List.of("agrona", "86400", "27", "1048576", "16")),
          new Kind("`TimerQueue`", "", "24 h", List.of("queue", "86400")));

  @Override
  public List<Sample> measure() throws Exception {
    List<Sample> schedules = new ArrayList<>();
    List<Sample> expiries = new ArrayList<>();
    for (Kind kind : KINDS) {
      List<String> lines =
          Child.java(
              List.of("-Xms2g", "-Xmx2g"), TimerTrial.class, kind.words.toArray(String[]::new));
      String bytes = figures(lines, "bytes").get(0).longValue() + " bytes each";
      BYTES.putIfAbsent(kind.over + kind.what, bytes);
      schedules.add(sample(kind, "schedule", lines));
      expiries.add(sample(kind, "expire", lines));
    }
    List<Sample> samples = new ArrayList<>(schedules);
    samples.addAll(expiries);
    return samples;
  }

  private static Sample sample(Kind kind, String door, List<String> lines) {
    Map<String, String> parameters = new LinkedHashMap<>();
    parameters.put("door", door);
    parameters.put("over", kind.over);
    String what = kind.what + "; " + BYTES.get(kind.over + kind.what);
    return new Sample(what, kind.as, parameters, TimerTrial.TIMERS, 0, figures(lines, door), -1);
  }

  private static List<Double> figures(List<String> lines, String name) {
    return lines.stream()
        .filter(line -> line.startsWith(name + " "))
        .map(line -> Double.valueOf(line.substring(name.length() + 1)))
        .toList();
  }
}
