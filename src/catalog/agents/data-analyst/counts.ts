import {
  chiSquareTest,
  equalCounts,
  fisherExact,
  oddsRatio,
  shuffledChance,
} from '../../../methods/statistics/contingency.ts';
import type { ReadColumn } from '../../../methods/statistics/read-column.ts';
import type { Part } from '../../agent-desk/parts.ts';
import type { RunTools } from '../../agent-desk/work.ts';
import { WorkFault } from '../../agent-desk/work.ts';
import { type Answer, type Check, columnNamed, type DataSet, leftOut, wordsOf } from './answer.ts';
import { countOne } from './count-one.ts';
import type { AnalysisInput } from './fields.ts';
import { chanceWords, figure, range, shortened } from './written.ts';

const hundred = 100;
const mostValues = 15;
const rounds = 2_000;
const mostShuffled = 20_000;

export function counts(data: DataSet, input: AnalysisInput, { random }: RunTools): Answer {
  const one = categories(data, input.measure, 'measure');
  const second = (input.second ?? '').trim();
  const confidence = input.confidence / hundred;
  if (second === '') {
    const words = wordsOf(data, one).filter((word) => word !== undefined);
    return countOne(one, words, confidence, equalCounts, leftOut(words.length, data.sheet.rows.length));
  }
  const other = categories(data, second, 'second');
  if (other === one)
    throw new WorkFault('A column always goes along with itself. Name another one, or none.', 'second');
  return countBoth(data, one, other, confidence, random);
}

function categories(data: DataSet, name: string | undefined, field: string): ReadColumn {
  const column = columnNamed(data, name, field);
  if (column.distinct < 2 || column.distinct > mostValues)
    throw new WorkFault(
      `“${shortened(column.name)}” has ${column.distinct} different values; counting needs two to ${mostValues}. Put rare ones together, or ask another question.`,
      field,
    );
  return column;
}

function countBoth(
  data: DataSet,
  one: ReadColumn,
  other: ReadColumn,
  confidence: number,
  random: () => number,
): Answer {
  const found = foundIn(data, one, other, confidence, random);
  return {
    summary: summaryFrom(found),
    values: valuesFrom(found),
    figures: figuresFrom(found),
    parts: partsFrom(found),
    checks: checksFrom(found),
    chosen: chosenFrom(found),
    canSay: canSayFrom(found),
    cannotSay: cannotSayFrom(found),
    warnings: warningsFrom(found),
  };
}

type Found = ReturnType<typeof foundIn>;

function foundIn(
  data: DataSet,
  one: ReadColumn,
  other: ReadColumn,
  confidence: number,
  random: () => number,
) {
  const { rows, columns, table, all } = crossed(wordsOf(data, one), wordsOf(data, other));
  const tested = chiSquareTest(table, confidence);
  if (tested === undefined)
    throw new WorkFault(
      'Where both columns are filled in, one of them has a single value. There is nothing to compare.',
      'second',
    );
  const isSmall = tested.least < 1 || tested.smallShare > 0.2;
  const isFour = rows.length === 2 && columns.length === 2;
  const exact = isFour ? fisherExact(table) : undefined;
  const shuffled =
    !isFour && isSmall && all <= mostShuffled ? shuffledChance(table, random, rounds) : undefined;
  const chance = isSmall ? (exact ?? shuffled ?? tested.chance) : tested.chance;
  const test =
    isSmall && exact !== undefined
      ? 'Fisher exact'
      : shuffled === undefined
        ? 'Chi-square'
        : 'Chi-square by shuffling';
  const limit = 1 - confidence;
  const isSeen = chance < limit;
  const odds = isFour ? oddsRatio(table, confidence) : undefined;
  const names = [`“${shortened(one.name, 30)}”`, `“${shortened(other.name, 30)}”`];
  const strongest = strongestCell(tested.residuals, rows, columns);
  return {
    one,
    other,
    rows,
    columns,
    table,
    all,
    tested,
    isSmall,
    exact,
    shuffled,
    chance,
    test,
    limit,
    isSeen,
    odds,
    names,
    strongest,
    data,
  };
}

function summaryFrom({ all, tested, chance, test, isSeen, names }: Found): string {
  return `${names[0]} and ${names[1]} ${isSeen ? 'go together' : 'are not shown to go together'}: Cramér’s V ${figure(tested.effect)} (${range(tested.effectInterval)}), ${test.toLowerCase()} test ${chanceWords(chance)}, ${all} rows.`;
}

function valuesFrom({ all, tested, exact, test, odds }: Found): Answer['values'] {
  return {
    test,
    statistic: tested.statistic,
    freedom: tested.freedom,
    chance: tested.chance,
    exactChance: exact ?? null,
    effect: tested.effect,
    oddsRatio: odds?.value ?? null,
    rows: all,
  };
}

function figuresFrom({ all, tested, chance, limit, isSeen, odds }: Found): Answer['figures'] {
  return [
    {
      label: 'Strength (Cramér’s V)',
      value: tested.effect,
      as: 'number',
      against: range(tested.effectInterval),
    },
    {
      label: 'p-value',
      value: chance,
      as: 'number',
      against: `limit ${figure(limit)}`,
      tone: isSeen ? 'good' : 'plain',
    },
    ...(odds === undefined
      ? []
      : [{ label: 'Odds ratio', value: odds.value, as: 'number', against: range(odds.interval) } as const]),
    { label: 'Rows counted', value: all, as: 'whole' },
  ];
}

function partsFrom({ one, other, rows, columns, table, tested }: Found): Part[] {
  return [
    crossTable(one, other, rows, columns, table),
    shareChart(one, other, rows, columns, table),
    residualTable(tested.residuals, rows, columns),
  ];
}

function checksFrom({ tested, isSmall, exact, shuffled }: Found): Check[] {
  return [
    {
      check: 'Expected counts are large enough',
      result: `smallest ${figure(tested.least)}; ${figure(tested.smallShare * hundred)} % below 5`,
      means: isSmall
        ? exact === undefined
          ? shuffled === undefined
            ? 'Too small for chi-square, and too many rows to shuffle: put rare categories together.'
            : 'Too small for the table of chi-square: the chance is from shuffling.'
          : 'Too small for chi-square: Fisher’s exact test is used.'
        : 'Chi-square can be relied on (Cochran’s rule).',
      holds: isSmall ? 'no' : 'yes',
    },
    {
      check: 'Each row is another case',
      result: 'cannot be seen in the data',
      means: 'Somebody who is counted twice makes the test too sure of itself.',
      holds: 'open',
    },
  ];
}

function chosenFrom({ test }: Found): string {
  return `Both columns are categories, so that counts were compared. ${test === 'Chi-square' ? 'The expected counts are large enough for Pearson’s chi-square.' : `The expected counts are small, so that the p-value is that of ${test === 'Fisher exact' ? 'Fisher’s exact test' : `${rounds} shuffled tables`}.`}`;
}

function canSayFrom({ chance, isSeen, strongest }: Found): string[] {
  return [
    isSeen
      ? `The two columns are related: counts as far from independence as these would be seen in ${figure(chance * hundred)} % of samples if they had nothing to do with each other. The clearest cell: ${strongest}.`
      : 'The counts are compatible with two columns that have nothing to do with each other.',
  ];
}

function cannotSayFrom({ isSeen }: Found): string[] {
  return [
    'That one of the two causes the other.',
    ...(isSeen ? [] : ['That they are independent: the rows may be too few to show it.']),
  ];
}

function warningsFrom({ all, odds, data }: Found): string[] {
  return [
    ...leftOut(all, data.sheet.rows.length),
    ...(odds?.isCorrected === true
      ? ['A cell is empty; half a case was added to every cell for the odds ratio.']
      : []),
  ];
}

function crossed(one: readonly (string | undefined)[], other: readonly (string | undefined)[]) {
  const found = new Map<string, Map<string, number>>();
  const columns = new Set<string>();
  let all = 0;
  for (const [row, word] of one.entries()) {
    const second = other[row];
    if (word === undefined || second === undefined) continue;
    const line = found.get(word) ?? new Map<string, number>();
    line.set(second, (line.get(second) ?? 0) + 1);
    found.set(word, line);
    columns.add(second);
    all += 1;
  }
  const rows = [...found.keys()].toSorted();
  const names = [...columns].toSorted();
  return {
    rows,
    columns: names,
    all,
    table: rows.map((row) => names.map((name) => found.get(row)?.get(name) ?? 0)),
  };
}

function strongestCell(
  residuals: readonly (readonly number[])[],
  rows: readonly string[],
  columns: readonly string[],
): string {
  const cells = residuals.flatMap((line, row) => line.map((value, column) => ({ value, row, column })));
  const [most] = cells.toSorted((a, b) => Math.abs(b.value) - Math.abs(a.value));
  if (most === undefined) return 'none';
  return `“${shortened(rows[most.row] ?? '', 24)}” with “${shortened(columns[most.column] ?? '', 24)}” is ${most.value > 0 ? 'more' : 'less'} frequent than expected (${figure(Math.abs(most.value))} deviations)`;
}

function crossTable(
  one: ReadColumn,
  other: ReadColumn,
  rows: readonly string[],
  columns: readonly string[],
  table: readonly (readonly number[])[],
): Part {
  return {
    kind: 'table',
    title: `${shortened(one.name)} by ${shortened(other.name)}`,
    columns: [
      { key: 'row', label: shortened(one.name, 24), as: 'text' },
      ...columns.map((name, at) => ({ key: `c${at}`, label: shortened(name, 20), as: 'whole' as const })),
      { key: 'all', label: 'All', as: 'whole' },
    ],
    rows: rows.map((name, at) => ({
      row: shortened(name),
      ...Object.fromEntries((table[at] ?? []).map((count, column) => [`c${column}`, count])),
      all: (table[at] ?? []).reduce((sum, count) => sum + count, 0),
    })),
  };
}

function shareChart(
  one: ReadColumn,
  other: ReadColumn,
  rows: readonly string[],
  columns: readonly string[],
  table: readonly (readonly number[])[],
): Part {
  return {
    kind: 'chart',
    title: `Shares of ${shortened(other.name)} within ${shortened(one.name)}`,
    chart: 'bar',
    stacked: true,
    category: { key: 'row', label: shortened(one.name, 24) },
    series: columns.map((name, at) => ({ key: `c${at}`, label: shortened(name, 20) })),
    rows: rows.map((name, at) => {
      const line = table[at] ?? [];
      const all = line.reduce((sum, count) => sum + count, 0) || 1;
      return {
        row: shortened(name, 20),
        ...Object.fromEntries(line.map((count, column) => [`c${column}`, (count / all) * hundred])),
      };
    }),
    as: 'percent',
  };
}

function residualTable(
  residuals: readonly (readonly number[])[],
  rows: readonly string[],
  columns: readonly string[],
): Part {
  return {
    kind: 'table',
    title: 'Where it comes from',
    columns: [
      { key: 'row', label: 'Deviations from independence', as: 'text' },
      ...columns.map((name, at) => ({ key: `c${at}`, label: shortened(name, 20), as: 'number' as const })),
    ],
    rows: rows.map((name, at) => ({
      row: shortened(name),
      ...Object.fromEntries(
        (residuals[at] ?? []).map((value, column) => [`c${column}`, Number.isFinite(value) ? value : null]),
      ),
    })),
    note: 'Adjusted residuals: beyond 2 or −2 a cell is more or less frequent than independence would have it.',
  };
}
