import { normalAt } from '../../../methods/statistics/distributions.ts';
import type { ReadColumn } from '../../../methods/statistics/read-column.ts';
import type { Answer } from './answer.ts';
import { chanceWords, figure, shortened } from './written.ts';

const hundred = 100;

/** How often each value of one column occurs, with Wilson's intervals (1927). */
export function countOne(
  column: ReadColumn,
  words: readonly string[],
  confidence: number,
  equal: (counts: readonly number[]) => { statistic: number; freedom: number; chance: number },
  warnings: readonly string[],
): Answer {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  const sorted = [...counts].toSorted(([a, one], [b, other]) => other - one || (a < b ? -1 : 1));
  const all = words.length;
  const test = equal(sorted.map(([, count]) => count));
  const rows = rowsOf(sorted, all, confidence);
  const [most] = rows;
  const limit = 1 - confidence;
  const isSeen = test.chance < limit;
  return {
    summary: `“${most?.name ?? ''}” is the most frequent value of “${shortened(column.name, 30)}” with ${figure(most?.share)} % (${figure(most?.low)} to ${figure(most?.high)} %) of ${all} rows; the values are ${isSeen ? 'not equally frequent' : 'compatible with being equally frequent'} (${chanceWords(test.chance)}).`,
    values: {
      test: 'Chi-square of equal counts',
      statistic: test.statistic,
      freedom: test.freedom,
      chance: test.chance,
      mostShare: most?.share ?? null,
      rows: all,
    },
    figures: [
      { label: 'Most frequent', value: most?.name ?? '', as: 'text', against: `${figure(most?.share)} %` },
      { label: 'Different values', value: rows.length, as: 'whole' },
      {
        label: 'p-value of equal counts',
        value: test.chance,
        as: 'number',
        against: `limit ${figure(limit)}`,
      },
    ],
    parts: [
      {
        kind: 'table',
        title: `Values of ${shortened(column.name)}`,
        columns: [
          { key: 'name', label: 'Value', as: 'text' },
          { key: 'count', label: 'Rows', as: 'whole' },
          { key: 'share', label: 'Share', as: 'percent' },
          { key: 'low', label: 'At least', as: 'percent' },
          { key: 'high', label: 'At most', as: 'percent' },
        ],
        rows,
        note: 'Wilson’s intervals, each by itself.',
      },
      {
        kind: 'chart',
        title: 'Shares',
        chart: 'bar',
        category: { key: 'name', label: 'Value' },
        series: [{ key: 'share', label: 'Share' }],
        rows: rows.map(({ name, share }) => ({ name, share })),
        as: 'percent',
      },
    ],
    checks: [
      {
        check: 'Expected counts are large enough',
        result: `${figure(all / rows.length)} for each value`,
        means: all / rows.length < 5 ? 'Too few for the test of equal counts.' : 'Enough for chi-square.',
        holds: all / rows.length < 5 ? 'no' : 'yes',
      },
    ],
    chosen: 'One column of categories: counts with intervals, and Pearson’s chi-square against equal counts.',
    canSay: [
      `Shares as in the table, each with its interval, if the rows are a fair sample of what you want to know about.`,
    ],
    cannotSay: ['Anything about those who are not in the sample: who did not answer may be different.'],
    warnings,
  };
}

function rowsOf(sorted: readonly (readonly [string, number])[], all: number, confidence: number) {
  const z = normalAt(0.5 + confidence / 2);
  return sorted.map(([name, count]) => {
    const share = count / all;
    const below = 1 + z ** 2 / all;
    const middle = (share + z ** 2 / (2 * all)) / below;
    const half = (z / below) * Math.sqrt((share * (1 - share)) / all + z ** 2 / (4 * all ** 2));
    return {
      name: shortened(name),
      count,
      share: share * hundred,
      low: Math.max(0, middle - half) * hundred,
      high: Math.min(1, middle + half) * hundred,
    };
  });
}
