import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { leastChance } from '../src/engine/cases/meet-case.ts';
import { type Signs, signNames } from '../src/engine/cases/meeting-signs.ts';
import { casesOfReading } from '../src/engine/generate.ts';
import { createReader } from '../src/engine/reader/reader.ts';
import { readLabels } from '../src/testing/reader/read-labels.ts';
import { chanceBy, type Example, fitLogistic, type Weights } from './meeting/fit-logistic.ts';

/**
 * `npm run fit-meeting`: how likely a case is meant, fitted to the labelled descriptions of which somebody said which case
 * they mean, if any. A fifth of them is kept apart at a time to say how good it is. Takes some minutes.
 */
const root = resolve(import.meta.dirname, '..');
const folds = 5;

interface Described {
  readonly right: string;
  readonly near: readonly { readonly id: string; readonly signs: readonly number[] }[];
}

const folder = join(root, 'src/engine/reader');
const reader = await createReader(
  readFileSync(join(folder, 'kernel/encoder.wasm')),
  readFileSync(join(folder, 'model/reader.weights')),
);
const meant = readMeant(join(root, 'training/labels/cases'));
const described = [...readLabels('train'), ...readLabels('dev')].flatMap((label): Described[] => {
  const right = meant.get(label.id);
  if (right === undefined) return [];
  const { reading, vector } = reader.readWithVector(label.text);
  const near = casesOfReading(reading, vector).map(({ id, signs }) => ({ id, signs: listOf(signs) }));
  return [{ right, near }];
});

const found = { right: 0, other: 0, missed: 0, needless: 0, none: 0 };
for (let fold = 0; fold < folds; fold += 1) {
  const weights = fitLogistic(described.filter((_, at) => at % folds !== fold).flatMap(examplesOf));
  for (const one of described.filter((_, at) => at % folds === fold)) count(one, weights);
}
console.log(`${described.length} descriptions, each judged by weights that did not see it:`, found);

const { start, each } = fitLogistic(described.flatMap(examplesOf));
const lines = signNames.map((name, at) => `  ${name}: ${Number((each[at] ?? 0).toFixed(2))},`);
writeFileSync(
  join(root, 'src/engine/cases/meeting-weights.ts'),
  [
    "import type { Signs } from './meeting-signs.ts';",
    '',
    '/** Fitted by `npm run fit-meeting` to the descriptions of `training/labels/cases`. */',
    'export const meetingWeights: Signs & { readonly start: number } = {',
    `  start: ${Number(start.toFixed(2))},`,
    ...lines,
    '};',
    '',
  ].join('\n'),
);

function readMeant(path: string): Map<string, string> {
  const rows = readdirSync(path).flatMap((name) => readFileSync(join(path, name), 'utf8').split('\n'));
  return new Map(
    rows.filter((row) => row.includes('\t')).map((row) => row.trim().split('\t') as [string, string]),
  );
}

function listOf(signs: Signs): number[] {
  return signNames.map((name) => signs[name]);
}

function examplesOf({ right, near }: Described): Example[] {
  return near.map(({ id, signs }) => ({ signs, isRight: id === right }));
}

function count({ right, near }: Described, weights: Weights): void {
  const [best] = near
    .map(({ id, signs }) => ({ id, chance: chanceBy(weights, signs) }))
    .toSorted((a, b) => b.chance - a.chance);
  const isTaken = best !== undefined && best.chance >= leastChance;
  if (right === '-') found[isTaken ? 'needless' : 'none'] += 1;
  else found[isTaken ? (best.id === right ? 'right' : 'other') : 'missed'] += 1;
}
