package io.tickwright.rules;

import io.tickwright.state.Stateful;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;

/** Where the compiled classes are that the rules are about: the core's, and the fixtures'. */
final class Classes {
  private Classes() {}

  /** The folder of the core's own classes, as they are shipped. */
  static Path coreRoot() {
    return rootOf(Stateful.class);
  }

  /** Every class file of the core, module and package descriptions left out. */
  static Stream<Path> ofCore() {
    return walk(coreRoot());
  }

  /** A fixture with the classes nested in it. */
  static Stream<Path> ofFixture(String simpleName) {
    Path root = rootOf(Classes.class).resolve("io/tickwright/rules/fixture");
    return walk(root)
        .filter(file -> name(file).equals(simpleName) || name(file).startsWith(simpleName + "$"));
  }

  /** The package of a class file of the core, such as {@code io.tickwright.time}. */
  static String packageOf(Path coreClass) {
    return coreRoot().relativize(coreClass.getParent()).toString().replaceAll("[/\\\\]", ".");
  }

  private static String name(Path file) {
    String name = file.getFileName().toString();
    return name.substring(0, name.length() - ".class".length());
  }

  private static Stream<Path> walk(Path root) {
    try (Stream<Path> files = Files.walk(root)) {
      return files
          .filter(file -> file.toString().endsWith(".class"))
          .filter(file -> !name(file).endsWith("-info"))
          .sorted()
          .toList()
          .stream();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static Path rootOf(Class<?> type) {
    try {
      return Path.of(type.getProtectionDomain().getCodeSource().getLocation().toURI());
    } catch (URISyntaxException e) {
      throw new IllegalStateException(e);
    }
  }
}
