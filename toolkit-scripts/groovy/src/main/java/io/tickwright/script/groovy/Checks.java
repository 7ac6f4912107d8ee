package io.tickwright.script.groovy;

import org.codehaus.groovy.ast.ClassNode;
import org.codehaus.groovy.classgen.GeneratorContext;
import org.codehaus.groovy.control.CompilePhase;
import org.codehaus.groovy.control.SourceUnit;
import org.codehaus.groovy.control.customizers.CompilationCustomizer;

/** Looks through a script once its names are known: for traps first, then to count statements. */
final class Checks extends CompilationCustomizer {
  private final SourceText text;
  private final Places places;

  Checks(SourceText text, Places places) {
    super(CompilePhase.CANONICALIZATION);
    this.text = text;
    this.places = places;
  }

  @Override
  public void call(SourceUnit source, GeneratorContext context, ClassNode type) {
    new Traps(source, text, places).visitClass(type);
    for (ClassNode script : source.getAST().getClasses()) {
      if (script.isScript()) {
        new Metering(source, script).visitClass(type);
      }
    }
  }
}
