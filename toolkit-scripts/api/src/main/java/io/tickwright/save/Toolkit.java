package io.tickwright.save;

import org.jspecify.annotations.Nullable;

/** Which Tickwright this is. */
final class Toolkit {
  private Toolkit() {}

  /** The version of the jar; {@code development} when it runs from classes. */
  static String version() {
    @Nullable String version = Toolkit.class.getPackage().getImplementationVersion();
    return version == null ? "development" : version;
  }
}
