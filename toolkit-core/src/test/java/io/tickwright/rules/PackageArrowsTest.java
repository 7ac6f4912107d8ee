package io.tickwright.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.tngtech.archunit.core.domain.Dependency;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** Who may use whom in the core: section 4 of docs/design.md, as a test. */
class PackageArrowsTest {
  private static final Map<String, Set<String>> MAY_USE = new LinkedHashMap<>();

  static {
    arrow("internal");
    arrow("state");
    arrow("exact", "state", "internal");
    arrow("time", "exact");
    arrow("clock", "time");
    arrow("loop", "clock");
    arrow("bank", "time");
    arrow("timer", "time");
    arrow("ease", "time");
    arrow("snapshot", "loop", "bank", "timer", "ease");
    arrow("sim", "snapshot");
    arrow("present", "sim");
    arrow("host", "sim");
  }

  /** A package may use what it points at and all that those may use. */
  private static void arrow(String from, String... to) {
    Set<String> reach = new TreeSet<>(Set.of(from));
    for (String target : to) {
      reach.addAll(MAY_USE.get(target));
    }
    MAY_USE.put(from, reach);
  }

  @Test
  void theCoreKeepsTheArrows() {
    JavaClasses core = new ClassFileImporter().importPath(Classes.coreRoot());
    assertTrue(core.size() > 3, "there is something to check");

    assertEquals(Set.of(), broken(core, "io.tickwright"));
  }

  @Test
  void eachBrokenArrowOfTheFixtureIsCaughtAndNoOther() {
    String root = "io.tickwright.rules.fixture.arrows";
    JavaClasses fixture = new ClassFileImporter().importPackages(root);

    assertEquals(
        Set.of(
            "time may not use loop: Base -> Loop",
            "present may not use host: View -> Pacer",
            "elsewhere is no package of the design: Stray",
            "the core has no dependencies: Outsider -> org.junit.jupiter.api.Test"),
        broken(fixture, root));
  }

  @Test
  void theArrowsReachAsFarAsTheDesignSays() {
    assertEquals(Set.of("exact", "internal", "state", "time"), MAY_USE.get("time"));
    assertEquals(
        Set.of("clock", "exact", "internal", "loop", "state", "time"), MAY_USE.get("loop"));
    assertTrue(MAY_USE.get("host").containsAll(MAY_USE.get("sim")));
  }

  private static Set<String> broken(JavaClasses classes, String root) {
    Set<String> broken = new TreeSet<>();
    for (JavaClass type : classes) {
      String from = packageUnder(root, type);
      if (!MAY_USE.containsKey(from)) {
        broken.add(from + " is no package of the design: " + type.getSimpleName());
        continue;
      }
      for (Dependency dependency : type.getDirectDependenciesFromSelf()) {
        JavaClass target = dependency.getTargetClass().getBaseComponentType();
        String pair = type.getSimpleName() + " -> ";
        if (target.getPackageName().startsWith(root + ".")) {
          String to = packageUnder(root, target);
          if (!MAY_USE.get(from).contains(to)) {
            broken.add(from + " may not use " + to + ": " + pair + target.getSimpleName());
          }
        } else if (!comesWithTheLanguage(target) && !recordedByTheHost(from, target)) {
          broken.add("the core has no dependencies: " + pair + target.getName());
        }
      }
    }
    return broken;
  }

  /** The Flight Recorder is part of the JDK, but not of every one. */
  private static boolean recordedByTheHost(String from, JavaClass target) {
    return from.equals("host") && target.getPackageName().equals("jdk.jfr");
  }

  private static String packageUnder(String root, JavaClass type) {
    String name = type.getPackageName();
    return name.startsWith(root + ".") ? name.substring(root.length() + 1) : name;
  }

  private static boolean comesWithTheLanguage(JavaClass type) {
    String name = type.getName();
    return type.isPrimitive()
        || name.startsWith("java.")
        || name.startsWith("org.jspecify.annotations.")
        || name.startsWith("com.google.errorprone.annotations.");
  }
}
