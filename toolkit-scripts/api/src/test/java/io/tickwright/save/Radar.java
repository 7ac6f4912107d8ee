package io.tickwright.save;

import io.tickwright.state.StateVisitor;
import io.tickwright.state.Stateful;
import java.util.ArrayList;
import java.util.List;

/** State of a user's own: doubles, a blob, an enum, a list of parts that grows and shrinks. */
final class Radar implements Stateful {
  enum Mode {
    SLEEPING,
    SWEEPING
  }

  double angle = -0.0;
  double gain = Double.NaN;
  double reach = Double.NEGATIVE_INFINITY;
  Mode mode = Mode.SLEEPING;
  int turns;
  byte[] picture = {1, -2, 127};
  final List<Blip> blips = new ArrayList<>();

  void turn(int bits) {
    turns++;
    angle = angle * 0.75 + bits / 3e9;
    mode = turns % 2 == 0 ? Mode.SLEEPING : Mode.SWEEPING;
    picture[turns % 3] += (byte) bits;
    if (turns % 10 == 0) {
      blips.add(new Blip(turns));
    }
    if (blips.size() > 3) {
      blips.remove(0);
    }
  }

  @Override
  public void state(StateVisitor s) {
    angle = s.real("angle", angle);
    gain = s.real("gain", gain);
    reach = s.real("reach", reach);
    mode = s.oneOf("mode", mode);
    turns = s.int32("turns", turns);
    picture = s.bytes("picture", picture);
    s.parts("blips", blips, () -> new Blip(0));
  }

  /** One dot on the radar. */
  static final class Blip implements Stateful {
    int since;

    Blip(int since) {
      this.since = since;
    }

    @Override
    public void state(StateVisitor s) {
      since = s.int32("since", since);
    }
  }
}
