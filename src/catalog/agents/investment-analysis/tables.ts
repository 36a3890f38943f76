import { presentValue } from '../../../methods/finance/present-value.ts';
import type { Part } from '../../agent-desk/parts.ts';
import type { Case } from './case.ts';
import type { InvestmentInput } from './fields.ts';

const hundred = 100;
const profilePoints = 24;

/** The value over the discount rate: it crosses zero at every rate of return. */
export function profileChart({ flows, rate }: Case, rates: readonly number[]): Part {
  const farthest = Math.max(
    0.3,
    rate * 2,
    ...rates.filter((one) => one < 500).map((one) => (one * 1.25) / hundred),
  );
  return {
    kind: 'chart',
    title: 'Value at other discount rates',
    chart: 'line',
    category: { key: 'rate', label: 'Discount rate' },
    series: [{ key: 'value', label: 'Net present value' }],
    rows: Array.from({ length: profilePoints + 1 }, (_, point) => {
      const at = (farthest * point) / profilePoints;
      return { rate: `${Number((at * hundred).toFixed(1))} %`, value: presentValue(flows, at) };
    }),
    as: 'money',
    note: 'Where the line crosses zero lies a rate of return.',
  };
}

export function flowTable({ rows, rate }: Case): Part {
  let sum = 0;
  let worth = 0;
  return {
    kind: 'table',
    title: 'Cash flows and what they are worth today',
    columns: [
      { key: 'when', label: 'When', as: 'text' },
      { key: 'inflow', label: 'In', as: 'money' },
      { key: 'outflow', label: 'Out', as: 'money' },
      { key: 'net', label: 'Net', as: 'money' },
      { key: 'factor', label: 'Discount factor', as: 'number' },
      { key: 'value', label: 'Present value', as: 'money' },
      { key: 'sum', label: 'Running sum', as: 'money' },
      { key: 'worth', label: 'Running present value', as: 'money' },
    ],
    rows: rows.map(({ label, time, inflow, outflow }) => {
      const net = inflow - outflow;
      const factor = 1 / (1 + rate) ** time;
      sum += net;
      worth += net * factor;
      return { when: label, inflow, outflow, net, factor, value: net * factor, sum, worth };
    }),
  };
}

export function capitalTable({ capital, rate }: Case, input: InvestmentInput): Part[] {
  if (capital === undefined) return [];
  const byModel = input.equityFrom === 'capm';
  const row = (line: string, value: number | null, how: string) => ({ line, value, how });
  const relevered = input.betaOf === 'asset' ? `levered from ${input.beta} by Hamada` : 'as entered';
  return [
    {
      kind: 'table',
      title: 'Cost of capital, built up',
      columns: [
        { key: 'line', label: 'Line', as: 'text' },
        { key: 'value', label: 'Figure', as: 'number' },
        { key: 'how', label: 'How', as: 'text' },
      ],
      rows: [
        ...(byModel
          ? [
              row('Riskless rate, %', input.riskFree ?? 0, 'as entered'),
              row('Beta', capital.beta, relevered),
              row('Premium of the market, %', input.premium ?? 0, 'as entered'),
              row('Premium for size or place, %', input.ownPremium ?? 0, 'as entered'),
            ]
          : []),
        row(
          'Cost of equity, %',
          capital.costOfEquity * hundred,
          byModel ? 'riskless rate + beta × premium + own premium' : 'as entered',
        ),
        row('Interest on debt before tax, %', input.debtCost ?? 0, 'as entered'),
        row('Interest on debt after tax, %', capital.debtAfterTax * hundred, 'interest × (1 − tax rate)'),
        row('Share of equity, %', capital.equityShare * hundred, 'equity ÷ (equity + debt)'),
        row('Share of debt, %', (1 - capital.equityShare) * hundred, 'debt ÷ (equity + debt)'),
        row('Weighted average cost of capital, %', rate * hundred, 'each share times its cost'),
      ],
      note: 'Right for an investment of the same risk and financing as the firm; otherwise take the beta and mix of firms in that business.',
    },
  ];
}
