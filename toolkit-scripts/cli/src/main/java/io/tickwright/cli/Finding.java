package io.tickwright.cli;

import java.util.List;

/**
 * One thing {@code doctor} looked at.
 *
 * @param subject what it is, such as {@code Java 17.0.15}
 * @param said how it is, in a few words
 * @param advice lines that say what would make it better; often none
 */
record Finding(String subject, Health health, String said, List<String> advice) {
  enum Health {
    FINE,
    COULD_BE_FASTER,
    BROKEN
  }

  static Finding fine(String subject, String said) {
    return new Finding(subject, Health.FINE, said, List.of());
  }

  static Finding broken(String subject, String said, String... advice) {
    return new Finding(subject, Health.BROKEN, said, List.of(advice));
  }

  static Finding slow(String subject, String said, String... advice) {
    return new Finding(subject, Health.COULD_BE_FASTER, said, List.of(advice));
  }
}
