package io.tickwright.script.path;

import io.tickwright.loop.FrameLoop;
import io.tickwright.script.path.Property.Kind;
import io.tickwright.script.path.TimerProperty.Side;
import io.tickwright.sim.Action;
import io.tickwright.sim.AngleColumn;
import io.tickwright.sim.AngleValue;
import io.tickwright.sim.Clock;
import io.tickwright.sim.ClockedBank;
import io.tickwright.sim.ClockedMetronome;
import io.tickwright.sim.ClockedTimer;
import io.tickwright.sim.Column;
import io.tickwright.sim.Declared;
import io.tickwright.sim.DurationColumn;
import io.tickwright.sim.DurationValue;
import io.tickwright.sim.FixedColumn;
import io.tickwright.sim.FixedValue;
import io.tickwright.sim.FlagColumn;
import io.tickwright.sim.FlagValue;
import io.tickwright.sim.IntegerColumn;
import io.tickwright.sim.IntegerValue;
import io.tickwright.sim.Layer;
import io.tickwright.sim.OneOfColumn;
import io.tickwright.sim.OneOfValue;
import io.tickwright.sim.Phases;
import io.tickwright.sim.RandomStream;
import io.tickwright.sim.RefColumn;
import io.tickwright.sim.RowBanks;
import io.tickwright.sim.RowMetronomes;
import io.tickwright.sim.RowStreams;
import io.tickwright.sim.RowTimers;
import io.tickwright.sim.Sequence;
import io.tickwright.sim.Table;
import io.tickwright.sim.TextColumn;
import io.tickwright.sim.TextValue;
import io.tickwright.time.PerSecond;
import io.tickwright.time.TimeBase;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.function.LongConsumer;
import java.util.function.LongSupplier;

/** Knows of every kind of thing that a world can declare which properties it has. */
final class Things {
  /** What a part is called that the user keeps. */
  static final String OWN = "a part of the game's own";

  private static final String NO_PHASE = "none";
  private static final String NO_TABLE = "none";
  private static final Scale COUNT = Scale.whole(0, Long.MAX_VALUE);
  private static final Scale WIDE = Scale.whole(Long.MIN_VALUE, Long.MAX_VALUE);
  private static final Scale INTEGER = Scale.whole(-IntegerValue.MOST, IntegerValue.MOST);

  private final TimeBase base;
  private final Scale duration;
  private final Ratios ratios;

  Things(TimeBase base, long stepUnits) {
    this.base = base;
    this.duration = Scale.duration(base, stepUnits);
    this.ratios = new Ratios(base, stepUnits);
  }

  // Of the world

  Thing of(Declared thing) {
    String path = thing.name();
    if (thing instanceof IntegerValue value) {
      Scale scale = value.isWide() ? WIDE : INTEGER;
      return whole(path, scale, value::get, value::set, value.initial());
    }
    if (thing instanceof FixedValue value) {
      return fixed(path, value::bits, value::set, value.initial());
    }
    if (thing instanceof DurationValue value) {
      return duration(path, value::units, value::set, value.initial());
    }
    if (thing instanceof AngleValue value) {
      return angle(path, value::bits, bits -> value.set((int) bits), value.initial());
    }
    if (thing instanceof FlagValue value) {
      return Thing.value(
          "a flag", TextProperty.flag(path, value::get, value::set, value.initial()));
    }
    if (thing instanceof TextValue value) {
      return Thing.value(
          "a text", TextProperty.text(path, value::get, value::set, value.initial()));
    }
    if (thing instanceof OneOfValue value) {
      return Thing.value(
          "a choice", TextProperty.name(path, value.names(), value::get, value::set));
    }
    if (thing instanceof Phases phases) {
      return phases(path, phases);
    }
    if (thing instanceof ClockedTimer timer) {
      return timer(path, TimerDoor.of(timer), timer::arm, timer::cancel);
    }
    return ofClocks(thing, path);
  }

  private Thing ofClocks(Declared thing, String path) {
    if (thing instanceof ClockedBank bank) {
      return bank(path, BankDoor.of(bank), bank.usual());
    }
    if (thing instanceof ClockedMetronome metronome) {
      return Thing.parts(
          "a metronome",
          ratios.interval(
              path,
              metronome.metronome(),
              Exact.of(metronome.usualNumerator(), metronome.usualDenominator())),
          ratios.late(path, metronome.metronome()));
    }
    if (thing instanceof Clock clock) {
      return Thing.parts(
          "a clock",
          ratios.speed(path + ".speed", clock::speed, clock::speed),
          TextProperty.flag(
              path + ".paused",
              clock::paused,
              paused -> {
                if (paused) {
                  clock.pause();
                } else {
                  clock.resume();
                }
              },
              false),
          ratios.carry(path, clock));
    }
    if (thing instanceof Action action) {
      return Thing.value("an action", new ActionProperty(path, action));
    }
    if (thing instanceof RandomStream stream) {
      return Thing.parts(
          "a random stream",
          GrainProperty.of(
              path + ".at",
              Kind.WHOLE,
              COUNT,
              () -> stream.draw().at(),
              draws -> stream.draw().restoreAt(draws),
              0));
    }
    if (thing instanceof Sequence sequence) {
      return sequence(path, sequence);
    }
    if (thing instanceof Layer layer) {
      return Thing.parts(
          "a layer",
          GrainProperty.of(
              path + ".tick", Kind.WHOLE, COUNT, layer::ticksDone, layer::restoreTicks, 0),
          GrainProperty.of(
              path + ".leftover",
              Kind.DURATION,
              duration,
              layer::leftoverUnits,
              layer::restoreLeftover,
              0));
    }
    return new Thing(OWN, null, List.of(), List.of());
  }

  // Of a row

  Thing of(Column column, int slot, String path) {
    if (column instanceof IntegerColumn values) {
      Scale scale = values.isWide() ? WIDE : INTEGER;
      return whole(
          path, scale, () -> values.get(slot), value -> values.set(slot, value), values.initial());
    }
    if (column instanceof FixedColumn values) {
      return fixed(path, () -> values.bits(slot), bits -> values.set(slot, bits), values.initial());
    }
    if (column instanceof DurationColumn values) {
      return duration(
          path, () -> values.units(slot), units -> values.set(slot, units), values.initial());
    }
    if (column instanceof AngleColumn values) {
      return angle(
          path, () -> values.bits(slot), bits -> values.set(slot, (int) bits), values.initial());
    }
    if (column instanceof FlagColumn values) {
      return Thing.value(
          "a flag",
          TextProperty.flag(
              path, () -> values.get(slot), value -> values.set(slot, value), values.initial()));
    }
    if (column instanceof TextColumn values) {
      return Thing.value(
          "a text",
          TextProperty.text(
              path, () -> values.get(slot), value -> values.set(slot, value), values.initial()));
    }
    if (column instanceof OneOfColumn values) {
      return Thing.value(
          "a choice",
          TextProperty.name(
              path, values.names(), () -> values.get(slot), name -> values.set(slot, name)));
    }
    return ofClockedColumn(column, slot, path);
  }

  private Thing ofClockedColumn(Column column, int slot, String path) {
    if (column instanceof RefColumn values) {
      return Thing.value("a reference", new ReferenceProperty(path, values, slot));
    }
    if (column instanceof RowTimers timers) {
      return timer(
          path, TimerDoor.of(timers, slot), () -> timers.arm(slot), () -> timers.cancel(slot));
    }
    if (column instanceof RowBanks banks) {
      return bank(path, BankDoor.of(banks, slot), banks.usual());
    }
    if (column instanceof RowMetronomes metronomes) {
      return Thing.parts("a metronome", ratios.late(path, metronomes.metronomes(), slot));
    }
    if (column instanceof RowStreams streams) {
      return Thing.parts(
          "a random stream",
          GrainProperty.of(
              path + ".at",
              Kind.WHOLE,
              COUNT,
              () -> streams.at(slot),
              draws -> streams.restoreAt(slot, draws),
              0));
    }
    throw new IllegalStateException("no path knows the column " + column);
  }

  // Kinds

  private static Thing whole(
      String path, Scale scale, LongSupplier get, LongConsumer put, long initial) {
    return Thing.value(
        "a whole number", GrainProperty.of(path, Kind.WHOLE, scale, get, put, initial));
  }

  private static Thing fixed(String path, LongSupplier get, LongConsumer put, long initial) {
    return Thing.value(
        "a number", GrainProperty.of(path, Kind.FIXED, Scale.fixed(), get, put, initial));
  }

  private Thing duration(String path, LongSupplier get, LongConsumer put, long initial) {
    return Thing.value(
        "a length of time", GrainProperty.of(path, Kind.DURATION, duration, get, put, initial));
  }

  private static Thing angle(String path, LongSupplier get, LongConsumer put, long initial) {
    return Thing.value(
        "an angle", GrainProperty.of(path, Kind.ANGLE, Scale.angle(), get, put, initial));
  }

  /** The present phase, and the one asked for and not yet entered. */
  private static Thing phases(String path, Phases phases) {
    List<String> wanted = new ArrayList<>();
    wanted.add(NO_PHASE);
    wanted.addAll(phases.names());
    Property itself = TextProperty.name(path, phases.names(), phases::now, phases::restore);
    Property next =
        TextProperty.name(
            path + ".next",
            wanted,
            () -> phases.next().isEmpty() ? NO_PHASE : phases.next(),
            name -> {
              if (name.equals(NO_PHASE)) {
                phases.restore(phases.now());
              } else {
                phases.go(name);
              }
            });
    return new Thing("a phase", itself, List.of(next), List.of(itself, next));
  }

  private Thing sequence(String path, Sequence sequence) {
    List<Property> whole = new ArrayList<>();
    whole.add(new SequenceProperty(path + ".at", sequence, duration));
    whole.add(ownerTable(path + ".ownerTable", sequence));
    whole.add(
        GrainProperty.of(
            path + ".owner",
            Kind.WHOLE,
            COUNT,
            sequence::owner,
            handle -> sequence.restoreOwner(sequence.ownerTable(), handle),
            Table.NO_HANDLE));
    for (int loop = 0; loop < sequence.loops(); loop++) {
      int at = loop;
      whole.add(
          GrainProperty.of(
              path + ".turns[" + loop + "]",
              Kind.WHOLE,
              COUNT,
              () -> sequence.turns(at),
              turns -> sequence.restoreTurns(at, turns),
              0));
    }
    List<Property> members = new ArrayList<>(whole);
    members.add(
        TextProperty.derivedFlag(
            path + ".running", sequence::running, "Say where it stands: let " + path + ".at …"));
    return new Thing("a sequence", null, members, whole);
  }

  private static Property ownerTable(String path, Sequence sequence) {
    List<Table> tables = sequence.world().declaredOf(Table.class);
    List<String> names = new ArrayList<>();
    names.add(NO_TABLE);
    tables.forEach(table -> names.add(table.name()));
    return TextProperty.name(
        path,
        names,
        () -> sequence.ownerTable() == null ? NO_TABLE : sequence.ownerTable().name(),
        name ->
            sequence.restoreOwner(
                name.equals(NO_TABLE) ? null : tables.get(names.indexOf(name) - 1),
                sequence.owner()));
  }

  private Thing timer(String path, TimerDoor timer, Runnable arm, Runnable cancel) {
    Property itself = new TimerProperty(path, timer, Side.WHOLE, duration);
    Property running =
        TextProperty.flag(
            path + ".running",
            timer::running,
            run -> {
              if (run) {
                arm.run();
              } else {
                cancel.run();
              }
            },
            false);
    List<Property> members =
        List.of(
            running,
            new TimerProperty(path + ".left", timer, Side.LEFT, duration),
            new TimerProperty(path + ".spent", timer, Side.SPENT, duration),
            new TimerProperty(path + ".total", timer, Side.TOTAL, duration));
    return new Thing("a timer", itself, members, List.of(itself));
  }

  private Thing bank(String path, BankDoor bank, PerSecond usual) {
    long parts = bank.whole() / base.unitsPerSecond();
    return Thing.parts(
        "a bank",
        GrainProperty.of(
            path + ".rate",
            Kind.RATE,
            Scale.rate(parts),
            () -> partsOf(bank.rate(), parts),
            rate -> bank.rate(PerSecond.of(rate, parts)),
            partsOf(usual, parts)),
        GrainProperty.of(
            path + ".banked",
            Kind.FRACTION,
            Scale.fraction(bank.whole()),
            bank::progress,
            bank::progress,
            0));
  }

  private static long partsOf(PerSecond rate, long parts) {
    return Exact.of(rate.numerator(), rate.denominator())
        .times(BigInteger.valueOf(parts))
        .nearest()
        .longValueExact();
  }

  /** The speed of everything, whether it is paused, and what it owes. */
  Thing master(FrameLoop loop) {
    Property speed = ratios.speed("speed", loop::speed, loop::speed);
    Property paused =
        TextProperty.flag(
            "speed.paused",
            loop::paused,
            pause -> {
              if (pause) {
                loop.pause();
              } else {
                loop.resume();
              }
            },
            false);
    Property carry = ratios.carry("speed", loop);
    return new Thing(
        "the speed of everything", speed, List.of(paused, carry), List.of(speed, paused, carry));
  }
}
