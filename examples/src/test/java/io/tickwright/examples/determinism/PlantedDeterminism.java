package io.tickwright.examples.determinism;

import io.tickwright.exact.Pcg32;
import io.tickwright.exact.StateHash;
import io.tickwright.state.StateVisitor;
import java.util.List;
import java.util.function.ObjLongConsumer;

/**
 * The program with a fault planted in it by {@code -Dplant=FAULT@TICK}, so that a leg of a leg file
 * can have one: what the check must catch.
 */
final class PlantedDeterminism {
  static final long TICKS = 300;

  private static final String PLANT = System.getProperty("plant", "none@0");
  private static final String FAULT = PLANT.substring(0, PLANT.indexOf('@'));
  private static final long TICK = Long.parseLong(PLANT.substring(PLANT.indexOf('@') + 1));

  static final List<NamedTrial> TRIALS =
      List.of(
          new NamedTrial("random", TICKS, 200, () -> new Planted(FAULT, TICK)),
          new NamedTrial("timers", TICKS, 200, TimersTrial::new));

  private PlantedDeterminism() {}

  public static void main(String[] args) {
    if (args[0].equals("run") && FAULT.equals("silence")) {
      return;
    }
    if (args[0].equals("run") && FAULT.equals("half")) {
      System.out.print("{\n  \"leg\": \"half\",\n  \"set\": \"full\",\n  \"simulations\": [");
      return;
    }
    List<NamedTrial> trials = FAULT.equals("missing") ? TRIALS.subList(1, 2) : TRIALS;
    System.exit(Determinism.onStreams(trials, args));
  }

  /** Random numbers, and the fault from its tick on. */
  record Planted(RandomTrial trial, String fault, long at, Pcg32 luck) implements Trial {
    Planted(String fault, long at) {
      this(new RandomTrial(), fault, at, Pcg32.seeded(1));
    }

    @Override
    public void tick(long index, StateHash heard) {
      trial.tick(index, heard);
      if (index + 1 >= at) {
        fault(index + 1, heard);
      }
    }

    // Each of these is what nobody should write, for a leg to catch.
    @SuppressWarnings({"StringCaseLocaleUsage", "DefaultCharset", "LongDoubleConversion"})
    private void fault(long tick, StateHash heard) {
      switch (fault) {
        case "none" -> {}
        case "draw" -> luck.nextU32();
        case "math" ->
            heard.absorbReal(Math.sin(tick) + Math.pow(1.1, tick) + Math.exp(tick / 100.0));
        case "format" -> heard.absorbText(String.format("%d", tick));
        case "upper" -> heard.absorbText("tick ".toUpperCase());
        case "charset" -> heard.absorbU32("ı".getBytes().length);
        case "crash" -> Runtime.getRuntime().halt(134);
        case "throw" -> throw new IllegalStateException("planted");
        case "hang" -> hang();
        default -> throw new IllegalArgumentException(fault);
      }
    }

    private static void hang() {
      try {
        Thread.sleep(60_000);
      } catch (InterruptedException interrupted) {
        Thread.currentThread().interrupt();
      }
    }

    @Override
    public void state(StateVisitor s) {
      s.part("trial", trial);
      s.part("luck", luck);
      s.leavesOut("fault", "a setting");
      s.leavesOut("at", "a setting");
    }

    @Override
    public void happened(ObjLongConsumer<String> count) {
      trial.happened(count);
      if (fault.equals("idle")) {
        count.accept("nothing", 0);
      }
    }
  }
}
