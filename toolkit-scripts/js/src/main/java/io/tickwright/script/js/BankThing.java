package io.tickwright.script.js;

import io.tickwright.sim.ClockedBank;
import io.tickwright.time.PerSecond;

/** A bank on a clock. */
final class BankThing extends Declarable<ClockedBank> {
  private static final Kind<BankThing> KIND =
      new Kind<BankThing>("a bank")
          .readWrite(
              "rate",
              bank -> perSecond(bank.real().rate()),
              (bank, value) ->
                  bank.changing()
                      .rate(bank.binding().quantities().rate(bank.path() + ".rate", value)))
          .read(
              "banked",
              "Call reset() to throw it away.",
              bank -> fraction(bank.real().progress(), bank.real().whole()))
          .call(
              "reset",
              (bank, none) -> {
                bank.changing().reset();
                return null;
              })
          .read(
              "units",
              "",
              bank ->
                  new Units(bank.binding(), bank.path())
                      .with("progress", bank.real()::progress)
                      .with("whole", bank.real()::whole));

  private final ClockThing clock;
  private final BankOptions options;

  BankThing(Binding binding, ClockThing clock, BankOptions options) {
    super(KIND, binding);
    this.clock = clock;
    this.options = options;
  }

  static double perSecond(PerSecond rate) {
    return (double) rate.numerator() / rate.denominator();
  }

  /** A fraction in [0, 1), also where the division would round it up to 1. */
  static double fraction(long part, long whole) {
    return Math.min((double) part / whole, Math.nextDown(1.0));
  }

  @Override
  ClockedBank make(String name) {
    ClockedBank bank = clock.forThe(name).bank(name, options.rate());
    options.apply(binding(), bank);
    return bank;
  }

  @Override
  String cureForAssigning() {
    return "Write " + path() + ".rate = \"3/s\".";
  }

  @Override
  String describe() {
    return declaredName() == null ? noun() : path() + " at " + real().rate().text();
  }
}
