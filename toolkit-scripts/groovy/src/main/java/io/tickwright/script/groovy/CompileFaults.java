package io.tickwright.script.groovy;

import io.tickwright.script.Place;
import io.tickwright.script.ScriptRefused;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.codehaus.groovy.control.CompilationFailedException;
import org.codehaus.groovy.control.MultipleCompilationErrorsException;
import org.codehaus.groovy.control.messages.ExceptionMessage;
import org.codehaus.groovy.control.messages.Message;
import org.codehaus.groovy.control.messages.SyntaxErrorMessage;
import org.codehaus.groovy.syntax.SyntaxException;

/** Turns what the compiler finds into a refusal: the first of it, with its place and its cure. */
final class CompileFaults {
  private final SourceText source;
  private final Places places;

  CompileFaults(SourceText source, Places places) {
    this.source = source;
    this.places = places;
  }

  ScriptRefused refusal(CompilationFailedException failed) {
    List<SyntaxException> found = new ArrayList<>();
    if (failed instanceof MultipleCompilationErrorsException many) {
      for (Message message : many.getErrorCollector().getErrors()) {
        if (message instanceof SyntaxErrorMessage syntax) {
          found.add(syntax.getCause());
        } else if (message instanceof ExceptionMessage thrown) {
          return new ScriptRefused(
              Place.of(source.shown()),
              "the Groovy compiler failed: " + thrown.getCause() + ".",
              "Please report this with the script.",
              List.of(),
              thrown.getCause());
        }
      }
    }
    return found.stream()
        .min(
            Comparator.comparingInt(SyntaxException::getStartLine)
                .thenComparing(CompileFaults::isConsequence)
                .thenComparingInt(SyntaxException::getStartColumn))
        .map(this::refusal)
        .orElseGet(
            () ->
                new ScriptRefused(
                    Place.of(source.shown()), "this is no Groovy: " + failed.getMessage(), ""));
  }

  /** Whether it may only follow from a name on the same line that is not declared. */
  private static boolean isConsequence(SyntaxException found) {
    return !String.valueOf(found.getOriginalMessage()).contains("is undeclared");
  }

  private ScriptRefused refusal(SyntaxException found) {
    Place all =
        places.stretch(
            found.getStartLine(),
            found.getStartColumn(),
            found.getEndLine() == found.getStartLine() ? found.getEndColumn() : Integer.MAX_VALUE);
    if (found instanceof Finding finding) {
      return new ScriptRefused(all, finding.problem(), finding.cure());
    }
    String line = source.line(found.getStartLine());
    int from = Math.min(Math.max(found.getStartColumn() - 1, 0), line.length());
    String guilty = line.substring(from, Math.min(from + all.length(), line.length()));
    Mistake mistake =
        new CompilerWords(places).told(String.valueOf(found.getOriginalMessage()), guilty);
    Place place = all;
    if (!mistake.word().isEmpty()) {
      place = places.within(mistake, found.getStartLine(), all);
    }
    return new ScriptRefused(place, mistake.problem(), mistake.cure(), List.of(), found);
  }
}
