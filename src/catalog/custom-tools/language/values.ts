import type { Quantity } from './math.ts';

const msOfDay = 86_400_000;

/** A day of the calendar. */
export class Day {
  /** Since the first of January 1970. */
  readonly number: number;

  constructor(number: number) {
    this.number = number;
  }

  static of(text: string): Day {
    return new Day(Math.round(Date.parse(`${text}T00:00:00Z`) / msOfDay));
  }

  date(): Date {
    return new Date(this.number * msOfDay);
  }

  toString(): string {
    return this.date().toISOString().slice(0, 10);
  }
}

/** A field that was left empty. */
export class Empty {
  readonly label: string;

  constructor(label: string) {
    this.label = label;
  }
}

/** A cell that could not be worked out. It matters only when it is used. */
export class Broken {
  readonly message: string;

  constructor(message: string) {
    this.message = message;
  }
}

export type Plain = number | string | boolean | Day | Quantity | Empty | Broken;

/** One value for each row of a table. */
export class Column {
  readonly values: readonly Plain[];

  constructor(values: readonly Plain[]) {
    this.values = values;
  }
}

/** A whole table: its columns are reached by a dot. */
export class Rows {
  readonly count: number;
  readonly columns: ReadonlyMap<string, Column>;

  constructor(count: number, columns: ReadonlyMap<string, Column>) {
    this.count = count;
    this.columns = columns;
  }
}

export type Value = Plain | Column | Rows;
