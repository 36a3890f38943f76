/** Where and when a question is asked: days and clock times depend on it. */
export interface Setting {
  readonly now: Date;
  /** A name of the time zone database, such as `Europe/Berlin`. */
  readonly zone: string;
}

/** What kinds of questions have an exact answer. */
export type ExactKind =
  | 'arithmetic'
  | 'percentage'
  | 'unit'
  | 'currency'
  | 'date'
  | 'duration'
  | 'time zone'
  | 'statistics'
  | 'finance'
  | 'number'
  | 'health'
  | 'shape'
  | 'grade';

export interface ExactTable {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

export interface ExactResult {
  readonly kind: ExactKind;
  /** The question as it was taken, so that a person sees a misreading. */
  readonly understood: string;
  /** One sentence or figure. */
  readonly answer: string;
  readonly value?: number;
  /** How it was computed. */
  readonly steps: readonly string[];
  readonly table?: ExactTable;
}

/** The question was understood and has no answer; the reason says what is missing or wrong. */
export interface ExactRefusal {
  readonly kind: 'cannot';
  readonly reason: string;
}

export type ExactAnswer = ExactResult | ExactRefusal;

/** A question after what is only politeness was taken off. */
export interface AskedQuestion {
  /** Lower case, signs and number words unified. */
  readonly text: string;
  /** The same without “what is”, “how much is” and the like at its beginning. */
  readonly core: string;
  readonly setting: Setting;
}

/** Answers questions of one kind and leaves every other one alone. */
export type ExactAnswerer = (asked: AskedQuestion) => ExactAnswer | undefined;

export function cannot(reason: string): ExactRefusal {
  return { kind: 'cannot', reason };
}
