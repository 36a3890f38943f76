import { type CellPlace, cellName, type Expression, FormulaFault, parseFormula } from './parse-formula.ts';
import {
  compared,
  type Given,
  isList,
  numberOf,
  type SheetValue,
  sheetFunctions,
} from './sheet-functions.ts';

export interface EvaluatedSheet {
  /** What every cell comes to; the head of the table is row 0. A faulty formula comes to nothing. */
  readonly values: readonly (readonly SheetValue[])[];
  /** Sentences that name their cell. */
  readonly faults: readonly string[];
}

export function isFormula(cell: string): boolean {
  return cell.startsWith('=');
}

/** A number as cells have it: without signs of currency and of thousands. */
export function typedNumber(cell: string): number | undefined {
  return /^-?\d+(?:\.\d+)?$/.test(cell) ? Number(cell) : undefined;
}

/** What people type is worked out too, and must not exhaust the stack. */
const mostOpen = 400;
const longestFormula = 1_000;

/** Works out a table as a spreadsheet would, whatever the order of its formulas. */
export function evaluateSheet(rows: readonly (readonly string[])[]): EvaluatedSheet {
  const faults: string[] = [];
  const known = new Map<string, SheetValue>();
  const broken = new Set<string>();
  const open = new Set<string>();
  const width = Math.max(0, ...rows.map((row) => row.length));

  function valueAt(place: CellPlace): SheetValue {
    const name = cellName(place);
    const cell = rows[place.row]?.[place.column];
    if (cell === undefined || place.column >= width || place.row < 0)
      throw new FormulaFault(`${name} is outside of the table (#REF!).`);
    if (!isFormula(cell)) return cell === '' ? null : (typedNumber(cell) ?? cell);
    const before = known.get(name);
    if (before !== undefined) return before;
    if (broken.has(name)) throw new FormulaFault(`It needs ${name}, which has a fault.`);
    if (open.has(name)) throw new FormulaFault(`${name} needs itself.`);
    if (open.size > mostOpen) throw new FormulaFault('It needs too many others in a row.');
    if (cell.length > longestFormula) throw new FormulaFault('It is too long.');
    open.add(name);
    try {
      const value = only(evaluate(parseFormula(cell))) ?? 0;
      known.set(name, value);
      return value;
    } catch (error) {
      broken.add(name);
      throw error;
    } finally {
      open.delete(name);
    }
  }

  function evaluate(expression: Expression): Given {
    switch (expression.kind) {
      case 'value':
        return expression.value;
      case 'cell':
        return valueAt(expression.place);
      case 'range':
        return placesIn(expression.from, expression.to).map(valueAt);
      case 'minus':
        return -numberOf(evaluate(expression.of));
      case 'percent':
        return numberOf(evaluate(expression.of)) / 100;
      case 'operation':
        return operated(expression.sign, evaluate(expression.left), evaluate(expression.right));
      case 'call':
        return called(expression.name, expression.given);
    }
  }

  function called(name: string, given: readonly Expression[]): SheetValue {
    if (name === 'IF') {
      const [condition, then, otherwise] = given;
      if (condition === undefined || then === undefined || given.length > 3)
        throw new FormulaFault('IF takes a condition and one or two values.');
      const wanted = numberOf(evaluate(condition)) === 0 ? otherwise : then;
      return wanted === undefined ? false : only(evaluate(wanted));
    }
    const found = Object.hasOwn(sheetFunctions, name) ? sheetFunctions[name] : undefined;
    if (found === undefined) throw new FormulaFault(`${name} is not one of the functions (#NAME?).`);
    if (given.length < found.least || given.length > found.most)
      throw new FormulaFault(`${name} has ${given.length} values, which is not how it is written.`);
    return found.work(given.map(evaluate));
  }

  const values = rows.map((row, at) =>
    row.map((_, column) => {
      try {
        return valueAt({ column, row: at });
      } catch (error) {
        if (!(error instanceof FormulaFault)) throw error;
        faults.push(`${cellName({ column, row: at })}: ${error.message}`);
        return null;
      }
    }),
  );
  return { values, faults };
}

function only(value: Given): SheetValue {
  if (isList(value)) throw new FormulaFault('A range stands where one value is expected (#VALUE!).');
  return value;
}

function operated(sign: string, left: Given, right: Given): SheetValue {
  if (sign === '&') return `${only(left) ?? ''}${only(right) ?? ''}`;
  if (['=', '<>', '<', '>', '<=', '>='].includes(sign)) {
    const order = compared(only(left), only(right));
    if (sign === '=') return order === 0;
    if (sign === '<>') return order !== 0;
    if (sign.startsWith('<')) return sign === '<' ? order < 0 : order <= 0;
    return sign === '>' ? order > 0 : order >= 0;
  }
  const [one, other] = [numberOf(left), numberOf(right)];
  if (sign === '+') return one + other;
  if (sign === '-') return one - other;
  if (sign === '*') return one * other;
  if (sign === '^') return one ** other;
  if (other === 0) throw new FormulaFault('It divides by zero (#DIV/0!).');
  return one / other;
}

/** A formula that names half the world is a slip; spreadsheets of texts have some hundred cells. */
const mostPlaces = 20_000;

function placesIn(from: CellPlace, to: CellPlace): CellPlace[] {
  const [left, right] = [Math.min(from.column, to.column), Math.max(from.column, to.column)];
  const [top, bottom] = [Math.min(from.row, to.row), Math.max(from.row, to.row)];
  if ((right - left + 1) * (bottom - top + 1) > mostPlaces)
    throw new FormulaFault(`${cellName(from)}:${cellName(to)} is outside of the table (#REF!).`);
  return Array.from({ length: bottom - top + 1 }, (_, row) =>
    Array.from({ length: right - left + 1 }, (__, column) => ({ column: left + column, row: top + row })),
  ).flat();
}
