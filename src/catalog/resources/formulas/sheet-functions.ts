import { FormulaFault } from './parse-formula.ts';

export type SheetValue = number | string | boolean | null;
/** One value, or those of a range. */
export type Given = SheetValue | readonly SheetValue[];

/** A cell that is empty counts as nothing, and a condition as one or nothing, as in every spreadsheet. */
export function numberOf(value: Given): number {
  if (isList(value)) throw new FormulaFault('A range stands where one value is expected (#VALUE!).');
  if (value === null) return 0;
  if (typeof value === 'boolean') return value ? 1 : 0;
  if (typeof value === 'number') return value;
  throw new FormulaFault(`It reckons with the text “${value}” (#VALUE!).`);
}

export function isList(value: Given): value is readonly SheetValue[] {
  return Array.isArray(value);
}

/** Whether two values are the same or which is less; texts are compared without regard to capitals. */
export function compared(left: SheetValue, right: SheetValue): number {
  const one = left ?? (typeof right === 'string' ? '' : 0);
  const other = right ?? (typeof left === 'string' ? '' : 0);
  if (typeof one === 'string' && typeof other === 'string')
    return one.toLowerCase().localeCompare(other.toLowerCase(), 'en');
  // A text comes after every number.
  if (typeof one === 'string') return 1;
  if (typeof other === 'string') return -1;
  return Number(one) - Number(other);
}

type Work = (given: readonly Given[]) => SheetValue;

interface SheetFunction {
  readonly least: number;
  readonly most: number;
  readonly work: Work;
}

const many = Number.POSITIVE_INFINITY;

/** All but IF, which works out only the side that is wanted. */
export const sheetFunctions: Readonly<Record<string, SheetFunction>> = {
  SUM: { least: 1, most: many, work: (given) => sum(numbersIn(given)) },
  AVERAGE: {
    least: 1,
    most: many,
    work(given) {
      const numbers = numbersIn(given);
      if (numbers.length === 0) throw new FormulaFault('It takes the average of no number (#DIV/0!).');
      return sum(numbers) / numbers.length;
    },
  },
  MIN: { least: 1, most: many, work: (given) => extreme(numbersIn(given), Math.min) },
  MAX: { least: 1, most: many, work: (given) => extreme(numbersIn(given), Math.max) },
  COUNT: { least: 1, most: many, work: (given) => numbersIn(given).length },
  ROUND: {
    least: 2,
    most: 2,
    work: ([value = null, digits = null]) => round(numberOf(value), numberOf(digits)),
  },
  COUNTIF: {
    least: 2,
    most: 2,
    work: ([range = null, wanted = null]) => listOf(range).filter(fits(wanted)).length,
  },
  SUMIF: {
    least: 2,
    most: 3,
    work([range = null, wanted = null, summed = range]) {
      const values = listOf(summed);
      const isWanted = fits(wanted);
      const kept = listOf(range).flatMap((value, at) => (isWanted(value) ? [values[at] ?? null] : []));
      return sum(numbersIn([kept]));
    },
  },
};

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, value) => total + value, 0);
}

function extreme(numbers: readonly number[], of: (...values: number[]) => number): number {
  return numbers.length === 0 ? 0 : of(...numbers);
}

/** Halves go away from nothing; what binary fractions add or lose is not meant. */
function round(value: number, digits: number): number {
  const factor = 10 ** Math.trunc(digits);
  const scaled = Number((Math.abs(value) * factor).toPrecision(15));
  return (Math.sign(value) * Math.round(scaled)) / factor;
}

/** Texts and empty cells of a range are passed over; a text that stands there by itself is a fault. */
function numbersIn(given: readonly Given[]): number[] {
  return given.flatMap((one) =>
    isList(one) ? one.filter((value): value is number => typeof value === 'number') : [numberOf(one)],
  );
}

function listOf(given: Given): readonly SheetValue[] {
  return isList(given) ? given : [given];
}

/** What COUNTIF and SUMIF take: a value, or a text such as “>=10”. */
function fits(wanted: Given): (value: SheetValue) => boolean {
  if (isList(wanted)) throw new FormulaFault('A range stands where one value is expected (#VALUE!).');
  const [, sign = '=', rest = ''] = /^(<>|<=|>=|=|<|>)?(.*)$/s.exec(String(wanted ?? '')) ?? [];
  const number = rest.trim() === '' ? Number.NaN : Number(rest);
  const against: SheetValue = Number.isNaN(number) ? rest : number;
  return (value) => {
    const isAlike = typeof value === typeof against;
    if (sign === '<>') return !isAlike || compared(value, against) !== 0;
    if (!isAlike) return sign === '=' && rest === '' && value === null;
    const order = compared(value, against);
    if (sign === '=') return order === 0;
    if (sign === '<') return order < 0;
    if (sign === '>') return order > 0;
    return sign === '<=' ? order <= 0 : order >= 0;
  };
}
