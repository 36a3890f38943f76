import { evaluate } from '../calculator/evaluate.ts';
import { readNumber, showNumber } from '../parts/number-text.ts';

export type Cells = Readonly<Record<string, string>>;

export type CellValue =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'fault'; readonly text: string };

/** The letters of a column: 0 is A, 26 is AA. */
export function columnName(index: number): string {
  return index < 26
    ? String.fromCodePoint(65 + index)
    : columnName(Math.floor(index / 26) - 1) + columnName(index % 26);
}

function columnIndex(name: string): number {
  return [...name].reduce((sum, letter) => sum * 26 + (letter.codePointAt(0) ?? 65) - 64, 0) - 1;
}

/** All cells between two corners. */
export function cellsIn(range: string): readonly string[] {
  const found = /^([A-Z]+)(\d+):([A-Z]+)(\d+)$/.exec(range.toUpperCase().replaceAll(/\s|\$/g, ''));
  if (found === null) return [];
  const [, fromColumn = '', fromRow = '', toColumn = '', toRow = ''] = found;
  const columns = [columnIndex(fromColumn), columnIndex(toColumn)].toSorted((a, b) => a - b);
  const rows = [Number(fromRow), Number(toRow)].toSorted((a, b) => a - b);
  const names: string[] = [];
  for (let row = rows[0] ?? 1; row <= (rows[1] ?? 0); row += 1)
    for (let column = columns[0] ?? 0; column <= (columns[1] ?? -1); column += 1)
      names.push(`${columnName(column)}${row}`);
  return names;
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

const functions: Readonly<Record<string, (values: readonly number[]) => number>> = {
  SUM: sum,
  AVERAGE: (values) => (values.length === 0 ? Number.NaN : sum(values) / values.length),
  MIN: (values) => (values.length === 0 ? 0 : Math.min(...values)),
  MAX: (values) => (values.length === 0 ? 0 : Math.max(...values)),
  COUNT: (values) => values.length,
};

class SheetFault extends Error {}

/** Works out cells on demand; a cell that needs itself is a fault instead of a hang. */
class Sheet {
  readonly #cells: Cells;
  readonly #known = new Map<string, CellValue>();
  readonly #open = new Set<string>();

  constructor(cells: Cells) {
    this.#cells = cells;
  }

  value(name: string): CellValue {
    const known = this.#known.get(name);
    if (known !== undefined) return known;
    if (this.#open.has(name)) return { kind: 'fault', text: 'Circle' };
    this.#open.add(name);
    const value = this.#work(this.#cells[name] ?? '');
    this.#open.delete(name);
    this.#known.set(name, value);
    return value;
  }

  #work(text: string): CellValue {
    if (!text.startsWith('=')) {
      const number = readNumber(text);
      return number === undefined ? { kind: 'text', text } : { kind: 'number', value: number };
    }
    try {
      return { kind: 'number', value: this.#expression(text.slice(1)) };
    } catch (caught) {
      if (caught instanceof SheetFault) return { kind: 'fault', text: caught.message };
      throw caught;
    }
  }

  #expression(text: string, worked: number[] = []): number {
    let plain = text.replaceAll('$', '');
    const call = /\b(SUM|AVERAGE|MIN|MAX|COUNT)\(([^()]*)\)/i;
    for (let found = call.exec(plain); found !== null; found = call.exec(plain)) {
      const [whole, name = '', inner = ''] = found;
      const values = inner.split(',').flatMap((part) => this.#numbers(part.trim(), worked));
      const result = functions[name.toUpperCase()]?.(values) ?? 0;
      if (Number.isNaN(result)) throw new SheetFault('No numbers');
      // A name instead of the digits: a negative result keeps its sign under a power.
      plain = plain.replace(whole, () => `_${worked.push(result) - 1}`);
    }
    const result = evaluate(plain, {
      names: (name) => (/^_\d+$/.test(name) ? worked[Number(name.slice(1))] : this.#named(name)),
    });
    if (!result.ok) throw new SheetFault(result.fault);
    return result.value;
  }

  #named(name: string): number | undefined {
    if (!/^[A-Z]{1,2}\d{1,3}$/i.test(name)) return undefined;
    const value = this.value(name.toUpperCase());
    if (value.kind === 'fault') throw new SheetFault(value.text);
    if (value.kind === 'number') return value.value;
    if (value.text.trim() === '') return 0;
    throw new SheetFault(`${name.toUpperCase()} is not a number`);
  }

  /** The numbers of a range; texts and empty cells in it do not count. */
  #numbers(part: string, worked: number[]): readonly number[] {
    if (part === '') return [];
    const names = cellsIn(part);
    if (names.length === 0) return [this.#expression(part, worked)];
    return names.flatMap((name) => {
      const value = this.value(name);
      if (value.kind === 'fault') throw new SheetFault(value.text);
      return value.kind === 'number' ? [value.value] : [];
    });
  }
}

export function sheetValues(cells: Cells, names: readonly string[]): ReadonlyMap<string, CellValue> {
  const sheet = new Sheet(cells);
  return new Map(names.map((name) => [name, sheet.value(name)]));
}

export function shownValue(value: CellValue | undefined): string {
  if (value === undefined) return '';
  return value.kind === 'number' ? showNumber(value.value) : value.text;
}
