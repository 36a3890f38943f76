import type { WorkedExample } from '../../agent-desk/work.ts';
import type { CashInput } from './fields.ts';

const mondays = ['2027-01-04', '2027-01-11', '2027-01-18', '2027-01-25'] as const;

const paid = (
  name: string,
  kind: 'other' | 'investment' | 'tax' | 'payroll' | 'receipt',
  amounts: readonly number[],
) =>
  mondays.map((first, index) => ({ name, kind, amount: amounts[index] ?? 0, first, every: 'once' as const }));

export const examples: readonly WorkedExample<CashInput>[] = [
  {
    source:
      'Brealey and Myers, Principles of Corporate Finance, 7th edition, chapter on short-term financial planning: the four quarters of Dynamic Mattress, $ millions, here as four weeks',
    input: {
      currency: 'USD',
      company: 'Dynamic Mattress',
      start: mondays[0],
      openingCash: 5,
      creditLine: 0,
      minimum: 5,
      minimumOf: 'cash',
      weeks: [
        { sales: 87.5, purchases: 0 },
        { sales: 78.5, purchases: 0 },
        { sales: 116, purchases: 0 },
        { sales: 131, purchases: 0 },
        { sales: 0, purchases: 0 },
      ],
      pattern: [
        { after: 0, share: 80 },
        { after: 1, share: 20 },
      ],
      supplierWeeks: 0,
      // A fifth of the 75 that were sold in the quarter before.
      receivables: [{ age: 'current', amount: 15, share: 100, from: 1, to: 1 }],
      payables: mondays.map((due, index) => ({
        name: 'Accounts payable',
        amount: [65, 60, 55, 50][index] ?? 0,
        due,
      })),
      dated: [
        ...paid('Labour and administration', 'payroll', [30, 30, 30, 30]),
        ...paid('Capital expenditures', 'investment', [32.5, 1.3, 5.5, 8]),
        ...paid('Taxes, interest and dividends', 'tax', [4, 4, 4.5, 5]),
        ...paid('Other sources', 'receipt', [0, 0, 12.5, 0]),
      ],
      badSales: 0,
      badWeeks: 0,
      goodSales: 0,
    },
    expected: {
      collected1: { is: 85, within: 0.05 },
      collected2: { is: 80.3, within: 0.05 },
      collected3: { is: 108.5, within: 0.05 },
      collected4: { is: 128, within: 0.05 },
      closing1: { is: -41.5, within: 0.05 },
      closing2: { is: -56.5, within: 0.05 },
      closing3: { is: -30.5, within: 0.05 },
      closing4: { is: 4.5, within: 0.05 },
      needed: { is: 61.5, within: 0.05 },
    },
  },
];
