package io.tickwright.script.groovy;

import groovy.lang.MissingMethodException;
import groovy.lang.MissingPropertyException;
import io.tickwright.script.Place;
import io.tickwright.script.ScriptRefused;
import java.util.List;

/** Turns what a running script throws into a refusal: whose line, what is wrong, what is right. */
final class Faults {
  private final Compiled compiled;

  Faults(Compiled compiled) {
    this.compiled = compiled;
  }

  /** The refusal for what was thrown; {@code during} stands beneath it unless it is empty. */
  ScriptRefused refusal(Throwable thrown, Meter meter, String during) {
    if (thrown instanceof ScriptRefused refused) {
      return refused;
    }
    Throwable guilty = thrown;
    while (!(guilty instanceof Mistake)
        && guilty.getCause() != null
        && (guilty instanceof java.lang.reflect.InvocationTargetException
            || guilty instanceof ExceptionInInitializerError
            || guilty instanceof groovy.lang.GroovyRuntimeException
                && guilty.getCause() instanceof Mistake)) {
      guilty = guilty.getCause();
    }
    Mistake mistake =
        meter.isOverdue() && !(guilty instanceof Mistake) ? meter.tooLong() : told(guilty);
    List<String> notes = during.isEmpty() ? List.of() : List.of(during);
    return new ScriptRefused(
        place(guilty, mistake), mistake.problem(), mistake.cure(), notes, thrown);
  }

  private Mistake told(Throwable thrown) {
    if (thrown instanceof Mistake mistake) {
      return mistake;
    }
    if (thrown instanceof StackOverflowError) {
      return new Mistake(
          "stack overflow: calls nest too deeply.", "Does a function call itself without end?");
    }
    if (thrown instanceof VirtualMachineError) {
      return new Mistake("the script used up the memory there is.", "");
    }
    if (thrown instanceof MissingPropertyException missing) {
      return Members.unknown(missing.getType(), missing.getProperty(), compiled);
    }
    if (thrown instanceof MissingMethodException missing) {
      return Members.unknown(missing.getType(), missing.getMethod(), compiled);
    }
    if (thrown instanceof UnsupportedOperationException && thrown.getMessage() == null) {
      return new Mistake(
          "a constant cannot change.",
          "What changes is state: declare it without `final`, or keep many of a kind in a table.");
    }
    String message = String.valueOf(thrown.getMessage());
    String said =
        thrown instanceof IllegalArgumentException || thrown instanceof IllegalStateException
            ? message
            : thrown.getClass().getSimpleName() + ": " + message;
    return new Mistake(said.matches("(?s).*[.!?]") ? said : said + ".", "");
  }

  private Place place(Throwable thrown, Mistake mistake) {
    for (StackTraceElement frame : thrown.getStackTrace()) {
      if (compiled.source().shown().equals(frame.getFileName()) && frame.getLineNumber() > 0) {
        return compiled.places().of(mistake, frame.getLineNumber());
      }
    }
    return Place.of(compiled.source().shown());
  }
}
