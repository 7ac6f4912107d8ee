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
