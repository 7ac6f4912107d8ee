package io.tickwright.script.groovy;

import io.tickwright.sim.Names;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.codehaus.groovy.ast.ASTNode;
import org.codehaus.groovy.ast.ClassHelper;
import org.codehaus.groovy.ast.ClassNode;
import org.codehaus.groovy.ast.GenericsType;
import org.codehaus.groovy.ast.expr.ArgumentListExpression;
import org.codehaus.groovy.ast.expr.CastExpression;
import org.codehaus.groovy.ast.expr.ClosureExpression;
import org.codehaus.groovy.ast.expr.ConstantExpression;
import org.codehaus.groovy.ast.expr.ConstructorCallExpression;
import org.codehaus.groovy.ast.expr.EmptyExpression;
import org.codehaus.groovy.ast.expr.Expression;
import org.codehaus.groovy.ast.expr.GStringExpression;
import org.codehaus.groovy.ast.expr.ListExpression;
import org.codehaus.groovy.ast.expr.MapEntryExpression;
import org.codehaus.groovy.ast.expr.MapExpression;
import org.codehaus.groovy.ast.expr.MethodCallExpression;
import org.codehaus.groovy.ast.expr.PropertyExpression;
import org.codehaus.groovy.ast.expr.UnaryMinusExpression;
import org.codehaus.groovy.ast.expr.VariableExpression;
import org.codehaus.groovy.control.SourceUnit;
import org.jspecify.annotations.Nullable;

/** Tells what declarations make, from their types or from how they begin. */
final class Kinds {
  private static final Set<String> THINGS =
      Set.of(
          "Action",
          "Bank",
          "Clock",
          "EasedAngle",
          "EasedValue",
          "Layer",
          "Metronome",
          "Phases",
          "Sequence",
          "Signal",
          "Stream",
          "Table",
          "Timer");

  /** What the toolkit's factories make. */
  private static final Map<String, String> MADE =
      Map.ofEntries(
          Map.entry("action", "Action"),
          Map.entry("bank", "Bank"),
          Map.entry("clock", "Clock"),
          Map.entry("easeAngle", "EasedAngle"),
          Map.entry("easeValue", "EasedValue"),
          Map.entry("layer", "Layer"),
          Map.entry("metronome", "Metronome"),
          Map.entry("phases", "Phases"),
          Map.entry("sequence", "Sequence"),
          Map.entry("signal", "Signal"),
          Map.entry("stream", "Stream"),
          Map.entry("timer", "Timer"),
          Map.entry("angle", "Angle"),
          Map.entry("duration", "Duration"),
          Map.entry("fixed", "Fixed"),
          Map.entry("oneOf", "String"),
          Map.entry("wide", "long"),
          Map.entry("over", "Speed"));

  /** What a number becomes by its unit. */
  private static final Map<String, String> UNITS =
      Map.of(
          "seconds", "Duration",
          "second", "Duration",
          "ms", "Duration",
          "ticks", "Duration",
          "hz", "Duration",
          "degrees", "Angle",
          "perSecond", "PerSecond");

  private static final Set<String> SHORT =
      Set.of("int", "Integer", "short", "Short", "byte", "Byte", "char", "BigInteger");
  private static final Set<String> FRACTIONS =
      Set.of("double", "Double", "float", "Float", "BigDecimal");

  /** What Groovy has by itself, and what looks a little like something of the toolkit. */
  private static final Set<String> OTHERS =
      Set.of("List", "Map", "Set", "Date", "Random", "Object", "Number", "Closure", "PerSecond");

  private final SourceUnit source;
  private final Set<String> enums = new LinkedHashSet<>();
  private final Set<String> rows = new LinkedHashSet<>();

  Kinds(SourceUnit source) {
    this.source = source;
    for (ClassNode type : source.getAST().getClasses()) {
      if (type.isEnum()) {
        enums.add(type.getNameWithoutPackage());
      } else if (isRow(type)) {
        rows.add(type.getNameWithoutPackage());
      }
    }
  }

  /** What can stand behind a number. */
  static Set<String> units() {
    return new java.util.TreeSet<>(UNITS.keySet());
  }

  static boolean isRow(ClassNode type) {
    ClassNode parent = type.getUnresolvedSuperClass(false);
    return parent != null && parent.getNameWithoutPackage().equals("Row");
  }

  /**
   * What a declaration makes, or null once it is reported that it makes nothing.
   *
   * @param inRow whether it is a property of a row's class
   */
  @Nullable Kind of(ASTNode at, String name, ClassNode declared, Expression begins, boolean inRow) {
    ClassNode type = ClassHelper.isDynamicTyped(declared) ? inferred(begins) : declared;
    if (type == null) {
      return refuse(
          at,
          "what `" + name + "` is cannot be told from how it begins.",
          "Say its type, as in long " + name + " = 0, or write final if it never changes.");
    }
    List<Expression> initial = begins instanceof EmptyExpression ? List.of() : List.of(begins);
    String word = type.getNameWithoutPackage();
    if (enums.contains(word)) {
      return new Kind("choice", type, with(new VariableExpression(word), initial));
    }
    if (rows.contains(word)) {
      return inRow
          ? new Kind("ref", type, with(new VariableExpression(word), called("ref", begins)))
          : refuse(
              at,
              "`" + name + "` is a row, and the state holds rows only in tables.",
              "Keep its ref: long " + name + " = 0, and ask the table: find(" + name + ").");
    }
    if (THINGS.contains(word)) {
      return new Kind("thing", type, initial);
    }
    return switch (word) {
      case "long", "Long" ->
          isCall("wide", begins)
              ? new Kind("wide", ClassHelper.long_TYPE, called("wide", begins))
              : new Kind("whole", ClassHelper.long_TYPE, initial);
      case "boolean", "Boolean" -> new Kind("flag", ClassHelper.boolean_TYPE, initial);
      case "String", "GString" ->
          isCall("oneOf", begins)
              ? new Kind("names", ClassHelper.STRING_TYPE, called("oneOf", begins))
              : new Kind("text", ClassHelper.STRING_TYPE, initial);
      case "Angle" -> new Kind("angle", type, initial);
      case "Duration" -> new Kind("duration", type, initial);
      case "Fixed" -> new Kind("fixed", type, initial);
      default -> refused(at, name, type, begins);
    };
  }

  private @Nullable Kind refused(ASTNode at, String name, ClassNode type, Expression begins) {
    String word = type.getNameWithoutPackage();
    if (SHORT.contains(word)) {
      return refuse(
          at,
          "`" + name + "` is of type " + word + ", which no state is.",
          "Write long " + name + ".");
    }
    if (FRACTIONS.contains(word)) {
      String first = begins instanceof EmptyExpression ? "0" : begins.getText();
      return refuse(
          at,
          "`" + name + "` is a number whose rounding no state keeps.",
          "Write Fixed " + name + " = fixed(" + first + ").");
    }
    String nearest = Names.cure(word, Compiled.importedNames());
    if (nearest.startsWith("Did") && !OTHERS.contains(word)) {
      return refuse(type, "there is no type `" + word + "`.", nearest);
    }
    return refuse(
        at,
        "`" + name + "` is a " + word + ", which is not state.",
        "Write final if it never changes. State is whole numbers, true or false, texts, and what"
            + " the toolkit makes;\nfor many of a kind, world.table(…).");
  }

  private @Nullable Kind refuse(ASTNode at, String problem, String cure) {
    Finding.report(source, at, problem, cure);
    return null;
  }

  private static List<Expression> with(Expression first, List<Expression> more) {
    List<Expression> all = new ArrayList<>();
    all.add(first);
    all.addAll(more);
    return all;
  }

  private static boolean isCall(String name, Expression expression) {
    return expression instanceof MethodCallExpression call
        && call.isImplicitThis()
        && name.equals(call.getMethodAsString());
  }

  /** The arguments of a call of this name; none if it is something else. */
  private static List<Expression> called(String name, Expression expression) {
    return isCall(name, expression)
            && ((MethodCallExpression) expression).getArguments()
                instanceof ArgumentListExpression all
        ? all.getExpressions()
        : List.of();
  }

  // What an initializer tells

  /** The type that a declaration without one has by how it begins, or null. */
  @Nullable ClassNode inferred(Expression begins) {
    if (begins instanceof ConstantExpression constant) {
      return ofConstant(constant.getValue());
    }
    if (begins instanceof GStringExpression) {
      return ClassHelper.STRING_TYPE;
    }
    if (begins instanceof UnaryMinusExpression minus) {
      return inferred(minus.getExpression());
    }
    if (begins instanceof ClosureExpression) {
      return ClassHelper.CLOSURE_TYPE.getPlainNodeReference();
    }
    if (begins instanceof CastExpression || begins instanceof ConstructorCallExpression) {
      return begins.getType();
    }
    if (begins instanceof ListExpression list) {
      return generic(ClassHelper.LIST_TYPE, List.of(), list.getExpressions());
    }
    if (begins instanceof MapExpression map) {
      List<Expression> values =
          map.getMapEntryExpressions().stream()
              .map(MapEntryExpression::getValueExpression)
              .toList();
      return generic(ClassHelper.MAP_TYPE, List.of(ClassHelper.STRING_TYPE), values);
    }
    if (begins instanceof PropertyExpression property) {
      return ofProperty(property);
    }
    return begins instanceof MethodCallExpression call ? ofCall(call) : null;
  }

  private static @Nullable ClassNode ofConstant(@Nullable Object value) {
    if (value instanceof Integer || value instanceof Long) {
      return ClassHelper.long_TYPE;
    }
    return value == null ? null : ClassHelper.make(value.getClass());
  }

  private @Nullable ClassNode ofProperty(PropertyExpression property) {
    String unit = UNITS.get(property.getPropertyAsString());
    if (unit != null) {
      return ClassHelper.makeWithoutCaching(unit);
    }
    return property.getObjectExpression() instanceof VariableExpression of
            && enums.contains(of.getName())
        ? ClassHelper.makeWithoutCaching(of.getName())
        : null;
  }

  private static @Nullable ClassNode ofCall(MethodCallExpression call) {
    String made = MADE.get(call.getMethodAsString());
    if (made != null) {
      return made.equals("long")
          ? ClassHelper.long_TYPE
          : made.equals("String") ? ClassHelper.STRING_TYPE : ClassHelper.makeWithoutCaching(made);
    }
    if ("table".equals(call.getMethodAsString())
        && call.getArguments() instanceof ArgumentListExpression arguments
        && arguments.getExpressions().size() == 1) {
      ClassNode table = ClassHelper.makeWithoutCaching("Table");
      String row = arguments.getExpression(0).getText();
      table.setGenericsTypes(
          new GenericsType[] {new GenericsType(ClassHelper.makeWithoutCaching(row))});
      return table;
    }
    return null;
  }

  private @Nullable ClassNode generic(
      ClassNode plain, List<ClassNode> before, List<Expression> items) {
    ClassNode common = null;
    for (Expression item : items) {
      ClassNode type = inferred(item);
      if (type == null || common != null && !common.toString(false).equals(type.toString(false))) {
        return plain.getPlainNodeReference();
      }
      common = type;
    }
    ClassNode type = plain.getPlainNodeReference();
    if (common != null) {
      List<GenericsType> generics = new ArrayList<>();
      before.forEach(one -> generics.add(new GenericsType(one)));
      boolean primitive = ClassHelper.isPrimitiveType(common);
      generics.add(new GenericsType(primitive ? ClassHelper.getWrapper(common) : common));
      type.setGenericsTypes(generics.toArray(GenericsType[]::new));
    }
    return type;
  }
}
