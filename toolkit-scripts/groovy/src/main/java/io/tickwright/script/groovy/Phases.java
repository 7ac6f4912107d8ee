package io.tickwright.script.groovy;

import io.tickwright.sim.Names;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The named modes of the game, of which one is on. */
public final class Phases extends Thing {
  private final List<String> names;
  private io.tickwright.sim.@Nullable Phases real;

  Phases(List<String> names) {
    this.names = names;
  }

  @Override
  String noun() {
    return "a set of phases";
  }

  @Override
  void make(Binding where, String declared) {
    real = where.world().phases(declared, names.toArray(String[]::new));
  }

  io.tickwright.sim.Phases real() {
    if (real == null) {
      binding();
      throw new IllegalStateException("declared phases are real");
    }
    return real;
  }

  /** The phase that is on. */
  public String getNow() {
    return real().now();
  }

  /** All its phases, in the order declared. */
  public List<String> getNames() {
    return names;
  }

  /** Whether this phase is on. */
  public boolean is(CharSequence phase) {
    return real().is(known(phase));
  }

  /** Asks for this phase, which is entered later in the tick. */
  public void go(CharSequence phase) {
    io.tickwright.sim.Phases mine = real();
    changing();
    mine.go(known(phase));
  }

  /** A phase of it, or the refusal with the nearest right one. */
  String known(CharSequence phase) {
    String wanted = phase.toString();
    if (!names.contains(wanted)) {
      throw new Mistake(
              "`" + path() + "` has no phase '" + wanted + "'.", Names.cure(wanted, names))
          .at(wanted);
    }
    return wanted;
  }
}
