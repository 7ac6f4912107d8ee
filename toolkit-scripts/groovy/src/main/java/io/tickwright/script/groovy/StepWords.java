package io.tickwright.script.groovy;

import org.codehaus.groovy.ast.ClassCodeVisitorSupport;
import org.codehaus.groovy.ast.expr.ConstantExpression;
import org.codehaus.groovy.ast.expr.MethodCallExpression;
import org.codehaus.groovy.control.SourceUnit;

/**
 * Gives the step {@code run} of a sequence the name {@code $run}: a closure has a {@code run} of
 * its own, which static compilation would call in its place, without end.
 */
final class StepWords extends ClassCodeVisitorSupport {
  private final SourceUnit source;
  private int depth;

  StepWords(SourceUnit source) {
    this.source = source;
  }

  @Override
  protected SourceUnit getSourceUnit() {
    return source;
  }

  @Override
  public void visitMethodCallExpression(MethodCallExpression call) {
    String name = call.getMethodAsString();
    if (depth > 0 && call.isImplicitThis() && "run".equals(name)) {
      ConstantExpression step = new ConstantExpression("$run");
      step.setSourcePosition(call.getMethod());
      call.setMethod(step);
    }
    boolean steps = "sequence".equals(name) || depth > 0 && "repeat".equals(name);
    depth += steps ? 1 : 0;
    super.visitMethodCallExpression(call);
    depth -= steps ? 1 : 0;
  }
}
