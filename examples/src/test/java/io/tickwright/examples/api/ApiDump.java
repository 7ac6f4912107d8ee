package io.tickwright.examples.api;

import java.io.IOException;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * All that compiled code outside a module can link to, as text that is compared between commits: a
 * line for each class, field and method that is public or protected, in an order of its own and
 * without what compilers add.
 */
final class ApiDump {

  private final Map<String, ApiClass> classes = new TreeMap<>();
  private final Set<String> shown = new HashSet<>();

  private ApiDump() {}

  /**
   * Reads a folder of classes or a jar.
   *
   * @param isApi whether others may use the class of this name, as {@code io/tickwright/sim/World}
   */
  static ApiDump of(Path location, Predicate<String> isApi) throws IOException {
    ApiDump dump = new ApiDump();
    if (Files.isDirectory(location)) {
      dump.read(location);
    } else {
      try (FileSystem jar = FileSystems.newFileSystem(location)) {
        dump.read(jar.getPath("/"));
      }
    }
    for (ApiClass one : dump.classes.values()) {
      if (isApi.test(one.name()) && dump.isOpen(one)) {
        dump.show(one);
      }
    }
    return dump;
  }

  private void read(Path root) throws IOException {
    try (Stream<Path> files = Files.walk(root)) {
      for (Path file : files.filter(any -> any.toString().endsWith(".class")).toList()) {
        ApiClass one = ApiClass.read(Files.readAllBytes(file));
        classes.put(one.name(), one);
      }
    }
  }

  private boolean isOpen(ApiClass one) {
    String outer = one.outer();
    return one.isOpen()
        && (outer.isEmpty() || classes.containsKey(outer) && isOpen(classes.get(outer)));
  }

  /** With what stands above it: the members of a hidden class are inherited. */
  private void show(ApiClass one) {
    if (shown.add(one.name())) {
      one.above().stream().filter(classes::containsKey).forEach(name -> show(classes.get(name)));
    }
  }

  /** The names of the packages, as {@code io/tickwright/sim}. */
  Set<String> packages() {
    Set<String> packages = new HashSet<>();
    shown.forEach(name -> packages.add(name.substring(0, name.lastIndexOf('/'))));
    return packages;
  }

  String text() {
    StringBuilder text = new StringBuilder();
    for (ApiClass one : classes.values()) {
      if (shown.contains(one.name())) {
        text.append(text.isEmpty() ? "" : "\n").append(one.text());
      }
    }
    return text.toString();
  }
}
