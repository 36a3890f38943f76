import type { AppRecord } from '../store/collection.ts';

export interface Ranked<T extends AppRecord> {
  readonly record: T;
  readonly score: number;
  readonly rank: number;
}

/** The highest number first. Equal numbers share a place, and the next place is left out. */
export function rankRecords<T extends AppRecord>(records: readonly T[], field: string): readonly Ranked<T>[] {
  const scored = records
    .map((record) => ({ record, score: Number(record[field] ?? 0) || 0 }))
    .toSorted((a, b) => b.score - a.score);
  return scored.map((one) => ({
    ...one,
    rank: scored.findIndex(({ score }) => score === one.score) + 1,
  }));
}
