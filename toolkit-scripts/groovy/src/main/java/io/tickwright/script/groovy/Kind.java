package io.tickwright.script.groovy;

import java.util.List;
import org.codehaus.groovy.ast.ClassNode;
import org.codehaus.groovy.ast.expr.Expression;

/**
 * What a declaration in a script makes.
 *
 * @param word {@code whole}, {@code wide}, {@code flag}, {@code text}, {@code angle}, {@code
 *     duration}, {@code fixed}, {@code names}, {@code choice}, {@code ref} or {@code thing}
 * @param type what it is read as
 * @param initial what the toolkit is told of its first value
 */
record Kind(String word, ClassNode type, List<Expression> initial) {
  boolean isThing() {
    return word.equals("thing");
  }

  boolean isWhole() {
    return word.equals("whole") || word.equals("wide");
  }
}
