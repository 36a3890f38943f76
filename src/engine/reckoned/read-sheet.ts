import type { Place } from '../declared/declared.ts';
import { compileByUnits } from './compile-by-units.ts';
import { compileCoverage } from './compile-coverage.ts';
import { compileEquations } from './compile-equations.ts';
import { compilePrice } from './compile-price.ts';
import { type PriceClause, priceClauses } from './price-clauses.ts';
import { readEquations } from './read-equations.ts';
import { readPrices } from './read-prices.ts';
import type { SaidPrice, Told } from './said-price.ts';
import { type Sheet, SheetMaker } from './sheet.ts';

interface Part {
  readonly text: string;
  readonly at: Place;
}

/** How a text says that something is reckoned. */
export interface ReadSheet {
  readonly sheet: Sheet;
  readonly told: readonly SaidPrice[];
  readonly equations: number;
  /** What was understood, and what has figures and was not. */
  readonly taken: readonly Part[];
  readonly left: readonly Part[];
}

export function readSheet(text: string): ReadSheet | undefined {
  const maker = new SheetMaker();
  const equations = readEquations(text);
  const inEquation = ({ at }: PriceClause) => equations.some((one) => at[0] < one.at[1] && at[1] > one.at[0]);
  const worked = compileEquations(equations, maker, text);
  const measured = equations.length === 0 ? compileByUnits(text, maker) : [];
  const others = priceClauses(text).filter((clause) => !inEquation(clause));
  const covered = compileCoverage(others, maker);
  const isTaken = (clause: PriceClause) =>
    inEquation(clause) ||
    covered.some(({ at }) => at[0] === clause.at[0]) ||
    measured.some(({ at }) => at[0] < clause.at[1] && clause.at[0] < at[1]);
  const { told, left } = readPrices(text, isTaken);
  const used = told.filter((one) => !isUnused(one, told));
  const price = compilePrice(used, maker, text);
  const main = price ?? maker.lines.at(-1)?.name ?? worked;
  if (main === undefined) return undefined;
  const added = inPeriods(main, maker, text);
  return {
    sheet: maker.sheet(added),
    told: used.map(({ said }) => said),
    equations: equations.length + covered.length + measured.length,
    taken: [...equations, ...covered, ...measured, ...used],
    left: [
      ...left.filter(({ text: words }) => !namesInput(words, maker)),
      ...told.filter((one) => isUnused(one, told)),
    ],
  };
}

/** “consumption in litres per 100 km” says how a value is entered. */
function namesInput(words: string, { inputs }: SheetMaker): boolean {
  return (
    /\sin\s/i.test(words) && inputs.some(({ label }) => words.toLowerCase().startsWith(label.toLowerCase()))
  );
}

/** “The eleventh lesson is free” counts nothing where lessons are not counted. */
function isUnused({ said }: Told, told: readonly Told[]): boolean {
  if (said.kind !== 'every-free') return false;
  return !told.some(
    ({ said: one }) =>
      one.kind === 'rate' && one.label === '' && (said.unit === '' || one.per.includes(said.unit)),
  );
}

const daysOf = { month: 30, year: 365 } as const;

/** “Show cost per day, per month and per year”, where a day was worked out. */
function inPeriods(main: string, maker: SheetMaker, text: string): string {
  const isDaily = maker.lines.some(({ label }) => /\bper day\b/i.test(label));
  const asked = (['month', 'year'] as const).filter((unit) =>
    new RegExp(String.raw`\bper ${unit}\b`, 'i').test(text),
  );
  if (!isDaily || asked.length === 0) return main;
  for (const unit of asked) maker.line(`Per ${unit}`, `round(${main} * ${daysOf[unit]}, 2)`);
  maker.notes.push('A month is reckoned with 30 days, a year with 365.');
  return main;
}
