import { type DecimalNumber, decimalOf, figure } from '../decimals.ts';
import { numberSource } from '../question-shape.ts';
import { readNumber } from '../read-number.ts';
import { findUnit, unitNamed } from './find-unit.ts';
import type { UnitOfMeasure } from './unit.ts';

/** One or several figures with units that are one measure together, such as 5 ft 11 in. */
export interface Quantity {
  readonly unit: UnitOfMeasure;
  /** In the unit above. */
  readonly amount: DecimalNumber;
  readonly written: string;
  readonly isGuessed: boolean;
}

const amountSource = String.raw`-?(?:\d{1,6} )?\d{1,6}\/\d{1,6}|${numberSource}`;
const single = new RegExp(`^(${amountSource}) ?(?:of )?(.+)$`);
const piece = new RegExp(String.raw`(?:^|[\s,]+|and )*(${amountSource})\s*([a-z°]+|'|")?\s*`, 'y');
const mostPieces = 4;

/** What is left out in “5 ft 11”, “1 h 45” and “1 m 80”. */
const nextSmaller: Readonly<Record<string, string>> = {
  ft: 'in',
  lb: 'oz',
  st: 'lb',
  h: 'min',
  min: 's',
  m: 'cm',
};

export function readQuantity(written: string): Quantity | undefined {
  const text = written.trim();
  const whole = single.exec(text);
  if (whole !== null) {
    const amount = readNumber(whole[1] ?? '');
    const found = findUnit(whole[2] ?? '');
    if (amount !== undefined && found !== undefined)
      return {
        unit: found.unit,
        amount,
        written: `${figure(amount)} ${found.unit.sign}`,
        isGuessed: found.isGuessed,
      };
  }
  return inPieces(text.replaceAll("''", '"'));
}

function inPieces(text: string): Quantity | undefined {
  const pieces: { readonly amount: DecimalNumber; readonly unit: UnitOfMeasure }[] = [];
  piece.lastIndex = 0;
  while (piece.lastIndex < text.length) {
    const found = piece.exec(text);
    const amount = found === null ? undefined : readNumber(found[1] ?? '');
    if (found === null || amount === undefined || pieces.length >= mostPieces) return undefined;
    const before = pieces.at(-1)?.unit;
    const left = before === undefined ? undefined : nextSmaller[before.sign];
    const unit = found[2] === undefined ? unitNamed(left ?? '') : unitOfPiece(found[2], before);
    if (unit === undefined || (before !== undefined && !isSmaller(unit, before))) return undefined;
    pieces.push({ amount, unit });
  }
  const first = pieces[0];
  if (first === undefined || pieces.length < 2 || first.unit.offset !== undefined) return undefined;
  const base = pieces.reduce((sum, { amount, unit }) => sum.plus(amount.times(unit.factor)), decimalOf(0));
  return {
    unit: first.unit,
    amount: base.div(first.unit.factor),
    written: pieces.map(({ amount, unit }) => `${figure(amount)} ${unit.sign}`).join(' '),
    isGuessed: false,
  };
}

/** In “1h 45m” the m means minutes. */
function unitOfPiece(name: string, before: UnitOfMeasure | undefined): UnitOfMeasure | undefined {
  if (name === 'm' && before?.dimension === 'time') return unitNamed('min');
  return findUnit(name)?.unit;
}

function isSmaller(unit: UnitOfMeasure, than: UnitOfMeasure): boolean {
  return unit.dimension === than.dimension && decimalOf(unit.factor).lt(than.factor);
}

/** The amount in another unit of the same dimension. */
export function converted(
  amount: DecimalNumber,
  from: UnitOfMeasure,
  to: UnitOfMeasure,
): DecimalNumber | undefined {
  const base =
    from.isInverse === true
      ? decimalOf(from.factor).div(amount)
      : amount.times(from.factor).plus(from.offset ?? 0);
  if (!base.isFinite()) return undefined;
  if (to.isInverse === true) return base.isZero() ? undefined : decimalOf(to.factor).div(base);
  return base.minus(to.offset ?? 0).div(to.factor);
}
