package io.tickwright.script.groovy;

import static org.codehaus.groovy.ast.tools.GeneralUtils.args;
import static org.codehaus.groovy.ast.tools.GeneralUtils.callX;
import static org.codehaus.groovy.ast.tools.GeneralUtils.classX;
import static org.codehaus.groovy.ast.tools.GeneralUtils.constX;
import static org.codehaus.groovy.ast.tools.GeneralUtils.propX;

import org.codehaus.groovy.ast.ASTNode;
import org.codehaus.groovy.ast.ClassCodeVisitorSupport;
import org.codehaus.groovy.ast.ClassNode;
import org.codehaus.groovy.ast.MethodNode;
import org.codehaus.groovy.ast.expr.ClosureExpression;
import org.codehaus.groovy.ast.expr.Expression;
import org.codehaus.groovy.ast.expr.LambdaExpression;
import org.codehaus.groovy.ast.stmt.BlockStatement;
import org.codehaus.groovy.ast.stmt.DoWhileStatement;
import org.codehaus.groovy.ast.stmt.ExpressionStatement;
import org.codehaus.groovy.ast.stmt.ForStatement;
import org.codehaus.groovy.ast.stmt.LoopingStatement;
import org.codehaus.groovy.ast.stmt.ReturnStatement;
import org.codehaus.groovy.ast.stmt.Statement;
import org.codehaus.groovy.ast.stmt.WhileStatement;
import org.codehaus.groovy.control.SourceUnit;

/**
 * Lets a script count what it does: every loop, closure and method begins by telling the meter how
 * many statements its block has. The count follows from the text alone, so it is the same on every
 * machine.
 */
final class Metering extends ClassCodeVisitorSupport {
  private final SourceUnit source;
  private final ClassNode script;

  Metering(SourceUnit source, ClassNode script) {
    this.source = source;
    this.script = script;
  }

  @Override
  protected SourceUnit getSourceUnit() {
    return source;
  }

  @Override
  public void visitMethod(MethodNode method) {
    if (method.getNodeMetaData(Declarations.WRITTEN) != null || method.getLineNumber() < 1) {
      if (method.isScriptBody() || method.getName().equals("run")) {
        super.visitMethod(method);
      }
      return;
    }
    super.visitMethod(method);
    if (method.getCode() != null && !method.getCode().isEmpty() && !method.isScriptBody()) {
      method.setCode(metered(method.getCode(), method.getCode()));
    }
  }

  @Override
  public void visitClosureExpression(ClosureExpression closure) {
    super.visitClosureExpression(closure);
    if (closure.getCode() == null) {
      return;
    }
    boolean empty = closure.getCode().isEmpty();
    Statement body = metered(closure.getCode(), closure);
    if (empty && !(closure instanceof LambdaExpression) && body instanceof BlockStatement block) {
      block.addStatement(new ReturnStatement(constX(null)));
    }
    closure.setCode(body);
  }

  @Override
  public void visitForLoop(ForStatement loop) {
    super.visitForLoop(loop);
    meter(loop, loop);
  }

  @Override
  public void visitWhileLoop(WhileStatement loop) {
    super.visitWhileLoop(loop);
    meter(loop, loop);
  }

  @Override
  public void visitDoWhileLoop(DoWhileStatement loop) {
    super.visitDoWhileLoop(loop);
    meter(loop, loop);
  }

  private void meter(LoopingStatement loop, Statement at) {
    loop.setLoopBlock(metered(loop.getLoopBlock(), at));
  }

  private Statement metered(Statement body, ASTNode at) {
    Expression spend =
        callX(propX(classX(script), Compiled.METER), "spend", args(constX(statements(body), true)));
    spend.setSourcePosition(at);
    ExpressionStatement first = new ExpressionStatement(spend);
    first.setSourcePosition(at);
    BlockStatement block = new BlockStatement();
    block.setSourcePosition(body);
    block.addStatement(first);
    if (body instanceof BlockStatement many) {
      block.setVariableScope(many.getVariableScope());
      block.addStatements(many.getStatements());
    } else {
      block.addStatement(body);
    }
    return block;
  }

  /** How many statements a block has, those in its loops and closures not counted. */
  private static int statements(Statement body) {
    return body instanceof BlockStatement block ? Math.max(block.getStatements().size(), 1) : 1;
  }
}
