import type { AppRecord } from '../../store/collection.ts';

export interface Flow {
  readonly income: number;
  readonly spent: number;
  readonly balance: number;
}

export function isIncome(record: AppRecord): boolean {
  return /income|deposit|salary|earning/i.test(String(record.type ?? ''));
}

export function amountOf(record: AppRecord): number {
  return Math.abs(Number(record.amount ?? 0)) || 0;
}

/** The month of a record, as `2026-03`. */
export function monthOf(record: AppRecord): string {
  return String(record.date ?? record.createdAt).slice(0, 7);
}

export function flowOf(records: readonly AppRecord[]): Flow {
  const sum = (list: readonly AppRecord[]) => list.reduce((total, record) => total + amountOf(record), 0);
  const income = sum(records.filter(isIncome));
  const spent = sum(records.filter((record) => !isIncome(record)));
  return { income, spent, balance: income - spent };
}

/** What was spent in each category, the most first. */
export function spentByCategory(records: readonly AppRecord[]): readonly { label: string; value: number }[] {
  const totals = new Map<string, number>();
  for (const record of records) {
    if (isIncome(record)) continue;
    const category = String(record.category ?? '') || 'Other';
    totals.set(category, (totals.get(category) ?? 0) + amountOf(record));
  }
  return [...totals].map(([label, value]) => ({ label, value })).toSorted((a, b) => b.value - a.value);
}

/** All months that have records, the latest first. */
export function monthsOf(records: readonly AppRecord[]): readonly string[] {
  return [...new Set(records.map(monthOf))].toSorted((a, b) => (a < b ? 1 : -1));
}
