import { flowTime } from '../../../methods/finance/enterprise-value.ts';
import type { Part } from '../../agent-desk/parts.ts';
import { type CashValue, effectOf } from './cash-value.ts';
import type { ValuationInput } from './fields.ts';
import { multipleNames, type PeerRange, peerMultiples } from './peer-value.ts';

const hundred = 100;

export function flowTable(input: ValuationInput, { flows }: CashValue): Part {
  return {
    kind: 'table',
    title: 'Free cash flow',
    columns: [
      { key: 'year', label: 'Year', as: 'whole' },
      { key: 'revenue', label: 'Revenue', as: 'money' },
      { key: 'ebitda', label: 'EBITDA', as: 'money' },
      { key: 'margin', label: 'Margin', as: 'percent' },
      { key: 'tax', label: 'Tax', as: 'money' },
      { key: 'investment', label: 'Investment', as: 'money' },
      { key: 'workingCapital', label: 'Working capital', as: 'money' },
      { key: 'flow', label: 'Free cash flow', as: 'money' },
      { key: 'factor', label: 'Factor', as: 'number' },
      { key: 'worth', label: 'Present value', as: 'money' },
    ],
    rows: input.forecast.map((year, index) => {
      const factor = 1 / (1 + input.rate / hundred) ** flowTime(index + 1, input.midYear);
      const flow = flows[index] ?? 0;
      return {
        year: index + 1,
        revenue: year.revenue,
        ebitda: year.ebitda,
        margin: year.revenue > 0 ? (year.ebitda / year.revenue) * hundred : null,
        tax: year.ebitda - flow - year.investment - year.workingCapital,
        investment: year.investment,
        workingCapital: year.workingCapital,
        flow,
        factor,
        worth: flow * factor,
      };
    }),
  };
}

export function bridgeTable(input: ValuationInput, { byGrowth, byMultiple, flowsToday }: CashValue): Part {
  const line = (name: string, growth: number | null, multiple: number | null) => ({ name, growth, multiple });
  return {
    kind: 'table',
    title: 'Bridge from enterprise value to one share',
    columns: [
      { key: 'name', label: 'Line', as: 'text' },
      { key: 'growth', label: 'By growth', as: 'money' },
      { key: 'multiple', label: 'By exit multiple', as: 'money' },
    ],
    rows: [
      line('Present value of the forecast', flowsToday, flowsToday),
      line(
        'Present value of the horizon',
        byGrowth?.terminalToday ?? null,
        byMultiple?.terminalToday ?? null,
      ),
      line('Enterprise value', byGrowth?.enterprise ?? null, byMultiple?.enterprise ?? null),
      ...(input.claims ?? []).map(({ name, kind, amount }) =>
        line(name, effectOf(kind, amount), effectOf(kind, amount)),
      ),
      line('Equity value', byGrowth?.equity ?? null, byMultiple?.equity ?? null),
      line('One share, diluted', byGrowth?.share.price ?? null, byMultiple?.share.price ?? null),
    ],
    note: 'Options in the money are counted by the treasury stock method at the price in the last line.',
  };
}

export function peerTables(input: ValuationInput, ranges: readonly PeerRange[]): Part[] {
  const peers = peerMultiples(input);
  if (peers.length === 0) return [];
  return [
    {
      kind: 'table',
      title: 'Multiples of peers',
      columns: [
        { key: 'name', label: 'Company', as: 'text' },
        { key: 'revenue', label: multipleNames.revenue, as: 'times' },
        { key: 'ebitda', label: multipleNames.ebitda, as: 'times' },
        { key: 'income', label: multipleNames.income, as: 'times' },
      ],
      rows: peers.map(({ name, revenue, ebitda, income }) => ({ name, revenue, ebitda, income })),
      note: 'A dash stands for a loss or a figure that was not given.',
    },
    {
      kind: 'table',
      title: 'What peers say of this company',
      columns: [
        { key: 'name', label: 'Multiple', as: 'text' },
        { key: 'count', label: 'Peers', as: 'whole' },
        { key: 'low', label: 'Lower quartile', as: 'times' },
        { key: 'middle', label: 'Median', as: 'times' },
        { key: 'high', label: 'Upper quartile', as: 'times' },
        { key: 'priceLow', label: 'Share, low', as: 'money' },
        { key: 'priceMiddle', label: 'Share, median', as: 'money' },
        { key: 'priceHigh', label: 'Share, high', as: 'money' },
      ],
      rows: ranges.map((range) => ({ ...range, name: multipleNames[range.name] })),
    },
  ];
}
