import type { z } from 'zod';
import type { contract } from '../../../functions/model-usage/contract.ts';
import type { ChartRow } from '../../ui/chart-figure.ts';

export type UsageLine = z.infer<(typeof contract)['output']>['lines'][number];

export interface UsageSum {
  name: string;
  uses: number;
  tokensIn: number;
  tokensOut: number;
  costMicro: number;
}

/** Sums under each name, the largest first. */
export function sumUsage(lines: readonly UsageLine[], nameOf: (line: UsageLine) => string): UsageSum[] {
  const sums = new Map<string, UsageSum>();
  for (const line of lines) {
    const name = nameOf(line);
    const sum = sums.get(name) ?? { name, uses: 0, tokensIn: 0, tokensOut: 0, costMicro: 0 };
    sum.uses += line.uses;
    sum.tokensIn += line.tokens_in;
    sum.tokensOut += line.tokens_out;
    sum.costMicro += line.cost_micro;
    sums.set(name, sum);
  }
  return [...sums.values()].toSorted(
    (a, b) =>
      b.costMicro - a.costMicro ||
      tokensOf(b) - tokensOf(a) ||
      b.uses - a.uses ||
      a.name.localeCompare(b.name),
  );
}

function tokensOf({ tokensIn, tokensOut }: UsageSum): number {
  return tokensIn + tokensOut;
}

export function personOf({ email, user_id: userId }: UsageLine): string {
  return email ?? (userId === null ? 'Accounts that were deleted' : 'An account without an address');
}

export type UsageMeasure = 'tokens' | 'cost';

/** A chart has colours for so many. */
const shownModels = 5;
const otherModels = 'Others';

/** One row for each day of the period, also for those without any use, with a member for each model. */
export function usageByDay(lines: readonly UsageLine[], days: number, measure: UsageMeasure, today: Date) {
  const names = sumUsage(lines, ({ model }) => model).map(({ name }) => name);
  const shown = names.slice(0, shownModels);
  const series = names.length > shownModels ? [...shown, otherModels] : shown;
  // Keys of their own: a model may be called as the member for the day is.
  const keyOf = (name: string) => `m${series.indexOf(series.includes(name) ? name : otherModels)}`;
  const rows = daysUntil(today, days).map((day): ChartRow => {
    const row: Record<string, string | number> = { day };
    for (const name of series) row[keyOf(name)] = 0;
    for (const line of lines.filter((one) => one.day === day)) {
      const key = keyOf(line.model);
      const used = measure === 'tokens' ? line.tokens_in + line.tokens_out : line.cost_micro;
      row[key] = Number(row[key]) + used;
    }
    return row;
  });
  return { rows, series: series.map((name) => ({ key: keyOf(name), label: name })) };
}

const dayMs = 86_400_000;

/** In UTC, as uses are counted. */
function daysUntil(today: Date, days: number): string[] {
  return Array.from({ length: days }, (_, index) =>
    new Date(today.getTime() - (days - 1 - index) * dayMs).toISOString().slice(0, 10),
  );
}
