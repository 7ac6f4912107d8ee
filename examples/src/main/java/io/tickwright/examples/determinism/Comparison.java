package io.tickwright.examples.determinism;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Compares legs with each other. What cannot be compared is a gap, and a comparison with gaps is
 * never a success: a leg that is not there, one that did less than its set, one that did nothing.
 */
final class Comparison {
  private final List<Report> reports;
  private final List<String> gaps = new ArrayList<>();
  private final List<Difference> differences = new ArrayList<>();
  private int compared;

  private Comparison(List<Report> reports) {
    this.reports = reports;
  }

  /**
   * Compares.
   *
   * @param required the names of the legs that must be among the reports
   */
  static Comparison of(List<Report> reports, List<String> required) {
    Comparison comparison = new Comparison(reports);
    comparison.findMissing(required);
    for (String simulation : comparison.simulations()) {
      comparison.compare(simulation);
    }
    return comparison;
  }

  /** Why this is not the whole comparison. */
  List<String> gaps() {
    return gaps;
  }

  List<Difference> differences() {
    return differences;
  }

  /** How many digests were compared with another leg's. */
  int compared() {
    return compared;
  }

  private void findMissing(List<String> required) {
    Set<String> legs = new LinkedHashSet<>();
    for (Report report : reports) {
      if (!legs.add(report.leg())) {
        gaps.add("leg " + report.leg() + " is there twice");
      }
    }
    for (String leg : required) {
      if (!legs.contains(leg)) {
        gaps.add("leg " + leg + " is missing");
      }
    }
    if (reports.size() < 2) {
      gaps.add("there is nothing to compare: reports of " + reports.size() + " legs");
    }
  }

  private Set<String> simulations() {
    Set<String> names = new LinkedHashSet<>();
    for (Report report : reports) {
      report.simulations().forEach(run -> names.add(run.name()));
      if (report.simulations().isEmpty()) {
        gaps.add("leg " + report.leg() + " ran no simulation");
      }
    }
    return names;
  }

  private void compare(String simulation) {
    List<Report> ran = new ArrayList<>();
    for (Report report : reports) {
      Traced run = report.simulation(simulation);
      if (run == null || !run.digests().containsKey(run.ticks())) {
        gaps.add("leg " + report.leg() + " did not run simulation " + simulation);
      } else {
        ran.add(report);
        findIdle(report, run);
      }
    }
    findCutShort(simulation, ran);
    Report reference = mostAgreed(simulation, ran);
    for (Report report : ran) {
      if (!report.leg().equals(reference.leg())) {
        compare(simulation, report, reference);
      }
    }
  }

  private void findIdle(Report report, Traced run) {
    if (report.set().equals("part")) {
      return;
    }
    run.happened()
        .forEach(
            (what, count) -> {
              if (count == 0) {
                gaps.add(
                    "leg "
                        + report.leg()
                        + ", simulation "
                        + run.name()
                        + ": no "
                        + what
                        + " at all");
              }
            });
  }

  /** Legs of one set do the same number of ticks. */
  private void findCutShort(String simulation, List<Report> ran) {
    for (Report report : ran) {
      for (Report other : ran) {
        long ticks = report.simulation(simulation).ticks();
        long most = other.simulation(simulation).ticks();
        if (report.set().equals(other.set()) && ticks < most) {
          gaps.add(
              "leg "
                  + report.leg()
                  + ", simulation "
                  + simulation
                  + ": "
                  + ticks
                  + " of "
                  + most
                  + " ticks");
          break;
        }
      }
    }
  }

  private static @Nullable Report mostAgreed(String simulation, List<Report> ran) {
    Report best = null;
    int most = -1;
    for (Report candidate : ran) {
      int agreeing = 0;
      for (Report other : ran) {
        Split split = Split.of(candidate.simulation(simulation), other.simulation(simulation));
        agreeing += split.differs() == 0 ? split.common() : 0;
      }
      if (agreeing > most) {
        best = candidate;
        most = agreeing;
      }
    }
    return best;
  }

  private void compare(String simulation, Report report, Report reference) {
    Split split = Split.of(reference.simulation(simulation), report.simulation(simulation));
    compared += split.common();
    if (split.common() == 0) {
      gaps.add(
          "simulation "
              + simulation
              + ": legs "
              + report.leg()
              + " and "
              + reference.leg()
              + " noted no tick in common");
    }
    if (split.differs() > 0) {
      differences.add(
          new Difference(
              simulation, report.leg(), reference.leg(), split.agreed(), split.differs()));
    }
  }

  /**
   * Where two runs of a simulation part.
   *
   * @param common how many ticks both have noted
   * @param agreed the last of them before they part
   * @param differs the first of them at which they differ; 0 when none does
   */
  private record Split(int common, long agreed, long differs) {
    static Split of(Traced one, Traced other) {
      int common = 0;
      long agreed = 0;
      long differs = 0;
      for (long tick : one.digests().keySet()) {
        Long there = other.digests().get(tick);
        if (there != null) {
          common++;
          boolean same = there.equals(one.digests().get(tick));
          if (same && differs == 0) {
            agreed = tick;
          }
          if (!same && differs == 0) {
            differs = tick;
          }
        }
      }
      return new Split(common, agreed, differs);
    }
  }
}
