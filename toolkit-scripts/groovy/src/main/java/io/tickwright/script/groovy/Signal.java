package io.tickwright.script.groovy;

import org.jspecify.annotations.Nullable;

/** What the game tells its host. */
public final class Signal extends Thing {
  private io.tickwright.sim.@Nullable Signal real;

  @Override
  String noun() {
    return "a signal";
  }

  @Override
  void make(Binding where, String declared) {
    real = where.world().signal(declared);
  }

  /** Tells the host that it happened. */
  public void emit() {
    emit("");
  }

  /** Tells the host, with words. */
  public void emit(@Nullable Object words) {
    Binding where = changing();
    where.said(path() + ".emit");
    if (real != null) {
      real.emit(Options.text(path() + ".emit", String.valueOf(words)));
    }
  }
}
