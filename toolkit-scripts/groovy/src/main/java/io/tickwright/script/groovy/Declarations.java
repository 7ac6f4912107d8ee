package io.tickwright.script.groovy;

import static org.codehaus.groovy.ast.tools.GeneralUtils.args;
import static org.codehaus.groovy.ast.tools.GeneralUtils.block;
import static org.codehaus.groovy.ast.tools.GeneralUtils.callThisX;
import static org.codehaus.groovy.ast.tools.GeneralUtils.castX;
import static org.codehaus.groovy.ast.tools.GeneralUtils.constX;
import static org.codehaus.groovy.ast.tools.GeneralUtils.param;
import static org.codehaus.groovy.ast.tools.GeneralUtils.params;
import static org.codehaus.groovy.ast.tools.GeneralUtils.propX;
import static org.codehaus.groovy.ast.tools.GeneralUtils.returnS;
import static org.codehaus.groovy.ast.tools.GeneralUtils.varX;

import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Set;
import org.codehaus.groovy.ast.ClassHelper;
import org.codehaus.groovy.ast.ClassNode;
import org.codehaus.groovy.ast.FieldNode;
import org.codehaus.groovy.ast.MethodNode;
import org.codehaus.groovy.ast.Parameter;
import org.codehaus.groovy.ast.PropertyNode;
import org.codehaus.groovy.ast.expr.BinaryExpression;
import org.codehaus.groovy.ast.expr.DeclarationExpression;
import org.codehaus.groovy.ast.expr.EmptyExpression;
import org.codehaus.groovy.ast.expr.Expression;
import org.codehaus.groovy.ast.expr.VariableExpression;
import org.codehaus.groovy.ast.stmt.BlockStatement;
import org.codehaus.groovy.ast.stmt.ExpressionStatement;
import org.codehaus.groovy.ast.stmt.Statement;
import org.codehaus.groovy.classgen.GeneratorContext;
import org.codehaus.groovy.control.CompilePhase;
import org.codehaus.groovy.control.SourceUnit;
import org.codehaus.groovy.control.customizers.CompilationCustomizer;
import org.codehaus.groovy.syntax.Token;
import org.codehaus.groovy.syntax.Types;

/**
 * Makes state of what a script declares: at its left margin values and things of the world, in the
 * class of a row columns of a table. What says {@code final} is a constant.
 *
 * <p>A value becomes a pair of accessors, so that to the rest of the script it is a variable like
 * any other; a thing or a constant becomes a field.
 */
final class Declarations extends CompilationCustomizer {
  /** Marks fields that a script may not assign: {@code thing} or {@code constant}. */
  static final String FIXED = "tickwright.fixed";

  /** Marks what the loader itself has written. */
  static final String WRITTEN = "tickwright.written";

  private static final Set<String> TAKEN =
      Set.of("binding", "class", "metaClass", "on", "property");
  private static final Set<String> TAKEN_IN_ROWS =
      Set.of("class", "gen", "metaClass", "ref", "slot");

  private final SourceText text;
  private final Places places;

  Declarations(SourceText text, Places places) {
    super(CompilePhase.CONVERSION);
    this.text = text;
    this.places = places;
  }

  @Override
  public void call(SourceUnit source, GeneratorContext context, ClassNode type) {
    if (type.isScript()) {
      places.scriptClassIs(type.getName());
      FieldNode meter =
          type.addField(
              Compiled.METER,
              Modifier.PUBLIC | Modifier.STATIC,
              ClassHelper.make(Meter.class),
              null);
      meter.setSynthetic(true);
      type.getMethods().forEach(method -> places.declares(method.getName()));
      new LeftMargin(source, type).declare();
    } else {
      places.hasMembers(
          type.getNameWithoutPackage(), type.getFields().stream().map(FieldNode::getName).toList());
      places.hasMembers(
          type.getNameWithoutPackage(),
          type.getMethods().stream().map(MethodNode::getName).toList());
      if (Kinds.isRow(type)) {
        places.hasMembers(type.getNameWithoutPackage(), Members.of(Row.class));
        new Columns(source, type).declare();
      }
    }
  }

  private void accessors(ClassNode type, String name, Kind kind, int index) {
    String door = kind.isWhole() ? "$whole" : "$value";
    String capital = org.apache.groovy.util.BeanUtils.capitalize(name);
    Expression read = callThisX(door, constX(index, true));
    written(
        type,
        "get" + capital,
        kind.type(),
        Parameter.EMPTY_ARRAY,
        returnS(kind.isWhole() ? read : castX(kind.type(), read)));
    if (text.isDynamic()) {
      setter(type, "set" + capital, ClassHelper.OBJECT_TYPE, "$value", index);
      return;
    }
    setter(type, "set" + capital, kind.type(), door, index);
    switch (kind.word()) {
      // Groovy would make a flag or a text of anything.
      case "flag", "text", "names" ->
          setter(type, "set" + capital, ClassHelper.OBJECT_TYPE, door, index);
      case "angle", "duration" ->
          setter(type, "set" + capital, ClassHelper.make(CharSequence.class), door, index);
      case "fixed" -> setter(type, "set" + capital, ClassHelper.Number_TYPE, door, index);
      default -> {}
    }
  }

  private static void setter(ClassNode type, String name, ClassNode of, String door, int index) {
    written(
        type,
        name,
        ClassHelper.VOID_TYPE,
        params(param(of, "value")),
        new ExpressionStatement(callThisX(door, args(constX(index, true), varX("value")))));
  }

  private static void written(
      ClassNode type, String name, ClassNode returns, Parameter[] takes, Statement body) {
    MethodNode method =
        type.addMethod(name, Modifier.PUBLIC, returns, takes, ClassNode.EMPTY_ARRAY, block(body));
    method.putNodeMetaData(WRITTEN, true);
  }

  private static boolean taken(
      SourceUnit source, org.codehaus.groovy.ast.ASTNode at, String name, Set<String> taken) {
    if (taken.contains(name) || name.startsWith("$")) {
      Finding.report(
          source, at, "`" + name + "` already means something in Groovy.", "Choose another name.");
      return true;
    }
    return false;
  }

  /** What stands outside all braces. */
  private final class LeftMargin {
    private final SourceUnit source;
    private final ClassNode script;
    private final Kinds kinds;
    private int cells;

    LeftMargin(SourceUnit source, ClassNode script) {
      this.source = source;
      this.script = script;
      this.kinds = new Kinds(source);
    }

    void declare() {
      new StepWords(source).visitBlockStatement(source.getAST().getStatementBlock());
      List<Statement> statements = source.getAST().getStatementBlock().getStatements();
      for (int i = 0; i < statements.size(); i++) {
        if (statements.get(i) instanceof ExpressionStatement statement
            && statement.getExpression() instanceof DeclarationExpression declaration) {
          statements.set(i, declared(statement, declaration));
        }
      }
    }

    private Statement declared(Statement statement, DeclarationExpression declaration) {
      if (declaration.isMultipleAssignmentDeclaration()) {
        Finding.report(
            source, declaration, "one line declares one thing.", "Write a line for each.");
        return statement;
      }
      VariableExpression variable = declaration.getVariableExpression();
      Expression begins = declaration.getRightExpression();
      String name = variable.getName();
      places.declares(name);
      if (taken(source, variable, name, TAKEN)) {
        return statement;
      }
      Expression made;
      if (Modifier.isFinal(variable.getModifiers())) {
        made = constant(variable, begins);
      } else {
        Kind kind = kinds.of(variable, name, variable.getOriginType(), begins, false);
        made = kind == null ? null : kind.isThing() ? thing(variable, kind) : value(name, kind);
      }
      if (made == null) {
        return statement;
      }
      made.setSourcePosition(declaration);
      made.putNodeMetaData(WRITTEN, true);
      ExpressionStatement replacement = new ExpressionStatement(made);
      replacement.setSourcePosition(statement);
      return replacement;
    }

    private Expression constant(VariableExpression variable, Expression begins) {
      ClassNode type = variable.getOriginType();
      if (ClassHelper.isDynamicTyped(type)) {
        ClassNode told = kinds.inferred(begins);
        if (told == null && !text.isDynamic()) {
          Finding.report(
              source,
              variable,
              "what `" + variable.getName() + "` is cannot be told from how it begins.",
              "Say its type, as in final List<Angle> " + variable.getName() + " = ….");
          return new EmptyExpression();
        }
        type = told == null ? ClassHelper.OBJECT_TYPE : told;
      }
      Expression value = castX(type, callThisX("$constant", args(begins)));
      return assigned(variable, type, value, "constant");
    }

    private Expression thing(VariableExpression variable, Kind kind) {
      List<Expression> arguments = new ArrayList<>();
      arguments.add(constX(variable.getName()));
      arguments.add(kind.initial().isEmpty() ? constX(null) : kind.initial().get(0));
      Expression value = castX(kind.type(), callThisX("$thing", args(arguments)));
      return assigned(variable, kind.type(), value, "thing");
    }

    private Expression assigned(
        VariableExpression variable, ClassNode type, Expression value, String fixed) {
      FieldNode field = script.addField(variable.getName(), Modifier.PUBLIC, type, null);
      field.setSourcePosition(variable);
      field.putNodeMetaData(FIXED, fixed);
      return new BinaryExpression(
          propX(varX("this"), variable.getName()), Token.newSymbol(Types.ASSIGN, -1, -1), value);
    }

    private Expression value(String name, Kind kind) {
      List<Expression> arguments = new ArrayList<>();
      arguments.add(constX(kind.word()));
      arguments.add(constX(name));
      arguments.addAll(kind.initial());
      accessors(script, name, kind, cells++);
      return callThisX("$state", args(arguments));
    }
  }

  /** What a row's class says of its columns. */
  private final class Columns {
    private final SourceUnit source;
    private final ClassNode row;
    private final Kinds kinds;
    private final BlockStatement said = new BlockStatement();
    private int cells;

    Columns(SourceUnit source, ClassNode row) {
      this.source = source;
      this.row = row;
      this.kinds = new Kinds(source);
    }

    void declare() {
      List<PropertyNode> columns = new ArrayList<>();
      for (Iterator<PropertyNode> all = row.getProperties().iterator(); all.hasNext(); ) {
        PropertyNode property = all.next();
        if (!property.isStatic()) {
          all.remove();
          row.removeField(property.getName());
          columns.add(property);
        }
      }
      row.getFields().forEach(this::refuse);
      columns.forEach(this::column);
      MethodNode method =
          row.addMethod(
              "$declare",
              Modifier.PROTECTED,
              ClassHelper.VOID_TYPE,
              Parameter.EMPTY_ARRAY,
              ClassNode.EMPTY_ARRAY,
              said);
      method.putNodeMetaData(WRITTEN, true);
    }

    private void refuse(FieldNode field) {
      if (!(field.isStatic() && Modifier.isFinal(field.getModifiers()))) {
        Finding.report(
            source,
            field,
            "`" + field.getName() + "` is a field of a row that no table holds.",
            "Leave `private`, `public` or `static` out, and it is a column; write static final for"
                + " a constant.");
      }
    }

    private void column(PropertyNode property) {
      String name = property.getName();
      if (taken(source, property, name, TAKEN_IN_ROWS)) {
        return;
      }
      if (Modifier.isFinal(property.getModifiers())) {
        Finding.report(
            source,
            property,
            "`" + name + "` is final, and a column never is.",
            "Write static final for a constant.");
        return;
      }
      Expression begins = property.getInitialExpression();
      Kind kind =
          kinds.of(
              property,
              name,
              property.getOriginType(),
              begins == null ? EmptyExpression.INSTANCE : begins,
              true);
      if (kind == null) {
        return;
      }
      List<Expression> arguments = new ArrayList<>();
      arguments.add(constX(kind.word()));
      arguments.add(constX(name));
      arguments.addAll(kind.initial());
      Expression call = callThisX("$column", args(arguments));
      call.setSourcePosition(property);
      ExpressionStatement statement = new ExpressionStatement(call);
      statement.setSourcePosition(property);
      said.addStatement(statement);
      accessors(row, name, kind, cells++);
    }
  }
}
