import type { SoldPiece } from '../../../methods/tax/tax-lots.ts';
import type { Part } from '../../agent-desk/parts.ts';
import { gainsOf, type HeldLot, keptLots, soldThisYear } from './book.ts';
import type { TaxInput } from './fields.ts';
import type { Candidate, Waiting } from './harvest.ts';

const rowsOnScreen = 12;
const orders = {
  fifo: 'Oldest first (FIFO)',
  lifo: 'Newest first (LIFO)',
  hifo: 'Dearest first (HIFO)',
  specific: 'As each sale names',
} as const;

const more = (count: number, where: string) =>
  count > rowsOnScreen ? { note: `${count - rowsOnScreen} more are in ${where}.` } : {};

export function salesTable(sold: readonly SoldPiece[], input: TaxInput): Part[] {
  if (sold.length === 0) return [];
  return [
    {
      kind: 'table',
      title: 'Sales of the year, lot by lot',
      columns: [
        { key: 'day', label: 'Sold', as: 'date' },
        { key: 'security', label: 'Security', as: 'text' },
        { key: 'acquired', label: 'Bought', as: 'date' },
        { key: 'quantity', label: 'Units', as: 'number' },
        { key: 'proceeds', label: 'Proceeds', as: 'money' },
        { key: 'basis', label: 'Basis', as: 'money' },
        { key: 'gain', label: 'Gain or loss', as: 'money' },
        { key: 'disallowed', label: 'Held back', as: 'money' },
        { key: 'term', label: 'Term', as: 'text' },
      ],
      rows: sold
        .slice(-rowsOnScreen)
        .map(({ day, security, acquired, quantity, proceeds, basis, gain, disallowed, heldDays }) => ({
          day,
          security,
          acquired,
          quantity,
          proceeds,
          basis,
          gain,
          disallowed,
          term: heldDays > input.longAfter ? 'long' : 'short',
        })),
      ...more(sold.length, 'sales.csv and the workbook'),
    },
  ];
}

export function gainChart(sold: readonly SoldPiece[], input: TaxInput): Part[] {
  const securities = [...new Set(sold.map(({ security }) => security))];
  if (securities.length === 0) return [];
  return [
    {
      kind: 'chart',
      title: 'Gains that count, by security',
      chart: 'bar',
      category: { key: 'security', label: 'Security' },
      series: [
        { key: 'short', label: 'Short term' },
        { key: 'long', label: 'Long term' },
      ],
      rows: securities.map((security) => {
        const { short, long } = gainsOf(
          input,
          sold.filter((piece) => piece.security === security),
        );
        return { security, short, long };
      }),
      as: 'money',
    },
  ];
}

export function lotTable(lots: readonly HeldLot[]): Part[] {
  if (lots.length === 0) return [];
  return [
    {
      kind: 'table',
      title: 'Lots that are left',
      columns: [
        { key: 'security', label: 'Security', as: 'text' },
        { key: 'acquired', label: 'Bought', as: 'date' },
        { key: 'quantity', label: 'Units', as: 'number' },
        { key: 'basis', label: 'Basis', as: 'money' },
        { key: 'value', label: 'Value', as: 'money' },
        { key: 'gain', label: 'Gain or loss', as: 'money' },
        { key: 'heldDays', label: 'Held, days', as: 'whole' },
        { key: 'term', label: 'Term', as: 'text' },
        { key: 'from', label: 'Basis from a wash sale', as: 'text' },
      ],
      rows: lots
        .slice(0, rowsOnScreen)
        .map(({ security, acquired, quantity, basis, value, gain, heldDays, isLong, isReplacement }) => ({
          security,
          acquired,
          quantity,
          basis,
          value,
          gain,
          heldDays,
          term: isLong ? 'long' : 'short',
          from: isReplacement ? 'yes' : 'no',
        })),
      ...more(lots.length, 'the workbook'),
    },
  ];
}

export function harvestTable(candidates: readonly Candidate[]): Part[] {
  if (candidates.length === 0) return [];
  return [
    {
      kind: 'table',
      title: 'Losses that could be taken',
      columns: [
        { key: 'security', label: 'Security', as: 'text' },
        { key: 'acquired', label: 'Bought', as: 'date' },
        { key: 'quantity', label: 'Units', as: 'number' },
        { key: 'loss', label: 'Loss', as: 'money' },
        { key: 'term', label: 'Term', as: 'text' },
        { key: 'from', label: 'Can be taken whole from', as: 'date' },
        { key: 'again', label: 'Buy again from', as: 'date' },
      ],
      rows: candidates.slice(0, rowsOnScreen).map(({ lot, loss, from, againFrom }) => ({
        security: lot.security,
        acquired: lot.acquired,
        quantity: lot.quantity,
        loss,
        term: lot.isLong ? 'long' : 'short',
        from,
        again: againFrom,
      })),
      note: 'A later day means that the same security was bought within the last 30 days. Reinvested dividends are purchases too.',
    },
  ];
}

export function waitTable(waiting: readonly Waiting[]): Part[] {
  if (waiting.length === 0) return [];
  return [
    {
      kind: 'table',
      title: 'Gains that turn long term soon',
      columns: [
        { key: 'security', label: 'Security', as: 'text' },
        { key: 'quantity', label: 'Units', as: 'number' },
        { key: 'gain', label: 'Gain', as: 'money' },
        { key: 'from', label: 'Long term from', as: 'date' },
        { key: 'days', label: 'Days to wait', as: 'whole' },
      ],
      rows: waiting.slice(0, rowsOnScreen).map(({ lot, longFrom, days }) => ({
        security: lot.security,
        quantity: lot.quantity,
        gain: lot.gain,
        from: longFrom,
        days,
      })),
    },
  ];
}

/** The same trades under every order; the named lots only where sales name them. */
export function orderTable(input: TaxInput): Part {
  const kinds = (['fifo', 'lifo', 'hifo', 'specific'] as const).filter(
    (kind) => kind !== 'specific' || input.order === kind,
  );
  return {
    kind: 'table',
    title: 'Ways to choose lots, compared',
    columns: [
      { key: 'order', label: 'Sold first', as: 'text' },
      { key: 'short', label: 'Short-term gain', as: 'money' },
      { key: 'long', label: 'Long-term gain', as: 'money' },
      { key: 'disallowed', label: 'Held back by wash sales', as: 'money' },
      { key: 'tax', label: 'Tax, about', as: 'money' },
    ],
    rows: kinds.map((kind) => {
      const { short, long, disallowed, tax } = gainsOf(input, soldThisYear(keptLots(input, kind), input));
      return { order: orders[kind], short, long, disallowed, tax };
    }),
    note: 'Applied to all years of the trades entered. A choice has to be made by the settlement of a sale and cannot be changed afterwards.',
  };
}
