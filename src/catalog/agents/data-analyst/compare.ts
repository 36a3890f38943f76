import { describe } from '../../../methods/statistics/describe.ts';
import { brownForsythe } from '../../../methods/statistics/spread.ts';
import type { Part } from '../../agent-desk/parts.ts';
import type { Answer, Check, DataSet } from './answer.ts';
import { leftOut } from './answer.ts';
import { compareMany } from './compare-many.ts';
import { comparePairsOf } from './compare-paired.ts';
import { compareTwo } from './compare-two.ts';
import { boxes, histogram } from './drawings.ts';
import type { AnalysisInput } from './fields.ts';
import { type Grouped, groupedData } from './groups.ts';
import { chanceWords, figure, shortened } from './written.ts';

const hundred = 100;

export function compare(data: DataSet, input: AnalysisInput): Answer {
  const grouped = groupedData(data, input);
  const confidence = input.confidence / hundred;
  const pair = (input.pair ?? '').trim();
  const answer =
    pair === ''
      ? grouped.groups.length === 2
        ? compareTwo(grouped, confidence)
        : compareMany(grouped, confidence)
      : comparePairsOf(data, grouped, pair, confidence);
  return {
    ...answer,
    parts: [...answer.parts, ...shownGroups(grouped)],
    checks: [...answer.checks, ...checksOf(grouped, confidence)],
    warnings: [
      ...answer.warnings,
      ...leftOut(grouped.used, data.sheet.rows.length),
      ...(grouped.small.length > 0
        ? [
            `Groups with a single value were left out: ${grouped.small.map((name) => `“${shortened(name)}”`).join(', ')}.`,
          ]
        : []),
    ],
  };
}

function shownGroups({ groups, measure, by }: Grouped): Part[] {
  const joined = Float64Array.from(groups.flatMap(({ values }) => Array.from(values)));
  const whole = describe(joined);
  return [
    {
      kind: 'table',
      title: `${shortened(measure.name)} by ${shortened(by.name)}`,
      columns: [
        { key: 'group', label: 'Group', as: 'text' },
        { key: 'count', label: 'Rows', as: 'whole' },
        { key: 'mean', label: 'Mean', as: 'number' },
        { key: 'deviation', label: 'Standard deviation', as: 'number' },
        { key: 'median', label: 'Median', as: 'number' },
        { key: 'middle', label: 'Middle half', as: 'text' },
        { key: 'skew', label: 'Skew', as: 'number' },
      ],
      rows: groups.map(({ name, description }) => ({
        group: shortened(name),
        count: description.count,
        mean: description.mean,
        deviation: description.deviation,
        median: description.median,
        middle: `${figure(description.lowerQuartile)} to ${figure(description.upperQuartile)}`,
        skew: description.skew,
      })),
    },
    boxes('The groups side by side', measure.name, groups),
    ...(whole === undefined ? [] : [histogram(`How ${shortened(measure.name)} is spread`, joined, whole)]),
  ];
}

function checksOf({ groups }: Grouped, confidence: number): Check[] {
  const limit = 1 - confidence;
  const spread = brownForsythe(groups.map(({ values }) => values));
  return [
    ...groups.map(({ name, normality }): Check => {
      const holds = normality === undefined ? 'open' : normality.chance < limit ? 'no' : 'yes';
      return {
        check: `Normal values in “${shortened(name, 24)}”`,
        result:
          normality === undefined
            ? 'too few values, or all the same'
            : `${normality.name} ${figure(normality.statistic)}, ${chanceWords(normality.chance)}`,
        means: {
          open: 'Cannot be tested.',
          no: 'They are not normal; means need many rows, ranks do not.',
          yes: 'Nothing speaks against it.',
        }[holds],
        holds,
      };
    }),
    {
      check: 'Same spread in all groups',
      result:
        spread === undefined
          ? 'no spread to compare'
          : `Brown–Forsythe F ${figure(spread.statistic)}, ${chanceWords(spread.chance)}`,
      means:
        spread !== undefined && spread.chance < limit
          ? 'Spreads differ; Welch’s test allows for that. Ranks then compare more than the middle.'
          : 'Nothing speaks against it; Welch’s test does not need it.',
      holds: spread === undefined ? 'open' : spread.chance < limit ? 'no' : 'yes',
    },
    {
      check: 'Rows do not depend on each other',
      result: 'cannot be seen in the data',
      means:
        'True only if no person or thing stands in several rows, and nothing that was measured drew another along.',
      holds: 'open',
    },
  ];
}
