package io.tickwright.script.groovy;

import org.codehaus.groovy.ast.ASTNode;
import org.codehaus.groovy.control.SourceUnit;
import org.codehaus.groovy.control.messages.SyntaxErrorMessage;
import org.codehaus.groovy.syntax.SyntaxException;

/** Something the loader itself finds wrong while a script is compiled. */
final class Finding extends SyntaxException {
  private static final long serialVersionUID = 1L;

  private final String problem;
  private final String cure;

  private Finding(ASTNode at, String problem, String cure) {
    super(
        problem,
        at.getLineNumber(),
        at.getColumnNumber(),
        at.getLastLineNumber(),
        at.getLastColumnNumber());
    this.problem = problem;
    this.cure = cure;
  }

  /** Reports it; compilation goes on to the end of its phase. */
  static void report(SourceUnit source, ASTNode at, String problem, String cure) {
    source
        .getErrorCollector()
        .addErrorAndContinue(new SyntaxErrorMessage(new Finding(at, problem, cure), source));
  }

  String problem() {
    return problem;
  }

  String cure() {
    return cure;
  }
}
