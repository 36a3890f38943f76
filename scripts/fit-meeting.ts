import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { CaseIndex } from '../src/engine/cases/case-index.ts';
import { leastChance } from '../src/engine/cases/meet-case.ts';
import { type Signs, signNames } from '../src/engine/cases/meeting-signs.ts';
import { casesOfReading } from '../src/engine/generate.ts';
import { cases } from '../src/engine/knowledge/cases.gen.ts';
import { createReader } from '../src/engine/reader/reader.ts';
import { type CaseSaid, parts, readCaseTexts } from './meeting/case-texts.ts';
import { chanceBy, type Example, fitLogistic, type Weights } from './meeting/fit-logistic.ts';
import { vectorsApart } from './meeting/vectors-apart.ts';

/**
 * `npm run fit-meeting -- FOLDER`: how likely a case is meant, fitted to the labelled descriptions of which somebody said which case
 * they mean, if any. FOLDER holds the vectors of `training/same_case.py`: a text is met by vectors that were learned without it,
 * and judged by weights that did not see it. Takes some minutes.
 */
const root = resolve(import.meta.dirname, '..');
const [vectorsFolder = join(root, 'training/work')] = process.argv.slice(2);

interface Described {
  readonly right: string;
  readonly part: number;
  readonly near: readonly { readonly id: string; readonly signs: readonly number[] }[];
}

const folder = join(root, 'src/engine/reader');
const reader = await createReader(
  readFileSync(join(folder, 'kernel/encoder.wasm')),
  readFileSync(join(folder, 'model/reader.weights')),
);
const texts = readCaseTexts(root);
const sentencesFound = { first: 0, inThree: 0, all: 0 };
const described = Array.from({ length: parts }, (_, part) => part).flatMap(meetPart);

const found = { right: 0, other: 0, missed: 0, needless: 0, none: 0 };
for (let part = 0; part < parts; part += 1) {
  const weights = fitLogistic(described.filter((one) => one.part !== part).flatMap(examplesOf));
  for (const one of described.filter((other) => other.part === part)) count(one, weights);
}
console.log(`${described.length} descriptions, each judged by weights that did not see it:`, found);
console.log('Sentences of cases, kept apart, that find their case:', sentencesFound);

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

/** The texts of one part, with the vectors of a reader that does not know them. */
function meetPart(part: number): Described[] {
  const vectorOf = vectorsApart(vectorsFolder, part, texts);
  const index = new CaseIndex(cases, vectorOf);
  const own = texts.filter((one) => one.part === part);
  for (const one of own.filter(({ isSentence }) => isSentence).filter((_, at) => at % 3 === 0))
    findSentence(index, one, vectorOf);
  return own
    .filter(({ isSentence }) => !isSentence)
    .map((one) => {
      const near = casesOfReading(reader.read(one.text), floats(vectorOf(one.text)), index);
      return { right: one.case, part, near: near.map(({ id, signs }) => ({ id, signs: listOf(signs) })) };
    });
}

function findSentence(
  index: CaseIndex,
  { text, case: id }: CaseSaid,
  vectorOf: (text: string) => Int8Array | undefined,
): void {
  const place = index.get(id)?.say.indexOf(text) ?? -1;
  const near = index.nearest({ text, vector: floats(vectorOf(text)), without: { id, place } }, 3);
  const rank = near.findIndex((one) => one.id === id);
  sentencesFound.all += 1;
  if (rank === 0) sentencesFound.first += 1;
  if (rank >= 0) sentencesFound.inThree += 1;
}

function floats(vector: Int8Array | undefined): Float32Array {
  return Float32Array.from(vector ?? [], (one) => one / 127);
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
