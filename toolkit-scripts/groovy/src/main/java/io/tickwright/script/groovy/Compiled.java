package io.tickwright.script.groovy;

import groovy.lang.GroovyClassLoader;
import groovy.transform.CompileStatic;
import io.tickwright.script.Place;
import io.tickwright.script.ScriptRefused;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.codehaus.groovy.control.CompilationFailedException;
import org.codehaus.groovy.control.CompilationUnit;
import org.codehaus.groovy.control.CompilerConfiguration;
import org.codehaus.groovy.control.Phases;
import org.codehaus.groovy.control.customizers.ASTTransformationCustomizer;
import org.codehaus.groovy.control.customizers.ImportCustomizer;
import org.codehaus.groovy.tools.GroovyClass;
import org.jspecify.annotations.Nullable;

/** A script as classes: compiled once, defined anew for every room it is run in. */
final class Compiled {
  static final String METER = "$meter";

  /** What a script can name without importing it; more than Groovy's own default imports. */
  private static final List<Class<?>> IMPORTED =
      List.of(
          Action.class,
          Bank.class,
          Clock.class,
          Duration.class,
          EasedAngle.class,
          EasedValue.class,
          Fixed.class,
          Layer.class,
          Metronome.class,
          io.tickwright.script.groovy.Phases.class,
          Row.class,
          Rows.class,
          Sequence.class,
          Signal.class,
          Stream.class,
          Table.class,
          Timer.class,
          Units.class,
          io.tickwright.exact.Angle.class,
          io.tickwright.sim.ActionEvent.class,
          io.tickwright.sim.OldState.class,
          io.tickwright.time.PerSecond.class,
          io.tickwright.time.Speed.class,
          groovy.transform.CompileDynamic.class);

  private static final int FEW = 8;

  /** The last few, by their whole text: a batch of scenarios loads one script again and again. */
  private static final Map<SourceText, Compiled> RECENT =
      new LinkedHashMap<>(FEW, 0.75f, true) {
        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<SourceText, Compiled> eldest) {
          return size() > FEW;
        }
      };

  private final SourceText source;
  private final Places places;
  private final Map<String, byte[]> classes = new LinkedHashMap<>();
  private final String main;

  private Compiled(SourceText source, Places places, List<GroovyClass> compiled) {
    this.source = source;
    this.places = places;
    compiled.forEach(one -> classes.put(one.getName(), one.getBytes()));
    this.main = places.scriptClass();
  }

  /**
   * Compiles a script.
   *
   * @throws ScriptRefused if it is no Groovy, or says what no script can
   */
  static Compiled of(SourceText source) {
    synchronized (RECENT) {
      return RECENT.computeIfAbsent(source, Compiled::compile);
    }
  }

  private static Compiled compile(SourceText source) {
    Places places = new Places(source);
    CompilerConfiguration configuration = configuration(source, places);
    ClassLoader toolkit = Compiled.class.getClassLoader();
    try (GroovyClassLoader loader = new GroovyClassLoader(toolkit, configuration)) {
      CompilationUnit unit = new CompilationUnit(configuration, null, loader);
      unit.addSource(source.shown(), source.text());
      unit.compile(Phases.CLASS_GENERATION);
      if (places.scriptClass().isEmpty()) {
        throw new ScriptRefused(
            Place.of(source.shown()),
            "this script says nothing at its left margin.",
            "Declare something: def world = clock().");
      }
      return new Compiled(source, places, unit.getClasses());
    } catch (CompilationFailedException failed) {
      throw new CompileFaults(source, places).refusal(failed);
    } catch (java.io.IOException unclosed) {
      throw new java.io.UncheckedIOException(unclosed);
    }
  }

  private static CompilerConfiguration configuration(SourceText source, Places places) {
    CompilerConfiguration configuration = new CompilerConfiguration();
    configuration.setScriptBaseClass(GameScript.class.getName());
    configuration.setTargetBytecode(CompilerConfiguration.JDK17);
    ImportCustomizer imports = new ImportCustomizer();
    IMPORTED.forEach(type -> imports.addImports(type.getName()));
    configuration.addCompilationCustomizers(
        imports, new Declarations(source, places), new Checks(source, places));
    if (!source.isDynamic()) {
      configuration.addCompilationCustomizers(new ASTTransformationCustomizer(CompileStatic.class));
    }
    return configuration;
  }

  /** The types a script can name without importing them. */
  static List<String> importedNames() {
    return IMPORTED.stream().map(Class::getSimpleName).toList();
  }

  SourceText source() {
    return source;
  }

  Places places() {
    return places;
  }

  /** Defines all its classes afresh and makes the script, counting with this meter. */
  GameScript define(Meter meter) {
    try {
      Class<?> type = new Defining(classes, Compiled.class.getClassLoader()).loadClass(main);
      type.getField(METER).set(null, meter);
      return (GameScript) type.getDeclaredConstructor().newInstance();
    } catch (ReflectiveOperationException impossible) {
      throw new IllegalStateException("a compiled script can be made", impossible);
    }
  }

  /** Knows the script's own classes, and asks the toolkit's loader for all else. */
  private static final class Defining extends ClassLoader {
    private final Map<String, byte[]> classes;

    Defining(Map<String, byte[]> classes, @Nullable ClassLoader parent) {
      super(parent);
      this.classes = classes;
    }

    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
      if (!classes.containsKey(name)) {
        return super.loadClass(name, resolve);
      }
      synchronized (getClassLoadingLock(name)) {
        Class<?> known = findLoadedClass(name);
        if (known != null) {
          return known;
        }
        byte[] bytes = classes.get(name);
        return defineClass(name, bytes, 0, bytes.length);
      }
    }
  }
}
