package io.tickwright.script.groovy;

import io.tickwright.sim.Names;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/** What there is in place of a member that there is not. */
final class Members {
  /** What a person calls the types that scripts meet. */
  private static final Map<Class<?>, String> NOUNS =
      Map.ofEntries(
          Map.entry(Action.class, "an action"),
          Map.entry(Bank.class, "a bank"),
          Map.entry(Clock.class, "a clock"),
          Map.entry(Duration.class, "a duration"),
          Map.entry(EasedAngle.class, "something drawn"),
          Map.entry(EasedValue.class, "something drawn"),
          Map.entry(Fixed.class, "a fixed-point number"),
          Map.entry(Layer.class, "a layer"),
          Map.entry(Metronome.class, "a metronome"),
          Map.entry(Phases.class, "a set of phases"),
          Map.entry(Rows.class, "a batch of rows"),
          Map.entry(Sequence.class, "a sequence"),
          Map.entry(Signal.class, "a signal"),
          Map.entry(Steps.class, "a step of a sequence"),
          Map.entry(Stream.class, "a stream"),
          Map.entry(Table.class, "a table"),
          Map.entry(Timer.class, "a timer"),
          Map.entry(io.tickwright.exact.Angle.class, "an angle"),
          Map.entry(io.tickwright.time.PerSecond.class, "a rate"),
          Map.entry(io.tickwright.time.Speed.class, "a ratio"),
          Map.entry(String.class, "a text"),
          Map.entry(long.class, "a whole number"),
          Map.entry(Long.class, "a whole number"),
          Map.entry(int.class, "a whole number"),
          Map.entry(Integer.class, "a whole number"),
          Map.entry(boolean.class, "true or false"),
          Map.entry(Boolean.class, "true or false"),
          Map.entry(java.math.BigDecimal.class, "a number with a fraction"),
          Map.entry(double.class, "a number with a fraction"),
          Map.entry(Double.class, "a number with a fraction"));

  private Members() {}

  /** What a person calls a type, or its own name. */
  static String noun(Class<?> type) {
    return NOUNS.getOrDefault(type, "a " + type.getSimpleName());
  }

  /** The refusal of a member that a type does not have, for one met while a script runs. */
  static Mistake unknown(Class<?> type, String member, Compiled compiled) {
    if (GameScript.class.isAssignableFrom(type)) {
      return new Mistake("`" + member + "` is not declared.", cure(member, ofScript(type)))
          .at(member);
    }
    if (On.class.isAssignableFrom(type)) {
      return new Mistake("there is no event `" + member + "`.", cure(member, of(type))).at(member);
    }
    String owner =
        Row.class.isAssignableFrom(type) ? "a row of " + type.getSimpleName() : noun(type);
    return new Mistake(owner + " has no `" + member + "`.", cure(member, of(type))).at(member);
  }

  static String cure(String wrong, Iterable<String> right) {
    return Names.cure(wrong, right);
  }

  /** What can be read, written or called on a type. */
  static Set<String> of(Class<?> type) {
    Set<String> names = new TreeSet<>();
    for (Method method : type.getMethods()) {
      if (method.getDeclaringClass() != Object.class
          && !method.getDeclaringClass().getName().startsWith("groovy.lang.")
          && !method.isSynthetic()) {
        names.add(property(method));
      }
    }
    names.removeIf(name -> name.contains("$") || HIDDEN.contains(name));
    return names;
  }

  private static final List<String> HIDDEN =
      List.of(
          "compareTo",
          "equals",
          "forEach",
          "hashCode",
          "iterator",
          "metaClass",
          "run",
          "spliterator",
          "toString");

  /** What can be said at a script's left margin, its own declarations first. */
  static Set<String> ofScript(Class<?> type) {
    Set<String> names = new LinkedHashSet<>();
    for (var field : type.getDeclaredFields()) {
      if (Modifier.isPublic(field.getModifiers()) && !field.getName().contains("$")) {
        names.add(field.getName());
      }
    }
    for (Method method : type.getDeclaredMethods()) {
      names.add(property(method));
    }
    names.addAll(of(GameScript.class));
    names.removeIf(name -> name.contains("$") || HIDDEN.contains(name) || name.equals("main"));
    return names;
  }

  private static String property(Method method) {
    String name = method.getName();
    for (String prefix : List.of("get", "is", "set")) {
      int parameters = prefix.equals("set") ? 1 : 0;
      if (name.length() > prefix.length()
          && name.startsWith(prefix)
          && Character.isUpperCase(name.charAt(prefix.length()))
          && method.getParameterCount() == parameters) {
        String rest = name.substring(prefix.length());
        return Character.toLowerCase(rest.charAt(0)) + rest.substring(1);
      }
    }
    return name;
  }
}
