import { readNumber } from '../parts/number-text.ts';
import type { RowColumn } from '../parts/rows-field.tsx';

interface NamedInput {
  readonly name: string;
  readonly label: string;
}

export interface NumberInput extends NamedInput {
  readonly kind: 'number';
  readonly start: string;
  /** The smallest and largest value that makes sense. */
  readonly min?: number;
  readonly max?: number;
}

export interface ChoiceInput extends NamedInput {
  readonly kind: 'choice';
  readonly options: readonly string[];
}

export interface DateInput extends NamedInput {
  readonly kind: 'date';
  /** Days from today. */
  readonly start: number;
}

export interface TextInput extends NamedInput {
  readonly kind: 'text';
  readonly start: string;
}

/** A table whose rows people add, change and remove. */
export interface RowsInput extends NamedInput {
  readonly kind: 'rows';
  readonly columns: readonly RowColumn[];
  readonly start: readonly (readonly string[])[];
}

export type CalculationInput = NumberInput | ChoiceInput | DateInput | TextInput | RowsInput;
export type Rows = readonly (readonly string[])[];

export interface Outcome {
  /** The answer first, then what else follows. */
  readonly results: readonly { readonly label: string; readonly value: string }[];
  /** How it was worked out, line by line. */
  readonly working: readonly string[];
  readonly table?: { readonly title: string; readonly columns: readonly string[]; readonly rows: Rows };
}

export interface Calculation {
  readonly id: string;
  readonly title: string;
  /** The rule in words or symbols. */
  readonly formula: string;
  readonly inputs: readonly CalculationInput[];
  calculate(given: Given): Outcome;
}

/** Something entered that cannot be calculated with; `input` is the name of the field. */
export class InputFault extends Error {
  readonly input: string;
  constructor(input: string, message: string) {
    super(message);
    this.input = input;
  }
}

/** What was entered, read and checked. */
export class Given {
  readonly #inputs: readonly CalculationInput[];
  readonly #texts: Readonly<Record<string, string>>;
  readonly #rows: Readonly<Record<string, Rows>>;

  constructor(
    inputs: readonly CalculationInput[],
    texts: Readonly<Record<string, string>>,
    rows: Readonly<Record<string, Rows>> = {},
  ) {
    this.#inputs = inputs;
    this.#texts = texts;
    this.#rows = rows;
  }

  text(name: string): string {
    return (this.#texts[name] ?? '').trim();
  }

  number(name: string): number {
    const input = this.#inputs.find((one) => one.name === name);
    const label = input?.label ?? name;
    const value = readNumber(this.text(name));
    if (value === undefined) throw new InputFault(name, `${label}: enter a number.`);
    if (input?.kind === 'number') {
      if (input.min !== undefined && value < input.min)
        throw new InputFault(name, `${label}: enter at least ${input.min}.`);
      if (input.max !== undefined && value > input.max)
        throw new InputFault(name, `${label}: enter at most ${input.max}.`);
    }
    return value;
  }

  /** A day at noon of universal time, so that summer time never makes a day of 23 hours. */
  day(name: string): Date {
    const date = new Date(`${this.text(name)}T12:00:00Z`);
    const label = this.#inputs.find((one) => one.name === name)?.label ?? name;
    if (Number.isNaN(date.getTime())) throw new InputFault(name, `${label}: choose a day.`);
    return date;
  }

  rows(name: string): Rows {
    return (this.#rows[name] ?? []).filter((row) => row.some((cell) => cell.trim() !== ''));
  }

  /** The number in a cell of a table. */
  cell(name: string, row: number, column: number): number {
    const value = readNumber(this.rows(name)[row]?.[column] ?? '');
    const input = this.#inputs.find((one) => one.name === name);
    const label = input?.kind === 'rows' ? input.columns[column]?.label : undefined;
    if (value === undefined || value < 0)
      throw new InputFault(
        name,
        `Row ${row + 1}: enter a number of at least 0 for “${label ?? column + 1}”.`,
      );
    return value;
  }
}
