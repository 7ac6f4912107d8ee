package io.tickwright.script.js;

import io.tickwright.sim.Names;
import io.tickwright.sim.Phases;
import java.util.List;
import org.graalvm.polyglot.Value;
import org.graalvm.polyglot.proxy.ProxyArray;

/** The named modes of the game. */
final class PhasesThing extends Declarable<Phases> {
  private static final Kind<PhasesThing> KIND =
      new Kind<PhasesThing>("a set of phases")
          .read("now", "Call go(…).", phases -> phases.real().now())
          .read(
              "names",
              "",
              phases -> ProxyArray.fromList(List.<Object>copyOf(phases.real().names())))
          .call("is", (phases, arguments) -> phases.real().is(phases.phase(arguments)))
          .call(
              "go",
              (phases, arguments) -> {
                phases.changing().go(phases.phase(arguments));
                return null;
              });

  private final List<String> names;

  PhasesThing(Binding binding, List<String> names) {
    super(KIND, binding);
    this.names = names;
  }

  private String phase(Value[] arguments) {
    try {
      String phase = Arguments.text(path(), Arguments.at(path(), arguments, 0, "a phase's name"));
      if (!names.contains(phase)) {
        throw new Mistake(
            "`" + path() + "` has no phase \"" + phase + "\".", Names.cure(phase, names));
      }
      return phase;
    } catch (Mistake mistake) {
      throw mistake.atArgument(0);
    }
  }

  @Override
  Phases make(String name) {
    return binding().world().phases(name, names.toArray(String[]::new));
  }

  @Override
  String cureForAssigning() {
    return "Call " + path() + ".go(\"" + names.get(0) + "\").";
  }

  @Override
  String describe() {
    return declaredName() == null ? noun() : real().now();
  }
}
