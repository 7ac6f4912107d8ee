package io.tickwright.bench;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;

/** The cells of one table: which columns it has, and how numbers look in them. */
final class Figures {

  private final Results results;
  private final List<String> parameters;
  private final List<String> others;
  private final boolean many;
  private final boolean bytes;
  private final boolean allocated;

  Figures(Results results) {
    this.results = results;
    parameters = Page.parameters(results);
    List<Sample> samples = results.samples();
    others = samples.stream().map(Sample::as).filter(as -> !as.isEmpty()).distinct().toList();
    many = samples.stream().anyMatch(sample -> sample.entries() != 1);
    bytes = samples.stream().anyMatch(sample -> sample.bytesPerEntry() > 0);
    allocated = samples.stream().anyMatch(sample -> sample.allocated() >= 0);
  }

  List<String> headings() {
    List<String> cells = new ArrayList<>(parameters);
    cells.add("what");
    if (bytes) {
      cells.add("bytes/" + results.entry());
    }
    cells.add("median");
    cells.add("quartiles");
    if (many) {
      cells.add("per " + results.entry());
    }
    if (bytes) {
      cells.add("GB/s");
    }
    others.forEach(other -> cells.add("× " + other));
    if (allocated) {
      cells.add("B/op");
    }
    return cells;
  }

  String underline(String heading) {
    return heading.equals("what") || isInWords(heading) ? "---" : "---:";
  }

  private boolean isInWords(String parameter) {
    return results.samples().stream()
        .map(sample -> sample.parameters().getOrDefault(parameter, "0"))
        .noneMatch(value -> Character.isDigit(value.charAt(0)));
  }

  List<String> of(Sample sample) {
    List<String> cells = new ArrayList<>();
    parameters.forEach(name -> cells.add(grouped(sample.parameters().getOrDefault(name, ""))));
    cells.add(sample.what());
    if (bytes) {
      cells.add(sample.bytesPerEntry() > 0 ? plain(sample.bytesPerEntry()) : "");
    }
    if (sample.nanos().isEmpty()) {
      // Its name says why.
      cells.addAll(Collections.nCopies(headings().size() - cells.size(), ""));
      return cells;
    }
    cells.add(time(sample.median()));
    cells.add(time(sample.quantile(0.25)) + " … " + time(sample.quantile(0.75)));
    if (many) {
      cells.add(time(sample.median() / sample.entries()));
    }
    if (bytes) {
      double perNano = sample.bytesPerEntry() * sample.entries() / sample.median();
      cells.add(perNano > 0 ? plain(perNano) : "");
    }
    others.forEach(other -> cells.add(compared(sample, other)));
    if (allocated) {
      cells.add(sample.allocated() < 0 ? "" : bytesAllocated(sample.allocated()));
    }
    return cells;
  }

  /** How many times as fast as the row of that name with the same parameters. */
  private String compared(Sample sample, String as) {
    return results.samples().stream()
        .filter(other -> other.as().equals(as))
        .filter(other -> other.parameters().equals(sample.parameters()))
        .filter(other -> other.median() > 0 && sample.median() > 0)
        .map(other -> plain(other.median() / sample.median()))
        .findFirst()
        .orElse("");
  }

  private static String time(double nanos) {
    double size = Math.abs(nanos);
    if (size < 1e3) {
      return plain(nanos) + " ns";
    }
    if (size < 1e6) {
      return plain(nanos / 1e3) + " µs";
    }
    return size < 1e9 ? plain(nanos / 1e6) + " ms" : plain(nanos / 1e9) + " s";
  }

  /** Three digits that matter. */
  private static String plain(double number) {
    double size = Math.abs(number);
    int decimals = number == Math.rint(number) || size >= 99.5 ? 0 : size >= 9.95 ? 1 : 2;
    return String.format(Locale.ROOT, "%." + decimals + "f", number);
  }

  private static String bytesAllocated(double bytes) {
    return bytes < 1 ? "0" : String.format(Locale.ROOT, "%,.0f", bytes);
  }

  private static String grouped(String parameter) {
    return parameter.matches("[0-9]{4,15}")
        ? String.format(Locale.ROOT, "%,d", Long.parseLong(parameter))
        : parameter;
  }
}
