import { expect, it } from 'vitest';
import { evaluate } from '../library/rules/evaluate.ts';
import { parseFormula } from '../library/rules/parse-formula.ts';
import { type ReckonInput, scopeOf } from '../library/rules/reckon.ts';
import { compileByUnits } from './compile-by-units.ts';
import { SheetMaker } from './sheet.ts';
import { reckonerOf } from './sheet-reckoner.ts';

/** What comes out for figures in the order of the inputs, by the labels of the results. */
function results(text: string, figures: readonly number[]): Record<string, unknown> {
  const maker = new SheetMaker();
  const [found] = compileByUnits(text, maker);
  const reckoner = found === undefined ? undefined : reckonerOf(maker.sheet(maker.lines.at(-1)?.name ?? ''));
  if (reckoner === undefined) return {};
  const inputs = reckoner['inputs'] as ReckonInput[];
  const values = Object.fromEntries(inputs.map(({ name }, place) => [name, figures[place] ?? null]));
  const moment = { numbers: {}, today: '2026-05-11', now: '2026-05-11T09:00' };
  const scope = scopeOf({ inputs, values, faults: {}, ...moment });
  const lines = reckoner['results'] as { label: string; formula: string }[];
  return Object.fromEntries(
    lines.map(({ label, formula }) => [label, evaluate(parseFormula(formula), scope)]),
  );
}

it.each([
  [
    'I put in tank litres, dose per hectare, how many litres of water I use per hectare and my plot in acres, and it tells me ml per tank and how many tanks.',
    [20, 500, 200, 2.5],
    { 'Ml per tank': 50, Tanks: 10.12, 'Tanks, rounded up': 11 },
  ],
  [
    'Fuel for a trip: enter distance in km, litres per 100 km and price per litre, and it shows litres and cost.',
    [250, 6, 1.8],
    { Litres: 15, Cost: 27 },
  ],
  [
    'you type in wall length in metres, wall height in metres, square metres per litre and price per litre, then it works out how many litres and the cost',
    [10, 2.5, 10, 8],
    { Litres: 2.5, Cost: 20 },
  ],
  [
    'i enter number of hens, grams per hen, bag weight in kg and price per bag and it tells me how many bags and the cost',
    [100, 120, 20, 15],
    { Bags: 0.6, 'Bags, rounded up': 1, Cost: 9 },
  ],
  ['Inputs: hours, wage per hour.\nOutputs: pay.', [7.5, 14], { Pay: 105 }],
])('multiplies and divides as the units want: %s', (text, figures, comesOut) => {
  expect(results(text, figures)).toEqual(comesOut);
});

it.each([
  'I enter my mood and sleep, and it tells me how I feel.',
  'enter length in metres and width in metres and it tells me how many litres',
  'I put in books and authors and it shows a list',
])('makes nothing up: %s', (text) => {
  expect(results(text, [])).toEqual({});
});
