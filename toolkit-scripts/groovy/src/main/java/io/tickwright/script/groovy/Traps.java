package io.tickwright.script.groovy;

import java.lang.reflect.Modifier;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.codehaus.groovy.ast.ASTNode;
import org.codehaus.groovy.ast.ClassCodeVisitorSupport;
import org.codehaus.groovy.ast.ClassHelper;
import org.codehaus.groovy.ast.ClassNode;
import org.codehaus.groovy.ast.FieldNode;
import org.codehaus.groovy.ast.MethodNode;
import org.codehaus.groovy.ast.Parameter;
import org.codehaus.groovy.ast.PropertyNode;
import org.codehaus.groovy.ast.expr.BinaryExpression;
import org.codehaus.groovy.ast.expr.CastExpression;
import org.codehaus.groovy.ast.expr.ClassExpression;
import org.codehaus.groovy.ast.expr.ConstructorCallExpression;
import org.codehaus.groovy.ast.expr.DeclarationExpression;
import org.codehaus.groovy.ast.expr.Expression;
import org.codehaus.groovy.ast.expr.MethodCallExpression;
import org.codehaus.groovy.ast.expr.MethodPointerExpression;
import org.codehaus.groovy.ast.expr.PostfixExpression;
import org.codehaus.groovy.ast.expr.PrefixExpression;
import org.codehaus.groovy.ast.expr.PropertyExpression;
import org.codehaus.groovy.ast.expr.StaticMethodCallExpression;
import org.codehaus.groovy.ast.expr.TupleExpression;
import org.codehaus.groovy.ast.expr.VariableExpression;
import org.codehaus.groovy.control.SourceUnit;
import org.codehaus.groovy.syntax.Types;
import org.jspecify.annotations.Nullable;

/**
 * Finds what would make a script come out otherwise on another machine or after a restore, and puts
 * {@link StrictMath} where it says {@link Math}. No sandbox: it helps against mistakes, not malice.
 */
final class Traps extends ClassCodeVisitorSupport {
  private static final Set<String> INEXACT =
      Set.of(
          "sin", "cos", "tan", "asin", "acos", "atan", "sinh", "cosh", "tanh", "exp", "expm1",
          "log", "log1p", "log10", "cbrt", "pow", "atan2", "hypot");

  private static final Map<String, List<String>> TYPES = new LinkedHashMap<>();

  static {
    List<String> hashed =
        List.of(
            "goes through its entries by hash, which a restored game may do otherwise.",
            "Write [:] for a map and [] as LinkedHashSet for a set: they keep their order.");
    for (String name :
        List.of(
            "java.util.HashMap",
            "java.util.HashSet",
            "java.util.Hashtable",
            "java.util.IdentityHashMap",
            "java.util.WeakHashMap",
            "java.util.concurrent.ConcurrentHashMap")) {
      TYPES.put(name, hashed);
    }
    List<String> random =
        List.of(
            "gives numbers that no save knows of.",
            "Declare Stream loot = stream() and write loot.between(1, 6), or loot.real().");
    for (String name :
        List.of(
            "java.util.Random",
            "java.util.UUID",
            "java.util.SplittableRandom",
            "java.util.concurrent.ThreadLocalRandom",
            "java.security.SecureRandom")) {
      TYPES.put(name, random);
    }
    List<String> time =
        List.of(
            "tells the time of the machine, which no game may depend on.",
            "Game time is counted in ticks: declare a timer, a metronome or a sequence.");
    for (String name :
        List.of(
            "java.lang.System",
            "java.util.Calendar",
            "java.util.Date",
            "java.util.GregorianCalendar",
            "java.time.Clock",
            "java.time.Instant",
            "java.time.LocalDate",
            "java.time.LocalDateTime",
            "java.time.LocalTime",
            "java.time.OffsetDateTime",
            "java.time.ZonedDateTime")) {
      TYPES.put(name, time);
    }
    List<String> threads =
        List.of(
            "runs beside the simulation, which has one thread.",
            "Let time pass in a sequence: delay, run, until, repeat.");
    for (String name :
        List.of(
            "java.lang.Thread",
            "java.util.Timer",
            "java.util.concurrent.Executors",
            "java.util.concurrent.CompletableFuture",
            "java.util.concurrent.ForkJoinPool")) {
      TYPES.put(name, threads);
    }
  }

  private static final String LEFT_MARGIN = "";

  private final SourceUnit source;
  private final SourceText text;
  private final Places places;
  private String in = LEFT_MARGIN;

  Traps(SourceUnit source, SourceText text, Places places) {
    this.source = source;
    this.text = text;
    this.places = places;
  }

  @Override
  protected SourceUnit getSourceUnit() {
    return source;
  }

  private void report(ASTNode at, String problem, String cure) {
    Finding.report(source, at, problem, cure);
  }

  // What could remember

  @Override
  public void visitClass(ClassNode type) {
    for (FieldNode field : type.getFields()) {
      boolean constant = "constant".equals(field.getNodeMetaData(Declarations.FIXED));
      boolean changes =
          constant ? field.getType().isArray() : !Modifier.isFinal(field.getModifiers());
      boolean ours =
          field.getName().contains("$")
              || "thing".equals(field.getNodeMetaData(Declarations.FIXED));
      if (changes && !ours) {
        PropertyNode property = type.getProperty(field.getName());
        places.memory().couldRemember(field.getName(), property == null ? field : property);
      }
    }
    super.visitClass(type);
  }

  @Override
  protected void visitConstructorOrMethod(MethodNode method, boolean isConstructor) {
    String before = in;
    in = method.isScriptBody() ? LEFT_MARGIN : method.getName();
    super.visitConstructorOrMethod(method, isConstructor);
    in = before;
  }

  @Override
  public void visitDeclarationExpression(DeclarationExpression declaration) {
    if (in.equals(LEFT_MARGIN)
        && !declaration.isMultipleAssignmentDeclaration()
        && declaration.getVariableExpression().isClosureSharedVariable()) {
      VariableExpression variable = declaration.getVariableExpression();
      places.memory().couldRemember(variable.getName(), variable);
    }
    super.visitDeclarationExpression(declaration);
  }

  private void written(Expression left) {
    Expression target = left;
    while (target instanceof BinaryExpression element
        && element.getOperation().getType() == Types.LEFT_SQUARE_BRACKET) {
      target = element.getLeftExpression();
    }
    String name = assigned(target);
    if (name != null && left.getLineNumber() > 0) {
      places.memory().isWritten(name, in.equals(LEFT_MARGIN) ? "a handler" : in, left);
    }
  }

  // Types

  private void look(ASTNode at, ClassNode type) {
    List<String> trap = TYPES.get(type.getName());
    if (trap != null && at.getLineNumber() > 0) {
      report(at, "`" + type.getNameWithoutPackage() + "` " + trap.get(0), trap.get(1));
    }
  }

  @Override
  public void visitConstructorCallExpression(ConstructorCallExpression call) {
    look(call, call.getType());
    super.visitConstructorCallExpression(call);
  }

  @Override
  public void visitClassExpression(ClassExpression type) {
    look(type, type.getType());
    super.visitClassExpression(type);
  }

  @Override
  public void visitCastExpression(CastExpression cast) {
    look(cast, cast.getType());
    super.visitCastExpression(cast);
  }

  // Calls

  @Override
  public void visitMethodCallExpression(MethodCallExpression call) {
    String name = String.valueOf(call.getMethodAsString());
    note(call, name, call.getArguments());
    if (call.getObjectExpression() instanceof ClassExpression type) {
      ofClass(call, type, name);
    } else {
      called(call, name);
    }
    super.visitMethodCallExpression(call);
  }

  private void note(ASTNode call, String name, Expression arguments) {
    if (arguments instanceof TupleExpression all) {
      List<Expression> each = all.getExpressions();
      for (int i = 0; i < each.size(); i++) {
        places.argument(call, name, i, each.get(i));
      }
    }
  }

  private void ofClass(MethodCallExpression call, ClassExpression type, String name) {
    String owner = type.getType().getName();
    if (owner.equals("java.lang.Math")) {
      if (name.equals("random")) {
        report(
            call,
            "Math.random gives other numbers in every run.",
            TYPES.get("java.util.Random").get(1));
      } else if (INEXACT.contains(name)) {
        ClassExpression exact = new ClassExpression(ClassHelper.make(StrictMath.class));
        exact.setSourcePosition(type);
        call.setObjectExpression(exact);
      }
    } else if (Set.of("java.util.Map", "java.util.Set").contains(owner)
        && Set.of("of", "copyOf", "ofEntries").contains(name)) {
      report(
          call,
          "`"
              + type.getType().getNameWithoutPackage()
              + "."
              + name
              + "` goes through its entries in another order in every run.",
          TYPES.get("java.util.HashMap").get(1));
    } else if (owner.equals("java.util.Collections") && name.equals("shuffle")) {
      shuffled(call);
    }
  }

  private void shuffled(ASTNode call) {
    report(
        call,
        "this shuffles otherwise in every run.",
        "Declare Stream loot = stream() and write loot.shuffle(list).");
  }

  private void called(MethodCallExpression call, String name) {
    boolean bare = call.isImplicitThis();
    boolean nothing =
        call.getArguments() instanceof TupleExpression all && all.getExpressions().isEmpty();
    switch (name) {
      case "wait" -> {
        if (bare) {
          String argument = words(call.getArguments());
          report(
              call.getMethod(),
              "`wait` belongs to Java's Object.",
              "A sequence says `delay " + (argument.isEmpty() ? "1.5.seconds" : argument) + "`.");
        }
      }
      case "sleep" -> {
        if (bare) {
          report(
              call.getMethod(),
              "`sleep` would hold up the whole host.",
              TYPES.get("java.lang.System").get(1));
        }
      }
      case "shuffle", "shuffled" -> {
        if (nothing) {
          shuffled(call.getMethod());
        }
      }
      case "toSet" ->
          report(
              call.getMethod(),
              "`toSet` makes a set that goes by hash.",
              "Write … as LinkedHashSet, which keeps its order.");
      case "parallelStream", "parallel" ->
          report(
              call.getMethod(),
              "`" + name + "` runs beside the simulation, which has one thread.",
              "Write stream(), or Groovy's own each and collect.");
      case "power" -> powers(call.getMethod(), "power");
      default -> {}
    }
  }

  private String words(Expression arguments) {
    int line = arguments.getLineNumber();
    if (line < 1 || arguments.getLastLineNumber() != line) {
      return "";
    }
    String all = text.line(line);
    int from = Math.min(arguments.getColumnNumber() - 1, all.length());
    int to = Math.min(Math.max(arguments.getLastColumnNumber() - 1, from), all.length());
    return all.substring(from, to).strip();
  }

  @Override
  public void visitStaticMethodCallExpression(StaticMethodCallExpression call) {
    note(call, call.getMethod(), call.getArguments());
    look(call, call.getOwnerType());
    if (call.getOwnerType().getName().equals("java.lang.Math")) {
      if (INEXACT.contains(call.getMethod())) {
        call.setOwnerType(ClassHelper.make(StrictMath.class));
      } else if (call.getMethod().equals("random")) {
        report(
            call,
            "Math.random gives other numbers in every run.",
            TYPES.get("java.util.Random").get(1));
      }
    }
    super.visitStaticMethodCallExpression(call);
  }

  @Override
  public void visitMethodPointerExpression(MethodPointerExpression pointer) {
    String name = pointer.getMethodName().getText();
    if (pointer.getExpression() instanceof ClassExpression type
        && type.getType().getName().equals("java.lang.Math")
        && (INEXACT.contains(name) || name.equals("random"))) {
      report(
          pointer,
          "`Math." + name + "` does not give the same bits on every machine.",
          "Write StrictMath.&" + name + ".");
    }
    super.visitMethodPointerExpression(pointer);
  }

  // Operators and assignments

  @Override
  public void visitBinaryExpression(BinaryExpression expression) {
    int operator = expression.getOperation().getType();
    if (operator == Types.POWER || operator == Types.POWER_EQUAL) {
      powers(expression, expression.getOperation().getText());
    }
    if (Types.ofType(operator, Types.ASSIGNMENT_OPERATOR)) {
      String name = assigned(expression.getLeftExpression());
      if (name != null) {
        places.assigned(expression, name, expression.getRightExpression());
      }
      if (expression.getNodeMetaData(Declarations.WRITTEN) == null
          && !(expression instanceof DeclarationExpression)) {
        written(expression.getLeftExpression());
        refuseAssigning(expression.getLeftExpression());
      }
    }
    super.visitBinaryExpression(expression);
  }

  private void powers(ASTNode at, String operator) {
    report(
        at,
        "`" + operator + "` does not give the same bits on every machine.",
        "Write Math.pow(a, b), which does here, or multiply.");
  }

  private static @Nullable String assigned(Expression left) {
    if (left instanceof VariableExpression variable) {
      return variable.getName();
    }
    return left instanceof PropertyExpression property ? property.getPropertyAsString() : null;
  }

  @Override
  public void visitPostfixExpression(PostfixExpression expression) {
    written(expression.getExpression());
    refuseAssigning(expression.getExpression());
    super.visitPostfixExpression(expression);
  }

  @Override
  public void visitPrefixExpression(PrefixExpression expression) {
    written(expression.getExpression());
    refuseAssigning(expression.getExpression());
    super.visitPrefixExpression(expression);
  }

  private @Nullable FieldNode ofScript(@Nullable String name) {
    FieldNode field = null;
    for (ClassNode type : source.getAST().getClasses()) {
      if (type.isScript()) {
        field = type.getDeclaredField(name);
      }
    }
    return field;
  }

  private void refuseAssigning(Expression left) {
    FieldNode field = null;
    if (left instanceof VariableExpression variable) {
      boolean local =
          variable.getAccessedVariable() instanceof VariableExpression
              || variable.getAccessedVariable() instanceof Parameter;
      field = local ? null : ofScript(variable.getName());
    } else if (left instanceof PropertyExpression property
        && property.getObjectExpression() instanceof VariableExpression of
        && of.isThisExpression()) {
      field = ofScript(property.getPropertyAsString());
    }
    Object fixed = field == null ? null : field.getNodeMetaData(Declarations.FIXED);
    if (field == null || fixed == null) {
      return;
    }
    String name = field.getName();
    if (fixed.equals("constant")) {
      report(
          left,
          "`" + name + "` is final: it never changes.",
          "Declare it without `final`, and it is state.");
    } else {
      String type = field.getType().getNameWithoutPackage();
      report(
          left,
          "`" + name + "` is " + Things.noun(type) + ", and cannot be assigned.",
          Things.insteadOfAssigning(type, name));
    }
  }
}
