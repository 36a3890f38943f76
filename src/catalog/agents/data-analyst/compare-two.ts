import { mannWhitney, welchTest } from '../../../methods/statistics/two-groups.ts';
import type { Part } from '../../agent-desk/parts.ts';
import { WorkFault } from '../../agent-desk/work.ts';
import type { Answer } from './answer.ts';
import { wordForDifference } from './effect-words.ts';
import { choiceOf, type Grouped } from './groups.ts';
import { chanceWords, figure, range, shortened } from './written.ts';

const hundred = 100;

/** Two groups that have nothing to do with each other. */
export function compareTwo(grouped: Grouped, confidence: number): Answer {
  const found = foundIn(grouped, confidence);
  return {
    summary: summaryFrom(found),
    values: valuesFrom(found),
    figures: figuresFrom(found),
    parts: partsFrom(found),
    checks: [],
    chosen: chosenFrom(found),
    canSay: canSayFrom(found),
    cannotSay: cannotSayFrom(found),
    warnings: [],
  };
}

type Found = ReturnType<typeof foundIn>;

function foundIn(grouped: Grouped, confidence: number) {
  const { groups, measure } = grouped;
  const [one, other] = groups;
  if (one === undefined || other === undefined) throw new WorkFault('Two groups are needed.', 'groups');
  const means = welchTest(one.values, other.values, confidence);
  const ranks = mannWhitney(one.values, other.values, confidence);
  if (ranks === undefined)
    throw new WorkFault(
      `All values of “${shortened(measure.name)}” are the same, so that there is nothing to compare.`,
      'measure',
    );
  const limit = 1 - confidence;
  const choice = choiceOf(groups, limit);
  const isByMeans = choice.by === 'means' && means !== undefined;
  const chance = isByMeans ? means.chance : ranks.chance;
  const isSeen = chance < limit;
  const [first, second] = [`“${shortened(one.name, 24)}”`, `“${shortened(other.name, 24)}”`];
  const size = isByMeans
    ? `the mean of ${first} is ${figure(Math.abs(means.difference))} ${means.difference >= 0 ? 'above' : 'below'} that of ${second} (${range({ low: means.low, high: means.high })})`
    : `a value of ${first} is above one of ${second} in ${figure(ranks.above * hundred)} % of cases (${figure(ranks.aboveInterval.low * hundred)} to ${figure(ranks.aboveInterval.high * hundred)} %)`;
  return { means, ranks, isByMeans, chance, isSeen, limit, size, one, other, choice };
}

function summaryFrom({ chance, isSeen, size }: Found): string {
  return `${isSeen ? 'The groups differ' : 'No difference is shown'}: ${size}; ${chanceWords(chance)}.`;
}

function valuesFrom({ means, ranks, isByMeans }: Found): Answer['values'] {
  return {
    test: isByMeans ? 'Welch t' : 'Mann–Whitney',
    statistic: means?.statistic ?? null,
    freedom: means?.freedom ?? null,
    chance: means?.chance ?? null,
    difference: means?.difference ?? null,
    low: means?.low ?? null,
    high: means?.high ?? null,
    effect: means?.effect ?? null,
    rankStatistic: ranks.statistic,
    rankChance: ranks.chance,
    above: ranks.above * hundred,
  };
}

function figuresFrom({ means, ranks, chance, isSeen, limit, one, other }: Found): Answer['figures'] {
  return [
    {
      label: `Mean of ${shortened(one.name, 24)}`,
      value: one.description.mean,
      as: 'number',
      against: `${shortened(other.name, 24)} ${figure(other.description.mean)}`,
    },
    {
      label: 'Difference',
      value: means?.difference ?? ranks.shift,
      as: 'number',
      against: range(means ?? ranks.shiftInterval),
    },
    {
      label: 'Effect (Hedges’ g)',
      value: means?.effect ?? null,
      as: 'number',
      ...(means === undefined
        ? {}
        : { against: `${range(means.effectInterval)}, ${wordForDifference(means.effect)}` }),
    },
    {
      label: 'p-value',
      value: chance,
      as: 'number',
      against: `limit ${figure(limit)}`,
      tone: isSeen ? 'good' : 'plain',
    },
  ];
}

function partsFrom({ means, ranks, isByMeans }: Found): Part[] {
  return [
    {
      kind: 'table',
      title: 'Both tests',
      columns: [
        { key: 'test', label: 'Test', as: 'text' },
        { key: 'statistic', label: 'Statistic', as: 'text' },
        { key: 'chance', label: 'p-value', as: 'text' },
        { key: 'effect', label: 'Effect with interval', as: 'text' },
        { key: 'use', label: 'Use', as: 'text' },
      ],
      rows: [
        {
          test: 'Welch t',
          statistic:
            means === undefined
              ? 'none: no spread'
              : `t ${figure(means.statistic)}, df ${figure(means.freedom)}`,
          chance: means === undefined ? '–' : chanceWords(means.chance),
          effect: means === undefined ? '–' : `difference ${figure(means.difference)} (${range(means)})`,
          use: isByMeans ? 'Chosen' : 'For comparison',
        },
        {
          test: ranks.isExact ? 'Mann–Whitney, exact' : 'Mann–Whitney',
          statistic: `U ${figure(ranks.statistic)}`,
          chance: chanceWords(ranks.chance),
          effect:
            ranks.shift === null
              ? `above in ${figure(ranks.above * hundred)} % of cases`
              : `shift ${figure(ranks.shift)} (${range(ranks.shiftInterval)})`,
          use: isByMeans ? 'For comparison' : 'Chosen',
        },
      ],
    },
  ];
}

function chosenFrom({ isByMeans, choice }: Found): string {
  return `${isByMeans ? 'Welch’s t-test' : 'The Mann–Whitney test'} was chosen because ${choice.why}.`;
}

function canSayFrom({ means, chance, isSeen, size }: Found): string[] {
  return isSeen
    ? [
        `A difference as large as this would be seen in ${figure(chance * hundred)} % of samples if there were none; ${size}.`,
        `By the usual rule of thumb the effect is ${means === undefined ? 'not to be put in standard deviations' : wordForDifference(means.effect)}. Whether it matters is a question of the trade, not of the test.`,
      ]
    : [`The data are compatible with no difference, and with any difference in the interval: ${size}.`];
}

function cannotSayFrom({ isSeen }: Found): string[] {
  return [
    ...(isSeen
      ? []
      : [
          'That the groups are the same: a test that finds nothing has not shown that there is nothing. Look at how wide the interval is.',
        ]),
    `That belonging to a group causes the difference, unless chance decided who went into which.`,
  ];
}
