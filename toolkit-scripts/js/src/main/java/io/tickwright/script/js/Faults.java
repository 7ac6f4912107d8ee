package io.tickwright.script.js;

import io.tickwright.script.Place;
import io.tickwright.script.ScriptLimits;
import io.tickwright.script.ScriptRefused;
import io.tickwright.sim.Names;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.graalvm.polyglot.PolyglotException;
import org.graalvm.polyglot.SourceSection;
import org.jspecify.annotations.Nullable;

/**
 * Turns what comes out of the engine into a refusal: whose line, what is wrong, what would be
 * right.
 */
final class Faults {
  /** What people reach for that is not there, and what is there in its place. */
  private static final Map<String, String> INSTEAD = new LinkedHashMap<>();

  static {
    INSTEAD.put("console", "Write log(…), imported from \"tickwright\".");
    INSTEAD.put("print", "Write log(…), imported from \"tickwright\".");
    String time = "Game time is counted in ticks: declare a timer, a metronome or a sequence.";
    for (String name :
        List.of("Date", "performance", "setTimeout", "setInterval", "Temporal", "Promise")) {
      INSTEAD.put(name, time);
    }
    String fixed = "A script is fixed when it loads, so that it can be saved and compared.";
    INSTEAD.put("eval", fixed);
    INSTEAD.put("Function", fixed);
    String modules = "Import modules of the script's own folder: import { a } from \"./other.js\".";
    for (String name :
        List.of("require", "load", "module", "process", "Java", "Packages", "Polyglot", "Graal")) {
      INSTEAD.put(name, modules);
    }
    String elsewhere = "It differs from machine to machine or from run to run.";
    for (String name :
        List.of(
            "Intl",
            "WeakRef",
            "FinalizationRegistry",
            "Atomics",
            "SharedArrayBuffer",
            "Float32Array",
            "Float64Array",
            "DataView")) {
      INSTEAD.put(name, elsewhere);
    }
  }

  private static final Pattern QUOTED = Pattern.compile("[\"']([^\"']+)[\"']");

  private final Modules modules;
  private final ScriptLimits limits;

  Faults(Modules modules, ScriptLimits limits) {
    this.modules = modules;
    this.limits = limits;
  }

  /** The refusal for what the engine threw; {@code during} stands beneath it unless it is empty. */
  ScriptRefused refusal(PolyglotException thrown, String during) {
    List<String> notes = during.isEmpty() ? List.of() : List.of(during);
    if (thrown.isHostException()) {
      Throwable host = thrown.asHostException();
      if (host instanceof ScriptRefused refused) {
        return refused;
      }
      Mistake mistake = host instanceof Mistake known ? known : translated(host);
      return new ScriptRefused(
          place(thrown, mistake), mistake.problem(), mistake.cure(), notes, host);
    }
    Mistake said = said(thrown);
    return new ScriptRefused(place(thrown, said), said.problem(), said.cure(), notes, thrown);
  }

  private static Mistake translated(Throwable host) {
    if (host instanceof StackOverflowError) {
      return tooDeep();
    }
    if (host instanceof VirtualMachineError) {
      return new Mistake("the script used up the memory there is.", "");
    }
    if (host instanceof IllegalArgumentException || host instanceof IllegalStateException) {
      return Mistake.told((RuntimeException) host);
    }
    return new Mistake("the toolkit failed: " + host + ".", "Please report this with the script.");
  }

  private static Mistake tooDeep() {
    return new Mistake(
        "stack overflow: calls nest too deeply.", "Does a function call itself without end?");
  }

  private Mistake said(PolyglotException thrown) {
    if (thrown.isInterrupted()) {
      return new Mistake(
          "the script exceeded its time limit of " + limits.patience().toMillis() + " ms.",
          "Is this an endless loop? Spread long work over ticks.");
    }
    if (thrown.isCancelled()) {
      return new Mistake(
          "the script used up its budget of " + limits.statements() + " statements.",
          "Is this an endless loop? Spread long work over ticks.");
    }
    if (thrown.isResourceExhausted()) {
      return new Mistake("the script used up the memory there is.", "");
    }
    if (thrown.isInternalError()) {
      return new Mistake("the JavaScript engine failed: " + thrown.getMessage() + ".", "");
    }
    String message = String.valueOf(thrown.getMessage());
    if (thrown.isSyntaxError()) {
      return new Mistake(
          "this is no JavaScript: " + syntax(message) + ".",
          message.contains("but found eof")
              ? "A bracket that was opened before this is never closed."
              : "Look at the mark and just before it: something is missing there, or too much.");
    }
    if (message.startsWith("RangeError: Maximum call stack size exceeded")) {
      return new Mistake(
          "stack overflow: calls nest too deeply.", "Does a function call itself without end?");
    }
    if (message.contains("non-extensible [object")
        || message.contains("Cannot assign to read only")) {
      Matcher property = QUOTED.matcher(message);
      return new Mistake(
              shortened(message) + ": what JavaScript brings along stays as it is.",
              "Write a function of your own.")
          .at(property.find() ? property.group(1) : "");
    }
    if (message.startsWith("TypeError: Cannot ") && message.contains("BigInt")) {
      return new Mistake(
          "a BigInt can be computed with BigInts only.", "Write 1n for 1, or BigInt(…).");
    }
    String missing = between(message, "ReferenceError: ", " is not defined");
    if (missing != null) {
      String instead = INSTEAD.get(missing);
      String cure = instead != null ? instead : cureForMissing(missing);
      return new Mistake("`" + missing + "` is not defined.", cure).at(missing);
    }
    return new Mistake(message.endsWith(".") ? message : message + ".", "");
  }

  /** The engine shows the whole object that was to be changed; its property is enough. */
  private static String shortened(String message) {
    String text = message.replaceFirst("^TypeError: ", "");
    int of = text.indexOf("' of ");
    return of < 0 ? text : text.substring(0, of + 1);
  }

  private static String cureForMissing(String name) {
    if (Api.NAMES.contains(name)) {
      return "Import it: import { " + name + " } from \"tickwright\".";
    }
    String nearest = Names.cure(name, Api.NAMES);
    return nearest.startsWith("Did") ? nearest : "Declare it: let " + name + ", or as state.";
  }

  /** What the parser says, without the place and the excerpt that it puts around it. */
  private static String syntax(String message) {
    String line = message.lines().findFirst().orElse(message);
    String text = line.startsWith("SyntaxError: ") ? line.substring(13) : line;
    String said = text.replaceFirst("^\\S+:\\d+:\\d+:? ", "");
    return said.endsWith(".") ? said.substring(0, said.length() - 1) : said;
  }

  private static @Nullable String between(String text, String before, String after) {
    return text.startsWith(before) && text.endsWith(after)
        ? text.substring(before.length(), text.length() - after.length())
        : null;
  }

  private Place place(PolyglotException thrown, Mistake mistake) {
    for (SourceSection section : sections(thrown)) {
      String path = section.getSource().getPath();
      ModuleText module = path == null ? null : modules.known(path);
      if (module != null) {
        return place(module, section, mistake);
      }
    }
    return assigned(mistake.word());
  }

  /** The engine does not say where a refused assignment stands; often there is only one such. */
  private Place assigned(String property) {
    Pattern assignment = Pattern.compile("\\.\\s*(" + Pattern.quote(property) + ")\\s*=");
    Place found = null;
    for (ModuleText module : property.isEmpty() ? List.<ModuleText>of() : modules.all()) {
      Matcher matcher = assignment.matcher(module.text());
      while (matcher.find()) {
        if (found != null) {
          return Place.of(module.shown());
        }
        found = module.place(matcher.start(1), property.length());
      }
    }
    return found == null ? Place.of(modules.main().shown()) : found;
  }

  private static List<SourceSection> sections(PolyglotException thrown) {
    List<SourceSection> sections = new ArrayList<>();
    SourceSection own = thrown.getSourceLocation();
    if (own != null) {
      sections.add(own);
    }
    for (PolyglotException.StackFrame frame : thrown.getPolyglotStackTrace()) {
      if (frame.isGuestFrame() && frame.getSourceLocation() != null) {
        sections.add(frame.getSourceLocation());
      }
    }
    return sections;
  }

  private static Place place(ModuleText module, SourceSection section, Mistake mistake) {
    String expression = section.getCharacters().toString();
    Span span = Span.of(mistake, expression);
    int lineEnd = expression.indexOf('\n', span.start());
    int end = lineEnd < 0 ? span.end() : Math.min(span.end(), lineEnd);
    return module.place(section.getCharIndex() + span.start(), Math.max(end - span.start(), 1));
  }
}
