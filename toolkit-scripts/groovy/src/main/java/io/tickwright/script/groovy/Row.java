package io.tickwright.script.groovy;

import io.tickwright.exact.Angle;
import io.tickwright.sim.Column;
import io.tickwright.time.PerSecond;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A row of a table that reads like an object while its fields are columns of the core's table.
 *
 * <pre>{@code
 * class Enemy extends Row {
 *   Kind kind
 *   long hp
 *   long hex = 20
 *   Bank walk = bank()
 *   Timer windup = timer(0.75.seconds)
 * }
 * Table<Enemy> enemies = world.table(Enemy)
 * }</pre>
 *
 * <p>The loader makes a column of every property, in the order written. A row is a view, good
 * within its loop or handler; what must outlive it is its {@code ref}.
 */
public abstract class Row {
  private @Nullable Table<?> home;
  private @Nullable Lease lease;
  private int slot;
  private long handle;
  private @Nullable Column happenedTo;
  private long count;

  /** Made by its table. */
  protected Row() {}

  final void attach(Table<?> table, int at, Lease good, @Nullable Column event, long times) {
    home = table;
    slot = at;
    handle = table.real().handle(at);
    lease = good;
    happenedTo = event;
    count = times;
  }

  /** Makes it the row that says what the columns are. */
  final void describes(Table<?> table) {
    home = table;
    $declare();
  }

  final Table<?> home() {
    if (home == null) {
      throw new Mistake(
          "this row belongs to no table: it was made with `new`.", "Call spawn(…) of its table.");
    }
    return home;
  }

  final String path() {
    return home().path() + "[" + slot + "]";
  }

  /** The slot, while this view is good. */
  final int slotNow() {
    Table<?> table = home();
    if (lease == null || !lease.covers(this)) {
      throw new Mistake(
          "`" + path() + "` is a view of a row, good only inside its loop.",
          "Keep e.ref, and ask " + table.path() + ".find(ref) when it is needed again.");
    }
    if (table.real().handle(slot) != handle) {
      throw new Mistake("`" + path() + "` is gone: it was despawned.", "");
    }
    return slot;
  }

  /** How often this tick's event happened to the row, asked in the handler of that event. */
  final long countOf(Column column, String event) {
    slotNow();
    if (happenedTo != column) {
      String word = event.equals("gained") ? "gained" : "beats";
      throw new Mistake(
              "how much a row " + event + " is known only in the handler of that event.",
              "Ask it in on." + event + "(" + home().path() + ", '" + column.name() + "').")
          .at(word);
    }
    return count;
  }

  // What every row has

  /** What names the row for ever, also when another one has come to live in its slot. */
  public final long getRef() {
    return home().real().handle(slotNow());
  }

  /** Its slot in the table, from 0. */
  public final int getSlot() {
    return slotNow();
  }

  /** How many rows have lived in its slot before it, and it. */
  public final int getGen() {
    return home().real().generation(slotNow());
  }

  /** Ends the row: its fields return to their defaults, and what refers to it goes stale. */
  public final void despawn() {
    int at = slotNow();
    home().changing();
    home().real().despawn(at);
  }

  /** {@code enemies[3]}. */
  @Override
  public String toString() {
    return home == null ? "a row of no table" : path();
  }

  // What a row's class says of its columns

  /** A timer that {@code arm()} arms for this long. */
  protected static Timer timer(Duration duration) {
    return new Timer(null, duration);
  }

  /** A timer that {@code arm()} arms for exactly this long, such as {@code '1/3s'}. */
  protected static Timer timer(CharSequence duration) {
    return new Timer(null, duration);
  }

  /** Takes 0; any other bare number is refused. */
  protected static Timer timer(Number zero) {
    return new Timer(null, zero);
  }

  /** A bank to which each row brings its own rate. */
  protected static Bank bank() {
    return new Bank(null, BankOptions.NONE);
  }

  /** A bank at this rate until the row is given another one. */
  protected static Bank bank(PerSecond rate) {
    return new Bank(null, BankOptions.of(rate, Map.of()));
  }

  /** A bank at exactly this rate, such as {@code '1/3/s'}. */
  protected static Bank bank(CharSequence rate) {
    return new Bank(null, BankOptions.of(rate, Map.of()));
  }

  /** Takes 0; any other bare number is refused. */
  protected static Bank bank(Number zero) {
    return new Bank(null, BankOptions.of(zero, Map.of()));
  }

  /** A bank that adds to a column by itself: {@code bank(2.perSecond, into: 'hp', most: 8)}. */
  protected static Bank bank(Map<String, ?> options, Object rate) {
    return new Bank(null, BankOptions.of(rate, options));
  }

  /** A metronome that beats at this interval. */
  protected static Metronome metronome(Duration interval) {
    return new Metronome(null, interval);
  }

  /** A metronome that beats at exactly this interval, such as {@code '1/3s'}. */
  protected static Metronome metronome(CharSequence interval) {
    return new Metronome(null, interval);
  }

  /** Refuses a bare number: an interval has a unit. */
  protected static Metronome metronome(Number bare) {
    return new Metronome(null, bare);
  }

  /** A stream of random numbers for each row, the child of a declared one. */
  protected static Stream stream(String parent) {
    return new Stream(parent);
  }

  /** A number with a fraction, the same on every machine. */
  protected static Fixed fixed(Number initial) {
    return Fixed.of("fixed", initial);
  }

  /** An angle in exact text: {@code Angle aim = angle('1/3deg')}. */
  protected static Angle angle(CharSequence text) {
    try {
      return Angle.ofBits(Quantities.angle("angle", text));
    } catch (Mistake mistake) {
      throw mistake.atArgument("angle", 0);
    }
  }

  /** A duration in exact text: {@code Duration rest = duration('1/3s')}. */
  protected static Duration duration(CharSequence text) {
    try {
      return Quantities.duration("duration", text);
    } catch (Mistake mistake) {
      throw mistake.atArgument("duration", 0);
    }
  }

  /** Says of a {@code long} that it holds all 64 bits: {@code long id = wide(0)}. */
  protected static long wide(long initial) {
    return initial;
  }

  /** Says which texts a {@code String} can be, the first at first. */
  protected static String oneOf(String... names) {
    return names[0];
  }

  /** Says to which table a column of rows refers, where its class is not enough. */
  @SuppressWarnings("TypeParameterUnusedInFormals")
  protected static <E extends Row> @Nullable E ref(String table) {
    return null;
  }

  // What the loader calls

  /** Declares the columns; the loader writes it. */
  protected void $declare() {}

  /** Declares a column; the loader calls it. */
  protected final void $column(String kind, String name, @Nullable Object... initial) {
    home().column(kind, name, initial);
  }

  /** Reads a whole number; the loader calls it. */
  protected final long $whole(int column) {
    Cell cell = home().cell(column);
    try {
      return cell.whole(this);
    } catch (Mistake mistake) {
      throw mistake.at(cell.name());
    }
  }

  /** Writes a whole number; the loader calls it. */
  protected final void $whole(int column, long value) {
    Cell cell = home().cell(column);
    try {
      home().changing();
      cell.whole(this, value);
    } catch (Mistake mistake) {
      throw mistake.at(cell.name());
    }
  }

  /** Reads a column; the loader calls it. */
  protected final @Nullable Object $value(int column) {
    Cell cell = home().cell(column);
    try {
      return cell.read(this);
    } catch (Mistake mistake) {
      throw mistake.at(cell.name());
    }
  }

  /** Writes a column; the loader calls it. */
  protected final void $value(int column, @Nullable Object value) {
    Cell cell = home().cell(column);
    try {
      home().changing();
      cell.write(this, value);
    } catch (Mistake mistake) {
      throw mistake.at(cell.name());
    }
  }
}
