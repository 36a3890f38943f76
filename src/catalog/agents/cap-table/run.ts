import type { Part } from '../../agent-desk/parts.ts';
import type { AgentResult } from '../../agent-desk/result.ts';
import { writeAmount } from '../../agent-desk/write-amount.ts';
import { type Exit, exitAt, preferenceStack, turnsOf } from './exit.ts';
import type { CapInput } from './fields.ts';
import { founderNote } from './memo.ts';
import { type CapTable, capTable, safeOwnership, shareOf, sumOf } from './stages.ts';
import { dilutionChart, ownershipTable, roundTable, safeTable, turnTable, waterfallTable } from './tables.ts';
import { capWorkbook } from './workbook.ts';

const exitPoints = 24;

export function runCapTable(input: CapInput): AgentResult {
  const table = capTable(input);
  const last = table.stages.at(-1);
  const exit = exitAt(input, table, input.exitValue);
  const turns = turnsOf(input, table);
  const money = (value: number) => writeAmount(value, 'money', input.currency);
  const founders = last === undefined ? 0 : shareOf(table, last, 'founder');
  const paidTo = (group: string) =>
    sumOf(exit.amounts.filter((_, index) => table.owners[index]?.group === group));
  const owned = safeOwnership(table);
  return {
    summary: `After ${last?.name ?? 'today'} the founders own ${writeAmount(founders, 'percent')} of ${input.company}; of a sale for ${money(input.exitValue)} they get ${money(paidTo('founder'))}, and ${money(preferenceStack(input, table))} of preferences stands before common shares.`,
    currency: input.currency,
    values: {
      foundersShare: founders,
      foundersBefore: 100 - sumOf(owned) - poolAndOthersBefore(table, sumOf(owned)),
      poolShare: last === undefined ? 0 : shareOf(table, last, 'pool'),
      price: last?.round?.price ?? null,
      postMoney: (last?.preMoney ?? 0) + (last?.investment ?? 0),
      foundersProceeds: paidTo('founder'),
      roundsProceeds: paidTo('round'),
      safesProceeds: paidTo('safe'),
      preferences: preferenceStack(input, table),
      ...Object.fromEntries(owned.map((share, index) => [`safe${index + 1}Owned`, share])),
    },
    parts: [
      figures(input, table, exit),
      dilutionChart(table),
      ownershipTable(table),
      roundTable(table),
      ...safeTable(input, table),
      waterfallTable(table, exit),
      exitChart(input, table),
      turnTable(table, turns, input.currency),
      founderNote(input, table, exit, turns),
    ],
    warnings: warningsOf(input, table, exit),
    workbook: capWorkbook(input, table),
  };
}

/** Points of today's owners other than founders, once the safes are counted in. */
function poolAndOthersBefore(table: CapTable, safes: number): number {
  const [today] = table.stages;
  if (today === undefined) return 0;
  return (100 - shareOf(table, today, 'founder')) * (1 - safes / 100);
}

function figures(input: CapInput, table: CapTable, exit: Exit): Part {
  const [today] = table.stages;
  const last = table.stages.at(-1) ?? today;
  const founders = last === undefined ? 0 : shareOf(table, last, 'founder');
  const paid = sumOf(exit.amounts.filter((_, index) => table.owners[index]?.group === 'founder'));
  return {
    kind: 'figures',
    title: 'Founders',
    figures: [
      {
        label: 'Founders own',
        value: founders,
        as: 'percent',
        against: `today ${writeAmount(today === undefined ? 0 : shareOf(table, today, 'founder'), 'percent')}`,
      },
      {
        label: 'Worth at the last price',
        value: ((last?.preMoney ?? 0) + (last?.investment ?? 0)) * (founders / 100),
        as: 'money',
      },
      {
        label: 'Founders get at the exit',
        value: paid,
        as: 'money',
        against:
          exit.net > 0
            ? `${writeAmount((paid / exit.net) * 100, 'percent')} of the proceeds`
            : 'nothing is left',
      },
      { label: 'Preferences before common shares', value: preferenceStack(input, table), as: 'money' },
      { label: 'A common share gets', value: exit.perCommonShare, as: 'number' },
    ],
  };
}

/** Proceeds by group from nothing to twice the exit that was asked about, so that the flat stretches of preferences show. */
function exitChart(input: CapInput, table: CapTable): Part {
  const last = table.stages.at(-1);
  const farthest = Math.max(input.exitValue, (last?.preMoney ?? 0) + (last?.investment ?? 0)) * 2;
  const series = [
    { key: 'founder', label: 'Founders' },
    { key: 'employee', label: 'Employees' },
    { key: 'investor', label: 'Common investors' },
    { key: 'safe', label: 'Safes' },
    { key: 'round', label: 'Rounds' },
  ].filter(({ key }) => table.owners.some(({ group }) => group === key));
  return {
    kind: 'chart',
    title: 'Proceeds by price of the company',
    chart: 'line',
    category: { key: 'value', label: 'Price of the company' },
    series,
    rows: [...Array(exitPoints + 1).keys()].map((point) => {
      const value = (farthest * point) / exitPoints;
      const { amounts } = exitAt(input, table, value);
      return {
        value: writeAmount(value, 'money', input.currency),
        ...Object.fromEntries(
          series.map(({ key }) => [
            key,
            sumOf(amounts.filter((_, index) => table.owners[index]?.group === key)),
          ]),
        ),
      };
    }),
    as: 'money',
  };
}

function warningsOf(input: CapInput, table: CapTable, exit: Exit): string[] {
  const warnings: string[] = [];
  if (exit.net === 0 && input.exitValue > 0) warnings.push('Debt and costs take all of the price.');
  for (const [index, stage] of table.stages.entries()) {
    const before = table.stages[index - 1]?.round;
    if (stage.round !== undefined && before !== undefined && stage.round.price < before.price)
      warnings.push(
        `${stage.name} is below the price of the round before. Anti-dilution rights would give earlier investors more shares; they are not in these figures.`,
      );
  }
  const byPrice = (table.stages[1]?.round?.safes ?? []).some(
    ({ by }, index) => by !== 'cap' && input.safes?.[index]?.cap !== undefined,
  );
  if (byPrice)
    warnings.push(
      'At least one safe converts below its cap, so that it takes more of the company than its cap promised.',
    );
  return warnings;
}
