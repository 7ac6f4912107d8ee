package io.tickwright.bench;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.profile.GCProfiler;
import org.openjdk.jmh.results.BenchmarkResult;
import org.openjdk.jmh.results.IterationResult;
import org.openjdk.jmh.results.Result;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.ChainedOptionsBuilder;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;

/** Runs the JMH benchmarks of one class in a process of their own and reads what they say. */
final class Benchmarks {

  /** The bytes JMH may allocate in one iteration. */
  private static final int JMH_ITSELF = 16 * 1024;

  private Benchmarks() {}

  /** Every benchmark of the class once, with every parameter. */
  static List<Sample> run(Class<?> of, Length length, Path log)
      throws RunnerException, IOException {
    ChainedOptionsBuilder options =
        new OptionsBuilder()
            .include("^" + Pattern.quote(of.getName()) + "\\.")
            .mode(Mode.AverageTime)
            .timeUnit(TimeUnit.NANOSECONDS)
            .forks(1)
            .jvmArgs("-Xms1g", "-Xmx3g", "-Dpolyglot.engine.WarnInterpreterOnly=false")
            .warmupIterations(length.warmUps())
            .warmupTime(TimeValue.milliseconds(length.warmUpMillis()))
            .measurementIterations(length.measurements())
            .measurementTime(TimeValue.milliseconds(length.measurementMillis()))
            .addProfiler(GCProfiler.class)
            .shouldFailOnError(true)
            .output(log.toString());
    List<Sample> samples = new ArrayList<>();
    for (RunResult result : inOrder(of, new Runner(options.build()).run())) {
      samples.add(sample(of, result));
    }
    return samples;
  }

  /** Grouped by parameters, since what is compared belongs together; then by place. */
  private static List<RunResult> inOrder(Class<?> of, Collection<RunResult> results) {
    Map<String, List<RunResult>> groups = new LinkedHashMap<>();
    for (RunResult result : results) {
      String group = parameters(result.getParams()).toString();
      groups.computeIfAbsent(group, any -> new ArrayList<>()).add(result);
    }
    List<RunResult> ordered = new ArrayList<>();
    for (List<RunResult> group : groups.values()) {
      group.sort(Comparator.comparingInt(result -> row(of, result).place()));
      ordered.addAll(group);
    }
    return ordered;
  }

  private static Row row(Class<?> of, RunResult result) {
    String name = result.getParams().getBenchmark();
    String method = name.substring(name.lastIndexOf('.') + 1);
    return Arrays.stream(of.getMethods())
        .filter(one -> one.getName().equals(method))
        .map(one -> one.getAnnotation(Row.class))
        .findFirst()
        .orElseThrow(
            () -> new IllegalStateException(name + " has no @Row; say what it is in its table"));
  }

  private static Sample sample(Class<?> of, RunResult result) {
    Table table = of.getAnnotation(Table.class);
    Row row = row(of, result);
    Map<String, String> parameters = new LinkedHashMap<>();
    if (!table.groups().isEmpty()) {
      parameters.put(table.groups(), row.group());
    }
    parameters.putAll(parameters(result.getParams()));
    String entries = parameters.getOrDefault(table.entries(), "1");
    List<Double> nanos = new ArrayList<>();
    for (BenchmarkResult fork : result.getBenchmarkResults()) {
      for (IterationResult iteration : fork.getIterationResults()) {
        nanos.add(iteration.getPrimaryResult().getScore());
      }
    }
    return new Sample(
        row.value(),
        row.as(),
        parameters,
        Long.parseLong(entries),
        row.bytes(),
        nanos,
        allocated(result));
  }

  private static Map<String, String> parameters(BenchmarkParams params) {
    Map<String, String> parameters = new LinkedHashMap<>();
    for (String key : params.getParamsKeys()) {
      parameters.put(key, params.getParam(key));
    }
    return parameters;
  }

  /** What a thread of JMH itself allocates falls on the few operations of a slow benchmark. */
  private static double allocated(RunResult result) {
    Result<?> perOperation = result.getSecondaryResults().get("gc.alloc.rate.norm");
    if (perOperation == null) {
      return -1;
    }
    long iterations = 0;
    long operations = 0;
    for (BenchmarkResult fork : result.getBenchmarkResults()) {
      iterations += fork.getIterationResults().size();
      operations += fork.getMetadata().getMeasurementOps();
    }
    return Math.max(0, perOperation.getScore() - (double) JMH_ITSELF * iterations / operations);
  }
}
