package io.tickwright.script.groovy;

import groovy.lang.Closure;
import groovy.lang.DelegatesTo;
import io.tickwright.sim.Declared;
import io.tickwright.sim.FlagValue;
import io.tickwright.sim.Flow;
import io.tickwright.sim.Names;
import java.util.List;
import java.util.Map;
import org.codehaus.groovy.runtime.MethodClosure;
import org.jspecify.annotations.Nullable;

/**
 * The steps of a sequence, said in order while the script loads.
 *
 * <pre>{@code
 * Sequence intro = world.sequence {
 *   delay 1.5.seconds
 *   run this.&nextWave
 *   until fire, max: 10.seconds
 *   repeat(3) { delay '1/3s'; run this.&drum }
 * }
 * }</pre>
 */
public final class Steps {
  private static final long AS_LONG_AS_IT_TAKES = -1;

  // A script's own names are looked for in here first, so that these must not look like any.
  private final Flow $flow;
  private final Binding $binding;
  private final String $owner;

  private Steps(Flow flow, Binding binding, String owner) {
    this.$flow = flow;
    this.$binding = binding;
    this.$owner = owner;
  }

  static void into(Flow flow, Binding binding, String owner, Closure<?> said) {
    Closure<?> body = (Closure<?>) said.clone();
    body.setDelegate(new Steps(flow, binding, owner));
    body.setResolveStrategy(Closure.DELEGATE_FIRST);
    body.call();
  }

  /** Lets a duration pass. */
  public void delay(Duration duration) {
    delayFor(duration);
  }

  /** Lets exactly this long pass, such as {@code '1/3s'}. */
  public void delay(CharSequence duration) {
    delayFor(duration);
  }

  /** Takes 0; any other bare number is refused. */
  public void delay(Number zero) {
    delayFor(zero);
  }

  private void delayFor(@Nullable Object duration) {
    try {
      $flow.delay($binding.quantities().units("delay", duration));
    } catch (Mistake mistake) {
      throw mistake.atArgument("delay", 0);
    }
  }

  /**
   * Calls something: {@code run this.&nextWave}, under whose name a later version of the game finds
   * this step again, or {@code run { … }}.
   */
  public void run(Closure<?> body) {
    String called = body instanceof MethodClosure method ? method.getMethod() : "";
    String during = "sequence " + $owner + (called.isEmpty() ? "" : ", run " + called);
    Runnable call = () -> $binding.crossing().call(body, Mode.TICK, during);
    if (called.isEmpty()) {
      $flow.run(call);
    } else {
      $flow.run(called, call);
    }
  }

  /** Calls something, under the name by which a later version of the game finds this step again. */
  public void run(String name, Closure<?> body) {
    String during = "sequence " + $owner + ", run " + name;
    $flow.run(name, () -> $binding.crossing().call(body, Mode.TICK, during));
  }

  /** What the loader makes of {@link #run(Closure)}, which it would else take for the closure's. */
  public void $run(Closure<?> body) {
    run(body);
  }

  /** What the loader makes of {@link #run(String, Closure)}. */
  public void $run(String name, Closure<?> body) {
    run(name, body);
  }

  /** Waits for an action, as long as it takes. */
  public void until(Action action) {
    $flow.until(action.real(), AS_LONG_AS_IT_TAKES);
  }

  /** Waits for an action or so long: {@code until fire, max: 10.seconds}. */
  public void until(Map<String, ?> options, Action action) {
    $flow.until(action.real(), most(options));
  }

  /** Waits for an action, or until a flag is set, by its name: {@code until 'ready'}. */
  public void until(String name) {
    until(name, AS_LONG_AS_IT_TAKES);
  }

  /** Waits for an action or a flag by its name, or so long. */
  public void until(Map<String, ?> options, String name) {
    until(name, most(options));
  }

  /** Refuses a flag's value: what is waited for is the flag itself, by its name. */
  @SuppressWarnings("DoNotCallSuggester")
  public void until(boolean value) {
    throw new Mistake(
            "until takes the name of a flag, and " + value + " is its value.",
            "Write until 'ready'.")
        .atArgument("until", 0);
  }

  private long most(Map<String, ?> options) {
    Options.check("until", options, List.of("max"));
    try {
      return $binding.quantities().units("max", options.get("max"));
    } catch (Mistake mistake) {
      throw mistake.at("max");
    }
  }

  private void until(String name, long most) {
    Declared awaited = $binding.world().find(name);
    if (awaited instanceof io.tickwright.sim.Action action) {
      $flow.until(action, most);
    } else if (awaited instanceof FlagValue flag) {
      $flow.until(flag, most);
    } else if (awaited == null) {
      throw new Mistake(
              "`" + $owner + "` waits until `" + name + "`, which is not declared above it.",
              Names.cure(name, waitable()))
          .at(name);
    } else {
      throw new Mistake(
              "`" + $owner + "` waits until `" + name + "`, which is no action and no flag.",
              "Wait for an action, or for a flag that a handler sets.")
          .at(name);
    }
  }

  private List<String> waitable() {
    return $binding.world().declared().stream()
        .filter(thing -> thing instanceof io.tickwright.sim.Action || thing instanceof FlagValue)
        .map(Declared::name)
        .toList();
  }

  /** Does these steps so many times over. */
  public void repeat(
      long times,
      @DelegatesTo(value = Steps.class, strategy = Closure.DELEGATE_FIRST) Closure<?> steps) {
    Options.between("repeat", 0, times, 1, Long.MAX_VALUE);
    $flow.repeat(times, again -> into(again, $binding, $owner, steps));
  }
}
