import { testNormality } from '../../../methods/statistics/normality.ts';
import { comparePaired } from '../../../methods/statistics/paired.ts';
import type { Part } from '../../agent-desk/parts.ts';
import { WorkFault } from '../../agent-desk/work.ts';
import { type Answer, type Check, columnNamed, type DataSet, wordsOf } from './answer.ts';
import type { Grouped } from './groups.ts';
import { chanceWords, figure, range, shortened } from './written.ts';

const fewest = 3;
const many = 30;

/** The same persons or things in both groups: what counts is how each of them changed. */
export function comparePairsOf(data: DataSet, grouped: Grouped, pair: string, confidence: number): Answer {
  const found = foundIn(data, grouped, pair, confidence);
  return {
    summary: summaryFrom(found),
    values: valuesFrom(found),
    figures: figuresFrom(found),
    parts: partsFrom(found),
    checks: checksFrom(found),
    chosen: chosenFrom(found),
    canSay: canSayFrom(found),
    cannotSay: cannotSayFrom(found),
    warnings: [],
  };
}

type Found = ReturnType<typeof foundIn>;

function foundIn(data: DataSet, grouped: Grouped, pair: string, confidence: number) {
  const { groups, by } = grouped;
  if (groups.length !== 2)
    throw new WorkFault(
      `Pairs need exactly two groups, and “${shortened(by.name)}” has ${groups.length}. Leave this empty, or choose another column.`,
      'pair',
    );
  const differences = differencesOf(data, grouped, pair);
  const tested = comparePaired(differences, confidence);
  if (tested === undefined)
    throw new WorkFault(
      'Every pair differs by exactly the same, so that there is nothing to test.',
      'measure',
    );
  const limit = 1 - confidence;
  const normality = testNormality(differences);
  const isNormal = differences.length >= many || normality === undefined || normality.chance >= limit;
  const isByMeans = isNormal || tested.ranks === null;
  const chance = isByMeans ? tested.chance : (tested.ranks?.chance ?? tested.chance);
  const isSeen = chance < limit;
  const [one, other] = groups.map(({ name }) => `“${shortened(name, 24)}”`);
  const size = `${one} is on average ${figure(Math.abs(tested.difference))} ${tested.difference >= 0 ? 'above' : 'below'} ${other} of the same pair (${range(tested)})`;
  return { pair, tested, differences, limit, normality, isNormal, isByMeans, chance, isSeen, size };
}

function summaryFrom({ differences, chance, isSeen, size }: Found): string {
  return `${isSeen ? 'The two differ' : 'No difference is shown'} in ${differences.length} pairs: ${size}; ${chanceWords(chance)}.`;
}

function valuesFrom({ tested, differences, isByMeans }: Found): Answer['values'] {
  return {
    test: isByMeans ? 'Paired t' : 'Wilcoxon signed ranks',
    statistic: tested.statistic,
    freedom: tested.freedom,
    chance: tested.chance,
    difference: tested.difference,
    low: tested.low,
    high: tested.high,
    effect: tested.effect,
    rankChance: tested.ranks?.chance ?? null,
    pairs: differences.length,
  };
}

function figuresFrom({ tested, differences, limit, chance, isSeen }: Found): Answer['figures'] {
  return [
    { label: 'Mean difference', value: tested.difference, as: 'number', against: range(tested) },
    { label: 'Effect (in deviations of the difference)', value: tested.effect, as: 'number' },
    { label: 'Pairs', value: differences.length, as: 'whole' },
    {
      label: 'p-value',
      value: chance,
      as: 'number',
      against: `limit ${figure(limit)}`,
      tone: isSeen ? 'good' : 'plain',
    },
  ];
}

function partsFrom({ tested, isByMeans }: Found): Part[] {
  return [
    {
      kind: 'table',
      title: 'Both tests',
      columns: [
        { key: 'test', label: 'Test', as: 'text' },
        { key: 'statistic', label: 'Statistic', as: 'text' },
        { key: 'chance', label: 'p-value', as: 'text' },
        { key: 'use', label: 'Use', as: 'text' },
      ],
      rows: [
        {
          test: 'Paired t',
          statistic: `t ${figure(tested.statistic)}, df ${tested.freedom}`,
          chance: chanceWords(tested.chance),
          use: isByMeans ? 'Chosen' : 'For comparison',
        },
        {
          test: 'Wilcoxon signed ranks',
          statistic: tested.ranks === null ? 'none' : `V ${figure(tested.ranks.statistic)}`,
          chance: tested.ranks === null ? '–' : chanceWords(tested.ranks.chance),
          use: isByMeans ? 'For comparison' : 'Chosen',
        },
      ],
    },
  ];
}

function checksFrom({ normality, isNormal }: Found): Check[] {
  return [
    {
      check: 'Normal differences',
      result:
        normality === undefined
          ? 'too few'
          : `${normality.name} ${figure(normality.statistic)}, ${chanceWords(normality.chance)}`,
      means: isNormal
        ? 'The mean of the differences can be relied on.'
        : 'They are not normal; ranks are used.',
      holds: isNormal ? 'yes' : 'no',
    },
  ];
}

function chosenFrom({ pair, isNormal, isByMeans }: Found): string {
  return `The rows are paired by “${shortened(pair)}”, so that only the change within each pair counts. ${isByMeans ? 'The paired t-test' : 'The signed-rank test'} was chosen because the differences ${isNormal ? 'give no reason to doubt their mean' : 'are few and not normal'}.`;
}

function canSayFrom({ isSeen, size }: Found): string[] {
  return [
    isSeen
      ? `Within pairs there is a difference: ${size}.`
      : `The data are compatible with no change within pairs: ${size}.`,
  ];
}

function cannotSayFrom({ isSeen }: Found): string[] {
  return [
    'That what lies between the two measurements is the cause: everything else that changed between them is in it too.',
    ...(isSeen ? [] : ['That nothing changed: look at how wide the interval is.']),
  ];
}

function differencesOf(data: DataSet, { groups, measure, by }: Grouped, pair: string): Float64Array {
  const column = columnNamed(data, pair, 'pair');
  const [one, other] = groups;
  const who = wordsOf(data, column);
  const which = wordsOf(data, by);
  const found = new Map<string, { one?: number; other?: number }>();
  for (const [row, word] of who.entries()) {
    const value = measure.values[row] ?? Number.NaN;
    const side = which[row] === one?.name ? 'one' : which[row] === other?.name ? 'other' : undefined;
    if (word === undefined || side === undefined || Number.isNaN(value)) continue;
    const entry = found.get(word) ?? {};
    if (entry[side] !== undefined)
      throw new WorkFault(
        `“${shortened(word)}” stands twice in the same group. Each may stand once in each of the two groups.`,
        'pair',
      );
    found.set(word, { ...entry, [side]: value });
  }
  const differences = [...found.values()].flatMap(({ one: first, other: second }) =>
    first === undefined || second === undefined ? [] : [first - second],
  );
  if (differences.length < fewest)
    throw new WorkFault(
      `Only ${differences.length} pairs have both values; at least ${fewest} are needed.`,
      'pair',
    );
  return Float64Array.from(differences);
}
