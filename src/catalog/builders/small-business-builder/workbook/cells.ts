import type { WrittenAs } from '../../../agent-desk/parts.ts';
import type { SheetCell, WorkbookSheet } from '../../../agent-desk/result.ts';
import { monthsAhead } from '../table-fields.ts';

const lettersOfAlphabet = 26;
const firstLetter = 'A'.charCodeAt(0);

export const bold = (value: string): SheetCell => ({ value, bold: true });
export const money = (value: number): SheetCell => ({ value, as: 'money' });
export const percent = (share: number): SheetCell => ({ value: share, as: 'percent' });

/** The letters of a column, counted from zero: A, B … Z, AA. */
export function columnLetters(index: number): string {
  const last = String.fromCharCode(firstLetter + (index % lettersOfAlphabet));
  return index < lettersOfAlphabet ? last : columnLetters(Math.floor(index / lettersOfAlphabet) - 1) + last;
}

/** The column of a month, counted from zero: the first stands in B. */
export function monthColumn(month: number): string {
  return columnLetters(month + 1);
}

/** Where a month stands, for those who write its formula. */
export interface MonthPlace {
  readonly month: number;
  /** Its column, and those of the months before it; undefined before the first. */
  readonly column: string;
  readonly before: string | undefined;
  readonly back: (months: number) => string | undefined;
}

export function placeOf(month: number): MonthPlace {
  const back = (months: number) => (month - months < 0 ? undefined : monthColumn(month - months));
  return { month, column: monthColumn(month), before: back(1), back };
}

interface Line {
  readonly name: string;
  readonly label: string;
  readonly formula: (place: MonthPlace) => string;
  readonly as: WrittenAs;
  readonly bold: boolean;
}

/** A sheet with months across and lines down. Lines are called by names, so that formulas never count rows. */
export class MonthSheet {
  readonly name: string;
  readonly #title: string;
  readonly #lines: (Line | undefined)[] = [];
  readonly #rows = new Map<string, number>();

  constructor(name: string, title: string) {
    this.name = name;
    this.#title = title;
  }

  /** Months are numbered in row 2; lines follow. */
  add(
    name: string,
    label: string,
    formula: Line['formula'],
    { as = 'money', bold: isBold = false }: { as?: WrittenAs; bold?: boolean } = {},
  ): this {
    this.#rows.set(name, firstLine + this.#lines.length);
    this.#lines.push({ name, label, formula, as, bold: isBold });
    return this;
  }

  gap(): this {
    this.#lines.push(undefined);
    return this;
  }

  /** The cell of a line in a column of this very sheet. */
  own(name: string, column: string): string {
    const row = this.#rows.get(name);
    if (row === undefined) throw new Error(`${this.name} has no line ${name}.`);
    return `${column}${row}`;
  }

  /** The cell of a line as other sheets call it. */
  at(name: string, column: string): string {
    return `'${this.name}'!${this.own(name, column)}`;
  }

  sheet(): WorkbookSheet {
    const months = Array.from({ length: monthsAhead }, (_, month) => month);
    return {
      name: this.name,
      widths: [30, ...months.map(() => 13)],
      rows: [
        [bold(this.#title)],
        [bold('Month'), ...months.map((month): SheetCell => ({ value: month + 1, bold: true }))],
        ...this.#lines.map((line): SheetCell[] =>
          line === undefined
            ? []
            : [
                line.bold ? bold(line.label) : line.label,
                ...months.map(
                  (month): SheetCell => ({
                    formula: `=${line.formula(placeOf(month))}`,
                    as: line.as,
                    ...(line.bold ? { bold: true as const } : {}),
                  }),
                ),
              ],
        ),
      ],
    };
  }
}

const firstLine = 3;
