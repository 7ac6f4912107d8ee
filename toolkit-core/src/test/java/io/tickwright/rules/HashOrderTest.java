package io.tickwright.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.tngtech.archunit.core.domain.AccessTarget.CodeUnitAccessTarget;
import com.tngtech.archunit.core.domain.Dependency;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaCodeUnit;
import com.tngtech.archunit.core.domain.JavaCodeUnitAccess;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import io.tickwright.rules.fixture.FixtureLines;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * Nothing in the core is ordered by hash or hashed by identity: both differ from one process to the
 * next. {@code LinkedHashMap} and {@code "text".hashCode()} do not, so a list of names is too
 * blunt.
 */
class HashOrderTest {
  private record Finding(int line, String what) {}

  @Test
  void eachLineMarkedCaughtIsCaughtAndNoOther() throws Exception {
    JavaClasses fixture =
        new ClassFileImporter().importPaths(Classes.ofFixture("HashesByIdentity").toList());
    TreeSet<Integer> marked = FixtureLines.caughtIn("HashesByIdentity");
    assertTrue(marked.size() > 8, "the fixture breaks its rule many times");

    List<Finding> findings = findings(fixture.stream());

    TreeSet<Integer> lines = new TreeSet<>();
    findings.stream().filter(f -> f.line > 0).forEach(f -> lines.add(f.line));
    assertEquals(marked, lines, findings::toString);
    assertTrue(
        findings.stream().anyMatch(f -> f.what.contains("HashesByIdentity.field>")),
        "a field is caught too");
  }

  @Test
  void theCoreOutsideHostIsClean() {
    List<JavaClass> core =
        new ClassFileImporter()
            .importPath(Classes.coreRoot()).stream()
                .filter(c -> !c.getPackageName().equals("io.tickwright.host"))
                .toList();
    assertTrue(core.size() > 3, "there is something to check");

    assertEquals(List.of(), findings(core.stream()));
  }

  private static List<Finding> findings(Stream<JavaClass> classes) {
    List<Finding> findings = new ArrayList<>();
    classes.forEach(
        type -> {
          for (Dependency dependency : type.getDirectDependenciesFromSelf()) {
            if (dependency.getTargetClass().isEquivalentTo(HashMap.class)
                || dependency.getTargetClass().isEquivalentTo(HashSet.class)) {
              findings.add(finding(dependency.getDescription()));
            }
          }
          for (JavaCodeUnitAccess<?> call : type.getCodeUnitAccessesFromSelf()) {
            if (hashesByIdentity(call.getTarget())) {
              findings.add(new Finding(call.getLineNumber(), call.getDescription()));
            }
          }
        });
    return findings;
  }

  private static Finding finding(String description) {
    String line = description.replaceFirst("(?s).*\\(\\w+\\.java:(\\d+)\\)$", "$1");
    return new Finding(Integer.parseInt(line), description);
  }

  private static boolean hashesByIdentity(CodeUnitAccessTarget target) {
    if (target.getName().equals("identityHashCode")) {
      return true;
    }
    if (target.getOwner().isEquivalentTo(Objects.class)) {
      return target.getName().equals("hashCode") || target.getName().equals("hash");
    }
    if (target.getOwner().isEquivalentTo(Arrays.class)) {
      return target.getName().equals("deepHashCode")
          || (target.getName().equals("hashCode")
              && target.getRawParameterTypes().get(0).isEquivalentTo(Object[].class));
    }
    return target.getName().equals("hashCode")
        && target.getRawParameterTypes().isEmpty()
        && isIdentity(target.resolveMember());
  }

  // An interface that does not declare hashCode itself resolves to nothing: it is Object's.
  private static boolean isIdentity(Optional<? extends JavaCodeUnit> method) {
    return method
        .map(JavaCodeUnit::getOwner)
        .map(owner -> owner.isEquivalentTo(Object.class) || owner.isEquivalentTo(Enum.class))
        .orElse(true);
  }
}
