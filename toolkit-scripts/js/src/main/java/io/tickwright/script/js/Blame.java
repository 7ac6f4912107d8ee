package io.tickwright.script.js;

import io.tickwright.script.Place;
import io.tickwright.script.ScriptRefused;
import io.tickwright.sim.Guard;
import io.tickwright.sim.Table;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Says whose line it is when a tick fails where no line of the script runs: a sequence that turns
 * in circles is told at its declaration.
 */
final class Blame implements Guard {
  private static final Pattern CIRCLES =
      Pattern.compile("sequence `([^`]+)` (made more than .*); (put .*)");

  private final Modules modules;

  Blame(Modules modules) {
    this.modules = modules;
  }

  @Override
  public void begin() {}

  @Override
  public void end() {}

  @Override
  public Throwable explained(Throwable thrown, String during, long tick) {
    Matcher circles = CIRCLES.matcher(String.valueOf(thrown.getMessage()));
    if (!(thrown instanceof IllegalStateException) || !circles.matches()) {
      return thrown;
    }
    return new ScriptRefused(
        declared(circles.group(1)),
        "the sequence `" + circles.group(1) + "` " + circles.group(2) + ".",
        Character.toUpperCase(circles.group(3).charAt(0)) + circles.group(3).substring(1) + ".",
        List.of("It was tick " + (tick + 1) + "."),
        thrown);
  }

  private Place declared(String sequence) {
    Pattern declaration =
        Pattern.compile("\\b(" + Pattern.quote(sequence) + ")\\s*:[^,{}()]*\\bsequence\\s*\\(");
    for (ModuleText module : modules.all()) {
      Matcher matcher = declaration.matcher(module.text());
      if (matcher.find()) {
        return module.place(matcher.start(1), sequence.length());
      }
    }
    return Place.of(modules.main().shown());
  }

  @Override
  public void stale(Table table) {}
}
