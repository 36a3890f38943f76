import type { Cell, WrittenAs } from '../agent-desk/parts.ts';
import { writeAmount } from '../agent-desk/write-amount.ts';
import { FormulaFault } from './language/formula-fault.ts';
import { isQuantity, type Quantity, quantityOf } from './language/math.ts';
import { usable } from './language/plain-operators.ts';
import { Column, Day, type Plain, Rows, type Value } from './language/values.ts';

/** How a value is to be written. */
export interface Writing {
  readonly as: WrittenAs;
  readonly unit?: string | undefined;
}

/** A value as results hold it: a number, a text or a day, with the unit that belongs to the number. */
export interface WrittenValue {
  readonly value: Cell;
  readonly as: WrittenAs;
  readonly unit?: string;
}

const pointsOfWhole = 100;

/** One value, not a column. */
export function plainOf(value: Value): Plain {
  if (value instanceof Column || value instanceof Rows)
    throw new FormulaFault(
      'This is a whole column. Add it up, such as sum(items.price), or show it in a table.',
    );
  return value;
}

/** Percentages become points here, because results have them so: 0.08 is 8. */
export function written(given: Plain, { as, unit = '' }: Writing): WrittenValue {
  const value = usable(given);
  if (value instanceof Day) return { value: value.toString(), as: 'date' };
  if (typeof value === 'boolean') return { value: value ? 'Yes' : 'No', as: 'text' };
  if (typeof value === 'string') return { value, as: 'text' };
  const numeric = as === 'text' || as === 'date' ? 'number' : as;
  if (isQuantity(value)) return { ...inUnit(value, unit), as: numeric };
  const amount = as === 'percent' ? value * pointsOfWhole : value;
  return { value: amount, as: numeric, ...(unit === '' ? {} : { unit }) };
}

function inUnit(quantity: Quantity, unit: string): { value: number; unit: string } {
  if (unit === '') return naturally(quantity);
  const bare = unit.replaceAll(' ', '');
  if (quantityOf(1, bare) === undefined)
    throw new FormulaFault(
      `“${unit}” is no unit that is known, and this is an amount in ${quantity.formatUnits()}.`,
    );
  try {
    return { value: quantity.toNumber(bare), unit };
  } catch {
    throw new FormulaFault(
      `${quantity.formatUnits()} cannot be shown in ${unit}: they measure different things.`,
    );
  }
}

/** In the unit that the formula ends in. */
function naturally(quantity: Quantity): { value: number; unit: string } {
  const simple = quantity.skipAutomaticSimplification ? quantity : quantity.simplify();
  const unit = simple.formatUnits();
  return { value: simple.toNumber(unit.replaceAll(' ', '')), unit: unit.replaceAll(' ', '') };
}

/** `m^2` as people write it. */
export function unitInWords(unit: string): string {
  return unit.replace(/\^2(?!\d)/g, '²').replace(/\^3(?!\d)/g, '³');
}

/** As it stands in a sentence. */
export function wordsOf(value: Plain, writing: Writing, currency: string): string {
  const { value: cell, as, unit } = written(value, writing);
  const text = writeAmount(cell, as, currency);
  return unit === undefined || unit === '' ? text : `${text} ${unitInWords(unit)}`;
}
