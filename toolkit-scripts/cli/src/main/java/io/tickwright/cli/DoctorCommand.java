package io.tickwright.cli;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Looks at what a run depends on, and says what would make it better. */
@Command(
    name = "doctor",
    header = "Look at Java, the script engines and a trial run, and say what could be better.",
    optionListHeading = "%nOptions:%n",
    exitCodeListHeading = "%nExit codes:%n",
    exitCodeList = {"0:nothing is broken", "2:something is; its lines say what to do"})
final class DoctorCommand implements Callable<Integer> {
  private static final int SUBJECT_WIDTH = 22;

  private final Terminal terminal;
  private final Examination examination;
  @Mixin private HelpOption help;

  @Option(
      names = "--json",
      description = "One JSON object: each finding, and whether one is broken.")
  private boolean json;

  DoctorCommand(Terminal terminal, Examination examination) {
    this.terminal = terminal;
    this.examination = examination;
  }

  @Override
  public Integer call() {
    if (json) {
      return told();
    }
    Style style = terminal.style();
    List<Finding> findings = new ArrayList<>();
    for (Finding finding : examination) {
      terminal.print(said(finding, style));
      terminal.flush();
      findings.add(finding);
    }
    long broken = count(findings, Finding.Health.BROKEN);
    terminal.print(
        count(findings, Finding.Health.FINE)
            + " fine, "
            + count(findings, Finding.Health.COULD_BE_FASTER)
            + " could be faster, "
            + broken
            + " broken\n");
    return broken == 0 ? ExitCode.OK : ExitCode.BROKEN;
  }

  private int told() {
    ObjectNode object = JsonLines.object("tickwright-doctor-1");
    ArrayNode findings = object.putArray("findings");
    boolean broken = false;
    for (Finding finding : examination) {
      broken |= finding.health() == Finding.Health.BROKEN;
      ObjectNode one =
          findings
              .addObject()
              .put("subject", finding.subject())
              .put("health", finding.health().name().toLowerCase(Locale.ROOT).replace('_', '-'))
              .put("said", finding.said());
      finding.advice().forEach(one.putArray("advice")::add);
    }
    terminal.print(JsonLines.line(object.put("broken", broken)));
    return broken ? ExitCode.BROKEN : ExitCode.OK;
  }

  private static String said(Finding finding, Style style) {
    String subject = finding.subject();
    String gap = " ".repeat(Math.max(2, SUBJECT_WIDTH - subject.length()));
    StringBuilder text = new StringBuilder(style.strong(subject)).append(gap);
    text.append(
        switch (finding.health()) {
          case FINE -> finding.said();
          case COULD_BE_FASTER -> style.doubtful(finding.said());
          case BROKEN -> style.bad(finding.said());
        });
    for (String line : finding.advice()) {
      text.append('\n').append(" ".repeat(SUBJECT_WIDTH)).append(line);
    }
    return text.append('\n').toString();
  }

  private static long count(List<Finding> findings, Finding.Health health) {
    return findings.stream().filter(finding -> finding.health() == health).count();
  }
}
