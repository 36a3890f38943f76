import type { Part, Row } from '../../agent-desk/parts.ts';
import { writeAmount } from '../../agent-desk/write-amount.ts';
import type { Exit, Turn } from './exit.ts';
import type { CapInput } from './fields.ts';
import { type CapTable, type Group, type Stage, safeOwnership, shareOf } from './stages.ts';

const hundred = 100;

const groupNames: Readonly<Record<Group, string>> = {
  founder: 'Founders',
  employee: 'Employees',
  investor: 'Common investors',
  safe: 'Safes',
  round: 'Rounds',
  pool: 'Free pool',
};

export function ownershipTable({ owners, stages }: CapTable): Part {
  const percent = (stage: Stage, index: number) =>
    stage.total > 0 ? ((stage.shares[index] ?? 0) / stage.total) * hundred : null;
  return {
    kind: 'table',
    title: 'Who owns what',
    columns: [
      { key: 'name', label: 'Owner', as: 'text' },
      ...stages.map(({ name }, index) => ({ key: `p${index}`, label: name, as: 'percent' as const })),
      { key: 'shares', label: 'Shares at the end', as: 'whole' },
    ],
    rows: owners.map(
      ({ name }, index): Row => ({
        name,
        ...Object.fromEntries(stages.map((stage, at) => [`p${at}`, percent(stage, index)])),
        shares: stages.at(-1)?.shares[index] ?? 0,
      }),
    ),
    note: 'Fully diluted: options count as shares. Safes own nothing until they convert in the first round.',
  };
}

export function dilutionChart(table: CapTable): Part {
  const groups = (Object.keys(groupNames) as Group[]).filter((group) =>
    table.stages.some((stage) => shareOf(table, stage, group) > 0),
  );
  return {
    kind: 'chart',
    title: 'Ownership after each round',
    chart: 'bar',
    category: { key: 'stage', label: 'Stage' },
    series: groups.map((group) => ({ key: group, label: groupNames[group] })),
    rows: table.stages.map((stage) => ({
      stage: stage.name,
      ...Object.fromEntries(groups.map((group) => [group, shareOf(table, stage, group)])),
    })),
    as: 'percent',
    stacked: true,
  };
}

export function roundTable(table: CapTable): Part {
  return {
    kind: 'table',
    title: 'Rounds',
    columns: [
      { key: 'name', label: 'Round', as: 'text' },
      { key: 'preMoney', label: 'Pre-money', as: 'money' },
      { key: 'investment', label: 'New money', as: 'money' },
      { key: 'postMoney', label: 'Post-money', as: 'money' },
      { key: 'price', label: 'Price of a share', as: 'number' },
      { key: 'newShares', label: 'New shares', as: 'whole' },
      { key: 'poolAdded', label: 'Added to the pool', as: 'whole' },
      { key: 'sold', label: 'Sold', as: 'percent' },
      { key: 'effective', label: 'Pre-money without the new pool', as: 'money' },
      { key: 'founders', label: 'Founders after', as: 'percent' },
    ],
    rows: table.stages.flatMap((stage) => {
      const { round, preMoney = 0, investment = 0 } = stage;
      if (round === undefined) return [];
      return [
        {
          name: stage.name,
          preMoney,
          investment,
          postMoney: preMoney + investment,
          price: round.price,
          newShares: round.newShares,
          poolAdded: round.poolAdded,
          sold: (round.newShares / round.total) * hundred,
          effective: preMoney - round.poolAdded * round.price,
          founders: shareOf(table, stage, 'founder'),
        },
      ];
    }),
    note: 'A pool that is enlarged before the round is paid for by those who are already in: the pre-money valuation without it is what they are really given.',
  };
}

export function safeTable(input: CapInput, table: CapTable): Part[] {
  const converted = table.stages[1]?.round?.safes ?? [];
  if (converted.length === 0) return [];
  const owned = safeOwnership(table);
  const total = table.stages[1]?.total ?? 1;
  const ways = { cap: 'cap', discount: 'discount', round: 'price of the round' };
  return [
    {
      kind: 'table',
      title: 'How the safes convert',
      columns: [
        { key: 'name', label: 'Investor', as: 'text' },
        { key: 'amount', label: 'Amount', as: 'money' },
        { key: 'by', label: 'Converts by', as: 'text' },
        { key: 'price', label: 'Price', as: 'number' },
        { key: 'shares', label: 'Shares', as: 'whole' },
        { key: 'owned', label: 'Before new money and pool', as: 'percent' },
        { key: 'after', label: 'After the round', as: 'percent' },
        { key: 'gain', label: 'Worth at the round’s price', as: 'money' },
      ],
      rows: converted.map(({ shares, price, by }, index) => ({
        name: input.safes?.[index]?.name ?? '',
        amount: input.safes?.[index]?.amount ?? 0,
        by: ways[by],
        price,
        shares,
        owned: owned[index] ?? null,
        after: (shares / total) * hundred,
        gain: shares * (table.stages[1]?.round?.price ?? 0),
      })),
    },
  ];
}

export function waterfallTable(table: CapTable, exit: Exit): Part {
  const last = table.stages.at(-1);
  return {
    kind: 'table',
    title: 'Who gets what at the exit',
    columns: [
      { key: 'name', label: 'Owner', as: 'text' },
      { key: 'owns', label: 'Owns', as: 'percent' },
      { key: 'gets', label: 'Gets', as: 'money' },
      { key: 'part', label: 'Of the proceeds', as: 'percent' },
      { key: 'how', label: 'How', as: 'text' },
    ],
    rows: table.owners.map(({ name, group }, index) => {
      const converts = exit.converts[index];
      const how =
        group === 'pool'
          ? 'lapses'
          : converts === null
            ? 'common'
            : converts
              ? 'converts'
              : 'keeps its preference';
      return {
        name,
        owns:
          last === undefined || last.total === 0 ? null : ((last.shares[index] ?? 0) / last.total) * hundred,
        gets: exit.amounts[index] ?? 0,
        part: exit.net > 0 ? ((exit.amounts[index] ?? 0) / exit.net) * hundred : null,
        how,
      };
    }),
    note: 'Options that nobody holds are not paid, so that all others get a little more than they own.',
  };
}

export function turnTable({ owners }: CapTable, turns: readonly Turn[], currency: string): Part {
  return {
    kind: 'table',
    title: 'From which price each class converts to common shares',
    columns: [
      { key: 'name', label: 'Class', as: 'text' },
      { key: 'value', label: 'Price of the company', as: 'money' },
      { key: 'says', label: 'In words', as: 'text' },
    ],
    rows: turns.map(({ owner, value }) => ({
      name: owners[owner]?.name ?? '',
      value,
      says:
        value === null
          ? 'never converts: preference and participation always pay more'
          : `converts from ${writeAmount(value, 'money', currency)} upwards`,
    })),
  };
}
