import type { Part } from '../../agent-desk/parts.ts';
import type { TextFile } from '../../agent-desk/result.ts';
import type { PortfolioInput } from './fields.ts';
import type { Mix } from './mixes.ts';
import type { Universe } from './universe.ts';

const hundred = 100;
const smallest = 0.005;

export interface Trade {
  readonly name: string;
  readonly from: number;
  readonly to: number;
  /** Money; negative is sold. */
  readonly amount: number;
}

export function tradesOf(input: PortfolioInput, { names, present }: Universe, chosen: Mix): Trade[] {
  if (present === undefined) return [];
  return names
    .map((name, index) => {
      const from = (present[index] ?? 0) * hundred;
      const to = (chosen.weights[index] ?? 0) * hundred;
      return { name, from, to, amount: ((to - from) / hundred) * input.value };
    })
    .filter(({ from, to }) => Math.abs(to - from) >= smallest);
}

export function tradeCost(input: PortfolioInput, trades: readonly Trade[]): number {
  return trades.reduce((sum, { amount }) => sum + Math.abs(amount), 0) * (input.cost / hundred);
}

export function tradeParts(trades: readonly Trade[], chosen: Mix): Part[] {
  if (trades.length === 0) return [];
  return [
    {
      kind: 'table',
      title: `Trades into: ${chosen.name}`,
      columns: [
        { key: 'name', label: 'Position', as: 'text' },
        { key: 'action', label: 'Trade', as: 'text' },
        { key: 'amount', label: 'Amount', as: 'money' },
        { key: 'from', label: 'Weight today', as: 'percent' },
        { key: 'to', label: 'Weight after', as: 'percent' },
      ],
      rows: trades
        .toSorted((one, other) => one.amount - other.amount)
        .map(({ name, amount, from, to }) => ({
          name,
          action: amount < 0 ? 'Sell' : 'Buy',
          amount: Math.abs(amount),
          from,
          to,
        })),
      note: 'Sales first, so that the money for the purchases is there. Costs are not taken off the amounts.',
    },
  ];
}

export function tradeFiles(trades: readonly Trade[], currency: string): TextFile[] {
  if (trades.length === 0) return [];
  const quoted = (text: string) => `"${text.replace(/^[=+@-]/, "'$&").replaceAll('"', '""')}"`;
  const lines = trades.map(({ name, amount, from, to }) =>
    [
      quoted(name),
      amount < 0 ? 'sell' : 'buy',
      Math.abs(amount).toFixed(2),
      currency,
      from.toFixed(2),
      to.toFixed(2),
    ].join(','),
  );
  return [
    {
      name: 'trades.csv',
      type: 'text/csv',
      text: `${['position,trade,amount,currency,weight_before_percent,weight_after_percent', ...lines].join('\r\n')}\r\n`,
    },
  ];
}
