package io.tickwright.script.groovy;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;

import groovy.lang.Binding;
import groovy.lang.Closure;
import groovy.lang.GroovyShell;
import groovy.lang.Script;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** The descriptor that editors read names classes that there are. */
class CompletionTest {
  /** An editor that stands in a sequence of a script. */
  public abstract static class Editor extends Script {
    private final List<Class<?>> offered = new ArrayList<>();

    /** Made by Groovy. */
    protected Editor() {}

    /** Where it applies. */
    public Object context(Map<String, ?> where) {
      return where;
    }

    /** Any script. */
    public Object scriptScope() {
      return "script";
    }

    /** Any closure. */
    public Object closureScope(Map<String, ?> which) {
      return which;
    }

    /** Applies at once. */
    public void contributor(Object where, Closure<?> body) {
      body.call();
    }

    /** Whether the cursor stands in such a call. */
    public boolean enclosingCall(String name) {
      return name.equals("sequence");
    }

    /** A class by its name. */
    public Class<?> findClass(String name) throws ClassNotFoundException {
      return Class.forName(name);
    }

    /** Offers its members. */
    public void delegatesTo(Class<?> type) {
      offered.add(type);
    }
  }

  @Test
  void itOffersWhatAScriptAndASequenceCanSay() throws IOException {
    try (InputStream in = CompletionTest.class.getResourceAsStream("/tickwright.gdsl")) {
      assertNotNull(in);
      var configuration = new org.codehaus.groovy.control.CompilerConfiguration();
      configuration.setScriptBaseClass(Editor.class.getName());
      GroovyShell shell =
          new GroovyShell(CompletionTest.class.getClassLoader(), new Binding(), configuration);
      Editor editor = (Editor) shell.parse(new String(in.readAllBytes(), StandardCharsets.UTF_8));
      editor.run();
      assertEquals(List.of(GameScript.class, Steps.class), editor.offered);
    }
  }
}
