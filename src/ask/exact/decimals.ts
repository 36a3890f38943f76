import { Decimal } from 'decimal.js';

/** Wide enough that whole numbers up to 100 factorial keep every digit. */
export const WideDecimal = Decimal.clone({ precision: 180, rounding: Decimal.ROUND_HALF_UP });

/** For roots and powers that never end: they would take long with all the digits of the wide ones. */
export const NarrowDecimal = Decimal.clone({ precision: 40, rounding: Decimal.ROUND_HALF_UP });

export type DecimalNumber = Decimal;

export function decimalOf(value: Decimal.Value): DecimalNumber {
  return new WideDecimal(value);
}

export interface WrittenFigure {
  readonly text: string;
  /** Digits were left out. */
  readonly isRounded: boolean;
}

const mostWholeDigits = 160;
const mostPlaces = 10;
const usualDigits = 10;
const smallestPlain = 1e-7;
const largestPlain = 1e21;

/** A figure for reading: thousands parted by commas, and rounded only where it does not end soon. */
export function writeFigure(value: DecimalNumber, digits = usualDigits): WrittenFigure {
  const size = value.abs();
  if (value.isInteger() && size.e < mostWholeDigits)
    return { text: parted(value.toFixed(0)), isRounded: false };
  if (size.gte(largestPlain) || (size.lt(smallestPlain) && !size.isZero()))
    return inPowersOfTen(value, digits);
  if (value.decimalPlaces() <= mostPlaces && value.precision() <= Math.max(digits + 6, 16))
    return { text: parted(value.toFixed()), isRounded: false };
  const rounded = value.toSignificantDigits(Math.max(digits, Math.max(0, size.e) + 5));
  return { text: parted(rounded.toFixed()), isRounded: true };
}

function inPowersOfTen(value: DecimalNumber, digits: number): WrittenFigure {
  const rounded = value.toSignificantDigits(digits);
  const [front = '', power = '0'] = rounded.toExponential().split('e');
  return { text: `${front} × 10^${power.replace('+', '')}`, isRounded: !rounded.eq(value) };
}

/** The figure, with “about” before it where digits were left out. */
export function sayFigure(value: DecimalNumber, digits = usualDigits): string {
  const { text, isRounded } = writeFigure(value, digits);
  return isRounded ? `about ${text}` : text;
}

/** The figure alone, for formulas. */
export function figure(value: DecimalNumber | number, digits = usualDigits): string {
  return writeFigure(typeof value === 'number' ? decimalOf(value) : value, digits).text;
}

/** Money: two places, none where the sum is whole. */
export function writeMoney(value: DecimalNumber): string {
  const rounded = value.toDecimalPlaces(2);
  return parted(rounded.isInteger() ? rounded.toFixed(0) : rounded.toFixed(2));
}

function parted(text: string): string {
  const [whole = '', places] = text.split('.');
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, ',');
  return places === undefined ? grouped : `${grouped}.${places}`;
}

/** One thing, or several of it. */
export function counted(count: number | DecimalNumber, thing: string, several = `${thing}s`): string {
  const isOne = typeof count === 'number' ? count === 1 : count.eq(1);
  return `${figure(count)} ${isOne ? thing : several}`;
}
