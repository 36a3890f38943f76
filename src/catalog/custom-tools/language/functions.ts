import { customToolLimits } from '../custom-tool-limits.ts';
import { FormulaFault } from './formula-fault.ts';
import type { FunctionName } from './function-rules.ts';
import { isQuantity, quantityOf } from './math.ts';
import { compare, finite, isTrue, kindOf, operate, usable } from './plain-operators.ts';
import { Broken, Column, Day, Empty, type Plain, Rows, type Value } from './values.ts';

/** Worked out for each row where a column is given. */
interface EachFunction {
  readonly each: (...given: Plain[]) => Plain;
}

/** Takes columns as a whole. */
interface WholeFunction {
  readonly whole: (...given: Value[]) => Value;
}

function each(work: (value: Plain) => Plain): EachFunction {
  return { each: (value = 0) => work(value) };
}

function number(value: Plain): number {
  const used = usable(value);
  if (typeof used !== 'number')
    throw new FormulaFault(`Here stands a plain number. This is ${kindOf(used)}.`);
  return used;
}

const mostDigits = 10;
const leftOver = 1e-9;

/** Rounds a number, or an amount in the unit that was said for it. */
function rounded(value: Plain, digits: Plain, how: (exact: number) => number): Plain {
  const places = Math.round(number(digits));
  if (Math.abs(places) > mostDigits) throw new FormulaFault('At most 10 digits can be rounded to.');
  const scale = 10 ** places;
  const round = (exact: number) => {
    // Twelve digits are right; what comes after them is left over from binary fractions.
    const exactly = Number((exact * scale).toPrecision(12));
    const whole = Math.round(exactly);
    const shown = Math.abs(exactly - whole) < leftOver ? whole : exactly;
    return finite(how(shown) / scale);
  };
  const used = usable(value);
  if (!isQuantity(used)) return round(number(used));
  if (!used.skipAutomaticSimplification)
    throw new FormulaFault('Say the unit that is rounded, such as round(speed to km/h).');
  const unit = used.formatUnits();
  return quantityOf(round(used.toNumber(unit)), unit.replaceAll(' ', '')) ?? used;
}

function rounding(how: (exact: number) => number): EachFunction {
  return { each: (value = 0, digits = 0) => rounded(value, digits, how) };
}

function calculus(how: (value: number) => number): EachFunction {
  return each((value) => finite(how(number(value))));
}

/** The values of a column in order; the first that is broken says in which row. */
function valuesOf(value: Value): readonly Plain[] {
  if (value instanceof Rows) throw new FormulaFault('Name a column of the table, such as items.price.');
  if (!(value instanceof Column)) return [usable(value)];
  return value.values.map((cell, index) => {
    if (cell instanceof Broken) throw new FormulaFault(`In row ${index + 1}: ${cell.message}`);
    if (cell instanceof Empty) throw new FormulaFault(`In row ${index + 1}: “${cell.label}” is empty.`);
    return cell;
  });
}

function all(given: readonly Value[]): readonly Plain[] {
  return given.flatMap(valuesOf);
}

function filled(given: readonly Value[], what: string): readonly [Plain, ...Plain[]] {
  const [first, ...rest] = all(given);
  if (first === undefined) throw new FormulaFault(`There are no rows, so there is no ${what}.`);
  return [first, ...rest];
}

function total(values: readonly Plain[]): Plain {
  return values.length === 0 ? 0 : values.reduce((sum, value) => operate('add', [sum, value]));
}

function middle(given: readonly Value[]): Plain {
  const sorted = filled(given, 'middle').toSorted(compare);
  const half = Math.floor(sorted.length / 2);
  const upper = sorted[half] ?? 0;
  if (sorted.length % 2 === 1) return upper;
  return operate('divide', [operate('add', [sorted[half - 1] ?? 0, upper]), 2]);
}

function running(given: Value): Column {
  let sum: Plain | undefined;
  return new Column(
    valuesOf(given).map((value) => {
      sum = sum === undefined ? value : operate('add', [sum, value]);
      return sum;
    }),
  );
}

function lookedUp(among: Value, wanted: Value, answers: Value): Plain {
  const keys = valuesOf(among);
  const target = valuesOf(wanted)[0] ?? '';
  const found = keys.findIndex((key) => operate('equal', [key, target]) === true);
  const answer = found === -1 ? undefined : valuesOf(answers)[found];
  if (answer === undefined) throw new FormulaFault(`No row has “${String(target)}”.`);
  return answer;
}

function joined(...given: Plain[]): string {
  const text = given.map((value) => String(usable(value))).join('');
  if (text.length > customToolLimits.textLength) throw new FormulaFault('This text gets too long.');
  return text;
}

function partOfDay(part: (date: Date) => number): EachFunction {
  return each((value) => {
    const used = usable(value);
    if (!(used instanceof Day)) throw new FormulaFault(`Here stands a day. This is ${kindOf(used)}.`);
    return part(used.date());
  });
}

function bareNumber(value: Plain): number {
  const used = usable(value);
  if (!isQuantity(used)) return number(used);
  if (!used.skipAutomaticSimplification)
    throw new FormulaFault('Say the unit that is meant, such as number(speed to km/h).');
  return finite(used.toNumber(used.formatUnits().replaceAll(' ', '')));
}

function withoutSign(value: Plain): Plain {
  const used = usable(value);
  const isNegative = (isQuantity(used) ? used.value : number(used)) < 0;
  return isNegative ? operate('unaryMinus', [used]) : used;
}

function average(given: readonly Value[]): Plain {
  const values = filled(given, 'average');
  return operate('divide', [total(values), values.length]);
}

function furthest(given: readonly Value[], sign: 1 | -1, what: string): Plain {
  return filled(given, what).reduce((best, value) => (sign * compare(value, best) > 0 ? value : best));
}

/** What the functions do; `if` stands in `evaluate.ts`, because it works out only what it needs. */
export const formulaFunctions: Readonly<Record<Exclude<FunctionName, 'if'>, EachFunction | WholeFunction>> = {
  sum: { whole: (...given) => total(all(given)) },
  count: { whole: (given = 0) => (given instanceof Rows ? given.count : valuesOf(given).length) },
  countwhere: { whole: (given = 0) => valuesOf(given).filter(isTrue).length },
  mean: { whole: (...given) => average(given) },
  median: { whole: (...given) => middle(given) },
  min: { whole: (...given) => furthest(given, -1, 'least') },
  max: { whole: (...given) => furthest(given, 1, 'greatest') },
  first: { whole: (given = 0) => filled([given], 'first')[0] },
  last: { whole: (given = 0) => filled([given], 'last').at(-1) ?? 0 },
  running: { whole: (given = 0) => running(given) },
  lookup: { whole: (among = 0, wanted = '', answers = 0) => lookedUp(among, wanted, answers) },
  round: rounding(Math.round),
  ceil: rounding(Math.ceil),
  floor: rounding(Math.floor),
  abs: each(withoutSign),
  sqrt: calculus(Math.sqrt),
  exp: calculus(Math.exp),
  log: calculus(Math.log),
  log10: calculus(Math.log10),
  sin: calculus(Math.sin),
  cos: calculus(Math.cos),
  tan: calculus(Math.tan),
  number: each(bareNumber),
  given: each((value) => !(value instanceof Empty)),
  otherwise: { each: (value = 0, instead = 0) => (value instanceof Empty ? instead : value) },
  concat: { each: joined },
  year: partOfDay((date) => date.getUTCFullYear()),
  month: partOfDay((date) => date.getUTCMonth() + 1),
  day: partOfDay((date) => date.getUTCDate()),
};
