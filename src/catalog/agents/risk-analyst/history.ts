import { type Drawdown, drawdownsOf, underwater, wealthOf } from '../../../methods/risk/drawdowns.ts';
import type { ChartPart, Part } from '../../agent-desk/parts.ts';
import type { Book } from './book.ts';

const hundred = 100;
const mostDrawdowns = 5;
const chartPoints = 120;
const bins = 24;

export interface Past {
  readonly drawdowns: readonly Drawdown[];
  readonly wealth: readonly number[];
}

export function pastOf(book: Book): Past {
  const wealth = wealthOf(book.past);
  return { drawdowns: drawdownsOf(wealth), wealth };
}

export function dayAt(book: Book, index: number): string {
  return index === 0 ? 'start' : (book.table?.days[index - 1] ?? 'end');
}

export function historyParts(book: Book, { drawdowns, wealth }: Past): Part[] {
  if (book.past.length === 0) return [];
  const parts: Part[] = [histogram(book.past)];
  const below = underwater(wealth);
  const step = Math.max(1, Math.ceil(below.length / chartPoints));
  parts.push({
    kind: 'chart',
    title: 'Below the highest value so far',
    chart: 'area',
    category: { key: 'day', label: 'Day' },
    series: [{ key: 'below', label: 'Drawdown' }],
    rows: below
      .map((share, index) => ({ day: dayAt(book, index), below: share === 0 ? 0 : -share * hundred }))
      .filter((_, index) => index % step === 0 || index === below.length - 1),
    as: 'percent',
    note: 'The positions of today, held through the past of the sheet.',
  });
  if (drawdowns.length > 0)
    parts.push({
      kind: 'table',
      title: 'Deepest drawdowns',
      columns: [
        { key: 'depth', label: 'Depth', as: 'percent' },
        { key: 'peak', label: 'From', as: 'date' },
        { key: 'trough', label: 'Lowest', as: 'date' },
        { key: 'recovered', label: 'Recovered', as: 'date' },
        { key: 'fall', label: `Falling, ${book.period}s`, as: 'whole' },
        { key: 'rise', label: `Recovering, ${book.period}s`, as: 'whole' },
      ],
      rows: drawdowns.slice(0, mostDrawdowns).map(({ depth, peak, trough, recovered }) => ({
        depth: -depth * hundred,
        peak: dayAt(book, peak),
        trough: dayAt(book, trough),
        recovered: recovered === undefined ? 'not yet' : dayAt(book, recovered),
        fall: trough - peak,
        rise: recovered === undefined ? null : recovered - trough,
      })),
    });
  return parts;
}

function histogram(past: readonly number[]): ChartPart {
  const sorted = past.toSorted((one, other) => one - other);
  const low = sorted[0] ?? 0;
  const width = ((sorted.at(-1) ?? 0) - low) / bins;
  const counts = Array<number>(bins).fill(0);
  for (const value of past) {
    const bin = width > 0 ? Math.min(bins - 1, Math.floor((value - low) / width)) : 0;
    counts[bin] = (counts[bin] ?? 0) + 1;
  }
  return {
    kind: 'chart',
    title: 'Past returns of the portfolio',
    chart: 'bar',
    category: { key: 'from', label: 'Return from' },
    series: [{ key: 'count', label: 'Periods' }],
    rows: counts.map((count, bin) => ({ from: `${((low + bin * width) * hundred).toFixed(2)} %`, count })),
    as: 'whole',
  };
}
