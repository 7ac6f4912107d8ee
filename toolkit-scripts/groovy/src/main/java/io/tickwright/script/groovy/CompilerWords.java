package io.tickwright.script.groovy;

import io.tickwright.sim.Names;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** What the Groovy compiler says, in the words of this toolkit. */
final class CompilerWords {
  private static final Pattern UNDECLARED =
      Pattern.compile("The variable \\[(.+)] is undeclared.*");
  private static final Pattern PROPERTY =
      Pattern.compile("No such property: (\\S+) for class: (\\S+)");
  private static final Pattern METHOD =
      Pattern.compile("Cannot find matching method (.+)#(\\S+?)\\((.*)\\)\\. Please check .*");
  private static final Pattern STATIC_METHOD =
      Pattern.compile(
          "Cannot find matching method .+ or static method (.+)#(\\S+?)\\((.*)\\)\\. .*");
  private static final Pattern ASSIGNED =
      Pattern.compile("Cannot assign value of type (.+) to variable of type (.+)");
  private static final Pattern READ_ONLY = Pattern.compile("Cannot set read-only property: (\\S+)");
  private static final Pattern HIDDEN = Pattern.compile("Access to (\\S+)#(\\w+).* is forbidden");
  private static final Pattern NULL = Pattern.compile("\\bnull\\b");
  private static final Pattern OF_A_NUMBER =
      Pattern.compile("\\b\\d[\\d_]*(?:\\.\\d+)?\\.([a-z]\\w*)(?![\\w(])");
  private static final Pattern NO_CLASS = Pattern.compile("unable to resolve class (\\S+)(?s:.*)");

  /** What makes operators of a thing, which has no value of its own. */
  private static final Set<String> OPERATORS =
      Set.of(
          "and",
          "compareTo",
          "div",
          "leftShift",
          "minus",
          "multiply",
          "negative",
          "next",
          "or",
          "plus",
          "positive",
          "previous",
          "remainder");

  private static final String DURATION = "a duration such as 1.5.seconds";
  private static final Map<String, String> TAKES =
      Map.ofEntries(
          Map.entry("timer", DURATION),
          Map.entry("metronome", DURATION),
          Map.entry("layer", DURATION),
          Map.entry("delay", DURATION),
          Map.entry("arm", DURATION),
          Map.entry("bank", "a rate such as 2.5.perSecond"),
          Map.entry("easeAngle", "a rate such as 6.perSecond"),
          Map.entry("easeValue", "a rate such as 6.perSecond"),
          Map.entry("EasedAngle.to", "an angle such as 90.degrees"),
          Map.entry("EasedValue.to", "a number"),
          Map.entry("over", "a whole number, as in 1.over(3)"),
          Map.entry("table", "a class that extends Row"),
          Map.entry("sequence", "a closure of steps"),
          Map.entry("run", "a function such as this.&nextWave, or a closure"),
          Map.entry("$run", "a function such as this.&nextWave, or a closure"),
          Map.entry("until", "an action, or the name of one or of a flag"),
          Map.entry("repeat", "how often, and a closure of steps"),
          Map.entry("go", "the name of a phase"),
          Map.entry("is", "the name of a phase"),
          Map.entry("least", "the name of a column"),
          Map.entry("most", "the name of a column"),
          Map.entry("sum", "the name of a column"),
          Map.entry("spawn", "the row's fields, as in spawn(hp: 3)"),
          Map.entry("find", "a ref"),
          Map.entry("at", "a ref"));

  private static final Map<String, String> HAPPENS_TO =
      Map.of(
          "action", "actions",
          "release", "actions",
          "fired", "timers",
          "beat", "metronomes",
          "gained", "banks",
          "tick", "clocks");

  private static final Map<String, String> IN_PLACE_OF_WRITING =
      Map.ofEntries(
          Map.entry("paused", "Call pause() or resume()."),
          Map.entry("running", "Call arm() or cancel()."),
          Map.entry("left", "Call arm() or cancel()."),
          Map.entry("spent", "Call arm() or cancel()."),
          Map.entry("total", "Call arm() or cancel()."),
          Map.entry("banked", "Call reset() to throw it away."),
          Map.entry("late", "Call reset() to throw it away."),
          Map.entry("count", "Call spawn(…) or e.despawn()."),
          Map.entry("now", "Call go(…)."),
          Map.entry("held", "Players hold it; a handler hears of it."));

  private final Places places;

  CompilerWords(Places places) {
    this.places = places;
  }

  /**
   * What a message means.
   *
   * @param guilty the text that the compiler marks
   */
  Mistake told(String message, String guilty) {
    String said = message.replace("[Static type checking] - ", "").strip();
    Matcher found = UNDECLARED.matcher(said);
    if (found.matches()) {
      return undeclared(found.group(1));
    }
    found = PROPERTY.matcher(said);
    if (found.matches()) {
      return unknown(found.group(2), found.group(1), guilty);
    }
    found = STATIC_METHOD.matcher(said);
    if (found.matches()) {
      return call(found.group(1), found.group(2), types(found.group(3)), guilty);
    }
    found = METHOD.matcher(said);
    if (found.matches()) {
      return call(found.group(1), found.group(2), types(found.group(3)), guilty);
    }
    found = ASSIGNED.matcher(said);
    if (found.matches()) {
      return assigned(found.group(1), found.group(2).split(" or ", -1)[0], guilty);
    }
    found = READ_ONLY.matcher(said);
    if (found.matches()) {
      String name = found.group(1);
      return new Mistake(
              "`" + path(guilty) + "` cannot be assigned: it is only read.",
              IN_PLACE_OF_WRITING.getOrDefault(name, ""))
          .at(name);
    }
    found = HIDDEN.matcher(said);
    if (found.matches()) {
      return unknown(found.group(1), found.group(2), guilty);
    }
    found = NO_CLASS.matcher(said);
    if (found.matches()) {
      return new Mistake(
              "there is no type `" + found.group(1) + "`.",
              Names.cure(found.group(1), places.typeNames()))
          .at(found.group(1));
    }
    return other(said);
  }

  private static Mistake other(String said) {
    boolean parser =
        said.startsWith("Unexpected")
            || said.startsWith("Missing")
            || said.startsWith("Invalid")
            || said.startsWith("token recognition");
    if (parser) {
      String first = Character.toLowerCase(said.charAt(0)) + said.substring(1);
      boolean opens = said.endsWith("'{'") || said.endsWith("'('") || said.endsWith("'['");
      return new Mistake(
          "this is no Groovy: " + first.replace("\n", " ") + ".",
          opens
              ? "Is a bracket that was opened here never closed?"
              : "Look at the mark and just before it: something is missing there, or too much.");
    }
    return new Mistake(said.matches("(?s).*[.!?]") ? said : said + ".", "");
  }

  private Mistake undeclared(String name) {
    if (places.declared().contains(name)) {
      return new Mistake(
              "`" + name + "` is declared at the left margin, which a class does not see.",
              "Hand it over as an argument; what each row has of its own is timer(0.75.seconds) or"
                  + " bank().")
          .at(name);
    }
    return new Mistake("`" + name + "` is not declared.", cure(name, sayable(), "Declare it: def "))
        .at(name);
  }

  private static String cure(String name, Iterable<String> right, String otherwise) {
    String nearest = Names.cure(name, right);
    return nearest.startsWith("Did") ? nearest : otherwise + name + " = ….";
  }

  private Set<String> sayable() {
    Set<String> all = new TreeSet<>(places.declared());
    all.addAll(Members.of(GameScript.class));
    return all;
  }

  private Mistake unknown(String type, String member, String guilty) {
    String plain = plain(type);
    if (plain.equals(places.scriptClass())) {
      return undeclared(member);
    }
    Class<?> known = known(plain);
    Iterable<String> right = known == null ? places.membersOf(plain) : Members.of(known);
    String noun = known == null ? "a row of " + plain : Members.noun(known);
    String cure = Names.cure(member, right);
    String owner = owner(guilty, member);
    return new Mistake(
            owner.isEmpty()
                ? noun + " has no `" + member + "`."
                : "`" + owner + "` is " + noun + " and has no `" + member + "`.",
            cure)
        .at(member);
  }

  private Mistake call(String type, String name, List<String> given, String guilty) {
    String plain = plain(type);
    Class<?> known = known(plain);
    Mistake unit = given.contains("java.lang.Object") ? unit(guilty) : null;
    if (unit != null) {
      return unit;
    }
    if (plain.equals(places.scriptClass())) {
      return ofScript(name, given, guilty);
    }
    if (known == On.class) {
      return event(name, given, guilty);
    }
    if (known != null && Thing.class.isAssignableFrom(known) && OPERATORS.contains(name)) {
      return new Mistake(
          "`" + first(guilty) + "` is " + Members.noun(known) + " and has no value of its own.",
          "Ask one of its parts: " + String.join(", ", Members.of(known)) + ".");
    }
    if (known == Duration.class && name.equals("negative")) {
      return new Mistake("a duration is 0 or more, and `" + guilty + "` is less.", "");
    }
    if (known == Duration.class && OPERATORS.contains(name)) {
      return new Mistake(
          "`" + first(guilty) + "` is a duration to hand over, and cannot be computed with.",
          "Compute with numbers first, and give the result its unit last: (1 + 2).seconds.");
    }
    Iterable<String> right = known == null ? places.membersOf(plain) : Members.of(known);
    for (String member : right) {
      if (member.equals(name)) {
        String own = known == null ? name : known.getSimpleName() + "." + name;
        return arguments(name, TAKES.containsKey(own) ? own : name, given, guilty);
      }
    }
    return unknown(type, name, guilty);
  }

  /** A number's property that is no unit; the compiler takes it for an object of any kind. */
  private static @Nullable Mistake unit(String guilty) {
    Matcher property = OF_A_NUMBER.matcher(guilty);
    while (property.find()) {
      String name = property.group(1);
      if (!Kinds.units().contains(name)) {
        return new Mistake("a number has no `" + name + "`.", Names.cure(name, Kinds.units()))
            .at(name);
      }
    }
    return null;
  }

  private Mistake ofScript(String name, List<String> given, String guilty) {
    Set<String> all = sayable();
    if (all.contains(name)) {
      return arguments(name, name, given, guilty);
    }
    return new Mistake(
            "there is no function `" + name + "`.",
            cure(name, all, "Write it: void " + name + "() { … }, in place of "))
        .at(name);
  }

  private static Mistake event(String name, List<String> given, String guilty) {
    Set<String> events = Members.of(On.class);
    if (!events.contains(name)) {
      return new Mistake("there is no event `" + name + "`.", Names.cure(name, events)).at(name);
    }
    String last = given.isEmpty() ? "" : plain(given.get(given.size() - 1));
    if (!last.equals("groovy.lang.Closure")) {
      String what = last.equals("void") ? "what a call gives back" : noun(last);
      return new Mistake(
              "the handler of `" + name + "` must be a closure, and " + what + " is none.",
              "Write on." + name + "(…) { … }, or name a function: this.&shoot.")
          .atArgument(name, Math.max(given.size() - 1, 0));
    }
    String right = HAPPENS_TO.get(name);
    if (right == null || given.size() < 2) {
      return arguments(name, name, given, guilty);
    }
    Matcher first = Pattern.compile("\\(\\s*([\\w.]+)").matcher(guilty);
    String thing = first.find() ? "`" + first.group(1) + "`" : "this";
    return new Mistake(
            thing + " is " + noun(given.get(0)) + ", and `" + name + "` happens to " + right + ".",
            "")
        .atArgument(name, 0);
  }

  private static Mistake arguments(String name, String door, List<String> given, String guilty) {
    String shown = name.replace("$", "");
    String takes = TAKES.getOrDefault(door, "other arguments");
    if (given.isEmpty()) {
      return new Mistake(shown + " takes " + takes + ", and got nothing.", "").at(shown);
    }
    List<String> nouns = given.stream().map(type -> noun(type, guilty)).toList();
    return new Mistake(
            shown
                + " takes "
                + takes
                + ", and "
                + String.join(" and ", nouns)
                + (nouns.size() == 1 ? " is none." : " are none."),
            "")
        .atArgument(shown, 0);
  }

  private static Mistake assigned(String given, String wanted, String guilty) {
    String path = path(guilty.replaceFirst("(?s)\\s*[-+*/%]?=(?!=).*", ""));
    String name = path.substring(path.lastIndexOf('.') + 1);
    String what = path.isEmpty() ? "this" : "`" + path + "`";
    String target = noun(wanted);
    String cure =
        switch (target) {
          case "a whole number" ->
              plain(given).equals("java.lang.String")
                  ? "Write the number without quotes."
                  : noun(given).equals("a number with a fraction")
                      ? "Write (…) as long for the whole part, or Math.round(…)."
                      : "";
          case "a ratio" -> "Write 1.over(3).";
          case "a rate" -> "Write 2.5.perSecond.";
          case "a duration" -> "Write 1.5.seconds.";
          case "an angle" -> "Write 60.degrees.";
          case "a text" -> "Write \"${…}\" to make it one.";
          default -> "";
        };
    return new Mistake(
            what + " takes " + target + ", and " + noun(given, guilty) + " is none.", cure)
        .atValueOf(name);
  }

  // Types and paths

  /** What a value of this type is called; of null the compiler knows no type. */
  private static String noun(String type, String guilty) {
    return type.equals("java.lang.Object") && NULL.matcher(guilty).find() ? "null" : noun(type);
  }

  private static String noun(String type) {
    String plain = plain(type);
    Class<?> known = known(plain);
    if (known != null) {
      return Members.noun(known);
    }
    return switch (plain) {
      case "void" -> "what a call gives back";
      case "groovy.lang.Closure" -> "a closure";
      case "groovy.lang.GString" -> "a text";
      case "java.math.BigInteger" -> "a number beyond 64 bits";
      default ->
          plain.endsWith("List")
              ? "a list"
              : plain.endsWith("Map")
                  ? "a map"
                  : "something of type " + plain.substring(plain.lastIndexOf('.') + 1);
    };
  }

  private static @Nullable Class<?> known(String plain) {
    return switch (plain) {
      case "long" -> long.class;
      case "int" -> int.class;
      case "boolean" -> boolean.class;
      case "double" -> double.class;
      default -> {
        try {
          boolean ours = plain.startsWith("io.tickwright.") || plain.startsWith("java.lang.");
          yield ours || plain.equals("java.math.BigDecimal") ? Class.forName(plain) : null;
        } catch (ClassNotFoundException elsewhere) {
          yield null;
        }
      }
    };
  }

  private static String plain(String type) {
    String text = type.strip();
    return text.contains("<") ? text.substring(0, text.indexOf('<')) : text;
  }

  /** The types between the brackets of a signature. */
  private static List<String> types(String list) {
    List<String> types = new ArrayList<>();
    int depth = 0;
    int from = 0;
    for (int i = 0; i <= list.length(); i++) {
      char c = i == list.length() ? ',' : list.charAt(i);
      depth += c == '<' ? 1 : c == '>' ? -1 : 0;
      if (c == ',' && depth == 0) {
        if (i > from) {
          types.add(list.substring(from, i).strip());
        }
        from = i + 1;
      }
    }
    return types;
  }

  /** What stands before a member, if that is short enough to be shown. */
  private static String owner(String guilty, String member) {
    int at = guilty.lastIndexOf("." + member);
    String before = at < 0 ? "" : guilty.substring(0, at);
    return before.matches("[\\w.]+") ? before : "";
  }

  private static String first(String guilty) {
    return guilty.split("\\s*[-+*/<>=%&|]", 2)[0].strip();
  }

  private static String path(String guilty) {
    String text = guilty.strip();
    return text.matches("[\\w.]+") ? text : "";
  }
}
