package io.tickwright.script.groovy;

import io.tickwright.sim.ClockedBank;
import io.tickwright.time.PerSecond;
import org.jspecify.annotations.Nullable;

/** A bank on a clock, or in a row: it gains whole units at a rate and keeps the rest for ever. */
public final class Bank extends Thing {
  private final @Nullable Clock clock;
  final BankOptions options;
  private Parts.@Nullable BankPart part;
  private @Nullable ClockedBank real;
  private @Nullable Row row;
  private io.tickwright.sim.@Nullable Column column;

  Bank(@Nullable Clock clock, BankOptions options) {
    this.clock = clock;
    this.options = options;
  }

  /** The bank of a row. */
  Bank(Row row, io.tickwright.sim.RowBanks banks) {
    this(null, BankOptions.NONE);
    this.row = row;
    this.column = banks;
    this.part = Parts.of(row, banks);
  }

  /** The core's bank, for its handler. */
  ClockedBank real() {
    if (real == null) {
      binding();
      throw new Mistake("`" + path() + "` is a bank of a row.", "Write on.gained(table, 'bank').");
    }
    return real;
  }

  @Override
  String noun() {
    return "a bank";
  }

  @Override
  void make(Binding where, String declared) {
    if (clock == null) {
      throw Clock.noneFor(noun(), declared, "world.bank(2.5.perSecond)");
    }
    ClockedBank bank = clock.forThe(declared).bank(declared, options.rate(where));
    options.apply(where, bank);
    real = bank;
    part = Parts.of(bank);
  }

  private Parts.BankPart part() {
    if (part == null) {
      binding();
      throw new IllegalStateException("a declared bank has its part");
    }
    return part;
  }

  /** How many it gains each second. */
  public PerSecond getRate() {
    return part().rate();
  }

  /** Gives it another rate; its progress stays. */
  public void setRate(PerSecond rate) {
    rate(rate);
  }

  /** Gives it exactly this rate, such as {@code '1/3/s'}. */
  public void setRate(CharSequence rate) {
    rate(rate);
  }

  /** Takes 0, at which it keeps its progress; any other bare number is refused. */
  public void setRate(Number zero) {
    rate(zero);
  }

  void rate(@Nullable Object rate) {
    Parts.BankPart mine = part();
    Binding where = changing();
    try {
      mine.rate(where.quantities().rate(path() + ".rate", rate));
    } catch (Mistake mistake) {
      throw mistake.atValueOf("rate");
    }
  }

  /** Progress toward the next unit, in {@code [0, 1)}. */
  public double getBanked() {
    return Math.min((double) part().progress() / part().whole(), Math.nextDown(1.0));
  }

  /** What the row gained in this tick, asked in the handler of that event. */
  public long getGained() {
    if (row == null || column == null) {
      throw new Mistake(
              "what `" + path() + "` gained is told to its handler.",
              "Write on.gained(" + path() + ") { long n -> … }.")
          .at("gained");
    }
    return row.countOf(column, "gained");
  }

  /** Throws its progress away. */
  public void reset() {
    Parts.BankPart mine = part();
    changing();
    mine.reset();
  }

  /** The raw whole numbers, for those who ask by name: {@code feed.units.progress}. */
  public Units getUnits() {
    Parts.BankPart mine = part();
    return new Units(path()).with("progress", mine.progress()).with("whole", mine.whole());
  }
}
