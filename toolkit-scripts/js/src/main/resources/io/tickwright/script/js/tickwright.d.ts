// What a script imports from "tickwright". Made from vocabulary.txt by the build: change that, not this file.
// Put it beside your scripts (`tickwright types > tickwright.d.ts`) and your editor completes and checks them.

declare module "tickwright" {
  const unit: unique symbol;
  const kind: unique symbol;
  const declared: unique symbol;

  /** A computed quantity with its unit: seconds(1 + my.wave). */
  export interface Amount<U extends string> { readonly [unit]: U }

  /** A value that is one of some names. */
  export interface Choice<N extends string> { readonly [kind]: "choice"; readonly [unit]: N }
  export interface AngleValue { readonly [kind]: "angle" }
  export interface DurationValue { readonly [kind]: "duration" }
  export interface FixedValue { readonly [kind]: "fixed" }
  export interface TimerColumn { readonly [kind]: "timers" }
  export interface BankColumn { readonly [kind]: "banks" }
  export interface MetronomeColumn { readonly [kind]: "metronomes" }
  export interface RefColumn { readonly [kind]: "refs" }

  /** A step of a sequence. */
  export interface Step { readonly [kind]: "step" }

  type Plain = number | bigint | boolean | string | Choice<any> | AngleValue | DurationValue | FixedValue;

  /** What state({ … }) takes. */
  export type Members = Record<string, Plain | Clock | Action | Timer | Bank | Metronome | Layer | Sequence | Signal
    | Phases<any> | Stream | Table<any>>;

  /** What world.table({ … }) takes. */
  export type Columns = Record<string, Plain | Stream | TimerColumn | BankColumn | MetronomeColumn | RefColumn>;

  // An angle or a length of time is read as a number and written as a text too, which a type cannot say.
  type Value<T> = T extends number ? number : T extends bigint ? bigint : T extends boolean ? boolean
    : T extends string ? string : T extends Choice<infer N> ? N : T extends FixedValue ? number
    : T extends AngleValue | DurationValue ? any : T;

  type Cell<T> = T extends TimerColumn ? RowTimer : T extends BankColumn ? RowBank
    : T extends MetronomeColumn ? RowMetronome : T extends RefColumn ? any : T extends Stream ? RowStream : Value<T>;

  // A text that was computed is seen when it is read.
  type Field<T> = T extends number ? number : T extends bigint ? bigint : T extends boolean ? boolean
    : T extends FixedValue ? number : T extends TimerColumn | DurationValue ? Span | string
    : T extends BankColumn ? PerS | string : T extends AngleValue ? Degrees | string
    : T extends string | Choice<any> ? string : T extends RefColumn ? AnyRow | null : never;

  /** What state({ … }) returns. */
  export type State<M extends Members> = { -readonly [K in keyof M]: Value<M[K]> } & { readonly [declared]: M };

  /** The fields of a new row. */
  export type Fields<C> = { [K in keyof C]?: Field<C[K]> };

  type NamesOf<M, T> = { [K in keyof M]: M[K] extends T ? K : never }[keyof M];

  /** The columns that can be compared and added up. */
  export type Ordered<C> = NamesOf<C, number | bigint | FixedValue | DurationValue>;

  /** A row of any table. */
  export interface AnyRow extends RowMembers {}

  /** A row as a handler sees it: its columns, and what every row has. */
  export type Row<C> = RowMembers & { -readonly [K in keyof C]: Cell<C[K]> };

  /** The rows that something happened to, to be walked once. */
  export type Rows<C> = Iterable<Row<C>>;

  /** The arguments of an action, and who did it last. */
  export type ActionEvent = readonly [number, number, number, number, number];

  type Named<M, T, F> = { [K in NamesOf<M, T>]?: F };
  type OfRows<M, T> = { [K in NamesOf<M, Table<any>>]?: M[K] extends Table<infer C>
    ? { [F in NamesOf<C, T>]?: (rows: Rows<C>) => void } : never };
  type PhaseOf<M> = { [K in keyof M]: M[K] extends Phases<infer P> ? P : never }[keyof M];
  type OfPhases<M> = { [P in PhaseOf<M>]?: () => void } & { [K in NamesOf<M, Phases<any>>]?:
    M[K] extends Phases<infer P extends string> ? { [Q in P]?: () => void } : never };
  type Transition<P extends string> = { [T in `${P} to ${P}`]?: () => void };

  /** What on(my, { … }) takes: each handler by its event and the name of what it happens to. */
  export interface Handlers<M extends Members> {
    /** Once, before the first tick, and never after a restore. */
    start?: () => void;
    /** A player does it. */
    action?: Named<M, Action, (event: ActionEvent) => void>;
    /** A player lets go of it. */
    release?: Named<M, Action, (event: ActionEvent) => void>;
    /** A timer has run out; of rows, all of a tick in one batch. */
    fired?: Named<M, Timer, () => void> & OfRows<M, TimerColumn>;
    /** A metronome has beaten so often; of rows, in one batch. */
    beat?: Named<M, Metronome, (count: number) => void> & OfRows<M, MetronomeColumn>;
    /** A bank has gained so many units; of rows, in one batch. */
    gained?: Named<M, Bank, (count: number) => void> & OfRows<M, BankColumn>;
    /** A phase has been entered. */
    enter?: OfPhases<M>;
    /** A phase is about to be left. */
    exit?: OfPhases<M>;
    /** One phase has given way to another: "fight to lull". */
    transition?: Transition<PhaseOf<M>> & { [K in NamesOf<M, Phases<any>>]?: M[K] extends Phases<infer P extends string> ? Transition<P> : never };
    /** Every tick; under a clock's name, only while that clock does not stand still. */
    tick?: (() => void) | Named<M, Clock, () => void>;
    /** Every drawn frame; it may look at the state and set what is drawn. */
    frame?: () => void;
  }

  /** A duration, 0 or more: "1.5s", "1/3s", "150ms", "30 ticks", "40u" (base units), seconds(x), or 0. Any other bare number is refused. */
  export type Span = `${number}s` | `${number}ms` | `${number}us` | `${number}ns` | `${number}/${number}s` | `${number} ticks` | `${number}u` | Amount<"duration"> | 0;

  /** A rate, 0 or more: "2.5/s", perSecond(x), or 0. */
  export type PerS = `${number}/s` | `${number}/${number}/s` | Amount<"rate"> | 0;

  /** How fast a clock runs: 1, 2, 0.5, "1/3", ratio(1, 3). A rounded third is refused, not repaired. */
  export type Speed = `${number}/${number}` | `${number}` | Amount<"ratio"> | number;

  /** An angle: "350deg", degrees(x), or a number of degrees. Read, it is a number in [0, 360). */
  export type Degrees = `${number}deg` | Amount<"angle"> | number;

  /** Time that can be slowed and paused, and the factory of what lives on it. */
  export interface Clock {
    readonly [kind]: "Clock";
    /** The ratio at which it runs; a pause keeps it. */
    get speed(): number; set speed(value: Speed);
    /** Whether it is paused. */
    readonly paused: boolean;
    /** Stops it until resume(); its actions are not delivered meanwhile. */
    pause(): void;
    /** Lets it go on at its speed. */
    resume(): void;
    /** Makes a clock within this one; their speeds multiply. */
    clock(): Clock;
    /** Makes a timer, at first off. */
    timer(usual: Span): Timer;
    /** Makes a bank; into a value by itself, up to most, only while a flag is set, if it says so. */
    bank(rate?: PerS, options?: { into?: string; most?: number; when?: string }): Bank;
    /** Makes a metronome, beating from the first tick. */
    metronome(every: Span): Metronome;
    /** Makes a slow clock whose own ticks run its systems. */
    layer(step: Span): Layer;
    /** Makes something a player does. */
    action(): Action;
    /** Makes a table of entities with these columns. */
    table<C extends Columns>(columns: C): Table<C>;
    /** Makes a flow of waits and calls. */
    sequence(...steps: Step[]): Sequence;
  }

  /** What a player does, never a key. */
  export interface Action {
    readonly [kind]: "Action";
    /** Whether anybody holds it. */
    readonly held: boolean;
    /** Whether this player holds it. */
    heldBy(source: number): boolean;
  }

  /** Fires once and forgets the overshoot. */
  export interface Timer {
    readonly [kind]: "Timer";
    /** Starts it anew, for this long or its usual duration. */
    arm(span?: Span): void;
    /** Turns it off; it will not fire. */
    cancel(): void;
    /** Whether it is going to fire. */
    readonly running: boolean;
    /** The seconds left, 0 when it is off. */
    readonly left: number;
    /** The seconds spent. */
    readonly spent: number;
    /** The seconds it was armed for. */
    readonly total: number;
    /** How much of it is spent, in [0, 1]. */
    readonly fraction: number;
    /** The same in base units. */
    readonly units: { readonly left: bigint; readonly spent: bigint; readonly total: bigint };
  }

  /** A rate spent in whole units, its remainder kept for ever. */
  export interface Bank {
    readonly [kind]: "Bank";
    /** Units per second; changing it keeps the progress. */
    get rate(): number; set rate(value: PerS);
    /** The fraction of the next unit, in [0, 1). */
    readonly banked: number;
    /** Throws that fraction away. */
    reset(): void;
    /** That fraction as two whole numbers. */
    readonly units: { readonly progress: bigint; readonly whole: bigint };
  }

  /** Beats as often as its interval has passed, and keeps the lateness. */
  export interface Metronome {
    readonly [kind]: "Metronome";
    /** How far apart its beats are; changing it keeps the lateness. */
    get interval(): number; set interval(value: Span);
    /** The seconds since it last should have beaten. */
    readonly late: number;
    /** The same as a part of the interval, in [0, 1). */
    readonly fraction: number;
    /** Throws that lateness away. */
    reset(): void;
    /** Lateness and interval in base units, each to be divided by per. */
    readonly units: { readonly late: bigint; readonly interval: bigint; readonly per: bigint };
  }

  /** A slow clock with a step of its own. */
  export interface Layer {
    readonly [kind]: "Layer";
    /** How many of its own ticks are done. */
    readonly ticks: number;
    /** The seconds of one. */
    readonly step: number;
    /** The seconds banked toward the next. */
    readonly banked: number;
    /** The same in base units. */
    readonly units: { readonly step: bigint; readonly banked: bigint };
  }

  /** A flow of waits and calls, saved and rewound like everything else. */
  export interface Sequence {
    readonly [kind]: "Sequence";
    /** Begins at the first step; for a row, it ends with the row. */
    start(row?: AnyRow): void;
    /** Ends it where it stands. */
    cancel(): void;
    /** Whether it is under way. */
    readonly running: boolean;
    /** What the step it stands at does, "" when it is not running. */
    readonly at: string;
    /** The seconds spent at that step. */
    readonly spent: number;
    /** The ref of the row it was started for. */
    readonly owner: number | null;
  }

  /** What the game tells its host. */
  export interface Signal {
    readonly [kind]: "Signal";
    /** Tells it, with these words. */
    emit(words?: unknown): void;
  }

  /** The named modes of the game. */
  export interface Phases<P extends string> {
    readonly [kind]: "Phases";
    /** The present one. */
    readonly now: P;
    /** All of them. */
    readonly names: readonly P[];
    /** Whether it is this one. */
    is(phase: P): boolean;
    /** Asks for this one, at the end of the tick's handlers; the last request wins. */
    go(phase: P): void;
  }

  /** Random numbers that a save and a replay draw again. */
  export interface Stream {
    readonly [kind]: "Stream";
    /** A whole number in [least, most]. */
    between(least: number, most: number): number;
    /** A whole number in [0, bound). */
    below(bound: number): number;
    /** A number in [0, 1), in steps of 2^-53. */
    real(): number;
    /** True so many times in so many. */
    chance(numerator: number, denominator: number): boolean;
    /** One of the list. */
    pick<T>(list: readonly T[]): T;
    /** Puts the list into another order, and returns it. */
    shuffle<T>(list: T[]): T[];
    /** How many draws were made. */
    readonly at: number;
  }

  /** Many of a kind, in rows; the lowest free slot is taken first. A for-of loop walks the rows that lived when it began. */
  export interface Table<C extends Columns> {
    readonly [kind]: "Table";
    [Symbol.iterator](): Iterator<Row<C>>;
    /** How many rows live. */
    readonly count: number;
    /** Makes a row, with these fields in place of its columns' first values. */
    spawn(fields?: Fields<C>): Row<C>;
    /** The row of a ref, or null once it is gone. */
    find(ref: number): Row<C> | null;
    /** The row of a ref; refused once it is gone. */
    at(ref: number): Row<C>;
    /** The row with the least value there, the lowest slot of several, or null without rows. */
    least(column: Ordered<C>): Row<C> | null;
    /** The row with the greatest value there. */
    most(column: Ordered<C>): Row<C> | null;
    /** All values of a column together. */
    sum(column: Ordered<C>): number;
    /** Despawns all rows. */
    clear(): void;
  }

  /** One entity, good inside its loop or handler; ref outlives it. */
  export interface RowMembers {
    readonly [kind]: "Row";
    /** Ends it; its column values are gone and its ref leads nowhere. */
    despawn(): void;
    /** What to remember it by. */
    readonly ref: number;
    /** Where it is in its table. */
    readonly slot: number;
    /** How many rows lived in that slot before it. */
    readonly gen: number;
  }

  /** The timer of one row. */
  export interface RowTimer {
    readonly [kind]: "RowTimer";
    /** Starts it anew, for this long or its usual duration. */
    arm(span?: Span): void;
    /** Turns it off. */
    cancel(): void;
    /** Whether it is going to fire. */
    readonly running: boolean;
    /** The seconds left. */
    readonly left: number;
    /** The seconds spent. */
    readonly spent: number;
    /** The seconds it was armed for. */
    readonly total: number;
    /** The same in base units. */
    readonly units: { readonly left: bigint; readonly spent: bigint; readonly total: bigint };
  }

  /** The bank of one row. */
  export interface RowBank {
    readonly [kind]: "RowBank";
    /** Units per second. */
    get rate(): number; set rate(value: PerS);
    /** The fraction of the next unit, in [0, 1). */
    readonly banked: number;
    /** How many units it gained in this tick, in a handler of gained. */
    readonly gained: number;
    /** That fraction as two whole numbers. */
    readonly units: { readonly progress: bigint; readonly whole: bigint };
  }

  /** The metronome of one row. */
  export interface RowMetronome {
    readonly [kind]: "RowMetronome";
    /** How often it beat in this tick, in a handler of beat. */
    readonly beats: number;
  }

  /** The random stream of one row. */
  export interface RowStream {
    readonly [kind]: "RowStream";
    /** A whole number in [least, most]. */
    between(least: number, most: number): number;
    /** How many draws were made. */
    readonly at: number;
  }

  /** An angle drawn easing. Only its target can be said. */
  export interface EasedAngle {
    readonly [kind]: "EasedAngle";
    /** Where it should go. */
    to(target: Degrees): void;
  }

  /** A number drawn easing. Only its target can be said. */
  export interface EasedValue {
    readonly [kind]: "EasedValue";
    /** Where it should go. */
    to(target: number): void;
  }

  /** What an older version of the game saved, by paths as in a diff: "reload.spent", "enemies[3].hp", "enemies[].hp" for every row. */
  export interface OldState {
    readonly [kind]: "OldState";
    /** Whether there is something. */
    has(path: string): boolean;
    /** The names inside a part, or of the whole. */
    names(path?: string): string[];
    /** How many rows or entries there are. */
    count(path: string): number;
    /** The whole number there: a number, or a BigInt beyond 2^53. */
    integer(path: string): any;
    /** The text there, or the name of a choice. */
    text(path: string): string;
    /** The yes or no there. */
    flag(path: string): boolean;
    /** Stores a value; with [] in every row. */
    put(path: string, value: number | bigint | string | boolean): void;
    /** Gives it another name, in its place. */
    rename(from: string, to: string): void;
    /** Throws it away. */
    remove(path: string): void;
  }

  /** Declares what is saved, in this order and under these names; nothing outside it may be remembered. */
  export function state<M extends Members>(members: M): State<M>;

  /** Says what happens on each event. Works only while the script loads. */
  export function on<M extends Members>(state: State<M>, handlers: Handlers<M>): void;

  /** Adds what runs at the end of every tick, after the handlers, in the order added; every n ticks, under a condition or on a layer if it says so. */
  export function system(name: string, body: (() => void) | (() => void)[], options?: { every?: number; phase?: number; when?: () => boolean; layer?: Layer }): void;

  /** Declares what is drawn easing toward a target: never saved, and read by the host alone. */
  export function view<V extends Record<string, EasedAngle | EasedValue>>(members: V): Readonly<V>;

  /** Makes a clock within the simulation's time; what lives on it slows, pauses and goes on with it. */
  export function clock(): Clock;

  /** Makes what the game tells its host. */
  export function signal(): Signal;

  /** Makes a set of named modes of the game; the first is where it begins. */
  export function phases<P extends string>(...names: P[]): Phases<P>;

  /** Makes a stream of random numbers; in a table, each row's own child of the named stream. */
  export function stream(parent?: string): Stream;

  /** Makes a value that is one of these names; the first is where it begins. */
  export function oneOf<N extends string>(...names: N[]): Choice<N>;

  /** Makes an angle that goes round exactly. */
  export function angle(initial?: Degrees): AngleValue;

  /** Makes a length of time as a value. */
  export function duration(initial: Span): DurationValue;

  /** Makes a number with a fraction, in steps of 1/65536, the same on every machine. */
  export function fixed(initial: number): FixedValue;

  /** Makes a timer for each row of a table; one of the game itself is clock.timer. */
  export function timer(usual: Span): TimerColumn;

  /** Makes a bank for each row of a table; one of the game itself is clock.bank. */
  export function bank(rate?: PerS, options?: { into?: string; most?: number; when?: string }): BankColumn;

  /** Makes a metronome for each row of a table; one of the game itself is clock.metronome. */
  export function metronome(every: Span): MetronomeColumn;

  /** Makes a reference to a row of that table, null once the row is gone. */
  export function ref(table: string): RefColumn;

  /** A step that lets time pass. */
  export function delay(span: Span): Step;

  /** A step that calls a function, under whose name a save finds it again. */
  export function run(body: () => void): Step;

  /** A step that waits for an action or a flag, at most so long. */
  export function until(name: string, options?: { max?: Span }): Step;

  /** A step that does these steps so many times. */
  export function repeat(times: number, ...steps: Step[]): Step;

  /** Makes an angle that is drawn easing, the short way round; at "6/s" it covers 63 % of the way in a sixth of a second. */
  export function easeAngle(rate: PerS): EasedAngle;

  /** Makes a number that is drawn easing. */
  export function easeValue(rate: PerS): EasedValue;

  /** Says which version of the game this is; saves are marked with it. */
  export function version(version: number): void;

  /** Says which names older saves may hold that the game has no more. */
  export function retired(...names: string[]): void;

  /** Says how to make the state of an older version into one of this. */
  export function migrate(body: (from: number, old: OldState) => void): void;

  /** A computed duration. */
  export function seconds(count: number): Amount<"duration">;

  /** A computed rate. */
  export function perSecond(count: number): Amount<"rate">;

  /** A computed angle. */
  export function degrees(count: number): Amount<"angle">;

  /** A computed speed: ratio(1, 3). */
  export function ratio(numerator: number, denominator: number): Amount<"ratio">;

  /** Says something to whoever develops the game; it changes nothing. */
  export function log(...values: unknown[]): void;
}
